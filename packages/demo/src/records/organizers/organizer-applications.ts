import type { ApplicationStatus } from "@tropa/domain/organizers/application";
import type { LegalForm } from "@tropa/domain/organizers/organizer-kinds";
import { addDays } from "@tropa/domain/time/local-date";
import type { PoolClient } from "pg";
import { demoEmails } from "../accounts.ts";
import type { DemoOptions } from "../demo-options.ts";

interface Application {
  /** Number of the applying tourist. */
  tourist: number;
  status: Exclude<ApplicationStatus, "accepted">;
  title: string;
  city: string;
  legal_form: LegalForm;
  about: string;
  reason: string | null;
  /** Days ago. */
  sent: number;
}

const applications: readonly Application[] = [
  {
    tourist: 9,
    status: "waiting",
    title: "Ладожский берег",
    city: "ladoga-karelia",
    legal_form: "self_employed",
    about:
      "Восьмой год вожу каяки по ладожским шхерам: группы до восьми человек, свои лодки и спасжилеты, ночёвки на островах. Есть удостоверение инструктора и договор с МЧС о маршрутах.",
    reason: null,
    sent: 4,
  },
  {
    tourist: 27,
    status: "waiting",
    title: "",
    city: "mestia",
    legal_form: "natural_person",
    about:
      "I take small groups to the villages of Svaneti, on foot and on horseback. I was born there, speak English and German, and have a license of the mountain guides' school in Gudauri.",
    reason: null,
    sent: 1,
  },
  {
    tourist: 11,
    status: "refused",
    title: "Быстрые туры",
    city: "moscow",
    legal_form: "legal_entity",
    about:
      "Предлагаем экскурсии по всей стране, любые даты и любое число туристов, цены договорные, подробности вышлем по запросу после размещения.",
    reason:
      "Расскажите, пожалуйста, кто ведёт группы и где вы работаете сами: мы размещаем тех, кто отвечает за маршрут.",
    sent: 20,
  },
];

/** Loads applications to become an organizer: some waiting, one refused. */
export async function loadApplications(client: PoolClient, { today }: DemoOptions): Promise<void> {
  const rows = applications.map(({ tourist, sent, ...application }) => ({
    ...application,
    account: demoEmails.tourist(tourist),
    created_on: addDays(today, -sent),
    decided_on: application.status === "waiting" ? null : addDays(today, 2 - sent),
  }));
  await client.query(
    `INSERT INTO organizer_application (account_id, status, first_name, last_name, title, legal_form, email, phone,
                                        city_id, site, about, storefront, locale, reason, created_at, decided_at)
     SELECT account.id, demo.status, account.first_name, account.last_name, demo.title, demo.legal_form, account.email,
            coalesce(account.phone, '+79990000000'), coalesce((SELECT id FROM city WHERE slug = demo.city), (SELECT min(id) FROM city)), '', demo.about, account.storefront,
            account.language, demo.reason, demo.created_on, demo.decided_on
       FROM jsonb_to_recordset($1) AS demo (account text, status text, title text, city text, legal_form text, about text,
                                            reason text, created_on timestamptz, decided_on timestamptz)
       JOIN account ON account.email = demo.account`,
    [JSON.stringify(rows)],
  );
}
