import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import type { Official } from '@/domain/officials/official-schema'
import { itemIn, paths } from '@/domain/paths'
import { PORTRAIT } from '@/domain/officials/portrait'

/** With the tile that leads to all of them they fill rows: of four on large screens, else of three or six. */
const SHOWN = 7
const SHOWN_ON_SMALL_SCREENS = 5

const TILE = 'relative flex h-full flex-col items-center text-center'
const FACE = 'size-20 rounded-full'

interface OfficialsGridProps {
  officials: readonly Official[]
  /** How many there are at all. */
  count: number
}

/** Faces with name and office, and where all of them are. */
export function OfficialsGrid({ officials, count }: OfficialsGridProps) {
  return (
    <ul
      aria-label="Aparatur desa lainnya"
      className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(max(6.25rem,30%),1fr))] gap-x-3 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(max(6.25rem,15%),1fr))] lg:grid-cols-[repeat(auto-fill,minmax(max(6.25rem,22%),1fr))]"
    >
      {officials.slice(0, SHOWN).map(({ id, name, position, photourl }, index) => (
        <li key={id} className={index < SHOWN_ON_SMALL_SCREENS ? TILE : `${TILE} max-lg:hidden`}>
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
      <li>
        <Link
          to={paths.officials}
          className={`${TILE} rounded-card font-semibold text-primary underline-offset-4 hover:underline`}
        >
          <span
            className={`${FACE} grid shrink-0 place-items-center border border-transparent bg-primary-soft`}
          >
            <Icon name="users" className="size-8" />
          </span>
          <span className="mt-2 text-sm leading-snug">Semua aparatur ({count})</span>
        </Link>
      </li>
    </ul>
  )
}
