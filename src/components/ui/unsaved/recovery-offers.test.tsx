import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CollapsibleOffers } from './recovery-offers'

it('shows a single recovery offer directly', () => {
  render(<CollapsibleOffers>{[<p key="a">Musyawarah</p>]}</CollapsibleOffers>)
  expect(screen.getByText('Musyawarah')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
})

it('collapses several recovery offers into one line', () => {
  render(
    <CollapsibleOffers>
      {['Musyawarah', 'Panen'].map((title) => (
        <p key={title}>{title}</p>
      ))}
    </CollapsibleOffers>,
  )
  expect(screen.getByText('Panen')).not.toBeVisible()
  fireEvent.click(screen.getByText('Ada 2 tulisan lama yang belum disimpan'))
  expect(screen.getByText('Panen')).toBeVisible()
})
