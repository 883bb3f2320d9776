import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { PageTitle } from './page-title'

export interface PageWords {
  title: string
  purpose: string
}

interface PageHeadProps extends PageWords {
  unlisted?: boolean
  tools?: ReactNode
}

export function PageHead({ title, purpose, unlisted, tools }: PageHeadProps) {
  return (
    <div className="mb-5 border-b border-hairline py-4 md:mb-8 md:pt-10 md:pb-6 print:mb-3 print:border-0 print:py-4">
      <PageTitle title={title} unlisted={unlisted} />
      <nav aria-label="Letak halaman" className="text-sm text-ink-2">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link
              to={paths.home}
              className="inline-block py-1 text-primary underline-offset-4 hover:underline"
            >
              Beranda
            </Link>
          </li>
          <li aria-hidden className="py-1">
            ›
          </li>
          <li aria-current="page" className="py-1">
            {title}
          </li>
        </ol>
      </nav>
      <h1 tabIndex={-1} className="mt-1 text-2xl font-bold md:mt-2 md:text-3xl print:text-2xl">
        {title}
      </h1>
      <p className="mt-1 max-w-prose text-ink-2 not-last:mb-2 md:mt-2 md:text-lg">{purpose}</p>
      {tools}
    </div>
  )
}

export const simplePage = (head: PageHeadProps, View: ComponentType, className?: string) =>
  function SimplePage() {
    return (
      <div className={className}>
        <PageHead {...head} />
        <View />
      </div>
    )
  }
