/** A span of days, the last one included. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}
