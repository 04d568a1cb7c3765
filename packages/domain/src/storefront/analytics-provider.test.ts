import { expect, it } from "vitest";
import { readCounter } from "./analytics-provider.ts";

it.each([
  ["ga4:G-AB12CD34", { provider: "ga4", id: "G-AB12CD34" }],
  ["yandex:12345678", { provider: "yandex", id: "12345678" }],
  ["", null],
  ["none", null],
  ["ga4", null],
  ["ga4:12345678", null],
  ["yandex:G-AB12CD34", null],
  ["yandex:1234567;alert(1)", null],
  ["yandex:12345678:1", null],
  ["matomo:12345678", null],
])("readCounter reads %j", (text, counter) => {
  expect(readCounter(text)).toEqual(counter);
});
