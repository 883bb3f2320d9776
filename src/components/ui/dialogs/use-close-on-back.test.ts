import { beforeEach, expect, it, vi } from 'vitest'

const heard = vi.fn()
let ignoreSecondTap: (opener: Element | null) => void

beforeEach(async () => {
  vi.resetModules()
  ;({ ignoreSecondTap } = await import('./use-close-on-back'))
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
  later?: number
  pointerType?: string
}

function tap({ x, y, later = 0, pointerType = 'touch' }: Tap) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y })
  Object.assign(event, { pointerType })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + later })
  document.body.dispatchEvent(event)
}

it.each<[string, Tap, boolean]>([
  ['at the same place', { x: 110, y: 705 }, false],
  ['at another place', { x: 110, y: 500 }, true],
  ['at the same place after the double-tap time', { x: 110, y: 705, later: 400 }, true],
  ['with a mouse at the same place', { x: 110, y: 705, pointerType: 'mouse' }, true],
])('after a tap opened an overlay, handles a second tap %s: %s', (_, second, isHeard) => {
  ignoreSecondTap(button())
  tap(second)
  expect(heard).toHaveBeenCalledTimes(Number(isHeard))
})

it('ignores the second tap after an overlay closed, but not a later third tap', () => {
  ignoreSecondTap(button())
  tap({ x: 200, y: 300, later: 1_000 })
  ignoreSecondTap(null)
  tap({ x: 210, y: 310, later: 1_150 })
  expect(heard).toHaveBeenCalledOnce()
  tap({ x: 210, y: 310, later: 1_500 })
  expect(heard).toHaveBeenCalledTimes(2)
})

it('handles both taps if no overlay opened or closed', () => {
  ignoreSecondTap(button())
  tap({ x: 10, y: 10, later: 1_000 })
  tap({ x: 10, y: 10, later: 1_100 })
  expect(heard).toHaveBeenCalledTimes(2)
})
