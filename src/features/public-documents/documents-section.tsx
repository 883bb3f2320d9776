import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { ContentList } from '@/components/ui/lists/content-list'
import { contentList } from '@/lib/query/content'
import { DocumentLink } from './document-link'
import { DocumentsSkeleton } from './documents-skeleton'

/** Published plans, budgets and reports of the village, newest year first. */
export default function DocumentsSection() {
  return (
    <Section title="Dokumen publik">
      <ContentList
        query={useQuery(contentList('public_documents').options)}
        items="Dokumen publik"
        empty="Belum ada dokumen publik."
        className="@container divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
        skeleton={<DocumentsSkeleton />}
      >
        {(document) => <DocumentLink document={document} year={document.year} />}
      </ContentList>
    </Section>
  )
}
