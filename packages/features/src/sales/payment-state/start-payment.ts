import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import type { PaymentChoice } from "./payment-state.ts";

/** Has the first provider collect, and the next one where it does not answer: nobody who pays has to choose between them. */
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
    // Another call, which the API would refuse under the same key.
    return startPayment(others, randomId(), start);
  }
}
