import { expect, it } from "vitest";
import letters from "../apps/api/src/platform/outbox/messages/en.json" with { type: "json" };
import desk from "../packages/i18n/src/messages/en/staff/staffDesk.json" with { type: "json" };

it("every kind of letter has a name at the staff desk", () => {
  expect(Object.keys(desk.letters.kinds).toSorted()).toEqual(Object.keys(letters).toSorted());
});
