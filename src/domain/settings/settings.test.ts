import { describe, expect, it } from 'vitest'
import { contactValue, DEFAULT_SETTINGS, districtName, socialLinks } from './settings'

it.each([
  ...(['email', 'whatsapp', 'phone', 'address'] as const).map(
    (field) => [field, undefined, ''] as const,
  ),
  ['email', ' kantor@sukamaju.example ', 'kantor@sukamaju.example'],
  ['phone', '   ', ''],
] as const)('contactValue for %s %j returns %j', (field, value, expected) => {
  expect(contactValue({ ...DEFAULT_SETTINGS, ...(value && { [field]: value }) }, field)).toBe(
    expected,
  )
})

describe('socialLinks', () => {
  const url = 'https://www.instagram.com/sukamaju'

  it('returns a network that is enabled and has an address', () => {
    const settings = { ...DEFAULT_SETTINGS, show_instagram: true, instagram_url: url }
    expect(socialLinks(settings)).toEqual([{ network: 'instagram', url }])
  })

  it.each([
    ['that is switched off', { instagram_url: url }],
    ['without an address', { show_youtube: true, youtube_url: ' ' }],
    ['with an unsafe address', { show_youtube: true, youtube_url: 'javascript:alert(1)' }],
    ['with only the default address', { show_facebook: true }],
  ])('omits a network %s', (_, settings) => {
    expect(socialLinks({ ...DEFAULT_SETTINGS, ...settings })).toEqual([])
  })
})

it.each([
  ['Giriwangi', 'Kec. Giriwangi'],
  ['KECAMATAN Giriwangi', 'Kec. Giriwangi'],
  ['Kapanewon Sewon', 'Kapanewon Sewon'],
  ['Distrik Sentani', 'Distrik Sentani'],
  ['', ''],
])('shows the district %s as “%s”', (district, shown) => {
  expect(districtName(district, 'Kec. ')).toBe(shown)
})
