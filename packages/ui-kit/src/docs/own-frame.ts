/**
 * For stories that open a dialog or panel: on a docs page each gets its own frame, so that they do
 * not close each other.
 */
export const ownFrame = { docs: { story: { inline: false, height: "30rem" } } };
