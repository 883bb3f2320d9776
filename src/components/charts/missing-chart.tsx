export function MissingChart() {
  return <p className="text-ink-2">Grafik belum dapat dimuat; angkanya ada di tabel.</p>
}
