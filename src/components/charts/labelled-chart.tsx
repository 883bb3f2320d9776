import { LabelledBars, type LabelledBarsProps } from './labelled-bars'
import { LabelledLine, type LabelledLineProps } from './labelled-line'

export type LabelledChartProps =
  ({ kind: 'bars' } & LabelledBarsProps) | ({ kind: 'line' } & LabelledLineProps)

/** Either of them: they come together, for they share most of recharts. Load it lazily, as that is. */
export default function LabelledChart(props: LabelledChartProps) {
  return props.kind === 'bars' ? <LabelledBars {...props} /> : <LabelledLine {...props} />
}
