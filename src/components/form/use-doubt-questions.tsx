import { type ReactNode, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Doubt } from '@/domain/doubts/doubt'
import { Button } from '../ui/buttons/button'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { fillForm, type Values } from './validate'

interface Question {
  doubt: Doubt
  proceed: () => void
}

interface Asking {
  /**
   * Saves after the user has confirmed all questions. A confirmed question is not asked again while the form is open.
   */
  ask: <Saved>(doubts: () => readonly Doubt[], save: () => Saved) => Saved | undefined
  dialog: ReactNode
}

/** Asks about implausible values before saving, one question at a time. Applies corrections to `form`. */
export function useDoubtQuestions(form?: Pick<UseFormReturn<Values>, 'setValue'>): Asking {
  const answered = useRef(new Set<string>())
  const [question, setQuestion] = useState<Question | null>(null)

  function ask<Saved>(doubts: () => readonly Doubt[], save: () => Saved): Saved | undefined {
    // Computed again after each answer, because a correction may resolve other doubts.
    const doubt = doubts().find(({ key }) => !answered.current.has(key))
    setQuestion(doubt ? { doubt, proceed: () => void ask(doubts, save) } : null)
    return doubt ? undefined : save()
  }

  function answer({ doubt, proceed }: Question, values: Values | undefined) {
    answered.current.add(doubt.key)
    if (form && values) fillForm(form, values)
    proceed()
  }

  return {
    ask,
    dialog: question && (
      <ConfirmDialog
        key={question.doubt.key}
        title={question.doubt.title}
        action={question.doubt.keep ?? 'Benar, simpan'}
        onClose={() => setQuestion(null)}
        onConfirm={() => answer(question, question.doubt.keepValues)}
      >
        <p>{question.doubt.reason}</p>
        {question.doubt.values && (
          <ul className="mt-2 flex flex-col gap-1 tabular-nums">
            {question.doubt.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        )}
        {question.doubt.corrections?.map(({ label, values }) => (
          <Button key={label} className="mt-3 w-full" onClick={() => answer(question, values)}>
            {label}
          </Button>
        ))}
      </ConfirmDialog>
    ),
  }
}
