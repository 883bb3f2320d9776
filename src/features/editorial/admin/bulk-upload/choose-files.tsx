import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { setNavigationPayload } from '@/stores/navigation-payload'

interface ChooseFilesProps {
  path: string
  className: string
  children: ReactNode
}

export function ChooseFiles({ path, className, children }: ChooseFilesProps) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <span className="relative grid min-w-0">
      <input
        id={id}
        type="file"
        multiple
        // Accepts every image type. The picker would hide other types without an explanation.
        accept="image/*"
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length === 0) return
          setNavigationPayload({ path, files })
          void navigate(path)
        }}
      />
      <label
        htmlFor={id}
        className={`${className} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary`}
      >
        {children}
      </label>
    </span>
  )
}
