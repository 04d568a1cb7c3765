import { deskParts } from "./desk-part.ts";
import type { DeskPart } from "./desk-part.ts";

/** What a call does in a part of the desk; each level includes those before it. */
export const deskLevels = ["look", "act", "money"] as const;
export type DeskLevel = (typeof deskLevels)[number];

/** The levels that each part of the desk has. The server's checks and the screen of roles follow this table. */
export const levelsOfPart = {
  bookings: ["look", "act", "money"],
  support: ["look", "act", "money"],
  tasks: ["look", "act"],
  reviews: ["look", "act"],
  messages: ["look", "act"],
  payments: ["look", "act", "money"],
  letters: ["look", "act"],
  organizers: ["look", "act"],
  audit: ["look"],
  team: ["look", "act"],
} as const satisfies Record<DeskPart, readonly DeskLevel[]>;

/** A right, such as `bookings.act`. */
export type DeskRight = {
  [Part in DeskPart]: `${Part}.${(typeof levelsOfPart)[Part][number]}`;
}[DeskPart];

const rightsOf = (part: DeskPart) =>
  levelsOfPart[part].map((level): `${DeskPart}.${DeskLevel}` => `${part}.${level}`);

/** All rights, by part and level. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part with its own levels
export const deskRights = deskParts.flatMap(rightsOf) as readonly DeskRight[];

/** Whoever holds this right can give and take roles. */
export const administratorRight = "team.act" satisfies DeskRight;

/** Returns the parts in which somebody with these rights may make calls of a level. */
export const partsAt = (rights: readonly DeskRight[], level: DeskLevel): DeskPart[] =>
  deskParts.filter((part) => rights.some((right) => right === `${part}.${level}`));

/**
 * Returns the rights of a level in a part: `money` includes `act` and `look`.
 *
 * @example rightsUpTo("payments", "act") // ["payments.look", "payments.act"]
 */
export const rightsUpTo = (part: DeskPart, level: DeskLevel): DeskRight[] =>
  deskRights.filter((right) =>
    deskLevels
      .slice(0, deskLevels.indexOf(level) + 1)
      .some((included) => right === `${part}.${included}`),
  );

/** Returns the highest level that rights have in a part; null if they do not open it. */
export const levelIn = (rights: readonly DeskRight[], part: DeskPart): DeskLevel | null =>
  levelsOfPart[part].findLast((level) => rights.some((right) => right === `${part}.${level}`)) ??
  null;

/** Whether each right comes with the lower levels of its part. */
export const areWholeRights = (rights: readonly DeskRight[]): boolean =>
  deskParts.every((part) => {
    const level = levelIn(rights, part);
    return level === null || rightsUpTo(part, level).every((right) => rights.includes(right));
  });
