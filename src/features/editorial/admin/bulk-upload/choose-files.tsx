import { type ReactNode, type RefObject, useId } from 'react'
import { FileButton } from '@/components/form/fields/file-button'

interface ChooseFilesProps {
  input?: RefObject<HTMLInputElement | null>
  disabled?: boolean
  className: string
  onChoose: (files: readonly File[]) => void
  children: ReactNode
}

/** Button that opens the file picker for one or more pictures. */
export function ChooseFiles({ input, disabled, className, onChoose, children }: ChooseFilesProps) {
  const id = useId()
  return (
    <span className="relative grid min-w-0">
      <FileButton
        control={{ id, disabled }}
        inputRef={input}
        multiple
        accept="image/*"
        className={className}
        onChoose={(...files) => onChoose(files)}
      >
        {children}
      </FileButton>
    </span>
  )
}
