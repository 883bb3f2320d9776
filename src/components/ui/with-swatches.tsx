const COLOUR = /(#[0-9a-f]{6})\b/i

/** Text in which colour codes (`#A63A2B`) are shown as swatches. Screen readers read the codes. */
export function WithSwatches({ text }: { text: string }) {
  return text
    .split(COLOUR)
    .map((part, index) =>
      COLOUR.test(part) ? (
        <span
          key={index}
          role="img"
          aria-label={`warna ${part}`}
          className="mx-1 inline-block size-[1.1em] rounded-sm border border-control align-text-bottom forced-color-adjust-none"
          style={{ backgroundColor: part }}
        />
      ) : (
        part
      ),
    )
}
