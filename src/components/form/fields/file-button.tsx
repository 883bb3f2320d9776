import { type ComponentProps, useId } from 'react'
import { buttonStyle } from '@/components/ui/buttons/button'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /**
   * Types that the file picker offers. Includes unsupported types, because pickers silently hide unlisted types.
   */
  accept: string
  onChoose: (file: File, ...others: File[]) => void
}

/** Button that opens the file picker. The same file can be chosen again. Other properties are those of the input. */
export function FileButton(props: FileButtonProps) {
  const ownId = useId()
  const { id = ownId, onChoose, className = buttonStyle.secondary, children, ...input } = props
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          target.value = ''
          if (file) onChoose(file, ...others)
        }}
      />
      <label
        htmlFor={id}
        className={`${className} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-60`}
      >
        {children}
      </label>
    </>
  )
}
