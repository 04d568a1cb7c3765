import { expect, it } from "vitest";
import { requisiteFaults, requisiteFields } from "./requisite-faults.ts";

const none = { registration_number: "", kpp: "", bank_code: "", bank_account: "" };
const person = { ...none, legal_form: "self_employed", tax_id: "500100732259" } as const;
const company = { ...none, legal_form: "legal_entity", tax_id: "7707083893" } as const;

it.each([
  [person, []],
  [{ ...person, tax_id: "" }, ["tax_id required"]],
  [{ ...person, tax_id: "500100732258" }, ["tax_id incorrect"]],
  [{ ...person, registration_number: "1027700132195" }, ["registration_number incorrect"]],
  [{ ...person, kpp: "773601001" }, ["kpp incorrect"]],
  [
    { ...person, bank_account: "40702810900000002851" },
    ["bank_code required", "bank_account incorrect"],
  ],
  [company, ["registration_number required", "kpp required"]],
  [{ ...company, registration_number: "1027700132195", kpp: "773601001" }, []],
] as const)("requisiteFaults checks requisites of Russia: %o", (given, faults) => {
  expect(requisiteFaults(given, "RU").map(({ field, key }) => `${field} ${key}`)).toEqual(faults);
});

it("requisiteFaults accepts requisites of other countries unchecked", () => {
  expect(requisiteFaults({ ...company, tax_id: "DE 811 569 869" }, "DE")).toEqual([]);
  expect(requisiteFields("legal_entity", "DE")).toEqual({ registration: true, kpp: false });
  expect(requisiteFields("self_employed", "RU")).toEqual({ registration: false, kpp: false });
});
