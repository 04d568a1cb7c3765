/** Limits of a password's length, characters. Any characters are allowed. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
