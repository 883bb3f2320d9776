import { Link } from 'react-router-dom'
import { StaffPicture } from '@/components/form/pictures/staff-picture'
import type { Values } from '@/components/form/validate'
import { Time } from '@/components/ui/time'
import type { DraftState } from '@/domain/drafts/draft-schema'
import { Icon } from '@/components/ui/icon'
import { StaffName } from '@/components/staff/staff-name'
import { StatusChip } from '../status-chip'

export interface Row {
  key: string
  status: DraftState | 'terbit'
  title: string
  /** Detail that identifies the item together with its title, or ''. */
  detail: string
  values: Values
  publishAt: string | null
  remark: string
  updatedBy: string
  updatedAt: string
}

interface EditorialRowProps {
  row: Row
  to: string
  onShare: (() => void) | undefined
  picture: string | undefined
}

export function EditorialRow({ row, to, onShare, picture }: EditorialRowProps) {
  const { [picture ?? '']: address, imagewidth, imageheight } = row.values
  return (
    <li className="relative flex items-center gap-3 p-3 hover:bg-primary-soft sm:gap-4 sm:p-4">
      {picture && (
        <StaffPicture
          small
          src={typeof address === 'string' ? address : ''}
          alt=""
          width={Number(imagewidth) || 0}
          height={Number(imageheight) || 0}
          sizes="5rem"
          className="aspect-square w-16 shrink-0 rounded-control sm:w-20"
        />
      )}
      <div className="min-w-0 grow">
        <Link to={to} className="stretched font-semibold">
          {row.title}
        </Link>
        {row.detail && <p className="text-sm">{row.detail}</p>}
        <p className="mt-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 *:not-last:mr-1 sm:flex sm:*:not-last:mr-0">
          <StatusChip status={row.status} />{' '}
          {row.publishAt && (
            <span className="font-semibold text-accent-ink">
              Terbit <Time at={row.publishAt} />
            </span>
          )}{' '}
          {row.remark && <span className="font-semibold text-danger">{row.remark}</span>}{' '}
          <span>
            <StaffName uid={row.updatedBy} />,{' '}
            <span className="inline-block">{row.updatedAt && <Time at={row.updatedAt} />}</span>
          </span>
        </p>
      </div>
      {onShare && (
        <button
          type="button"
          onClick={onShare}
          // Stacked above the link that covers the row.
          className="relative -mx-2 -my-2 grid size-12 shrink-0 place-items-center rounded-control text-primary hover:bg-surface"
        >
          <Icon name="share-2" className="size-5" />
          <span className="sr-only">Bagikan {row.title}</span>
        </button>
      )}
    </li>
  )
}
