import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { isVillageHead } from '@/domain/officials/official'
import type { Official } from '@/domain/officials/official-schema'
import { contentList } from '@/lib/query/content'
import { HeadWelcome } from './head-welcome'
import { OfficialsGrid } from './officials-grid'
import { WelcomeSkeleton } from './welcome-skeleton'

/** The village head's welcome in their own words, and the faces of the others; nothing without any. */
export default function WelcomeSection() {
  const officials = useQuery(contentList('apparatus').options)
  if (officials.data?.length === 0) return null
  const head = officials.data?.find(isVillageHead)
  const isWelcome = !officials.data || head?.welcomemessage
  const office = head?.ishead ? head.position : 'Kepala Desa'
  return (
    <Section title={isWelcome ? `Sambutan ${office}` : 'Aparatur Desa'}>
      <Loaded
        query={officials}
        subject="sambutan"
        failure="Sambutan belum dapat ditampilkan."
        skeleton={<WelcomeSkeleton />}
      >
        {(found) => <Welcome officials={found} />}
      </Loaded>
    </Section>
  )
}

function Welcome({ officials }: { officials: readonly Official[] }) {
  const head = officials.find(isVillageHead)
  const others = officials.filter((official) => official !== head)
  return (
    <>
      {head && <HeadWelcome head={head} />}
      {others.length > 0 && <OfficialsGrid officials={others} count={officials.length} />}
    </>
  )
}
