/** The village's motif: terraced hills, at the head of home, at the foot of every page and where a picture is missing. */
export function Hills({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={className}
      fill="none"
    >
      {/* Rising: what follows stands before it. */}
      <circle cx="590" cy="104" r="28" className="fill-accent" />
      <path
        d="M0 200V118C170 60 320 70 470 112S800 60 930 78s200 54 270 40v82z"
        className="fill-primary-soft"
      />
      <path
        d="M0 200v-34c150-44 270-34 420-8s330-46 480-42 230 36 300 22v62z"
        className="fill-primary"
        fillOpacity=".16"
      />
      <g className="stroke-primary" strokeOpacity=".38" strokeWidth="2" strokeLinecap="round">
        <path d="M0 178c150-40 270-30 420-8s330-44 480-40 230 34 300 22" />
        <path d="M0 190c150-36 270-26 420-8s330-40 480-36 230 32 300 22" />
        <path d="M40 200c140-28 260-18 380-6s330-36 480-32 230 30 300 22" />
      </g>
    </svg>
  )
}
