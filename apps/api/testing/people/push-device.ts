import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's push subscription with its private key. */
export function createPushDevice(endpoint: string) {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** Decrypts a message (RFC 8291). Throws if it was not encrypted for this subscription. */
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const input = hkdf(auth, ecdh.computeSecret(sender), info, 32);
      const key = hkdf(salt, input, "Content-Encoding: aes128gcm\0", 16);
      const nonce = hkdf(salt, input, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // A delimiter follows the text.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
