/** Colours of charts. Adjacent colours can be distinguished without colour vision. */
export const CHART_COLOURS = [
  '#1F5D3F',
  '#C9850A',
  '#1D5E8A',
  '#A63A2B',
  '#6B4E8E',
  '#5E6B63',
] as const
