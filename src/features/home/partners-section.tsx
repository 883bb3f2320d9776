import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { pictureSource, useImageError } from '@/components/ui/pictures/picture'
import { pictureUrl, safeUrl } from '@/domain/links/safe-url'
import type { Partner } from '@/domain/partners/partners-schema'
import { partnersQuery } from './partners-query'

export function PartnersSection() {
  const { partners = [] } = useQuery(partnersQuery.options).data ?? {}
  if (partners.length === 0) return null
  return (
    <Section title="Mitra Desa">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {partners.map((partner, index) => (
          <li key={index} className="min-w-0">
            {safeUrl(partner.url) ? (
              <NewTabLink
                to={partner.url}
                className="block rounded-card hover:outline-2 hover:outline-primary"
              >
                <Logo {...partner} />
              </NewTabLink>
            ) : (
              <Logo {...partner} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Logo({ name, logourl }: Partner) {
  const { broken, watch } = useImageError()
  if (!pictureUrl(logourl) || broken)
    return (
      <span className="grid min-h-24 place-items-center rounded-card border border-hairline bg-surface p-3 text-center text-sm font-semibold">
        {name}
      </span>
    )
  return (
    <img
      {...pictureSource(logourl)}
      alt={name}
      width="180"
      height="96"
      loading="lazy"
      {...watch}
      className="h-24 w-full rounded-card border border-hairline bg-surface object-contain p-3 dark:bg-[#fff] dark:[filter:brightness(0.75)]"
    />
  )
}
