import { useSettings } from '@/lib/query/settings-query'

interface PageTitleProps {
  title?: string
  /** Excludes the page from search engines. */
  unlisted?: boolean | undefined
}

export function PageTitle({ title, unlisted }: PageTitleProps) {
  const { village_name: village } = useSettings()
  return (
    <>
      <title>{title ? `${title} – ${village}` : village}</title>
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
