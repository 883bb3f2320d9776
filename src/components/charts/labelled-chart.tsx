import { LabelledBars, type LabelledBarsProps } from './labelled-bars'
import { LabelledLine, type LabelledLineProps } from './labelled-line'

export type LabelledChartProps =
  ({ kind: 'bars' } & LabelledBarsProps) | ({ kind: 'line' } & LabelledLineProps)

/** Bar or line chart. Both are in one lazily loaded chunk, because they share most of recharts. */
export default function LabelledChart(props: LabelledChartProps) {
  return props.kind === 'bars' ? <LabelledBars {...props} /> : <LabelledLine {...props} />
}
