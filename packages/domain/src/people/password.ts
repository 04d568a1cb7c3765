/** Lengths of a password in characters. Any characters do: its length is what counts. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
