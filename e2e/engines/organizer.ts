import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { apiUrl } from "../harness/stack.ts";
import { bookingOf } from "../sales/booking.ts";

/** Once the organizer has confirmed a booking that waits for it: the button of the dev inbox, pressed by its call. */
export async function confirmed(request: APIRequestContext, uuid: string): Promise<void> {
  const { id, status } = await bookingOf({ request }, uuid);
  if (status !== 1) return;
  const answer = await request.post(`${apiUrl}/dev/inbox/bookings/${id}/confirm`, {
    form: { message: "" },
    headers: { origin: apiUrl },
  });
  expect(answer.ok()).toBe(true);
}
