/** Colours of horses. */
export const coats = ["#7a4a2c", "#4a3428", "#a8763f", "#d8c4a0", "#5f4a40", "#8a5a34"] as const;

/** Colours of grass. */
export const grasses = ["#a8a046", "#8f9f45", "#b89a48", "#7f9a4c"] as const;
