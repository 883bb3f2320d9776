import { groundTexts } from '@/domain/requests/request'
import { isLateObjection, LATE_OBJECTION } from '@/domain/requests/request-steps'
import { useLegalTime } from '@/services/office/use-legal-time'
import { OpenRecords } from '../requests/requests-list'

export function ObjectionsList({ path }: { path: string }) {
  const time = useLegalTime()
  return (
    <OpenRecords
      record="objections"
      title="Keberatan"
      path={path}
      empty="Semua keberatan sudah diputuskan."
      row={(objection) => [
        groundTexts(objection.grounds).join('; '),
        objection.name,
        isLateObjection(objection, time) && LATE_OBJECTION,
      ]}
    />
  )
}
