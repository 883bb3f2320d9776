import { Chip } from '@/components/ui/chip'
import { STAGES } from '@/domain/projects/project'
import { percentOf } from '@/domain/projects/steps'

interface StageBarProps {
  project: { stage: keyof typeof STAGES | ''; content: string }
}

export function StageBar({ project }: StageBarProps) {
  const percent = percentOf(project)
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        {project.stage && <Chip>{STAGES[project.stage]}</Chip>}
        <span className="tabular-nums">Perkembangan {percent} %</span>
      </p>
      {/* Hidden from screen readers, because the text contains the percentage. */}
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden
        className="mt-2 block h-2 w-full rounded-full bg-surface-2 text-primary"
      >
        <rect width={percent} height="4" fill="currentColor" />
      </svg>
    </div>
  )
}
