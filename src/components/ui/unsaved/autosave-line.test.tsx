import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AutosaveState } from '@/lib/autosave/entries'
import { insideSite } from '../../../../tests/support/inside-site'
import { AutosaveLine } from './autosave-line'

const show = (state: Partial<AutosaveState>) =>
  render(<AutosaveLine at={0} isPending={false} problem={undefined} {...state} />, {
    wrapper: insideSite(),
  })

it('shows the time of the autosave, and that an autosave is pending', () => {
  show({})
  expect(screen.getByText('Tersimpan di perangkat 07.00')).toBeVisible()
  show({ isPending: true })
  expect(screen.getByText('Menyimpan di perangkat …')).toBeVisible()
})

it.each([
  ['full', /^Penyimpanan perangkat penuh: /],
  ['silent', /^Penyimpanan perangkat tidak menjawab: /],
  ['refused', /^Perangkat menolak menyimpan: /],
] as const)('warns about the problem “%s” of the device storage', (problem, text) => {
  show({ isPending: true, problem })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByText('Menyimpan di perangkat …')).not.toBeInTheDocument()
})
