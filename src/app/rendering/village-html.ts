import { emblemAt } from '../../domain/settings/emblem.ts'
import { THEME_COLOURS } from '../../domain/settings/palette.ts'
import type { Settings } from '../../domain/settings/settings'
import { escapeHtml } from './escape.ts'

type Village = Pick<Settings, 'village_name' | 'palette' | 'emblemurl'>

export function villageHtml(built: string, { village_name, palette, emblemurl }: Village): string {
  const [any, own] = [emblemAt(''), emblemAt(emblemurl)]
  const replacements = [
    ['%VILLAGE_NAME%', village_name],
    [THEME_COLOURS.sawah, THEME_COLOURS[palette]],
    [any.small, own.small],
    [any.favicon, own.favicon],
    [any.touch, own.touch],
  ] as const
  return replacements.reduce(
    // A replacement function prevents `$` patterns in the name.
    (html, [general, ofVillage]) => html.replaceAll(general, () => escapeHtml(ofVillage)),
    built.replace('<html lang="id">', `<html lang="id" data-palette="${palette}">`),
  )
}
