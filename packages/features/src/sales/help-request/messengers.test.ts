import { expect, test } from "vitest";
import { messengerLinks } from "./messengers.ts";

test("offers only the storefront's messengers, with links by the request's token", () => {
  const token = "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57";
  const links = messengerLinks(
    { whatsapp: "https://wa.me/1", telegram: "https://t.me/bot" },
    token,
  );
  expect(links).toEqual([
    { messenger: "telegram", path: `/tg/${token}?via=telegram` },
    { messenger: "whatsapp", path: `/tg/${token}?via=whatsapp` },
  ]);
  expect(messengerLinks({}, token)).toEqual([]);
});
