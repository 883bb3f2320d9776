import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { headWithWelcome } from '@/domain/officials/official'
import { contentList } from '@/lib/query/content'
import { HeadWelcome } from './head-welcome'
import { Repeat } from '@/components/ui/states/loading'

export function WelcomeSection() {
  const officials = useQuery(contentList('apparatus').options)
  const head = officials.data && (headWithWelcome(officials.data) ?? null)
  if (head === null) return null
  const office = head?.ishead ? head.position : 'Kepala Desa'
  return (
    <Section title={`Sambutan ${office}`}>
      <Loaded
        query={{ ...officials, data: head }}
        subject="sambutan"
        failure="Sambutan belum dapat ditampilkan."
        skeleton={<WelcomeSkeleton />}
      >
        {(shown) => <HeadWelcome head={shown} />}
      </Loaded>
    </Section>
  )
}

export function WelcomeSkeleton() {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-4 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-[12rem_1fr] sm:gap-x-6 md:p-6">
      <div className="aspect-4/5 skeleton" />
      <div className="flex flex-col gap-3 max-sm:order-1 max-sm:col-span-2">
        <Repeat count={5}>
          <div className="h-5 skeleton" />
        </Repeat>
      </div>
      <div className="w-40 max-w-full self-center sm:hidden">
        <div className="h-32 skeleton" />
      </div>
    </div>
  )
}
