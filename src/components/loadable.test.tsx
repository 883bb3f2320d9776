import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { loadable } from './loadable'

const Menu = ({ name }: { name: string }) => <nav aria-label={name} />

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => this.state.error?.message ?? this.props.children
}

it('shows a component once its code is loaded, and a preloaded component immediately', async () => {
  const load = () => Promise.resolve({ default: Menu })
  const [Part, Preloaded] = [loadable(load), loadable(load)]
  const shown = render(<Part name="Menu" />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  shown.unmount()
  await Preloaded.load()
  render(<Preloaded name="Menu" />)
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

it('throws a loading error where the component is rendered, and loads the code again on the next render', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.resolve({ default: Menu }))
  load.mockRejectedValueOnce(new Error('Tanpa jaringan'))
  const Part = loadable(load)
  const shown = render(<Part name="Menu" />, { wrapper: Boundary })
  expect(await screen.findByText('Tanpa jaringan')).toBeVisible()
  shown.unmount()
  render(<Part name="Menu" />, { wrapper: Boundary })
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible()
  logged.mockClear()
})
