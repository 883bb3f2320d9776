import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { UserFacingError } from '@/lib/errors'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { AddToCalendar } from './add-to-calendar'

const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(name: string, type: string, text: string) => void>(),
}))
vi.mock('@/lib/save-file', () => ({ saveFile }))

it("links to the published event and otherwise saves a file with the village's time zone", async () => {
  const event: AgendaEvent = {
    id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    title: 'Posyandu',
    date: '2026-11-21',
    time: '08:00',
    repeat: '',
    lastdate: '2026-11-21',
    exceptions: '',
    location: 'Balai Desa',
    description: '',
    createdBy: 'uji',
    updatedBy: 'uji',
    updatedAt: '2026-11-01T02:03:04.567Z',
  }
  const client = testClient()
  render(<AddToCalendar event={event} zone="Asia/Jayapura" />, {
    wrapper: insideSite({ client }),
  })
  const link = screen.getByRole('link', { name: 'Tambahkan ke kalender: Posyandu' })
  expect(link).toHaveAttribute('href', `/data/agenda-${event.id}.ics`)
  expect(link).toHaveAttribute('download', 'agenda-2026-11-21.ics')
  clockOf(client).hasVersion = false
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  clockOf(client).hasVersion = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  saveFile.mockImplementationOnce(() => {
    throw new UserFacingError('Berkas tidak dapat disimpan dari dalam aplikasi ini.')
  })
  fireEvent.click(link)
  expect(await screen.findByRole('alert')).toHaveTextContent('dari dalam aplikasi ini')
  const [name, type, text] = saveFile.mock.calls[0] ?? []
  expect(name).toBe('agenda-2026-11-21.ics')
  expect(type).toBe('text/calendar;charset=utf-8')
  expect(text).toContain('DTSTART;TZID=Asia/Jayapura:20261121T080000\r\n')
  expect(text).toContain(`URL:${location.origin}/agenda#${event.id}\r\n`)
})
