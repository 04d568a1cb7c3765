import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** Encodes the subset of CBOR (RFC 8949) that authenticators use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** An authenticator with one passkey (Web Authentication, section 6), which can misbehave. */
export class Authenticator {
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject };
  readonly id: string;
  counter = 0;

  constructor() {
    this.#key = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.id = base64url(randomBytes(32));
  }

  #data(rpId: string, flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const hash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #envelope<Response>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
  }

  /** The browser's answer after creating a passkey. */
  register(options: { challenge: string; rpId: string; origin: string }) {
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id]);
    const authData = this.#data(
      options.rpId,
      userPresent | userVerified | attested,
      Buffer.concat([credential, cbor(publicKey)]),
    );
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return this.#envelope({
      clientDataJSON: base64url(this.#client("webauthn.create", options.challenge, options.origin)),
      attestationObject: base64url(cbor(attestation)),
      transports: ["internal"],
    });
  }

  /** The browser's answer after signing with a passkey. */
  sign(options: { challenge: string; rpId: string; origin: string; isVerified?: boolean }) {
    this.counter += 1;
    const flags = options.isVerified === false ? userPresent : userPresent | userVerified;
    const authenticatorData = this.#data(options.rpId, flags);
    const clientData = this.#client("webauthn.get", options.challenge, options.origin);
    const signed = Buffer.concat([
      authenticatorData,
      createHash("sha256").update(clientData).digest(),
    ]);
    return this.#envelope({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign("sha256", signed, this.#key.privateKey)),
    });
  }
}
