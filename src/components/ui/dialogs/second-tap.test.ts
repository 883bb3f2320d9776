import { beforeEach, expect, it, vi } from 'vitest'

const heard = vi.fn()
let ignoreSecondTap: (opener: Element | null) => void

beforeEach(async () => {
  vi.resetModules()
  ;({ ignoreSecondTap } = await import('./second-tap'))
  heard.mockClear()
  document.body.innerHTML = '<button>Menu</button>'
  document.body.onclick = () => void heard()
})

const button = () => {
  const found = document.querySelector('button')!
  found.getBoundingClientRect = () => new DOMRect(100, 700, 60, 40)
  return found
}

interface Tap {
  x: number
  y: number
  /** Milliseconds from now. */
  later?: number
  pointerType?: string
}

function tap({ x, y, later = 0, pointerType = 'touch' }: Tap) {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
  })
  Object.assign(event, { pointerType })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + later })
  document.body.dispatchEvent(event)
}

it.each<[string, Tap, boolean]>([
  ['at once where the first was', { x: 110, y: 705 }, false],
  ['at once elsewhere', { x: 110, y: 500 }, true],
  ['where the first was, later', { x: 110, y: 705, later: 400 }, true],
  ['by mouse', { x: 110, y: 705, pointerType: 'mouse' }, true],
])('a tap %s, after what has opened: heard is %s', (_, second, isHeard) => {
  ignoreSecondTap(button())
  tap(second)
  expect(heard).toHaveBeenCalledTimes(Number(isHeard))
})

it('the second of two taps is not for what the first has uncovered, a third somewhat later is', () => {
  ignoreSecondTap(button())
  tap({ x: 200, y: 300, later: 1_000 })
  ignoreSecondTap(null)
  tap({ x: 210, y: 310, later: 1_150 })
  expect(heard).toHaveBeenCalledOnce()
  tap({ x: 210, y: 310, later: 1_500 })
  expect(heard).toHaveBeenCalledTimes(2)
})

it('where nothing has come or gone both of two taps are heard', () => {
  ignoreSecondTap(button())
  tap({ x: 10, y: 10, later: 1_000 })
  tap({ x: 10, y: 10, later: 1_100 })
  expect(heard).toHaveBeenCalledTimes(2)
})
