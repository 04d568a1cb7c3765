import { createHmac } from "node:crypto";

/** Keys of the sandbox bank. */
export const bankKeys = {
  SANDBOX_BANK_URL: "http://localhost:4001/bank",
  SANDBOX_BANK_SECRET: "a secret of the bank of tests",
};

/** A notification of the sandbox bank with its signature, implemented independently of the adapter. */
export function signedByBank(content: object, secret = bankKeys.SANDBOX_BANK_SECRET) {
  const body = JSON.stringify(content);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "x-sandbox-signature": signature },
  };
}
