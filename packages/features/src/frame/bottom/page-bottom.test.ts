import { expect, it } from "vitest";
import { pageBottom } from "./page-bottom.ts";

const variant = { bookingBase: "sapar", certificates: { segment: "gifts" } } as Parameters<
  typeof pageBottom
>[1];
const shown = (pathname: string) => {
  const { hasSiteBar, hasArrow, hasChoices } = pageBottom(pathname, variant);
  return [hasSiteBar && "bar", hasArrow && "arrow", hasChoices && "choices"].filter(Boolean);
};

it.each(["/", "/altay", "/tours", "/favorites", "/journal/baikal-in-winter-12", "/reviews/russia"])(
  "%s has the site's bar, the arrow and the choices",
  (pathname) => expect(shown(pathname)).toEqual(["bar", "arrow", "choices"]),
);

it.each(["/sapar", "/chat", "/settings"])("%s has the site's bar alone", (pathname) =>
  expect(shown(pathname)).toEqual(["bar"]),
);

it("a tour has its own bar and keeps the choices", () => {
  expect(shown("/baikal-on-ice-163")).toEqual(["choices"]);
  expect(pageBottom("/baikal-on-ice-163", variant).isTour).toBe(true);
});

it.each([
  "/sapar/12",
  "/sapar/pay/uuid/1",
  "/sapar/qr/uuid/1",
  "/chat/5",
  "/order/1/add-tourists",
  "/arrival/1",
  "/gifts",
  "/login",
  "/join",
  "/organizer/tours",
])("%s has nothing of the site over what one does there", (pathname) =>
  expect(shown(pathname)).toEqual([]),
);
