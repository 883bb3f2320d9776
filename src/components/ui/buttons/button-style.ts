const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-center text-[min(1rem,8vw)] font-semibold disabled:opacity-60 forced-colors:border'

export const buttonStyle = {
  primary: `${base} bg-primary text-on-primary hover:opacity-90`,
  danger: `${base} bg-danger text-on-danger hover:opacity-90`,
  whatsapp: `${base} bg-whatsapp text-on-whatsapp hover:opacity-90`,
  secondary: `${base} border border-control bg-surface text-ink hover:border-primary hover:text-primary`,
  quiet: `${base} text-primary hover:bg-primary-soft`,
} as const
