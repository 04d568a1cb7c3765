/** What organizers say of one kind of rest, in one language. */
export interface KindWords {
  /** For the description: what sets this way of travelling apart. */
  about: readonly string[];
  /** For a day of the programme: how it goes. */
  pace: readonly string[];
  /** Whom it suits. */
  suits: readonly string[];
  included: readonly string[];
  excluded: readonly string[];
  bring: readonly string[];
  questions: readonly (readonly [question: string, answer: string])[];
}
