import { describe, expect, it } from "vitest";
import { actions, cancelStatus, may } from "./permissions.ts";
import type { DeskPart } from "./desk-part.ts";
import type { Action, Actor, SubjectOf } from "./permissions.ts";

const person = (accountId: number, more: Partial<Actor> = {}): Actor => ({
  accountId,
  organizerId: null,
  isStaff: false,
  canViewCommission: false,
  canUseKnowledge: false,
  deskParts: [],
  ...more,
});

const who = {
  visitor: null,
  touristA: person(1),
  touristB: person(2),
  organizer: person(3, { organizerId: 30 }),
  otherOrganizer: person(4, { organizerId: 40 }),
  staff: person(5, {
    isStaff: true,
    canUseKnowledge: true,
    deskParts: ["support", "messages", "organizers"],
  }),
  staffWithCommission: person(6, { isStaff: true, canViewCommission: true }),
} satisfies Record<string, Actor | null>;
type Name = keyof typeof who;
const names = Object.keys(who) as Name[];

const owners = { touristId: 1, organizerId: 30 };
const support = { touristId: 1, organizerId: null, isFrozen: false };
const everybody = names;
const signedIn = names.filter((name) => name !== "visitor");
const staff: Name[] = ["staff", "staffWithCommission"];
/** The two sides, and staff whose desk has that part. */
const sides: Name[] = ["touristA", "organizer", "staff"];
/** The organizer, and staff whose desk has that part. */
const entrusted: Name[] = ["organizer", "staff"];

type Row = { [A in Action]: [action: A, subject: SubjectOf<A>, allowed: Name[]] }[Action];

/** One row a case: the action, its object (tourist A's, of the organizer 30) and all who may. */
const table: Row[] = [
  ["catalogue.read", undefined, everybody],
  ["helpRequest.send", undefined, everybody],
  ["complaint.send", undefined, everybody],
  ["program.order", undefined, everybody],
  ["favourites.local", undefined, everybody],
  ["favourites.server", undefined, signedIn],
  ["account.use", undefined, signedIn],
  ["chat.list", undefined, signedIn],
  ["booking.read", { by: "id", ...owners }, sides],
  ["booking.read", { by: "uuid", ...owners }, everybody],
  ["booking.readLink", owners, ["touristA"]],
  ["booking.review", { by: "id", ...owners }, ["touristA"]],
  ["booking.review", { by: "id", touristId: 3, organizerId: 30 }, []],
  ["booking.review", { by: "id", touristId: 5, organizerId: 30 }, []],
  [
    "booking.review",
    { by: "uuid", ...owners },
    ["visitor", "touristA", "touristB", "otherOrganizer"],
  ],
  ["booking.cancel", { by: "id", ...owners }, sides],
  ["booking.cancel", { by: "uuid", ...owners }, everybody],
  ["booking.pay", { by: "id", ...owners }, sides],
  ["booking.pay", { by: "uuid", ...owners }, everybody],
  ["booking.change", { by: "id", ...owners }, ["touristA", "staff"]],
  ["booking.change", { by: "uuid", ...owners }, everybody],
  ["question.answer", owners, ["organizer"]],
  ["review.answer", owners, ["organizer"]],
  ["question.mark", owners, ["visitor", "touristA", "touristB", "otherOrganizer"]],
  ["booking.readPersonal", owners, sides],
  ["booking.confirm", owners, entrusted],
  ["tourists.write", { by: "id", ...owners }, sides],
  ["tourists.write", { by: "uuid", ...owners }, everybody],
  ["tourists.read", owners, sides],
  ["tourists.export", owners, entrusted],
  ["arrival.mark", owners, entrusted],
  ["chat.read", owners, sides],
  ["chat.read", { touristId: 1, organizerId: null }, ["touristA", "staff"]],
  ["chat.callTourist", owners, entrusted],
  ["chat.callTourist", { organizerId: null }, ["staff"]],
  ["chat.write", { ...owners, isFrozen: false }, ["touristA", "organizer"]],
  ["chat.write", { ...owners, isFrozen: true }, []],
  ["chat.write", support, ["touristA", "staff"]],
  ["chat.write", { ...support, isFrozen: true }, ["staff"]],
  ["chat.moderate", undefined, ["staff"]],
  ["organizer.readPublic", undefined, everybody],
  ["organizer.listOwn", undefined, ["organizer", "otherOrganizer", "staff"]],
  ["organizer.create", undefined, ["staff"]],
  ["organizer.apply", undefined, ["touristA", "touristB", "organizer", "otherOrganizer"]],
  ["organizer.readRecord", owners, entrusted],
  ["organizer.writeRecord", owners, entrusted],
  ["organizer.publish", owners, entrusted],
  ["departures.manage", owners, entrusted],
  ["tours.manage", owners, entrusted],
  ["organizer.readMoney", owners, ["organizer"]],
  ["organizer.readVerification", owners, entrusted],
  ["organizer.startVerification", owners, ["organizer"]],
  ["meeting.use", { hasKey: true, ...owners }, everybody],
  ["meeting.use", { hasKey: false, ...owners }, ["organizer"]],
  ["meeting.use", { hasKey: false, organizerId: null }, []],
  ["commission.view", undefined, ["staffWithCommission"]],
  ["knowledge.use", undefined, ["staff"]],
  ["programme.print", owners, entrusted],
  ["debug.use", undefined, staff],
  ["desk.open", "messages", ["staff"]],
  ["desk.open", "numbers", []],
  ["desk.open", "audit", []],
];

