import type { ReactNode, RefObject } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button'

interface FileButtonProps {
  /**
   * Types that the file picker offers. Includes unsupported types, because pickers silently hide unlisted types.
   */
  accept: string
  control: { id: string; 'aria-describedby'?: string | undefined; disabled?: boolean | undefined }
  onChoose: (file: File, ...others: File[]) => void
  name?: string
  multiple?: boolean
  className?: string
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  children: ReactNode
}

/** Button that opens the file picker. The same file can be chosen again. */
export function FileButton({
  control,
  onChoose,
  className = buttonStyle.secondary,
  inputRef,
  children,
  ...input
}: FileButtonProps) {
  return (
    <>
      <input
        {...control}
        {...input}
        ref={inputRef}
        type="file"
        className="peer sr-only"
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          target.value = ''
          if (file) onChoose(file, ...others)
        }}
      />
      <label
        htmlFor={control.id}
        className={`${className} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
      >
        {children}
      </label>
    </>
  )
}
