/** What a text in a desk's search may name; null or empty where it cannot. */
export interface DeskQuery {
  /** The number of a booking, payment, certificate, request, tour, organizer or account. */
  id: number | null;
  uuid: string | null;
  /** What a phone number or a bank's number of a payment ends with, in lower case. */
  ending: string | null;
  /** The beginning of an e-mail address, in lower case. */
  email: string | null;
  /** Words of a name, in lower case, with е for ё, at most four. */
  words: readonly string[];
}

/** Shortest ending that is searched for: a shorter one is shared by too many. */
const leastEnding = 4;
/** Longest text that is searched for. */
export const longestDeskQuery = 100;
const mostWords = 4;
const largestId = 2_147_483_647;

const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A phone number or the number of a thing, as people write them: `+7 (903) 123-45-67`, `№ 500 123`. */
const numberForm = /^(?:no\.?|nr\.?|[№#+])?[\d\s().-]+$/;
/** A bank's number of a payment: letters and digits without spaces, such as `pi_3Nq8`. */
const codeForm = /^[\w-]*\d[\w-]*$/;

/** Reads a text of a desk's search (docs/product/people-and-rights.md#search). */
export function readDeskQuery(text: string): DeskQuery {
  const typed = text.trim().toLowerCase().slice(0, longestDeskQuery);
  const nothing: DeskQuery = { id: null, uuid: null, ending: null, email: null, words: [] };
  if (uuidForm.test(typed)) return { ...nothing, uuid: typed };
  if (numberForm.test(typed)) {
    const digits = typed.replaceAll(/\D/g, "");
    const number = Number(digits);
    // Russians dial 8 in place of +7.
    const isDialled = digits.length === 11 && digits.startsWith("8");
    return {
      ...nothing,
      id: number >= 1 && number <= largestId ? number : null,
      ending: digits.length >= leastEnding ? digits.slice(isDialled ? 1 : 0) : null,
    };
  }
  if (typed.includes("@") && !/\s/.test(typed)) return { ...nothing, email: typed };
  return {
    ...nothing,
    ending: codeForm.test(typed) && typed.length >= leastEnding ? typed : null,
    words:
      typed
        .replaceAll("ё", "е")
        .match(/[\p{L}\p{M}\d]+/gu)
        ?.slice(0, mostWords) ?? [],
  };
}
