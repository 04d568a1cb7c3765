const tones = ["warning", "info", "success", "neutral"] as const;

/** Tone of a booking's status: warning while it waits, good once paid, neutral when it is over. */
export const toneOf = (status: number) => tones[status - 1] ?? "neutral";
