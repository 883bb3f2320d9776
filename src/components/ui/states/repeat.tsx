import { Fragment, type ReactNode } from 'react'

/** The same `count` times, e.g. the skeletons of a list. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>)
}
