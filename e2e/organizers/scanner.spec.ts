import { expectAccessible } from "../harness/accessible.ts";
import { arrivalCode, arrivalKept, bookToPay, pay } from "../sales/booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { signInOrganizer } from "./organizer-sign-in.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

test(
  "the scanner opens offline and refuses to mark a trip of another day",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, browser, baseURL }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await pay(page, variant, uuid);
    const told = await page.request.get(`${apiUrl}/spa/arrival?uuid=${uuid}`, {
      headers: { "x-language": factsOf(variant).language, "x-localization": variant },
    });
    const { booking } = (await told.json()) as {
      booking: { id: number; organizer: { id: number } };
    };
    await open(`/arrival/${uuid}`);
    await arrivalKept(page, variant);
    // As the guest holds it up.
    const picture = {
      name: "code.png",
      mimeType: "image/png",
      buffer: await arrivalCode(page, variant).screenshot(),
    };

    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const desk = await context.newPage();
    await signInOrganizer(desk, variant, booking.organizer.id);
    const policy = await desk.request.get(`${baseURL}/organizer/scanner`);
    expect(policy.headers()["permissions-policy"]).toContain("camera=(self)");
    const keys = desk.waitForResponse(/\/spa\/arrival-keys/);
    await desk.goto("/organizer/scanner");
    await keys;
    const main = desk.getByRole("main");
    await expect(main.getByText(text(variant, "scanner:result.none"))).toBeVisible();
    await desk.waitForLoadState("networkidle");
    await expectAccessible(desk);

    await expect(main.getByText(text(variant, "scanner:kept"))).toBeVisible();
    await goOffline(context);
    await expect(main.getByText(text(variant, "scanner:offline"))).toBeVisible();
    const file = main.locator('input[type="file"]');
    await file.setInputFiles(picture);
    // The trip begins weeks from now.
    await expect(main.getByText(text(variant, "scanner:result.otherDay"))).toBeVisible();
    // The scanner opens offline and shows that a typed number is not checked yet.
    await expect
      .poll(() => desk.evaluate(async () => (await navigator.serviceWorker.ready).active !== null))
      .toBe(true);
    await desk.reload();
    await main.getByLabel(text(variant, "scanner:ways.number")).fill(String(booking.id));
    await main.getByRole("button", { name: text(variant, "scanner:ways.mark") }).click();
    await expect(main.getByText(text(variant, "scanner:result.byNumber"))).toBeVisible();

    // A waiting mark survives a reload, and the API refuses it for its day.
    await goOnline(context);
    await desk.reload();
    await expect(
      main.getByText(text(variant, "scanner:state.refused"), { exact: true }),
    ).toBeVisible();
    await context.close();
  },
);
