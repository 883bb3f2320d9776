export const controlStyle =
  'block w-full min-w-0 min-h-12 rounded-control border border-control bg-surface px-4 py-2.5 max-sm:px-3 text-ink placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-danger'
