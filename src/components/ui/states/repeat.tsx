import { Fragment, type ReactNode } from 'react'

/** Renders its children `count` times, e.g. for skeletons. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>)
}
