/** The current day in all stories: samples have fixed dates, and screens only show upcoming ones. */
export const storyDay = "2027-03-10";

const RealDate = Date;
const offset = RealDate.parse(`${storyDay}T09:00:00Z`) - RealDate.now();

/** A running clock that starts on that day. */
class StoryDate extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(StoryDate.now());
    // Several numbers are year, month, day and so on.
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

/** Sets the clock to that day. */
export function startStoryDay(): void {
  globalThis.Date = StoryDate as DateConstructor;
}
