import { expect, it } from "vitest";
import { loader } from "./other-name-route.ts";

it.each([
  ["profile", "/organizer/records"],
  ["settings", "/organizer/records"],
  ["requests", "/organizer/bookings"],
  ["calendar", "/organizer/departures"],
  ["messages", "/organizer/chats"],
  ["payouts", "/organizer/money"],
  ["today", "/organizer"],
])("leads from the name %s to the page %s that there is", (name, address) => {
  const answer = loader({ request: new Request(`https://tropa.example/organizer/${name}`) });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(address);
});
