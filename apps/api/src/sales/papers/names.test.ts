import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Bank } from "../../../testing/bank.ts";
import { Shop } from "../../../testing/shop.ts";
import { readPdf } from "../../../testing/test-pdf.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

it("writes Chinese names family name first on papers and in letters", async () => {
  const booking = await shop.book({ startsOn: addDays(todayIn("UTC"), 40), cancellationDays: 30 });
  await shop.rows(
    "UPDATE booking SET first_name = '伟', last_name = '王' WHERE id = $1",
    booking.id,
  );
  await bank.notify(await bank.open(booking.uuid));
  for (const paper of ["voucher", "receipt"]) {
    const { rawPayload } = await shop.get(
      `/spa/booking-paper?uuid=${booking.uuid}&paper=${paper}&lang=en`,
    );
    expect(readPdf(rawPayload).text).toContain("王伟");
  }
  const letters = await shop.rows(
    "SELECT kind, body FROM outbox WHERE booking_id = $1",
    booking.id,
  );
  const bodyOf = (wanted: string) => letters.find(({ kind }) => kind === wanted)?.body;
  expect(bodyOf("bookingPaid")).toContain("王伟");
  expect(bodyOf("organizerBookingPaid")).toContain("王伟");
});
