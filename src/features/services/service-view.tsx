import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { buttonStyle } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { AttachmentsSection } from '@/components/ui/lists/attachments'
import { paths } from '@/domain/paths'
import type { FormItem } from '@/domain/field-facts'
import { hostOf, pdfSize } from '@/domain/public-documents/document-address'
import { linesOf } from '@/domain/services/service'
import { Checklist } from './checklist'

interface ServiceViewProps {
  service: FormItem<'services'>
  /** Id of the service. Omitted for an unpublished service, whose checklist is disabled. */
  id?: string
  tools?: ReactNode
  children?: ReactNode
}

export function ServiceView({ service, id, tools, children }: ServiceViewProps) {
  const documents = linesOf(service.documents)
  return (
    // The print styles make a service fit on one sheet.
    <article className="max-w-3xl pt-6 pb-8 md:pt-10 print:pt-2 print:pb-0 print:text-sm print:leading-snug print:[&_section]:py-1 print:[&_section>div]:mb-1">
      <Link
        to={paths.services}
        className="inline-flex min-h-12 items-center rounded-full bg-primary-soft px-5 font-semibold text-primary hover:underline print:hidden"
      >
        <span className="sr-only">Layanan: </span>
        {service.category}
      </Link>
      <h1 tabIndex={-1} className="mt-4 text-2xl font-bold md:text-3xl print:mt-0 print:text-2xl">
        {service.name}
      </h1>
      <p className="my-2 max-w-prose text-lg text-ink-2 print:text-sm">{service.audience}</p>
      {tools}
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-6 gap-y-3 rounded-card bg-surface-2 p-4 sm:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-y-1 print:p-2">
        <Fact name="Biaya">{service.cost}</Fact>
        <Fact name="Petugas">{service.officer}</Fact>
        <Fact name="Lama pengurusan" isLong>
          {service.duration}
        </Fact>
        <Fact name="Tempat" isLong>
          {service.place}
        </Fact>
      </dl>
      <Section title="Yang perlu dibawa">
        {id ? (
          <Checklist id={id} lines={documents} />
        ) : (
          <ul className="list-disc pl-6">
            {documents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Langkah-langkah">
        <ol className="flex list-decimal flex-col gap-2 pl-6 reading marker:font-semibold marker:text-primary print:gap-0.5 print:text-sm">
          {linesOf(service.steps).map((line) => (
            <li key={line} className="pl-1 wrap-anywhere">
              {line}
            </li>
          ))}
        </ol>
      </Section>
      {service.formurl && <FormLink url={service.formurl} />}
      <AttachmentsSection text={service.attachments} />
      {children}
    </article>
  )
}

interface FactProps {
  name: string
  /** True if the fact needs the full width on phones. */
  isLong?: true
  children: string
}

function Fact({ name, isLong, children }: FactProps) {
  return (
    <div className={classNames('min-w-0', isLong && 'phone:col-span-full')}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function FormLink({ url }: { url: string }) {
  return (
    <p className="mb-6">
      <NewTabLink to={url} className={`${buttonStyle.secondary} print:hidden`}>
        <Icon name="external-link" />
        Buka formulir {pdfSize(url) ? `(${pdfSize(url)})` : `di ${hostOf(url)}`}
      </NewTabLink>
      <span className="hidden wrap-anywhere print:inline">Formulir: {url}</span>
    </p>
  )
}

export function ServiceSkeleton() {
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-6 pb-12 md:pt-10">
      <div className="h-12 w-36 skeleton rounded-full" />
      <div className="h-9 w-2/3 skeleton" />
      <div className="h-32 skeleton rounded-card" />
      <div className="h-48 skeleton rounded-card" />
    </div>
  )
}
