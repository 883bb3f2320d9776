import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { FormWords } from '@/components/form/form-conflict'
import type { Values } from '@/components/form/validate'
import type { Doubt } from '@/domain/doubts/doubt'
import type { Notice } from '@/stores/notice'

export type Plain = Readonly<Record<string, unknown>>

interface Attempt<Input> {
  /** Id of the open form and its autosave entry. All attempts use it, so that they create only one document. */
  id: string
  base: Values
  /** Field `updatedAt` of the edited version, or '' if nothing was stored. */
  version: string
  wanted: Input
  /** Inputs of all attempts, including this one. Earlier inputs may be stored although their responses were lost. */
  attempts: readonly Input[]
  actor: string
}

/** Single document that staff edit in a form: how the document is shown, validated and saved. */
export interface EditedDocument<Input extends object> {
  /** Path of the document, or '' for a new one that `save` creates. */
  path: `${string}/${string}` | ''
  /** Creates the id of a new document. Defaults to a ULID. */
  newId?: () => string
  /** Label of the form and title of its autosave entries. */
  label: string
  noun: string
  autosaveName: string
  /** Document that the unsaved input belongs to. Defaults to the path. */
  subject?: string
  /** Returns the title of autosaved values. Defaults to the label. */
  titleOf?: (values: Values) => string
  words: FormWords
  /** Converts the stored document into form values. null gives the values of a new document. */
  valuesOf: (stored: Plain | null) => Values
  input: v.GenericSchema<Values, Input>
  inputOf?: (values: Values, id: string) => Values
  /** Converts values that an earlier version of the form has autosaved. */
  restored?: (values: Values) => Values
  /** Returns questions about implausible values, which the user must confirm. */
  doubts?: (values: Values, base: Values, client: QueryClient) => readonly Doubt[]
  /**
   * Stores the input. Can be repeated. Throws a Conflict with the stored document, or an error to show. May return parts
   * of the notice that depend on the result.
   */
  save: (attempt: Attempt<Input>) => Promise<Partial<Notice> | void>
  /** Notice after saving. Its text defaults to the label and that it was saved. */
  saved?: Partial<Notice>
  /** Refetches everything that shows the document, except its form. Defaults to the public content of its collection. */
  refresh?: (client: QueryClient) => void
}
