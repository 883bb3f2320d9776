export function Hills({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={className}
      fill="none"
    >
      <use href="#icon-hills" />
    </svg>
  )
}
