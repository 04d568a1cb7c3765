import { createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { SandboxUpdate } from "./messenger-updates.ts";

/** The signature of the bytes of an update, under a key that nothing else is signed with. */
export function sandboxSignature(
  { signingKey }: Pick<Config, "signingKey">,
  bytes: string | Buffer,
): string {
  const key = createHmac("sha256", signingKey).update("sandbox messenger updates").digest();
  return createHmac("sha256", key).update(bytes).digest("hex");
}

/** An update as the messenger's server would send it. */
export function writeUpdate(
  config: Pick<Config, "signingKey">,
  update: SandboxUpdate,
): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify(update);
  return {
    payload,
    headers: {
      "content-type": "application/json",
      "x-sandbox-signature": sandboxSignature(config, payload),
    },
  };
}
