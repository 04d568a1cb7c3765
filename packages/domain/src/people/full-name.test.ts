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
])("writes the name of %j and %j as %j", (first, last, whole) => {
  expect(fullName(person(first, last))).toBe(whole);
});

it("greets by the given name, and a Chinese reader by the whole one", () => {
  expect(greetingName(person("Анна", "Петрова"))).toBe("Анна");
  expect(greetingName(person("伟", "王"))).toBe("王伟");
  expect(greetingName(person("伟", null))).toBe("伟");
});

it("shortens names for the public", () => {
  expect(publicName(person("Анна", "котова"))).toBe("Анна К.");
  expect(publicName(person("Анна", null))).toBe("Анна");
  expect(publicName(person("伟", "王"))).toBe("王**");
});

it("lists travellers by their family names", () => {
  expect(listedName({ ...person("Иван", "Петров"), middle_name: "Ильич" })).toBe(
    "Петров Иван Ильич",
  );
  expect(listedName(person("伟", "王"))).toBe("王伟");
});

it("writes a name in the language of the reader", () => {
  const name = { first_name: { en: "Wei", zh: "伟" }, last_name: { en: "Wang", zh: "王" } };
  expect(localisedName(name, "zh")).toBe("王伟");
  expect(localisedName(name, "de")).toBe("Wei Wang");
  expect(localisedName({ first_name: null, last_name: null }, "en")).toBe("");
});

it("requires a family name where nobody is called without it", () => {
  const needed = locales.filter(
    (locale) => namesForm(locale).last_name[0] === namesForm(locale).first_name[0],
  );
  expect(needed).toEqual(["zh"]);
});
