import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, use, useContext, useState } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { watchOverlays } from '@/components/ui/dialogs/overlay-history'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { PendingPathContext, SiteRouter } from './site-router'

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  const [inner, setInner] = useState(false)
  const navigate = useNavigate()
  useCloseOnBack(onClose)
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Tutup {name}</button>
      <button onClick={() => setInner(true)}>Buka lagi</button>
      <button
        onClick={() => {
          onClose()
          void navigate('/lain')
        }}
      >
        Ya
      </button>
      <button
        onClick={() => {
          onClose()
          setTimeout(() => void navigate('/lain'))
        }}
      >
        Ya, lalu
      </button>
      {inner && <Overlay name={`${name} dalam`} onClose={() => setInner(false)} />}
    </div>
  )
}

function Start() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Awal</h1>
      <button onClick={() => setOpen(true)}>Buka</button>
      {open && <Overlay name="luar" onClose={() => setOpen(false)} />}
      <Link to="/nanti">Nanti</Link>
    </>
  )
}

let arrive: (title: string) => void
let later: Promise<string>

function Later() {
  return <h1>{use(later)}</h1>
}

function PendingPath() {
  return <p>Menuju {useContext(PendingPathContext) ?? 'mana-mana'}</p>
}

beforeAll(watchOverlays)
beforeEach(async () => {
  history.pushState(null, '', '/sebelum')
  later = new Promise((resolve) => (arrive = resolve))
  render(
    <StrictMode>
      <SiteRouter>
        <PendingPath />
        <Suspense>
          <Routes>
            <Route path="/nanti" element={<Later />} />
            <Route path="/sebelum" element={<Link to="/awal">Maju</Link>} />
            <Route path="/awal" element={<Start />} />
            <Route path="/lain" element={<h1>Lain</h1>} />
          </Routes>
        </Suspense>
      </SiteRouter>
    </StrictMode>,
  )
  fireEvent.click(screen.getByRole('link'))
  await screen.findByRole('heading', { name: 'Awal' })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const steps = (count: number) =>
  waitFor(() => expect((history.state as { overlays?: number }).overlays ?? 0).toBe(count))
const back = () => act(() => history.back())

it('goes back if the visitor presses Back right after closing an overlay', async () => {
  press('Buka')
  await steps(1)
  // The overlay and the visitor both go back before any timer fires.
  addEventListener(
    'popstate',
    () => {
      history.replaceState(null, '', '/sebelum')
      dispatchEvent(new PopStateEvent('popstate'))
    },
    { once: true, capture: true },
  )
  press('Tutup luar')
  await screen.findByRole('link', { name: 'Maju' })
})

it('closes nested overlays one by one', async () => {
  press('Buka')
  press('Buka lagi')
  await steps(2)
  back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'luar dalam' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'luar' })).toBeVisible()
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  back()
  await screen.findByRole('link', { name: 'Maju' })
})

it('adds one history entry for an overlay, and returns to the previous page if Back is pressed after the overlay closed', async () => {
  const before = history.length
  press('Buka')
  await steps(1)
  expect(history.length).toBe(before + 1)
  press('Tutup luar')
  await steps(0)
  back()
  await screen.findByRole('link', { name: 'Maju' })
})

it.each(['Ya', 'Ya, lalu'])(
  'leaves no history entry between the pages after “%s”, which closes the dialog and navigates',
  async (answer) => {
    press('Buka')
    await steps(1)
    press(answer)
    await screen.findByRole('heading', { name: 'Lain' })
    back()
    await screen.findByRole('heading', { name: 'Awal' })
    expect(screen.queryByRole('dialog')).toBeNull()
    back()
    await screen.findByRole('link', { name: 'Maju' })
  },
)

it('lets Back close an overlay that was opened again during a back navigation', async () => {
  press('Buka')
  await steps(1)
  press('Tutup luar')
  press('Buka')
  await steps(1)
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Awal' })).toBeVisible()
})

it('shows the destination of a tap immediately while the page stays until the next page is ready', async () => {
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('link', { name: 'Nanti' }))))
  expect(screen.getByText('Menuju /nanti')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Awal' })).toBeVisible()
  await act(() => {
    arrive('Kemudian')
    return later
  })
  expect(await screen.findByRole('heading', { name: 'Kemudian' })).toBeVisible()
  expect(screen.getByText('Menuju mana-mana')).toBeVisible()
})

it('adds one history entry for two taps on the same link', async () => {
  const before = history.length
  const link = screen.getByRole('link', { name: 'Nanti' })
  await act(() => Promise.resolve(fireEvent.click(link)))
  await act(() => Promise.resolve(fireEvent.click(link)))
  await act(() => {
    arrive('Kemudian')
    return later
  })
  expect(await screen.findByRole('heading', { name: 'Kemudian' })).toBeVisible()
  expect(history.length).toBe(before + 1)
  back()
  await screen.findByRole('heading', { name: 'Awal' })
})

it('ignores the second tap of a double tap that opened or closed an overlay', async () => {
  const start = performance.now()
  const tap = (name: string, clientX: number, later: number) => {
    const init = { bubbles: true, cancelable: true, pointerType: 'touch', clientX, clientY: 10 }
    const event = new PointerEvent('click', init)
    Object.defineProperty(event, 'timeStamp', { value: start + later })
    fireEvent(screen.getByRole('button', { name }), event)
  }
  tap('Buka', 10, 0)
  tap('Tutup luar', 10, 100)
  expect(screen.getByRole('dialog', { name: 'luar' })).toBeVisible()
  tap('Tutup luar', 200, 200)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  tap('Buka', 202, 300)
  expect(screen.queryByRole('dialog')).toBeNull()
  tap('Buka', 202, 700)
  expect(screen.getByRole('dialog', { name: 'luar' })).toBeVisible()
  await steps(1)
})
