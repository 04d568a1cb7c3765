import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTour } from "../../../testing/fixtures.ts";
import { faultsOf, Shop } from "../../../testing/shop.ts";
import { requestRegion } from "./region.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

function send(form: object, language = "ru") {
  const headers = { "x-localization": language === "ru" ? "ru" : "intl", "x-language": language };
  return shop.post("/spa/submit-help-request", form, headers);
}

async function submit(form: object) {
  const response = await send(form);
  return {
    status: response.statusCode,
    answer: response.json<{ request_id: number; request_token: string; region: string }>(),
  };
}

const help = {
  type: "common_help",
  name: "Ирина",
  phone: "+7 978 123-45-67",
  comment: "Куда поехать в мае?",
  agree: true,
};
const unknownToken = "00000000-0000-4000-8000-000000000000";
const addEmail = ({
  request_id,
  request_token,
}: {
  request_id: number;
  request_token: string;
}) => ({
  type: "add_email_to_request",
  request_id_to_update: request_id,
  request_token,
  email: "irina@example.org",
});
const newestMessages = () =>
  shop.rows("SELECT kind, channel, recipient, body FROM outbox ORDER BY id DESC LIMIT 2");

describe("a help request", () => {
  it("is stored, sent to staff and confirmed to the tourist", async () => {
    const { status, answer } = await submit({
      ...help,
      adults: 2,
      utm_source: "letter",
      referer: "http://localhost:3000/baikal",
    });
    expect(status).toBe(200);
    expect(answer.region).toBe("crimea");
    const [row] = await shop.rows(
      "SELECT name, phone, email, comment, details, locale FROM help_request WHERE id = $1",
      answer.request_id,
    );
    expect(row).toMatchObject({
      name: "Ирина",
      phone: "+79781234567",
      email: null,
      locale: "ru",
      details: { adults: 2, utm_source: "letter" },
    });
    const [tourist, staff] = await newestMessages();
    expect(tourist).toMatchObject({
      kind: "helpRequestReceived",
      channel: "sms",
      recipient: "+79781234567",
    });
    expect(tourist?.body).toContain(`№${answer.request_id}`);
    expect(staff).toMatchObject({ kind: "staffHelpRequest", channel: "email" });
    expect(staff?.body).toContain("Куда поехать в мае?");
    expect(staff?.body).not.toContain("E-mail:");
  });

  it("accepts an e-mail later, once", async () => {
    const { answer } = await submit(help);
    expect(await submit(addEmail(answer))).toEqual({ status: 200, answer });
    expect((await newestMessages()).map(({ kind }) => kind)).toEqual([
      "helpRequestSelection",
      "staffHelpRequestEmail",
    ]);
    expect((await submit({ ...addEmail(answer), email: "thief@example.org" })).status).toBe(404);
  });

  it("refuses an e-mail without its own token", async () => {
    const { answer } = await submit(help);
    const { answer: another } = await submit(help);
    for (const request_token of [unknownToken, another.request_token])
      expect((await submit({ ...addEmail(answer), request_token })).status).toBe(404);
    expect((await submit({ ...addEmail(answer), request_token: undefined })).status).toBe(422);
    expect(
      await shop.rows("SELECT email FROM help_request WHERE id = $1", answer.request_id),
    ).toEqual([{ email: null }]);
  });

  it("refuses an e-mail after a day or for an unknown request", async () => {
    const { answer } = await submit(help);
    await shop.rows(
      "UPDATE help_request SET created_at = now() - interval '25 hours' WHERE id = $1",
      answer.request_id,
    );
    expect((await submit(addEmail(answer))).status).toBe(404);
    expect((await submit(addEmail({ ...answer, request_id: 2_000_000_000 }))).status).toBe(404);
  });

  it.each([
    ["ru", "Обязательно для заполнения", "Введите корректный e-mail", "Некорректное значение"],
    ["en", "Required field", "Please enter a valid e-mail", "Incorrect value"],
  ])("reports in %s each invalid field", async (language, required, email, incorrect) => {
    const faults = async (form: object) => faultsOf(await send(form, language));
    expect(await faults({ type: "common_help" })).toEqual({ phone: [required], agree: [required] });
    expect(await faults({ type: "add_email_to_request", email: "a@b" })).toMatchObject({
      email: [email],
    });
    expect(await faults({ type: "add_email_to_request" })).toEqual({
      email: [required],
      request_id_to_update: [required],
      request_token: [required],
    });
    expect(await faults({ ...help, tour_id: 999_999 })).toEqual({ tour_id: [incorrect] });
  });

  it("accepts only phone numbers that can be called from abroad", async () => {
    // A Russian number as dialled at home, with a plus sign that the field had put before it.
    const faults = faultsOf(await send({ ...help, phone: "+89031234567" }));
    expect(faults).toEqual({ phone: ["Неверный номер телефона"] });
    expect(faultsOf(await send({ ...help, phone: "8 903 123-45-67" }))).toEqual({
      phone: ["Некорректный номер телефона"],
    });
    expect((await submit({ ...help, phone: "+49 151 1234 5678" })).status).toBe(200);
  });

  it("names the tour and the region in the letter to staff", async () => {
    const { tourId } = await insertTour(shop.context.pool);
    const [tour] = await shop.rows("SELECT title->>'ru' AS title FROM tour WHERE id = $1", tourId);
    const letter = async (form: object) => {
      expect((await submit({ ...help, tour_id: tourId, ...form })).status).toBe(200);
      return String((await newestMessages()).find(({ channel }) => channel === "email")?.body);
    };
    const fromCrimea = await letter({});
    expect(fromCrimea).toContain(`Тур: ${String(tour?.title)}`);
    expect(fromCrimea).toContain("Регион: Крым");
    // A region like any other is no news.
    expect(await letter({ phone: "+7 903 123-45-67" })).not.toContain("Регион");
  });
});

describe("the region of a request", () => {
  it.each([
    ["+79781234567", undefined, "crimea"],
    ["+78692123456", undefined, "crimea"],
    ["+79491234567", undefined, "dnr"],
    ["+79591234567", undefined, "lnr"],
    ["+79031234567", undefined, "other"],
    ["+49781234567", undefined, "other"],
    [undefined, "г. Севастополь", "crimea"],
    [undefined, "Kerch", "crimea"],
    [undefined, "Донецк", "dnr"],
    ["+79031234567", "ЛУГАНСК, центр", "lnr"],
    ["+79491234567", "Ялта", "dnr"],
    [undefined, "Ялтинская улица, Казань", "other"],
    [undefined, undefined, "other"],
  ])("of %s, %s is %s", (phone, city, region) => {
    expect(requestRegion({ phone, city })).toBe(region);
  });
});
