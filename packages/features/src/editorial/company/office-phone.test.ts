import { expect, it } from "vitest";
import { officePhone } from "./office-phone.ts";

it("knows the codes of countries, of two digits and of three", () => {
  expect(officePhone("+995325550188")).toBe("+995\u00A032\u00A0555\u00A00188");
  expect(officePhone("+902125550155")).toBe("+90\u00A0212\u00A0555\u00A00155");
  expect(officePhone("+74955550142")).toBe("+7\u00A0495\u00A0555\u00A00142");
});
