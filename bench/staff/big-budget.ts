export const YEAR = 2031

type Line = [path: string, data: object]

/** Generates that many lines of a large village's budget: five areas (bidang), sub-areas, activities and purchases. */
export function bigBudget(count: number): Line[] {
  const codes = ['4', '4.1', '6', '6.1', '6.1.1']
  for (let source = 1; source <= 30; source += 1) codes.push(`4.1.${source}`)
  for (const code of belanja()) {
    if (codes.length === count) break
    codes.push(code)
  }
  return codes.map((id): Line => {
    const table = { 4: 'pendapatan', 5: 'belanja', 6: 'pembiayaan' }[Number(id[0])]
    const amount = 1_000_000 + (id.length * 7_919 + Number(id.at(-1)) * 104_729) * 100
    return [
      `budget_${table}/${YEAR}-${id}`,
      {
        year: YEAR,
        id,
        uraian: `Penyediaan operasional dan perlengkapan kegiatan nomor ${id}`,
        anggaran: amount,
        realisasi: Math.round(amount / 3),
        updatedBy: 'bench',
        updatedAt: { $timestamp: '2030-12-01T02:00:00.000Z' },
      },
    ]
  })
}

function* belanja(): Generator<string> {
  yield '5'
  for (let bidang = 1; bidang <= 5; bidang += 1) {
    yield `5.${bidang}`
    for (let part = 1; part <= 6; part += 1) {
      yield `5.${bidang}.${part}`
      for (let activity = 1; activity <= 5; activity += 1) {
        yield `5.${bidang}.${part}.0${activity}`
        for (let item = 1; item <= 6; item += 1) yield `5.${bidang}.${part}.0${activity}.0${item}`
      }
    }
  }
}
