import { ApiClientError } from "@tropa/api-client/api-client-error";
import { expect, it, vi } from "vitest";
import { marksToKeep, marksOf, sendWaiting } from "./mark-queue.ts";
import type { Mark } from "./mark-queue.ts";

const mark = (bookingId: number, more: Partial<Mark> = {}): Mark => ({
  scan: `scan-${bookingId}`,
  organizerId: 7,
  bookingId,
  code: `code-${bookingId}`,
  firstName: "Мария",
  seats: 2,
  scannedAt: `2026-11-25T08:00:${String(bookingId).padStart(2, "0")}.000Z`,
  state: "waiting",
  ...more,
});
const answered = (bookingId: number, isRepeated = false) => ({
  booking_id: bookingId,
  first_name: "Мария",
  seats: 3,
  start: "2026-11-25",
  is_repeated: isRepeated,
  marked: { at: "2026-11-25T07:00:00.000Z", by: "Борис" },
});
const http = (status: number, code: string) =>
  new ApiClientError("http", "markArrival", { status, data: { code } });
const offline = () => new ApiClientError("network", "markArrival");

async function send(marks: readonly Mark[], call: (...input: never[]) => unknown) {
  const told: Mark[] = [];
  const isDone = await sendWaiting(
    { call: call as never },
    () => marks,
    (one) => told.push(one),
  );
  return { told, isDone };
}

it("sends waiting marks, the oldest first, and none that were sent or refused", async () => {
  const call = vi.fn(async (_: unknown, { body }: { body: { code?: string } }) =>
    answered(Number(body.code?.split("-")[1])),
  );
  const { told, isDone } = await send(
    [mark(3), mark(1), mark(2, { state: "sent" }), mark(4, { state: "refused" })],
    call,
  );
  expect(isDone).toBe(true);
  expect(told.map(({ bookingId, state, seats }) => [bookingId, state, seats])).toEqual([
    [1, "sent", 3],
    [3, "sent", 3],
  ]);
  expect(call).toHaveBeenCalledTimes(2);
});

it("sends a mark that is added while another one is being sent", async () => {
  const marks = [mark(1)];
  const { told, isDone } = await send(marks, async () => {
    if (marks.length === 1) marks.push(mark(2));
    return answered(1);
  });
  expect(isDone).toBe(true);
  expect(told.map(({ scan }) => scan)).toEqual(["scan-1", "scan-2"]);
});

it("names who scanned first when a scan is repeated", async () => {
  const { told } = await send([mark(1)], async () => answered(1, true));
  expect(told[0]).toMatchObject({ state: "repeated", first: { by: "Борис" } });
});

it("sends the booking number when no code was scanned", async () => {
  const call = vi.fn(async () => answered(1));
  await send([mark(1, { code: null })], call);
  expect(call.mock.calls[0]).toMatchObject([{}, { body: { booking_id: 1, scan: "scan-1" } }]);
});

it.each([
  ["no network", offline],
  ["an outage", () => http(503, "unavailable")],
  ["too many calls", () => http(429, "too_many_requests")],
  ["a session that is over", () => http(401, "unauthorized")],
])("keeps all marks waiting after %s and stops sending", async (_, error) => {
  const call = vi.fn(async () => Promise.reject(error()));
  const { told, isDone } = await send([mark(1), mark(2)], call);
  expect({ told, isDone }).toEqual({ told: [], isDone: false });
  expect(call).toHaveBeenCalledTimes(1);
});

it("keeps the reason of a refused mark and sends the next ones", async () => {
  let turn = 0;
  const { told, isDone } = await send([mark(1), mark(2)], async () => {
    turn += 1;
    if (turn === 1) throw http(409, "conflict");
    return answered(2);
  });
  expect(isDone).toBe(true);
  expect(told.map(({ state, refusal }) => [state, refusal])).toEqual([
    ["refused", "conflict"],
    ["sent", undefined],
  ]);
});

it("shows what is owed, and marks with the debt once the organizer accepts it", async () => {
  const owes = { code: "conflict", reason: "owes", left: 1_600_000, currency: "RUB" };
  const { told } = await send([mark(1)], async () => {
    throw new ApiClientError("http", "markArrival", { status: 409, data: owes });
  });
  expect(told[0]).toMatchObject({
    state: "refused",
    refusal: "owes",
    debt: { minor: 1_600_000, currency: "RUB" },
  });
  const call = vi.fn(async () => answered(1));
  await send([mark(1, { withDebt: true })], call);
  expect(call.mock.calls[0]).toMatchObject([{}, { body: { with_debt: true } }]);
});

it("keeps waiting marks forever and sent ones for two days", () => {
  const now = Date.parse("2026-11-28T08:00:00.000Z");
  const kept = marksToKeep(
    [
      mark(1),
      mark(2, { state: "sent" }),
      mark(3, { state: "sent", scannedAt: "2026-11-27T08:00:00.000Z" }),
    ],
    now,
  );
  expect(kept.map(({ bookingId }) => bookingId)).toEqual([1, 3]);
});

it("counts the first accepted mark of each booking of the organizer", () => {
  const again = mark(1, { scan: "again", scannedAt: "2026-11-25T08:30:00.000Z" });
  const refused = mark(4, { scan: "refused", state: "refused" });
  const marks = [
    again,
    mark(1),
    mark(2, { state: "refused" }),
    mark(3, { organizerId: 8 }),
    refused,
    mark(4, { state: "sent" }),
  ];
  const found = [...marksOf(marks, 7).values()].map(({ scan }) => scan);
  expect(found.toSorted()).toEqual(["scan-1", "scan-4"]);
});
