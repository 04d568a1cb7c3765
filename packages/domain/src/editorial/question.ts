/** Most characters of a question about a tour, and of its answer. */
export const longestQuestion = 1000;
export const longestAnswer = 3000;
