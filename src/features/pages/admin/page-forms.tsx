import type { ReactNode } from 'react'
import * as v from 'valibot'
import { RowsField } from '@/components/form/fields/rows-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { FormPart } from '@/components/form/form-part'
import { MarkupField } from '@/components/form/markup/markup-field'
import type { Values } from '@/components/form/validate'
import { storedPicturesOnly } from '@/domain/drafts/dated-input'
import { LIMITS } from '@/domain/limits'
import {
  type HistoryPage,
  historyPage,
  type VisionPage,
  visionPage,
} from '@/domain/pages/page-content-schema'
import { paths } from '@/domain/paths'
import { paragraphsOf } from '@/domain/text/text'
import { History } from '../history-view'
import { Vision } from '../vision-view'

export type Page = HistoryPage | VisionPage
export type PageInput =
  Pick<HistoryPage, 'slug' | 'title' | 'content'> | Pick<VisionPage, 'slug' | 'title' | 'content'>
export type Slug = Page['slug']

export interface PageForm {
  label: string
  path: string
  schema: v.GenericSchema<Values, PageInput>
  valuesOf: (page: Page | null) => Values
  words: FormWords
  fields: ReactNode
  preview: (page: PageInput) => ReactNode
}

const history = historyPage.entries.content.entries
const vision = visionPage.entries.content.entries

/** Schema that splits a text into paragraphs. Error messages contain the number of the line. */
const lines = v.pipe(
  v.string(),
  storedPicturesOnly,
  v.transform(paragraphsOf),
  v.rawCheck(({ dataset, addIssue }) => {
    const [issue] = v.safeParse(history.paragraphs, dataset.value).issues ?? []
    const place = issue?.path?.[0]?.key
    if (issue)
      addIssue({
        message: typeof place === 'number' ? `Baris ${place + 1}: ${issue.message}` : issue.message,
      })
  }),
)

function inWords(field: string, values: Values): string {
  const value = values[field]
  return Array.isArray(value)
    ? value.map((row) => Object.values(row as object).join(': ')).join('\n')
    : String(value)
}

const TITLE = <TextField name="title" label="Judul" />

const HISTORY: PageForm = {
  label: 'Sejarah Desa',
  path: paths.history,
  schema: v.pipe(
    v.object({
      title: historyPage.entries.title,
      text: lines,
      administrative_data: history.administrative_data,
    }),
    v.transform(({ title, text, administrative_data }) => ({
      slug: 'sejarah' as const,
      title,
      content: { paragraphs: text, administrative_data },
    })),
  ),
  valuesOf: (page) => ({
    title: page?.title ?? 'Sejarah Desa',
    text: page?.slug === 'sejarah' ? page.content.paragraphs.join('\n') : '',
    administrative_data:
      page?.slug === 'sejarah'
        ? page.content.administrative_data.map(({ description, value }) => ({ description, value }))
        : [],
  }),
  words: {
    labels: { title: 'Judul', text: 'Isi', administrative_data: 'Data wilayah' },
    text: inWords,
  },
  fields: (
    <>
      {TITLE}
      <MarkupField
        name="text"
        label="Isi"
        hint="Setiap baris menjadi satu paragraf."
        rows={14}
        limit={LIMITS.content}
      />
      <FormPart
        title="Data wilayah"
        purpose="Tabel di samping sejarah, misalnya luas dan batas desa."
      >
        <RowsField
          name="administrative_data"
          noun="Baris"
          limit={LIMITS.paragraphs}
          fresh={() => ({ description: '', value: '' })}
        >
          {(path) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name={`${path}.description`} label="Uraian" />
              <TextField name={`${path}.value`} label="Nilai" />
            </div>
          )}
        </RowsField>
      </FormPart>
    </>
  ),
  preview: (page) => page.slug === 'sejarah' && <History {...page.content} />,
}

const VISION: PageForm = {
  label: 'Visi & Misi',
  path: paths.vision,
  schema: v.pipe(
    v.object({
      title: visionPage.entries.title,
      vision: vision.vision,
      missions: v.pipe(
        v.array(v.object({ text: vision.missions.item })),
        v.maxLength(LIMITS.missions, `Paling banyak ${LIMITS.missions} misi.`),
      ),
    }),
    v.transform(({ title, vision, missions }) => ({
      slug: 'visi-misi' as const,
      title,
      content: { vision, missions: missions.map(({ text }) => text) },
    })),
  ),
  valuesOf: (page) => ({
    title: page?.title ?? 'Visi & Misi',
    vision: page?.slug === 'visi-misi' ? page.content.vision : '',
    missions: page?.slug === 'visi-misi' ? page.content.missions.map((text) => ({ text })) : [],
  }),
  words: { labels: { title: 'Judul', vision: 'Visi', missions: 'Misi' }, text: inWords },
  fields: (
    <>
      {TITLE}
      <TextArea name="vision" label="Visi" rows={3} limit={LIMITS.paragraph} />
      <FormPart title="Misi" purpose="Di situs diberi nomor menurut urutan ini.">
        <RowsField name="missions" noun="Misi" limit={LIMITS.missions} fresh={() => ({ text: '' })}>
          {(path, _, index) => (
            <TextArea
              name={`${path}.text`}
              label={`Isi misi ${index + 1}`}
              rows={2}
              limit={LIMITS.paragraph}
            />
          )}
        </RowsField>
      </FormPart>
    </>
  ),
  preview: (page) => page.slug === 'visi-misi' && <Vision {...page.content} />,
}

export const PAGE_FORMS: Readonly<Record<Slug, PageForm>> = {
  sejarah: HISTORY,
  'visi-misi': VISION,
}

export const SLUGS = Object.keys(PAGE_FORMS) as Slug[]
