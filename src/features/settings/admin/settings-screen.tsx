import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FormPart } from '@/components/form/form-part'
import { goToField } from '@/components/form/validate'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import { DocumentForm } from '@/staff/documents/document-form'
import { StaffScreen } from '@/staff/staff-screen'
import { PartLinks } from './parts/part-links'
import { UnsavedMark, WrongParts } from './parts/part-marks'
import { SettingsSearch } from './parts/settings-search'
import { PARTNERS } from './partners-document'
import type { SettingsDocument } from './settings-document'
import { SITE_SETTINGS } from './site-settings-document'

interface SettingsScreenProps {
  collection: 'site_settings' | 'partners'
}

export default function SettingsScreen({ collection }: SettingsScreenProps) {
  return collection === 'partners' ? (
    <DocumentScreen document={PARTNERS} />
  ) : (
    <DocumentScreen document={SITE_SETTINGS} />
  )
}

interface DocumentScreenProps<Stored extends object> {
  document: SettingsDocument<Stored>
}

function DocumentScreen<Stored extends object>({ document }: DocumentScreenProps<Stored>) {
  const { parts } = document
  const entry = COLLECTIONS[document.collection]
  return (
    <StaffScreen title={entry.label}>
      <div className="flex flex-col gap-4 has-[nav]:lg:grid has-[nav]:lg:grid-cols-[min(13rem,30%)_minmax(0,1fr)] has-[nav]:lg:items-start has-[nav]:lg:gap-x-10">
        <DocumentForm
          document={document}
          className="max-w-xl min-w-0 gap-8 sm:gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-28 max-lg:[&_:is(section,input,select,textarea,button)]:scroll-mt-16"
          aside={({ form, base }) =>
            parts.length > 1 && (
              <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
                <SettingsSearch parts={parts} onChoose={(name) => goToField(form, name)} />
                <PartLinks parts={parts} form={form} base={base} />
              </div>
            )
          }
          foot="action-bar sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-2 border-t border-hairline bg-paper px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:[&>.invisible]:hidden"
          above={({ form }) => <WrongParts parts={parts} form={form} />}
          submitLabel={`Simpan ${nounOf(entry)}`}
        >
          {({ base }) => (
            <>
              <AddressedPart />
              {parts.map((part) => (
                <FormPart
                  key={part.id}
                  id={part.id}
                  title={part.title}
                  purpose={part.purpose}
                  mark={<UnsavedMark part={part} base={base} />}
                >
                  <part.Fields />
                </FormPart>
              ))}
            </>
          )}
        </DocumentForm>
      </div>
    </StaffScreen>
  )
}

/** Scrolls to the part in the address as soon as the part is rendered. */
function AddressedPart() {
  const [part] = useState(useLocation().hash.slice(1))
  useEffect(() => {
    const found = document.getElementById(part)
    found?.scrollIntoView()
    found?.focus({ preventScroll: true })
  }, [part])
  return null
}
