import { fieldNames, fieldOf, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TourField } from "@tropa/domain/discovery/tour-fields/field-kinds";

/** Values of a tour's plain fields as whole numbers, as the index stores them. */

const a = "a".charCodeAt(0);

/** Encodes a code such as "en" as a number that sorts alike; -1 unless it is two lower-case letters. */
function codeNumber(code: string): number {
  return /^[a-z]{2}$/.test(code) ? (code.charCodeAt(0) - a) * 26 + code.charCodeAt(1) - a : -1;
}

/** Converts a code's number back to its two letters. */
function codeOf(number: number): string {
  return String.fromCharCode(a + Math.floor(number / 26), a + (number % 26));
}

function encoderOf(field: TourField): (value: string | number) => number {
  if (field.kind === "codes") return (value) => codeNumber(String(value));
  if (field.kind !== "choices") return Number;
  const numbers = new Map<string | number, number>(field.values.map((word, i) => [word, i]));
  return (value) => numbers.get(value) ?? -1;
}

function decoderOf(field: TourField): (number: number) => string | number {
  if (field.kind === "codes") return codeOf;
  return field.kind === "choices" ? (number) => field.values[number]! : (number) => number;
}

/** Per field, the number of a value; -1 for an unknown word. */
export const numberIn = perField(fieldNames, (name) => encoderOf(fieldOf(name)));

/** Per field, the value of a number. */
export const valueIn = perField(fieldNames, (name) => decoderOf(fieldOf(name)));
