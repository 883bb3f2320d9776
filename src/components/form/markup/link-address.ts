import { safeUrl } from '@/domain/links/safe-url'

/** Returns the safe address for user input, as a path if the address leads to this site, or null. */
export function linkAddress(typed: string, origin: string): string | null {
  let address = typed.trim()
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(address)) address = `https://${address}`
  if (address === origin || address.startsWith(`${origin}/`))
    address = address.slice(origin.length) || '/'
  if (!/^(?:https?:|mailto:|tel:|\/)/i.test(address) || !safeUrl(address)) return null
  return address.replaceAll('(', '%28').replaceAll(')', '%29')
}
