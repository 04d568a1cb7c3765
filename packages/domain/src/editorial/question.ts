/** Longest question about a tour and longest answer, characters. */
export const longestQuestion = 1000;
export const longestAnswer = 3000;
