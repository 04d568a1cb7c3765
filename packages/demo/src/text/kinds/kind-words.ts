/** What organizers say of one kind of rest, in one language. */
export interface KindWords {
  /** For the description: what sets this way of travelling apart. */
  about: readonly string[];
  /**
   * For a day of the programme: how it goes. "^" opens the day, "$" closes it, "1" belongs to the first
   * two days alone; whatever has no mark stands in the middle of any day.
   */
  pace: readonly string[];
  /** Whom it suits. */
  suits: readonly string[];
  included: readonly string[];
  excluded: readonly string[];
  bring: readonly string[];
  questions: readonly (readonly [question: string, answer: string])[];
}
