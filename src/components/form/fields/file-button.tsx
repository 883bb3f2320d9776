import type { RefObject } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button-style'

interface FileButtonProps {
  label: string
  accept: string
  /** Attributes of the field that the button belongs to. */
  control: { id: string; 'aria-describedby'?: string | undefined; disabled?: boolean }
  onChoose: (file: File) => void
  name?: string
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Button that opens the file chooser. The same file can be chosen again. */
export function FileButton({ label, accept, control, onChoose, name, inputRef }: FileButtonProps) {
  return (
    <>
      <input
        {...control}
        ref={inputRef}
        name={name}
        type="file"
        accept={accept}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
      <label
        htmlFor={control.id}
        className={`${buttonStyle.secondary} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
      >
        {label}
      </label>
    </>
  )
}
