import { encode } from 'uqr'

/** White around it, by which cameras find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** An address as a code that cameras read; a part may be soiled or torn off. */
export function QrCode({ url, className }: { url: string; className: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={`Kode QR ke ${url}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}

/** A square for each dark module. */
const pathOf = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
