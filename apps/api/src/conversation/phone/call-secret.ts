import { createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";

/** What tokens of browsers are signed with; the sandbox has a key under which nothing else is. */
export function callSecret({ calls, signingKey }: Pick<Config, "calls" | "signingKey">): string {
  return calls?.secret ?? createHmac("sha256", signingKey).update("sandbox calls").digest("hex");
}
