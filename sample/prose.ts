/** Template tag that unwraps a text: line breaks become spaces, and blank lines separate paragraphs. */
export function prose(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: strings }, ...values)
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \n]+/g, ' ').trim())
    .join('\n\n')
}
