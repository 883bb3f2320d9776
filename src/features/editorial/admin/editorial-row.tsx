import { Link } from 'react-router-dom'
import type { Values } from '@/components/form/validate'
import { StaffPicture } from '@/components/form/staff-picture'
import { formatInstant, type TimeZone } from '@/domain/date'
import type { DraftState } from '@/domain/schemas/draft'
import { PersonName } from './person-name'
import { StatusChip } from './status-chip'

export interface Row {
  key: string
  status: DraftState | 'terbit'
  title: string
  values: Values
  publishAt: string | null
  /** What somebody must know of it; '' for nothing. */
  remark: string
  updatedBy: string
  updatedAt: string
}

export function EditorialRow({
  to,
  zone,
  hasPicture,
  status,
  title,
  values,
  publishAt,
  remark,
  updatedBy,
  updatedAt,
}: Omit<Row, 'key'> & { to: string; zone: TimeZone; hasPicture: boolean }) {
  const { imageurl, imagewidth, imageheight } = values
  return (
    <li className="relative flex items-center gap-4 p-3 hover:bg-primary-soft sm:p-4">
      {hasPicture && (
        <StaffPicture
          small
          src={typeof imageurl === 'string' ? imageurl : ''}
          alt=""
          width={Number(imagewidth) || 0}
          height={Number(imageheight) || 0}
          sizes="5rem"
          className="aspect-square w-16 shrink-0 rounded-control sm:w-20"
        />
      )}
      <div className="min-w-0 grow">
        <Link to={to} className="stretched line-clamp-2 font-semibold">
          {title}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <StatusChip status={status} />
          {publishAt && (
            <span className="font-semibold text-accent-ink">
              Terbit {formatInstant(zone, new Date(publishAt))}
            </span>
          )}
          {remark && <span className="font-semibold text-danger">{remark}</span>}
          <span>
            <PersonName uid={updatedBy} />, {updatedAt && formatInstant(zone, new Date(updatedAt))}
          </span>
        </p>
      </div>
    </li>
  )
}
