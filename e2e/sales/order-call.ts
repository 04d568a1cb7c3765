import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";

/** Of an address that orders again and again the API wants a harder captcha, so each caller has one of its own. */
type Address = { "x-forwarded-for": string };

/** Does the work that the order's invisible captcha asks for, as the form's script does. */
async function invisibleCaptcha(address: Address): Promise<string> {
  const answer = await fetch(`${apiUrl}/spa/captcha-challenge?kind=invisible`, {
    headers: address,
  });
  const challenge = (await answer.json()) as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the captcha was not solved");
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString(
    "base64",
  );
}

/** What an order comes to, as its refusal says. */
async function priceNow(refusal: { json: () => Promise<unknown> }): Promise<unknown> {
  return ((await refusal.json()) as { price?: { now: unknown } }).price?.now;
}

/** Makes the call that the order's form makes, for the storefront's tourist. */
export async function submitOrder(
  variant: Variant,
  order: { tour_id: number; variant_id: number; adults: number } & Record<string, unknown>,
  address: Address,
): Promise<{ uuid: string; status: number }> {
  const { language, currency, tourist } = factsOf(variant);
  const {
    name,
    email,
    phones: [phone],
  } = tourist;
  const send = async (seen: unknown) =>
    fetch(`${apiUrl}/spa/submit-order`, {
      method: "POST",
      headers: {
        ...address,
        "content-type": "application/json",
        "x-localization": variant,
        "x-language": language,
        "x-currency": currency,
        "x-captcha": await invisibleCaptcha(address),
      },
      body: JSON.stringify({ first_name: name, phone, email, agree: true, ...order, seen }),
    });
  // Who names no sum is told it.
  const asked = await send(null);
  const answer = asked.status === 409 ? await send(await priceNow(asked)) : asked;
  if (!answer.ok) throw new Error(`no booking: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { uuid: string; status: number };
}
