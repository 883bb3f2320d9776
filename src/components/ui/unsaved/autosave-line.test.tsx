import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AutosaveState } from '@/lib/autosave/entries'
import { AutosaveLine } from './autosave-line'

const show = (state: Partial<AutosaveState>) =>
  render(
    <AutosaveLine at={0} isPending={false} problem={undefined} zone="Asia/Jakarta" {...state} />,
  )

it('says when the device took what was typed, and that it is about to', () => {
  show({})
  expect(screen.getByText('Tersimpan di perangkat 07.00')).toBeVisible()
  show({ isPending: true })
  expect(screen.getByText('Menyimpan di perangkat …')).toBeVisible()
})

it.each([
  ['full', /^Penyimpanan perangkat penuh: /],
  ['silent', /^Penyimpanan perangkat tidak menjawab: /],
  ['refused', /^Perangkat menolak menyimpan: /],
] as const)('of a device that is %s it says so instead', (problem, text) => {
  show({ isPending: true, problem })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByText('Menyimpan di perangkat …')).not.toBeInTheDocument()
})
