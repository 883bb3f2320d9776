import { ButtonLink } from '@/components/ui/buttons/button'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { paths } from '@/domain/paths'
import { ProjectSkeleton, ProjectView } from '@/features/projects/project-view'
import { LoadedItem } from '../layout/loaded-item'
import { PageTitle } from '../layout/page-title'

export default function ProjectPage() {
  return (
    <LoadedItem
      page="pembangunan"
      noun="Kegiatan"
      list="Pembangunan"
      skeleton={<ProjectSkeleton />}
    >
      {(project) => (
        <>
          <PageTitle title={project.title} />
          <ProjectView project={project}>
            <div className="flex flex-col flex-wrap gap-3 border-t border-hairline py-5 sm:flex-row print:hidden">
              <ButtonLink to={paths.complaintAbout(`${project.title} (${project.year})`)}>
                Ada masalah dengan kegiatan ini? Laporkan
              </ButtonLink>
              <PrintButton />
            </div>
          </ProjectView>
        </>
      )}
    </LoadedItem>
  )
}
