import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser that was subscribed, as its push service and it alone know it. */
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
    /** What a message of RFC 8291 says to its reader. Throws where it was not written to them. */
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
      // Behind the text stands the mark of the last record.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
