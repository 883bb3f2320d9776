import { useSettings } from '@/features/settings/settings-query'

interface PageTitleProps {
  /** Missing on the home page, which is the village's. */
  title?: string
  /** Search engines are to leave it out. */
  unlisted?: boolean | undefined
}

/** What tabs, histories and search engines call the page. */
export function PageTitle({ title, unlisted }: PageTitleProps) {
  const { village_name: village } = useSettings()
  return (
    <>
      <title>{title ? `${title} – ${village}` : village}</title>
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
