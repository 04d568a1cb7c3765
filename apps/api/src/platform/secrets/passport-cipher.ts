import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../../config/config.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export interface PassportCipher {
  seal(text: string): Buffer;
  /** Throws for bytes sealed with another key or modified. */
  open(sealed: Buffer): string;
}

/** Encrypts passports at rest, so that a copy of the table or a backup reveals none. */
export function passportCipher({ signingKey }: Pick<Config, "signingKey">): PassportCipher {
  const key = Buffer.from(hkdfSync("sha256", signingKey, "", "passports", 32));
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}
