import { auditedCalls } from "@tropa/api-contract/staff/audit";
import { locales } from "@tropa/domain/locale";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { expect, it } from "vitest";

it.each(locales)("every call in the audit log has a text in %s", (locale) => {
  const words = Object.keys(Object(catalogueOf(locale)["staffDesk"]?.["calls"]));
  expect(auditedCalls.filter((call) => !words.includes(call))).toEqual([]);
});
