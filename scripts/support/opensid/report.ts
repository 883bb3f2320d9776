/** Sections of the report, in its order. */
const SECTIONS = {
  drafts: 'Menjadi draf, perlu diperiksa',
  missing: 'Gambar dan berkas yang tidak ada atau tidak dapat dipakai',
  changed: 'Berubah saat dipindahkan',
  skipped: 'Tidak dipindahkan',
  human: 'Yang masih harus dikerjakan orang',
} as const
export type Section = keyof typeof SECTIONS

/** Collects what an import did, for the operator. */
export class Report {
  readonly #lines = new Map<Section, string[]>()
  readonly #counts = new Map<string, Map<string, number>>()

  add(section: Section, line: string): void {
    const lines = this.#lines.get(section)
    if (lines) lines.push(line)
    else this.#lines.set(section, [line])
  }

  count(noun: string, outcome: string): void {
    const counts = this.#counts.get(noun) ?? new Map<string, number>()
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    this.#counts.set(noun, counts)
  }

  /** Counts and lists a thing that is left out. */
  leaveOut(noun: string, line: string): void {
    this.count(noun, 'tidak dipindahkan')
    this.add('skipped', line)
  }

  /** Returns the counts, one line for each kind. */
  summary(): string[] {
    return [...this.#counts].map(
      ([noun, counts]) =>
        `${noun}: ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`,
    )
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
