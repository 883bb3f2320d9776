import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'

/** Leads to the results; a query of nothing but spaces is ignored. `term` is what it begins with. */
export function SearchBox({ term = '' }: { term?: string }) {
  const id = useId()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    if (wanted) void navigate(paths.searchFor(wanted))
  }
  return (
    <form role="search" action={paths.search} onSubmit={submit} className="relative max-w-xl">
      <label htmlFor={id} className="sr-only">
        Cari di situs desa
      </label>
      <input
        key={term}
        id={id}
        type="search"
        name="q"
        defaultValue={term}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Cari berita, layanan…"
        className="min-h-13 w-full rounded-full border border-control bg-surface py-3 pr-16 pl-5 placeholder:text-ink-2"
      />
      <button
        type="submit"
        className="absolute top-1/2 right-1 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-primary text-on-primary hover:opacity-90"
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only">Cari</span>
      </button>
    </form>
  )
}
