import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Icon } from '@/components/ui/icon'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import { paths } from '@/domain/paths'
import { servicesByCategory } from '@/domain/services/service'
import type { Service } from '@/domain/services/service-schema'
import { contentList } from '@/lib/query/content'

const LIST =
  '@container divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface'

export function ServiceList() {
  return (
    <Loaded
      query={useQuery(contentList('services').options)}
      subject="layanan"
      empty="Belum ada layanan yang dipublikasikan."
      skeleton={
        <div className={LIST}>
          <Repeat count={SKELETONS}>
            <div className="p-4" data-skeleton>
              <div className="h-16 skeleton" />
            </div>
          </Repeat>
        </div>
      }
    >
      {(all) =>
        servicesByCategory(all).map(({ category, services }) => (
          <Section key={category} title={category}>
            <ul className={LIST}>
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceRow service={service} />
                </li>
              ))}
            </ul>
          </Section>
        ))
      }
    </Loaded>
  )
}

const SKELETONS = 6

function ServiceRow({ service: { id, name, audience, cost, duration } }: { service: Service }) {
  return (
    <article className="group relative glance p-4 hover:bg-primary-soft">
      <div className="flex-1">
        <h3 className="leading-snug font-semibold wrap-anywhere group-hover:text-primary">
          <Link to={paths.service(id)} className="stretched">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">{audience}</p>
        <p className="mt-1 text-sm font-semibold wrap-anywhere text-accent-ink">
          {cost} · {duration}
        </p>
      </div>
      <Icon name="chevron-right" className="size-5 text-primary" />
    </article>
  )
}
