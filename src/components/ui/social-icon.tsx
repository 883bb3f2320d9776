import type { SocialNetwork } from '@/domain/settings'

/** Plain signs drawn for the project; the icon library has no trademarks. */
const SHAPE: Record<SocialNetwork | 'whatsapp', string> = {
  youtube:
    'M3 8c0-1.7 1.3-3 3-3h12c1.7 0 3 1.3 3 3v8c0 1.7-1.3 3-3 3H6c-1.7 0-3-1.3-3-3zm7 1v6l5-3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.7 1.8-1.7h1.9V3h-2.9C11.6 3 10 4.7 10 7.2v2.3H7V13h3v8',
  twitter: 'M4 4l16 16M20 4 4 20',
  whatsapp:
    'M3 21l1.4-4.6A8.6 8.6 0 1 1 8 19.7zM9 8.5c-.5 2.8 3.4 6.8 6.4 6.4l.9-1.6-2-1.1-1 .9a5.6 5.6 0 0 1-2.4-2.4l.9-1-1.1-2z',
}

interface SocialIconProps {
  network: SocialNetwork | 'whatsapp'
  className?: string
}

export function SocialIcon({ network, className = 'size-4' }: SocialIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={SHAPE[network]} />
    </svg>
  )
}
