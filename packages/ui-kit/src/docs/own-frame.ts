/**
 * For stories that open something: on a page of documents they have a frame of their own. There they open themselves,
 * and none closes the one that another has opened.
 */
export const ownFrame = { docs: { story: { inline: false, height: "30rem" } } };
