/** Returns a small PDF with a title and lines of text, as a string in which each character is a byte (Latin-1). */
export function pdfText(title: string, lines: readonly string[]): string {
  const text = (size: number, y: number, line: string) =>
    `BT /F1 ${size} Tf 64 ${y} Td (${escaped(line)}) Tj ET`
  const content = [
    text(16, 760, title),
    ...lines.map((line, at) => text(11, 724 - at * 18, line)),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`)
  const header = '%PDF-1.4\n'
  const ends = objects.reduce(
    (all, object) => [...all, all.at(-1)! + object.length],
    [header.length],
  )
  const xref = ends.slice(0, -1).map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  return [
    ...[header, ...objects, `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`, ...xref],
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\n`,
    `startxref\n${ends.at(-1)}\n%%EOF\n`,
  ].join('')
}

const escaped = (text: string) => text.replace(/–/g, '-').replace(/[\\()]/g, '\\$&')
