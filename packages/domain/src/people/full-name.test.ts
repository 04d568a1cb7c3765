import { expect, it } from "vitest";
import { namesForm } from "../forms/forms.ts";
import { locales } from "../locale.ts";
import { fullName, greetingName, listedName, localisedName, publicName } from "./full-name.ts";

const person = (first_name: string, last_name: string | null) => ({ first_name, last_name });

it.each([
  ["伟", "王", "王伟"],
  ["민수", "김", "김민수"],
  ["太郎", "佐々木", "佐々木太郎"],
  [" 伟 ", " 王 ", "王伟"],
  ["Wei", "Wang", "Wei Wang"],
  ["Анна", "Петрова", "Анна Петрова"],
  ["伟", "Wang", "伟 Wang"],
  ["伟", null, "伟"],
  ["", "王", "王"],
  ["", "", ""],
])("fullName writes %j and %j as %j", (first, last, whole) => {
  expect(fullName(person(first, last))).toBe(whole);
});

it("greetingName is the given name, and the full name for Chinese names", () => {
  expect(greetingName(person("Анна", "Петрова"))).toBe("Анна");
  expect(greetingName(person("伟", "王"))).toBe("王伟");
  expect(greetingName(person("伟", null))).toBe("伟");
});

it("publicName shortens the family name", () => {
  expect(publicName(person("Анна", "котова"))).toBe("Анна К.");
  expect(publicName(person("Анна", null))).toBe("Анна");
  expect(publicName(person("伟", "王"))).toBe("王**");
});

it("listedName puts the family name first", () => {
  expect(listedName({ ...person("Иван", "Петров"), middle_name: "Ильич" })).toBe(
    "Петров Иван Ильич",
  );
  expect(listedName(person("伟", "王"))).toBe("王伟");
});

it("localisedName picks the reader's language and falls back to English", () => {
  const name = { first_name: { en: "Wei", zh: "伟" }, last_name: { en: "Wang", zh: "王" } };
  expect(localisedName(name, "zh")).toBe("王伟");
  expect(localisedName(name, "de")).toBe("Wei Wang");
  expect(localisedName({ first_name: null, last_name: null }, "en")).toBe("");
});

it("namesForm requires a family name first only in Chinese", () => {
  const needed = locales.filter(
    (locale) => namesForm(locale).last_name[0] === namesForm(locale).first_name[0],
  );
  expect(needed).toEqual(["zh"]);
});
