import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PostponedLine } from './postponed-line'

function Bar() {
  const [isPostponed, setPostponed] = useState(true)
  return (
    <>
      <PostponedLine isPostponed={isPostponed} onForget={() => setPostponed(false)} />
      <button type="button">Terbitkan</button>
    </>
  )
}

beforeEach(() => {
  onlineManager.setOnline(false)
  render(<Bar />)
})
afterEach(() => onlineManager.setOnline(true))

it('the line announces only that the network is available again', () => {
  const status = screen.getByRole('status')
  expect(status).toHaveAttribute('aria-live', 'off')
  act(() => onlineManager.setOnline(true))
  expect(status).toHaveAttribute('aria-live', 'polite')
  expect(status).toHaveTextContent(/^Jaringan sudah kembali\.$/)
})

it('cancelling the postponed publication moves the focus to the next button', () => {
  const button = screen.getByRole('button', { name: 'Batalkan menunggu' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(screen.queryByText('Menunggu jaringan untuk terbit.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Terbitkan' })).toHaveFocus()
})
