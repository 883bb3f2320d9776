import { type ReactNode, type RefObject, useId } from 'react'

interface ChooseFilesProps {
  input?: RefObject<HTMLInputElement | null>
  disabled?: boolean
  className: string
  onChoose: (files: readonly File[]) => void
  children: ReactNode
}

/** Button that opens the picker for one or more pictures. */
export function ChooseFiles({ input, disabled, className, onChoose, children }: ChooseFilesProps) {
  const id = useId()
  return (
    <span className="relative grid min-w-0">
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        // Accepts every image type. The picker would hide other types without an explanation.
        accept="image/*"
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <label
        htmlFor={id}
        className={`${className} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
      >
        {children}
      </label>
    </span>
  )
}
