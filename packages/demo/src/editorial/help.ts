import { blocksOf } from "@tropa/text-blocks/markdown";
import type { PoolClient } from "pg";
import { insertRows, paragraphs } from "../catalogue/content-rows.ts";
import { bookingHelp, cancellationHelp, paymentHelp } from "./help-money.ts";
import { chatHelp, documentsHelp, organizersHelp, travelHelp } from "./help-people.ts";
import { names, rows } from "@tropa/geography/notation/notation";

/** slug | ru | en | de | zh | description ru | description en */
const sectionTable = `
booking | Бронирование | Booking | Buchung | 预订 | Как выбрать дату, отправить заявку и получить место | How to choose a date, send a request and get a seat
payment | Оплата | Payment | Zahlung | 付款 | Предоплата, остаток, валюта и чеки | Prepayment, the rest, currencies and receipts
cancellation | Отмена и возврат | Cancellation and refunds | Stornierung und Erstattung | 取消与退款 | Сроки отмены, возврат денег и перенос даты | Deadlines, refunds and moving to another date
documents | Документы и туристы | Documents and travellers | Dokumente und Reisende | 证件与出行人 | Паспорта, визы, страховка и дети | Passports, visas, insurance and children
chat | Чат и поддержка | Chat and support | Chat und Support | 聊天与支持 | Как связаться с автором тура и с нами | How to reach the host of a tour, and us
organizers | Авторам туров | For hosts | Für Gastgeber | 致线路作者 | Размещение туров, проверка и выплаты | Listing tours, verification and payouts
journey | В поездке | On the journey | Unterwegs | 旅途中 | Снаряжение, безопасность и отзывы | Kit, safety and reviews
`;

/** Rows of "slug | question ru | question en | answer ru | answer en" of each section, in the order of the table. */
const questionTables = [
  bookingHelp,
  paymentHelp,
  cancellationHelp,
  documentsHelp,
  chatHelp,
  organizersHelp,
  travelHelp,
];

export function helpArticles() {
  let id = 0;
  return questionTables.flatMap((table, section) =>
    rows(table, 5).map(([slug = "", ru = "", en = "", answerRu = "", answerEn = ""], position) => ({
      id: (id += 1),
      section_id: section + 1,
      slug,
      title: { ru, en },
      body: {
        ru: blocksOf(paragraphs(answerRu).join("\n\n")),
        en: blocksOf(paragraphs(answerEn).join("\n\n")),
      },
      position,
    })),
  );
}

export async function loadHelp(client: PoolClient): Promise<void> {
  const sections = rows(sectionTable, 7).map((row, index) => ({
    id: index + 1,
    slug: row[0],
    name: names(row.slice(1, 5).join("|")),
    description: { ru: row[5], en: row[6] },
    position: index,
  }));
  await insertRows(client, "help_section", "id, slug, name, description, position", sections);
  await insertRows(
    client,
    "help_article",
    "id, section_id, slug, title, body, position",
    helpArticles(),
  );
}
