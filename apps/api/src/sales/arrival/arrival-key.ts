import { signArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import type { ArrivalFacts, ArrivalKey } from "@tropa/domain/sales/arrival/arrival-code";
import { createHash, createPrivateKey, createPublicKey, hkdfSync } from "node:crypto";
import { importPKCS8 } from "jose";
import type { CryptoKey } from "jose";
import type { Config } from "../../config/config.ts";

type KeyConfig = Pick<Config, "signingKey" | "arrivalKey">;

/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 form (RFC 8410, section 7). */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex");

interface SigningKey {
  privateKey: CryptoKey;
  kid: string;
  key: ArrivalKey;
}

/** Keys by the seed in hex; making one is slow. */
const keysBySeed = new Map<string, Promise<SigningKey>>();

async function makeKey(seed: Buffer): Promise<SigningKey> {
  const der = Buffer.concat([pkcs8Head, seed]);
  const pair = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const { x = "" } = createPublicKey(pair).export({ format: "jwk" });
  const kid = createHash("sha256").update(x).digest("base64url").slice(0, 6);
  const pem = pair.export({ format: "pem", type: "pkcs8" }).toString();
  const privateKey = await importPKCS8(pem, "EdDSA");
  return { privateKey, kid, key: { kid, kty: "OKP", crv: "Ed25519", x } };
}

/** The configured key, else one derived from the signing key. */
function keyOf({ signingKey, arrivalKey }: KeyConfig): Promise<SigningKey> {
  const seed = arrivalKey
    ? Buffer.from(arrivalKey, "hex")
    : Buffer.from(hkdfSync("sha256", signingKey, "", "arrival codes", 32));
  const name = seed.toString("hex");
  const key = keysBySeed.get(name) ?? makeKey(seed);
  keysBySeed.set(name, key);
  return key;
}

/** Public keys to verify arrival codes with. */
export async function arrivalKeys(config: KeyConfig): Promise<ArrivalKey[]> {
  return [(await keyOf(config)).key];
}

/** Returns a signed arrival code. */
export async function signCode(config: KeyConfig, facts: ArrivalFacts): Promise<string> {
  return signArrivalCode(facts, await keyOf(config));
}
