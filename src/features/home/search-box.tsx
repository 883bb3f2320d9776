import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'

/** Leads to the results; a query of nothing but spaces is ignored. */
export function SearchBox() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const term = typeof typed === 'string' ? typed.trim() : ''
    if (term) void navigate(`${paths.search}?q=${encodeURIComponent(term)}`)
  }
  return (
    <form role="search" action={paths.search} onSubmit={submit} className="relative max-w-xl">
      <label htmlFor="home-search" className="sr-only">
        Cari di situs desa
      </label>
      <input
        id="home-search"
        type="search"
        name="q"
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
