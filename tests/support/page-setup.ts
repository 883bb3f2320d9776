import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// jsdom lays nothing out, so that nothing comes near the window either.
Element.prototype.scrollIntoView = () => {}
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})

// jsdom knows the element, but not how to open and close it.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

// A busy machine takes longer than the second that a page is given by default, and Vitest has no setting for its own.
const PATIENT = 10_000
configure({ asyncUtilTimeout: PATIENT })
const { waitFor } = vi
vi.waitFor = (callback, options = PATIENT) => waitFor(callback, options)

let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

// A test that is about a failure takes its calls away with `mockClear` after having looked at them.
afterEach(() => {
  cleanup()
  expect(consoleError.mock.calls).toEqual([])
  consoleError.mockRestore()
})
