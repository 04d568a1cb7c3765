import { expect, it } from "vitest";
import { deskAddressOf, deskPageAt, deskPages, today } from "./desk-pages.tsx";
import { loader } from "./desk-route.tsx";

/** What the server answers instead of a page of the desk. */
function redirectOf(path: string): Response | null {
  try {
    // Only what the loader reads.
    loader({ params: { "*": path } } as Parameters<typeof loader>[0]);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

it.each([
  ["profile", "/organizer/records"],
  ["settings/", "/organizer/records"],
  ["requests", "/organizer/bookings"],
  ["calendar", "/organizer/departures"],
  ["messages", "/organizer/chats"],
  ["payouts", "/organizer/money"],
  ["today", "/organizer"],
])("leads from the name %s to the page %s that there is", (path, address) => {
  expect(deskPageAt(path)).toBeNull();
  expect(deskAddressOf(path)).toBe(address);
  expect(redirectOf(path)).toMatchObject({ status: 302 });
  expect(redirectOf(path)?.headers.get("location")).toBe(address);
  expect(deskPageAt(address.replace(/^\/organizer\/?/, ""))).not.toBeNull();
});

it("leads from no other address elsewhere", () => {
  const addresses = [
    "",
    "nothing",
    "profile/7",
    "constructor",
    ...deskPages.map(({ name }) => name),
  ];
  expect(addresses.map(deskAddressOf)).toEqual(addresses.map(() => null));
  expect(addresses.map(redirectOf)).toEqual(addresses.map(() => null));
  expect(deskPageAt("")?.page).toBe(today);
});
