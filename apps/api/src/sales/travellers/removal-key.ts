import { createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { isSameSignature } from "../../platform/secrets/constant-time.ts";

/** Whoever has filled a traveller in by the travellers' link, and nobody else who holds it, can take them out again. */
export const removalKey = ({ signingKey }: Pick<Config, "signingKey">, id: number): string =>
  createHmac("sha256", signingKey).update(`removal of traveller ${id}`).digest("base64url");

export const isRemovalKey = (
  config: Pick<Config, "signingKey">,
  id: number,
  key: string | undefined,
): boolean => key !== undefined && isSameSignature(key, removalKey(config, id));
