import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/ui/pictures/picture'
import { sortHeadFirst, headWithWelcome, PORTRAIT } from '@/domain/officials/official'
import { itemIn, paths } from '@/domain/paths'
import { contentList } from '@/lib/query/content'

const FACE = 'size-20 rounded-full'

export function StaffSection() {
  const { data = [] } = useQuery(contentList('apparatus').options)
  const head = headWithWelcome(data)
  const others = sortHeadFirst(data).filter((official) => official !== head)
  if (others.length === 0) return null
  return (
    <Section title="Aparatur Desa" more={{ to: paths.officials, label: 'Semua aparatur' }}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(6.25rem,30%),1fr))] gap-x-3 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(max(6.25rem,15%),1fr))]">
        {others.map(({ id, name, position, photourl }) => (
          <li key={id} className="relative flex flex-col items-center text-center">
            <div className={`${FACE} shrink-0 later`}>
              <Picture
                {...PORTRAIT}
                src={photourl}
                of={name}
                alt=""
                sizes="5rem"
                className={`${FACE} border border-hairline object-top`}
              />
            </div>
            <Link
              to={itemIn(paths.officials, id)}
              className="stretched mt-2 text-sm leading-snug font-semibold hover:text-primary"
            >
              {name}
            </Link>
            <p className="mt-0.5 text-xs text-ink-2">{position}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
