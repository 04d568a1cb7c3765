import type { Rule } from "./form-rules.ts";
import { plainText } from "../text/plain-text.ts";
import { addDays, isLocalDate, todayIn } from "../time/local-date.ts";

/** Highest plausible age in days. */
const oldestDays = Math.round(120 * 365.2425);

/** The zone where each day starts first: no birthday can be later than its today. */
const earliestZone = "Pacific/Kiritimati";

/** Rule for a birthday of somebody alive. Empty passes. */
export const birthday: Rule = (value) => {
  if (value === "" || value === null || value === undefined) return null;
  const today = todayIn(earliestZone);
  const canBe = isLocalDate(value) && value <= today && value >= addDays(today, -oldestDays);
  return canBe ? null : { key: "incorrect" };
};

/**
 * Rule for a document number of any country: letters and digits, at least five, at least one of
 * them a digit. Empty passes.
 */
export const passportNumber: Rule = (value) => {
  const given = typeof value === "string" ? plainText(value).trim() : "";
  if (given === "") return null;
  const isNumber =
    /^[\p{L}\p{N} .,/#№-]+$/u.test(given) &&
    /\d/.test(given) &&
    given.replaceAll(/[^\p{L}\p{N}]/gu, "").length >= 5;
  return isNumber ? null : { key: "incorrect" };
};
