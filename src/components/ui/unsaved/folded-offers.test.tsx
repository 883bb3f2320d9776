import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoldedOffers } from './folded-offers'

it('shows a single offer directly', () => {
  render(<FoldedOffers>{[<p key="a">Musyawarah</p>]}</FoldedOffers>)
  expect(screen.getByText('Musyawarah')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
})

it('collapses several offers into one line', () => {
  render(
    <FoldedOffers>
      {['Musyawarah', 'Panen'].map((title) => (
        <p key={title}>{title}</p>
      ))}
    </FoldedOffers>,
  )
  expect(screen.getByText('Panen')).not.toBeVisible()
  fireEvent.click(screen.getByText('Ada 2 tulisan lama yang belum disimpan'))
  expect(screen.getByText('Panen')).toBeVisible()
})
