import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { handOver } from '@/stores/handover'

interface ChooseFilesProps {
  /** Of the form that they go to. */
  path: string
  className: string
  children: ReactNode
}

/** Chooses photos where one is, and goes with them to the form for many. */
export function ChooseFiles({ path, className, children }: ChooseFilesProps) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <span className="relative grid min-w-0">
      <input
        id={id}
        type="file"
        multiple
        // Not only what we can use: what cannot be chosen could never be told why.
        accept="image/*"
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length === 0) return
          handOver({ path, files })
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
