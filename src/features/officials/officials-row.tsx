import { Picture } from '@/components/ui/picture'
import type { Official } from '@/domain/schemas/official'
import { PORTRAIT } from './portrait'

/** Faces with name and office in one row, which is scrolled by touch or arrow keys. */
export function OfficialsRow({ officials }: { officials: readonly Official[] }) {
  return (
    <ul
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Aparatur desa lainnya"
      className="mt-4 flex snap-x gap-3 overflow-x-auto rounded-card py-2"
    >
      {officials.map(({ id, name, position, photourl }) => (
        <li key={id} className="flex w-28 shrink-0 snap-start flex-col items-center text-center">
          <div className="size-20 rounded-full later">
            <Picture
              {...PORTRAIT}
              src={photourl}
              alt=""
              sizes="5rem"
              className="size-20 rounded-full border border-hairline object-top"
            />
          </div>
          <p className="mt-2 line-clamp-2 text-sm leading-snug font-semibold">{name}</p>
          <p className="mt-0.5 line-clamp-2 text-xs text-ink-2">{position}</p>
        </li>
      ))}
    </ul>
  )
}
