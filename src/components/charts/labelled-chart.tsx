import { LabelledBars, type LabelledBarsProps } from './labelled-bars'
import { LabelledLine, type LabelledLineProps } from './labelled-line'

export type LabelledChartProps =
  ({ kind: 'bars' } & LabelledBarsProps) | ({ kind: 'line' } & LabelledLineProps)

/** One lazily loaded chunk for both charts, because they share most of recharts. */
export default function LabelledChart(props: LabelledChartProps) {
  return props.kind === 'bars' ? <LabelledBars {...props} /> : <LabelledLine {...props} />
}
