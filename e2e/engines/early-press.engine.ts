import { expect } from "@playwright/test";
import { text } from "../harness/texts.ts";
import { test } from "./fixtures.ts";

/** Each meets the page's scripts at another moment of their coming. */
const presses = 8;

// Leaving ends what is on its way, which some browsers call a failure of it: that must not bring the page back.
test("a link that is pressed before the page answers to its script leads on", async ({
  visitor,
  facts,
  variant,
}) => {
  const results = `[aria-label="${text(variant, "listing:results")}"]`;
  // On a phone the cookie notice may come over a link at the moment of the press.
  await visitor.open("/");
  await visitor.press({ css: "button", named: text(variant, "common:cookies.necessary") });
  let early = 0;
  for (let press = 0; press < presses; press += 1) {
    // The page before is left early, too.
    await visitor.leaveFor(`${facts.listing}?priceMin=${press}`);
    if (!(await visitor.isTakenOver())) early += 1;
    await visitor.press({ css: `${results} :is(h2, h3) a` });
    await visitor.at(new RegExp(`^(?!.*${facts.listing}\\?)`));
  }
  expect(early).toBeGreaterThan(0);
});
