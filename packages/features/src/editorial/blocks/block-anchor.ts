/** Id of a block within its text, for links to it. */
export const blockAnchor = (index: number): string => `part-${index + 1}`;
