/**
 * Normalises place names: writes the kind in full, and removes it for districts and provinces, because pages
 * add it themselves.
 */
export const PLACE_NAMES = {
  village_name: (name: string) =>
    name
      .replace(/^pemerintah\s+/i, '')
      .replace(/^(pem)?des?\b[\s.]*|^ds\b[\s.]*/i, 'Desa ')
      .replace(/^kel\b[\s.]*/i, 'Kelurahan ')
      .trim(),
  district: (name: string) => name.replace(/^(kec(amatan)?\b[\s.:]*)+/i, ''),
  regency: (name: string) => name.replace(/^kab\b[\s.:]*/i, 'Kabupaten '),
  province: (name: string) => name.replace(/^(prov(insi)?\b[\s.:]*)+/i, ''),
}