const ask = may as (actor: Actor | null, action: Action, subject: unknown) => boolean;

describe("may", () => {
  it.each(table)("allows %s on %o to exactly the listed actors", (action, subject, allowed) => {
    expect(names.filter((name) => ask(who[name], action, subject))).toEqual(
      names.filter((name) => allowed.includes(name)),
    );
  });

  /** What staff may do to the record of others, by the parts of their desk. */
  const record = { by: "id", touristId: 1, organizerId: 30, isFrozen: false };
  const actsOf = (deskParts: Actor["deskParts"], of: object = record) => {
    const member = person(7, { isStaff: true, deskParts });
    const before = actions.filter((action) => action !== "desk.open");
    return before.filter((action) => ask(member, action, of) && !ask(person(8), action, of));
  };

  it.each<[DeskPart, Action[]]>([
    [
      "support",
      [
        "booking.read",
        "booking.cancel",
        "booking.pay",
        "booking.change",
        "booking.readPersonal",
        "booking.confirm",
        "tourists.write",
        "tourists.read",
        "arrival.mark",
        "tourists.export",
        "chat.callTourist",
      ],
    ],
    ["reviews", ["question.answer", "review.answer"]],
    ["messages", ["chat.read", "chat.moderate"]],
    ["payments", ["organizer.readMoney"]],
    ["letters", []],
    [
      "organizers",
      [
        "organizer.listOwn",
        "organizer.create",
        "organizer.readRecord",
        "organizer.writeRecord",
        "organizer.publish",
        "departures.manage",
        "tours.manage",
        "organizer.readVerification",
      ],
    ],
    ["numbers", []],
    ["audit", []],
  ])(
    "lets staff with the part %s of the desk do exactly these actions on records of others",
    (part, acts) => {
      expect(actsOf([part])).toEqual([...acts, "debug.use"]);
    },
  );

  it("lets staff without any part of the desk do nothing but debug", () => {
    expect(actsOf([])).toEqual(["debug.use"]);
    expect(actsOf([], { ...record, organizerId: null })).toEqual(["debug.use"]);
  });

  it("lets support read the chats with support", () => {
    expect(actsOf(["support"], { ...record, organizerId: null })).toContain("chat.read");
  });

  it("has a row for every action", () => {
    expect([...new Set(table.map(([action]) => action))].toSorted()).toEqual(actions.toSorted());
  });

  it("gives nobody access to a record without owners", () => {
    const nobodys = { touristId: null, organizerId: null };
    for (const name of ["visitor", "touristA", "organizer"] as const) {
      expect(may(who[name], "booking.readPersonal", nobodys)).toBe(false);
      expect(may(who[name], "organizer.readRecord", nobodys)).toBe(false);
    }
  });

  it("does not take an account for an organizer with the same id", () => {
    expect(may(person(30), "organizer.readRecord", owners)).toBe(false);
  });

  it("ignores staff permissions of an account that is not staff", () => {
    const pretender = person(9, {
      canViewCommission: true,
      canUseKnowledge: true,
      deskParts: ["audit"],
    });
    expect(may(pretender, "commission.view")).toBe(false);
    expect(may(pretender, "knowledge.use")).toBe(false);
    expect(may(pretender, "desk.open", "audit")).toBe(false);
  });
});

describe("cancelStatus", () => {
  it.each<[Name, "id" | "uuid", number | null]>([
    ["visitor", "id", null],
    ["visitor", "uuid", 5],
    ["touristA", "id", 5],
    ["touristB", "id", null],
    ["touristB", "uuid", 5],
    ["organizer", "id", 6],
    ["organizer", "uuid", 6],
    ["otherOrganizer", "id", null],
    ["staff", "id", 8],
    ["staffWithCommission", "id", null],
  ])("gives %s by %s the status %s", (name, by, status) => {
    expect(cancelStatus(who[name], { by, ...owners })).toBe(status);
  });

  it("treats staff who cancel their own booking as tourists", () => {
    const traveller = person(1, { isStaff: true });
    expect(cancelStatus(traveller, { by: "id", ...owners })).toBe(5);
  });
});
