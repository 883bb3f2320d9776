import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// jsdom has no layout, so nothing comes into view.
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})

// jsdom has the element without its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

// Longer than Testing Library's default of one second, for busy machines. Vitest has no setting for it.
const PATIENT = 10_000
configure({ asyncUtilTimeout: PATIENT })
const { waitFor } = vi
vi.waitFor = (callback, options = PATIENT) => waitFor(callback, options)

let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

// Tests of failures remove their expected calls with `mockClear`.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  expect(consoleError.mock.calls).toEqual([])
  consoleError.mockRestore()
})
