/**
 * Areas of public pages, and of dialogs that open over any page: every page loads their messages.
 */
export const pageAreas = ["frame", "discovery", "sales"] as const;

/** Areas whose messages are loaded with their first screen. */
export const lateAreas = [
  "people",
  "conversation",
  "editorial",
  "staff",
  "trips",
  "organizers",
] as const;
export type LateArea = (typeof lateAreas)[number];

export type MessageArea = (typeof pageAreas)[number] | LateArea;

const areas: ReadonlySet<string> = new Set([...pageAreas, ...lateAreas]);

/** Whether a message area of this name exists. */
export const isMessageArea = (name: string): name is MessageArea => areas.has(name);

export const isLateArea = (name: string): name is LateArea =>
  lateAreas.some((area) => area === name);
