/** Matches numbers such as a NIK (number of a resident), but not those in URLs. */
const PERSONAL_NUMBER =
  /(?<![\w/=%-])(?:\d{16}|\d{4}([ .-])\d{4}\1\d{4}\1\d{4}|\d{6}([ .-])\d{6}\2\d{4})(?!\w)/g

/** Replaces numbers such as a NIK, which are neither stored nor reported. */
export const maskPersonalNumbers = (text: string): string =>
  text.replace(PERSONAL_NUMBER, '(nomor dihapus)')

const SECTIONS = {
  drafts: 'Menjadi draf, perlu diperiksa',
  missing: 'Gambar dan berkas yang tidak ada atau tidak dapat dipakai',
  changed: 'Berubah saat dipindahkan',
  skipped: 'Tidak dipindahkan',
  human: 'Yang masih harus dikerjakan orang',
} as const
export type Section = keyof typeof SECTIONS

/** Collects the results of an import for the operator. */
export class Report {
  readonly #lines = new Map<Section, string[]>()
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #totals = new Map<string, number>()

  /** Sets the number of items called `noun` in the old site. The counts of their outcomes must add up to it. */
  total(noun: string, count: number): void {
    if (count > 0) this.#totals.set(noun, count)
  }

  add(section: Section, line: string): void {
    const lines = this.#lines.get(section) ?? []
    lines.push(maskPersonalNumbers(line))
    this.#lines.set(section, lines)
  }

  count(noun: string, outcome: string): void {
    const counts = this.#counts.get(noun) ?? new Map<string, number>()
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    this.#counts.set(noun, counts)
  }

  /** Counts and lists an omitted item. */
  leaveOut(noun: string, line: string): void {
    this.count(noun, 'tidak dipindahkan')
    this.add('skipped', line)
  }

  summary(): string[] {
    return [...this.#counts].map(([noun, counts]) => {
      const outcomes = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
      const total = this.#totals.get(noun)
      return `${noun}${total === undefined ? '' : ` (${total} di situs lama)`}: ${outcomes}`
    })
  }

  text(title: string, facts: readonly string[]): string {
    const lines = (items: readonly string[]) => items.map((line) => `- ${line}`)
    const sections = (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
      const found = this.#lines.get(section) ?? []
      return found.length === 0
        ? []
        : ['', `## ${SECTIONS[section]} (${found.length})`, '', ...lines(found)]
    })
    const summary = this.summary()
    return [
      `# ${title}`,
      '',
      ...lines(facts),
      '',
      '## Ringkasan',
      '',
      ...lines(summary.length > 0 ? summary : ['Tidak ada yang dipindahkan.']),
      ...sections,
      '',
    ].join('\n')
  }
}
