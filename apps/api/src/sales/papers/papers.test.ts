import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { localise, locales } from "@tropa/domain/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Bank } from "../../../testing/bank.ts";
import { readPdf } from "../../../testing/test-pdf.ts";
import { codeOf, Shop } from "../../../testing/shop.ts";
import { executeRefunds } from "../payments/payments.ts";

let shop: Shop;
let bank: Bank;
beforeAll(async () => {
  shop = await Shop.open();
  bank = new Bank(shop);
});
afterAll(() => shop.close());

const inDays = (days: number) => addDays(todayIn("UTC"), days);

/** Two seats, 20 000 roubles in all, the prepayment of 4 000 paid. */
async function paid() {
  const booking = await shop.book({ startsOn: inDays(40), cancellationDays: 30 });
  await bank.notify(await bank.open(booking.uuid));
  return booking;
}

const paper = (uuid: string, kind: string, locale = "ru") =>
  shop.get(`/spa/booking-paper?uuid=${uuid}&paper=${kind}&lang=${locale}`);

const plain = (text: string) => text.replace(/\s+/g, " ");

describe("a voucher", () => {
  it("shows the booking, the party, the paid sum and the rest on one page", async () => {
    const { id, uuid } = await paid();
    const response = await paper(uuid, "voucher");
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="voucher-${id}.pdf"`,
    });
    const { text, pages, links } = readPdf(response.rawPayload);
    expect(pages).toBe(1);
    for (const words of [`Бронь № ${id}`, "2 взрослых", "Предоплата внесена", "4 000", "16 000"])
      expect(plain(text)).toContain(words);
    expect(links.some((link) => link.endsWith(`/booking/uuid/${uuid}`))).toBe(true);
  });

  it("stays on one page with notes and contacts", async () => {
    const { id, uuid } = await paid();
    const notes = "Встречаю с табличкой. Опаздываете — позвоните, подождём. ".repeat(6);
    const data = {
      notes,
      contact_name: "Анна",
      contact_messenger: "@anna",
      emergency_phone: "+79001112233",
    };
    await shop.rows(
      `INSERT INTO organizer_contract (organizer_id, key_hash, data, saved_at)
       SELECT tour.organizer_id, decode('00', 'hex'), $2, now()
         FROM booking JOIN tour ON tour.id = booking.tour_id WHERE booking.id = $1`,
      id,
      JSON.stringify(data),
    );
    const { text, pages } = readPdf((await paper(uuid, "voucher")).rawPayload);
    expect(plain(text)).toContain("@anna");
    expect(pages).toBe(1);
  });

  it("is refused for an unpaid or cancelled booking", async () => {
    const open = await shop.book();
    expect(codeOf(await paper(open.uuid, "voucher"))).toBe("conflict");
    const { uuid } = await paid();
    await shop.post("/spa/cancel-booking", { uuid, refund: 400_000 });
    expect(codeOf(await paper(uuid, "voucher"))).toBe("conflict");
  });

  it("shows the same meeting place and phone as the booking and its letter", async () => {
    const booking = await paid();
    const read = await shop.booking(booking.uuid);
    const { place, phone } = read.meeting;
    expect(place).toBe("У вокзала");
    expect(phone).toBe(read.organizer.phone);
    const { text } = readPdf((await paper(booking.uuid, "voucher")).rawPayload);
    expect(plain(text)).toContain(place);
    expect(text.replace(/\D/g, "")).toContain(phone?.replace(/\D/g, ""));
    const [letter] = await shop.messages(booking.id, "bookingPaid");
    expect(letter?.body).toContain(`Встреча: ${place}`);
    expect(letter?.body).toContain(`/spa/arrival.ics?uuid=${booking.uuid}&lang=ru`);
    expect(String(letter?.body).replace(/\D/g, "")).toContain(phone?.replace(/\D/g, ""));
  });

  it("shows a refusal page in the reader's language when a browser opens the link", async () => {
    const { uuid } = await paid();
    await shop.post("/spa/cancel-booking", { uuid, refund: 400_000 });
    const open = (lang: string) =>
      shop.get(`/spa/booking-paper?uuid=${uuid}&paper=voucher&lang=${lang}`, {
        accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      });
    const russian = await open("ru");
    expect(russian.statusCode).toBe(409);
    expect(russian.headers["content-type"]).toContain("text/html");
    expect(russian.body).toContain("Этого документа нет");
    expect(russian.body).toContain(`/booking/uuid/${uuid}`);
    expect((await open("de")).body).toContain("Buchung öffnen");
    const unknown = await shop.get("/spa/booking-paper?uuid=1&paper=voucher", {
      accept: "text/html",
      "accept-language": "zh-CN",
    });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toContain("未找到文件");
  });

  it("answers 404 for an unknown link", async () => {
    const stranger = "00000000-0000-4000-8000-000000000000";
    expect(codeOf(await paper(stranger, "voucher"))).toBe("not_found");
  });
});

it.each([
  ["Tatar", "Гөлнара", "Сәйфуллина-Җиһангирова"],
  ["Yakut", "Айыына", "Ҥуорабыла Өксөкүлээх"],
  ["Georgian", "გიორგი", "ქართველიშვილი"],
  ["Arabic", "محمد", "الأحمد"],
  ["Korean", "민수", "김"],
  ["emoji", "Мария 🏔️", "Иванова 👩‍👩‍👧"],
])("prints a voucher with a %s name on one page", async (_, first, last) => {
  const { id, uuid } = await paid();
  await shop.rows(
    "UPDATE booking SET first_name = $2, last_name = $3 WHERE id = $1",
    id,
    first,
    last,
  );
  const { glyphs, pages, links } = readPdf((await paper(uuid, "voucher")).rawPayload);
  expect(pages).toBe(1);
  expect(glyphs).not.toContain(0);
  expect(links.some((link) => link.endsWith(`/booking/uuid/${uuid}`))).toBe(true);
});

describe("a receipt", () => {
  it("lists payments and refunds with their total", async () => {
    const { id, uuid } = await paid();
    await shop.post("/spa/cancel-booking", { uuid, refund: 400_000 });
    const owed = plain(readPdf((await paper(uuid, "receipt")).rawPayload).text);
    expect(owed).toContain("Возврат отправляется: 4 000");
    await executeRefunds(shop.context);
    const sent = plain(readPdf((await paper(uuid, "receipt")).rawPayload).text);
    for (const words of [
      "Кто принял деньги",
      "Налоги",
      "Предоплата",
      "Возврат отправлен: 4 000",
      `Документ № ${id}-2`,
      "Итого оплачено",
    ])
      expect(sent).toContain(words);
  });

  it("is refused before any payment", async () => {
    const { uuid } = await shop.book();
    expect(codeOf(await paper(uuid, "receipt"))).toBe("conflict");
  });
});

it.each(locales)("writes the voucher and the receipt in %s", async (locale) => {
  const { uuid } = await paid();
  const titles = { ru: "Ваучер", en: "Voucher", de: "Voucher", zh: "行程凭证" };
  const { text } = readPdf((await paper(uuid, "voucher", locale)).rawPayload);
  expect(text).toContain(localise(titles, locale));
  expect((await paper(uuid, "receipt", locale)).statusCode).toBe(200);
});
