import { encode } from 'uqr'

/** White margin, in modules, that scanners require (ISO/IEC 18004). */
const QUIET_ZONE = 4

interface QrCodeProps {
  text: string
  label: string
  className: string
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}

const pathOf = (modules: readonly (readonly boolean[])[]) =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
