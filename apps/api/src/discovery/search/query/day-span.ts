/** A span of days, including the last one. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}
