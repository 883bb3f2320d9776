import { Fragment } from 'react'
import { classNames } from '@/components/ui/class-names'
import { formatTrackingCode } from '@/domain/ids/id'

/** Shows a tracking code in groups of four. Lines break only between groups. */
export function TrackingCode({ code, className }: { code: string; className?: string }) {
  const groups = formatTrackingCode(code).split('-')
  return (
    <span className={classNames('font-mono font-bold [overflow-wrap:normal]', className)}>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              -<wbr />
            </>
          )}
          {group}
        </Fragment>
      ))}
    </span>
  )
}
