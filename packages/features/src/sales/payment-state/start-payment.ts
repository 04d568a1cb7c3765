import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import type { PaymentChoice } from "./payment-state.ts";

/** Starts a payment with the first provider; if it does not respond, with the next one. */
export async function startPayment<Started>(
  choices: readonly PaymentChoice[],
  idempotencyKey: string,
  start: (choice: PaymentChoice, idempotencyKey: string) => Promise<Started>,
): Promise<Started> {
  const [first, ...others] = choices;
  if (!first) throw new TypeError("there is nobody to pay by");
  try {
    return await start(first, idempotencyKey);
  } catch (error) {
    if (codeOf(error) !== "unavailable" || others.length === 0) throw error;
    // A different request needs a new idempotency key.
    return startPayment(others, randomId(), start);
  }
}
