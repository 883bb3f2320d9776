import { Repeat } from '@/components/ui/repeat'

export function WelcomeSkeleton() {
  return (
    <>
      <div className="grid gap-6 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-[12rem_1fr] md:p-6">
        <div className="aspect-4/5 w-36 skeleton sm:w-full" />
        <div className="flex flex-col gap-3">
          <Repeat count={6}>
            <div className="h-6 skeleton" />
          </Repeat>
          <div className="mt-auto h-16 w-32 skeleton" />
          <div className="h-6 w-2/3 skeleton" />
          <div className="h-6 w-1/3 skeleton" />
        </div>
      </div>
      <div className="mt-4 h-43 skeleton" />
    </>
  )
}
