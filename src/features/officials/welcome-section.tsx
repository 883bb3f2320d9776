import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { headWithWelcome } from '@/domain/officials/official'
import { contentList } from '@/lib/query/content'
import { HeadWelcome } from './head-welcome'
import { WelcomeSkeleton } from './welcome-skeleton'

export default function WelcomeSection() {
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
