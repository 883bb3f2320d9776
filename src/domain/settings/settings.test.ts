import { describe, expect, it } from 'vitest'
import { contactValue, DEFAULT_SETTINGS, districtName, socialLinks } from './settings'

describe('contactValue', () => {
  it.each(['email', 'whatsapp', 'phone', 'address'] as const)(
    'counts the initial %s as not present',
    (field) => {
      expect(contactValue(DEFAULT_SETTINGS, field)).toBe('')
    },
  )

  it('gives what was filled in, trimmed', () => {
    const settings = { ...DEFAULT_SETTINGS, email: ' kantor@sukamaju.example ' }
    expect(contactValue(settings, 'email')).toBe('kantor@sukamaju.example')
  })

  it('counts blanks as not present', () => {
    expect(contactValue({ ...DEFAULT_SETTINGS, phone: '   ' }, 'phone')).toBe('')
  })
})

describe('socialLinks', () => {
  const url = 'https://www.instagram.com/sukamaju'

  it('shows a network that is switched on and filled in', () => {
    const settings = { ...DEFAULT_SETTINGS, show_instagram: true, instagram_url: url }
    expect(socialLinks(settings)).toEqual([{ network: 'instagram', url }])
  })

  it('hides one that is switched off', () => {
    expect(socialLinks({ ...DEFAULT_SETTINGS, instagram_url: url })).toEqual([])
  })

  it('hides one whose address is blank', () => {
    const settings = { ...DEFAULT_SETTINGS, show_youtube: true, youtube_url: ' ' }
    expect(socialLinks(settings)).toEqual([])
  })

  it('hides one whose address is no link', () => {
    const settings = { ...DEFAULT_SETTINGS, show_youtube: true, youtube_url: 'javascript:alert(1)' }
    expect(socialLinks(settings)).toEqual([])
  })

  it('hides one that still has the placeholder', () => {
    expect(socialLinks({ ...DEFAULT_SETTINGS, show_facebook: true })).toEqual([])
  })
})

it.each([
  ['Giriwangi', 'Kec. Giriwangi'],
  ['Kec. Giriwangi', 'Kec. Giriwangi'],
  ['KECAMATAN Giriwangi', 'Kec. Giriwangi'],
  ['Kecubung', 'Kec. Kecubung'],
  ['Kapanewon Sewon', 'Kapanewon Sewon'],
  ['Distrik Sentani', 'Distrik Sentani'],
  ['', ''],
])('shows the district %s as “%s”', (district, shown) => {
  expect(districtName(district, 'Kec. ')).toBe(shown)
})
