import { toWellFormed } from './characters'

/** Matches text that contains only ASCII, tabs and line ends. Most texts match and need no further cleaning. */
const PLAIN = /^[\t\n\r -~]*$/

const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g
/** Matches spaces of all widths, hyphens of other widths, and Latin ligatures, which occur in PDF files. */
const PRESENTATION = /[\p{Zs}\uFB00-\uFB06\uFE63\uFF0D]/gu
/** Matches characters that look blank although Unicode classifies them as letters or symbols. */
const BLANKS = /[\u115F\u1160\u2800\u3164\uFFA0]/g

/**
 * Matches invisible characters. The group captures sequences that are not removed because they need an invisible
 * character: flags made of tags, emoji connected by joiners, and letters of scripts in which joiners change their
 * shape. Variation selectors do not match, because they select one of two forms of an emoji.
 */
const HIDDEN =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+|[\p{ExtPict}\p{EMod}]\uFE0F?\u200D(?=\p{ExtPict})|(?![\p{sc=Latn}\uFE00-\uFE0F])[\p{L}\p{M}][\u200C\u200D])|(?![\uFE00-\uFE0F])\p{DI}|[^\P{Cc}\t\n\r]/gu
const VISIBLE = /[^\s\p{DI}\p{M}]/u

/**
 * Normalises text for storage: trims it, converts it to normal form C, removes invisible characters, and replaces
 * special spaces, hyphens and ligatures. Returns '' if no character is visible.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  const clean = toWellFormed(text)
    .replace(LINE_ENDS, '\n')
    .replace(PRESENTATION, (character) => character.normalize('NFKC'))
    .replace(BLANKS, ' ')
    // Longer dashes are not replaced.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(HIDDEN, '$1')
    .normalize('NFC')
    .trim()
  return VISIBLE.test(clean) ? clean : ''
}
