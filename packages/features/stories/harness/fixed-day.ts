/** The day on which every story is told: samples have dates, and a screen shows only those to come. */
export const storyDay = "2027-03-10";

const RealDate = Date;
const offset = RealDate.parse(`${storyDay}T09:00:00Z`) - RealDate.now();

/** A clock that goes as every other, but began on the day of the stories. */
class StoryDate extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(StoryDate.now());
    // Several numbers, too: a year, a month, a day.
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

/** From here on it is the day of the stories. */
export function startStoryDay(): void {
  globalThis.Date = StoryDate as DateConstructor;
}
