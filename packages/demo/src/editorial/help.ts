import { addDays } from "@tropa/domain/local-date";
import { blocksOf } from "@tropa/text-blocks/markdown";
import type { PoolClient } from "pg";
import { insertRows, paragraphs } from "../catalogue/content-rows.ts";
import { helpDe } from "./help-de.ts";
import { bookingHelp, cancellationHelp, paymentHelp } from "./help-money.ts";
import { chatHelp, documentsHelp, organizersHelp, travelHelp } from "./help-people.ts";
import { helpZh } from "./help-zh.ts";
import { names, rows } from "@tropa/geography/notation/notation";

/** slug | ru | en | de | zh | description ru | description en | description de | description zh */
const sectionTable = `
booking | Бронирование | Booking | Buchung | 预订 | Как выбрать дату, отправить заявку и получить место | How to choose a date, send a request and get a seat | Wie man einen Termin wählt, anfragt und einen Platz bekommt | 如何选择日期、提交申请并获得名额
payment | Оплата | Payment | Zahlung | 付款 | Предоплата, остаток, валюта и чеки | Prepayment, the rest, currencies and receipts | Anzahlung, Rest, Währungen und Belege | 预付款、余款、货币与收据
cancellation | Отмена и возврат | Cancellation and refunds | Stornierung und Erstattung | 取消与退款 | Сроки отмены, возврат денег и перенос даты | Deadlines, refunds and moving to another date | Fristen, Erstattung und anderer Termin | 期限、退款与改期
documents | Документы и туристы | Documents and travelers | Dokumente und Reisende | 证件与出行人 | Паспорта, визы, страховка и дети | Passports, visas, insurance and children | Pässe, Visa, Versicherung und Kinder | 护照、签证、保险与儿童
chat | Чат и поддержка | Chat and support | Chat und Support | 聊天与支持 | Как связаться с организатором и с нами | How to reach the organizer, and us | Wie man Veranstalter und uns erreicht | 如何联系组织者和我们
organizers | Организаторам | For organizers | Für Veranstalter | 致组织者 | Размещение туров, проверка и выплаты | Listing tours, verification and payouts | Reisen anbieten, Prüfung und Auszahlung | 发布行程、审核与付款
journey | В поездке | On the journey | Unterwegs | 旅途中 | Снаряжение, безопасность и отзывы | Kit, safety and reviews | Ausrüstung, Sicherheit und Bewertungen | 装备、安全与评价
`;

/** Questions and answers of a language that is kept by itself, by slug. */
const answersIn = (table: string) =>
  new Map(
    rows(table, 3).map(([slug = "", title = "", answer = ""]) => [
      slug,
      { title, body: blocksOf(paragraphs(answer).join("\n\n")) },
    ]),
  );

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
  const [german, chinese] = [answersIn(helpDe), answersIn(helpZh)];
  return questionTables.flatMap((table, section) =>
    rows(table, 5).map(([slug = "", ru = "", en = "", answerRu = "", answerEn = ""], position) => ({
      id: (id += 1),
      section_id: section + 1,
      slug,
      title: { ru, en, de: german.get(slug)?.title, zh: chinese.get(slug)?.title },
      body: {
        ru: blocksOf(paragraphs(answerRu).join("\n\n")),
        en: blocksOf(paragraphs(answerEn).join("\n\n")),
        de: german.get(slug)?.body,
        zh: chinese.get(slug)?.body,
      },
      position,
    })),
  );
}

/** Days since an answer was written, each at a time of its own within the last year. */
const daysSinceWritten = (id: number): number => 5 + ((id * 53) % 360);

export async function loadHelp(client: PoolClient, { today }: { today: string }): Promise<void> {
  const sections = rows(sectionTable, 9).map((row, index) => ({
    id: index + 1,
    slug: row[0],
    name: names(row.slice(1, 5).join("|")),
    description: { ru: row[5], en: row[6], de: row[7], zh: row[8] },
    position: index,
  }));
  await insertRows(client, "help_section", "id, slug, name, description, position", sections);
  await insertRows(
    client,
    "help_article",
    "id, section_id, slug, title, body, position, changed_on",
    helpArticles().map((article) => ({
      ...article,
      changed_on: addDays(today, -daysSinceWritten(article.id)),
    })),
  );
}
