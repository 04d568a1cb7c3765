import { createHmac, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";

type Settings = Pick<ApiContext, "config">;

/** A parsed refresh token: session and generation. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
  /** Proof that we made it. */
  proof: Buffer;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** Creates a refresh token. Needs both the signing key and the session's secret, so that neither leak alone suffices. */
function proofOf({ config }: Settings, sessionId: string, generation: number, secret: Buffer) {
  return createHmac("sha256", config.signingKey)
    .update(`refresh/${sessionId}/${generation}/`)
    .update(secret)
    .digest();
}

export function writeRefreshToken(
  context: Settings,
  sessionId: string,
  generation: number,
  secret: Buffer,
): string {
  const proof = proofOf(context, sessionId, generation, secret).toString("base64url");
  return `${sessionId}.${generation}.${proof}`;
}

/** Parses a refresh token; null if malformed. Does not verify it. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, generation, proof] = pattern.exec(text) ?? [];
  if (sessionId === undefined || generation === undefined || proof === undefined) return null;
  return { sessionId, generation: Number(generation), proof: Buffer.from(proof, "base64url") };
}

export function isOurs(context: Settings, token: RefreshToken, secret: Buffer): boolean {
  const proof = proofOf(context, token.sessionId, token.generation, secret);
  return proof.length === token.proof.length && timingSafeEqual(proof, token.proof);
}
