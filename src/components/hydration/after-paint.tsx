import type { ReactNode } from 'react'
import { useAfterPaint } from './use-after-paint'

/** Renders its children after the first paint, without rendering its surroundings again. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint() && children
}
