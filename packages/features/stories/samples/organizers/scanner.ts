import { arrivalKeysCall, markArrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { signArrivalCode } from "@tropa/domain/sales/arrival/arrival-code";
import type { ArrivalFacts } from "@tropa/domain/sales/arrival/arrival-code";
import { encodeQR } from "qr";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { storyDay } from "../../harness/fixed-day.ts";
import { organizerAnswers } from "./organizer.ts";
import type { SampleSet } from "../sample-set.ts";

/** The organizer of `organizerAnswers`. */
const organizerId = 12;
const kid = "story";

let pair: Promise<CryptoKeyPair> | undefined;
/** One key pair for all stories, created on first use. */
function keyPair(): Promise<CryptoKeyPair> {
  pair ??= crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  return pair;
}

const facts: ArrivalFacts = {
  bookingId: 10_234,
  organizerId,
  dateId: 500,
  start: storyDay,
  seats: 2,
  firstName: "Maria",
};

/** Pixels per module, and modules of margin. */
const modulePx = 4;
const margin = 4;

/** A QR code as a picture file. */
async function pictureOf(text: string): Promise<File> {
  const modules = encodeQR(text, "raw");
  const side = (modules.length + 2 * margin) * modulePx;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("nothing can be drawn");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, side, side);
  context.fillStyle = "#000000";
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        context.fillRect((x + margin) * modulePx, (y + margin) * modulePx, modulePx, modulePx);
  return new File([await canvas.convertToBlob()], "code.png", { type: "image/png" });
}

/** Chooses a file on the page. */
export const chooseFile = (make: () => Promise<File>) => async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  const chosen = new DataTransfer();
  chosen.items.add(await make());
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

/** A picture of a party's code. */
export const codePicture =
  (more: Partial<ArrivalFacts> = {}) =>
  async (): Promise<File> => {
    const { privateKey } = await keyPair();
    return pictureOf(await signArrivalCode({ ...facts, ...more }, { privateKey, kid }));
  };

/** A picture of an unrelated code. */
export const foreignPicture = (): Promise<File> => pictureOf("https://example.org/menu");

export const emptyPicture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(60, 60);
  canvas.getContext("2d")?.fillRect(0, 0, 60, 60);
  return new File([await canvas.convertToBlob()], "wall.png", { type: "image/png" });
};

type Marked = WireAnswerOf<typeof markArrivalCall>;

export const sampleMarked = (more: Partial<Marked> = {}): Marked => ({
  booking_id: facts.bookingId,
  first_name: facts.firstName,
  seats: facts.seats,
  start: storyDay,
  is_repeated: false,
  marked: { at: `${storyDay}T07:30:00.000Z`, by: "Ben" },
  ...more,
});

/** An organizer's keys for verifying codes. */
export async function scannerKeys(): Promise<WireAnswerOf<typeof arrivalKeysCall>> {
  const { publicKey } = await keyPair();
  const { x = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  return { keys: [{ kid, kty: "OKP", crv: "Ed25519", x }] };
}

export const scannerAnswers = (
  samples: SampleSet,
  keys: WireAnswerOf<typeof arrivalKeysCall>,
): FakeAnswer[] => [
  ...organizerAnswers(samples),
  answer(arrivalKeysCall, keys),
  answer(markArrivalCall, sampleMarked()),
];
