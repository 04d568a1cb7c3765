import { createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";

/** A key that lets only the person who added a traveller by the shared travellers' link remove them again. */
export const removalKey = ({ signingKey }: Pick<Config, "signingKey">, id: number): string =>
  createHmac("sha256", signingKey).update(`removal of traveller ${id}`).digest("base64url");

export const isRemovalKey = (
  config: Pick<Config, "signingKey">,
  id: number,
  key: string | undefined,
): boolean => key !== undefined && isSameSecret(key, removalKey(config, id));
