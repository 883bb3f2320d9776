import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { restoreReadingSize, useReadingSize } from '@/stores/reading-size'
import ReadingSize from './reading-size'

const choice = (name: string) => screen.getByRole('button', { name })
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  useReadingSize.setState(useReadingSize.getInitialState())
  delete root.dataset['reading']
})

it('the chosen text size is applied, marked as chosen, and restored on the next visit', () => {
  render(<ReadingSize />)
  expect(choice('Biasa')).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(choice('Besar'))
  expect(choice('Besar')).toHaveAttribute('aria-pressed', 'true')
  expect(choice('Biasa')).toHaveAttribute('aria-pressed', 'false')
  expect(root).toHaveAttribute('data-reading', 'besar')
  delete root.dataset['reading']
  restoreReadingSize()
  expect(root).toHaveAttribute('data-reading', 'besar')
})

it('an unknown stored text size is ignored', () => {
  localStorage.setItem('ukuran-baca', 'raksasa')
  restoreReadingSize()
  expect(root).not.toHaveAttribute('data-reading')
})
