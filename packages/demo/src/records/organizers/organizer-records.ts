import { addDays } from "@tropa/domain/time/local-date";
import type { LegalForm, SellerKind } from "@tropa/domain/organizers/organizer-kinds";
import { isBankAccount, isInn, isRegistrationNumber } from "@tropa/domain/organizers/requisites";
import type { PoolClient } from "pg";
import { createRandom } from "../../random.ts";
import type { Random } from "../../random.ts";
import type { DemoOptions } from "../demo-options.ts";
import { pickFrom } from "../../text/deck.ts";

interface OrganizerFacts {
  id: number;
  title: string;
  full_name: string;
  is_verified: boolean;
  has_direct_sale: boolean;
  country_id: number;
  iso_code: string;
  city: string;
}

const personalForms: LegalForm[] = ["individual_entrepreneur", "self_employed", "natural_person"];

/** Loads contract details and the state of verification for every organizer. */
export async function loadOrganizerRecords(
  client: PoolClient,
  { seed, today }: DemoOptions,
): Promise<void> {
  const { rows } = await client.query<OrganizerFacts>(
    `SELECT o.id, o.title, (o.last_name ->> 'ru') || ' ' || (o.first_name ->> 'ru') AS full_name, o.is_verified,
            o.has_direct_sale, city.country_id, country.iso_code, city.name ->> 'ru' AS city
       FROM organizer o JOIN city ON city.id = o.city_id JOIN country ON country.id = city.country_id ORDER BY o.id`,
  );
  const records = rows.map((organizer) =>
    recordOf(organizer, createRandom(`${seed}/requisites/${organizer.id}`)),
  );
  await client.query(
    `INSERT INTO organizer_requisites (organizer_id, legal_form, legal_name, country_id, numbers)
     SELECT organizer_id, legal_form, legal_name, country_id, numbers FROM jsonb_to_recordset($1) AS demo (organizer_id integer, legal_form text, legal_name text,
                                                   country_id integer, numbers jsonb)`,
    [JSON.stringify(records)],
  );
  await client.query(
    `UPDATE organizer SET seller_kind = demo.seller_kind, created_at = started_on
       FROM jsonb_to_recordset($1) AS demo (organizer_id integer, seller_kind text) WHERE id = organizer_id`,
    [JSON.stringify(records)],
  );
  await loadChecks(client, rows, today);
}

/** Verified organizers have confirmed a phone and passed the check; others failed, are waiting or never started. */
async function loadChecks(
  client: PoolClient,
  organizers: readonly OrganizerFacts[],
  today: string,
): Promise<void> {
  await client.query(
    `UPDATE account SET phone = organizer.phone, phone_confirmed_at = account.created_at
       FROM organizer
      WHERE account.organizer_id = organizer.id AND organizer.is_verified AND account.phone IS NULL
        AND NOT EXISTS (SELECT 1 FROM account other
                         WHERE other.phone = organizer.phone AND other.phone_confirmed_at IS NOT NULL)`,
  );
  const checks = organizers.flatMap(({ id, is_verified: isVerified }) => {
    const status = isVerified ? 1 : ([null, 2, 3, 0][id % 4] ?? null);
    if (status === null) return [];
    return [
      {
        organizer_id: id,
        provider: "sumsub",
        status,
        applicant_id: `practice-${id}`,
        reject_labels: status === 2 ? ["BAD_PROOF_OF_IDENTITY"] : [],
        told_at: `${addDays(today, -30 - (id % 300))}T10:00:00Z`,
        started_at: `${addDays(today, -31 - (id % 300))}T10:00:00Z`,
      },
    ];
  });
  await client.query(
    `INSERT INTO organizer_verification (organizer_id, provider, status, applicant_id, reject_labels, told_at, started_at)
     SELECT organizer_id, provider, status, applicant_id, reject_labels, told_at, started_at
       FROM jsonb_populate_recordset(NULL::organizer_verification, $1)`,
    [JSON.stringify(checks)],
  );
}

function recordOf(organizer: OrganizerFacts, random: Random) {
  const { id, title, full_name: name, country_id, iso_code: country, city } = organizer;
  const isCompany = !name.split(" ").every((part) => title.includes(part));
  const legal_form: LegalForm = isCompany ? "legal_entity" : pickFrom(random, personalForms);
  const seller_kind: SellerKind = organizer.has_direct_sale
    ? "direct_sales"
    : pickFrom(random, ["marketplace", "marketplace", "marketplace", "agent"]);
  const numbers =
    country === "RU" ? russianNumbers(legal_form, random) : { tax_id: digits(random, 9) };
  return {
    organizer_id: id,
    legal_form,
    legal_name: isCompany ? `ООО «${title}»` : name,
    country_id,
    numbers: {
      ...noNumbers,
      ...numbers,
      address: `${city}, ул. Центральная, ${random.int(1, 120)}`,
    },
    seller_kind,
  };
}

const noNumbers = {
  registration_number: "",
  kpp: "",
  bank_name: "",
  bank_code: "",
  bank_account: "",
};

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join("");

/** Fictional bank and tax numbers with valid check digits. */
function russianNumbers(form: LegalForm, random: Random) {
  const isCompany = form === "legal_entity";
  const bank_code = `0499${digits(random, 5)}`;
  return {
    tax_id: completed(`99${digits(random, isCompany ? 7 : 8)}`, isCompany ? 1 : 2, (text) =>
      isInn(text, form),
    ),
    registration_number:
      isCompany || form === "individual_entrepreneur"
        ? completed(`${isCompany ? 1 : 3}${digits(random, isCompany ? 11 : 13)}`, 1, (text) =>
            isRegistrationNumber(text, form),
          )
        : "",
    kpp: isCompany ? `${digits(random, 4)}01001` : "",
    bank_name: "Банк «Гавань»",
    bank_code,
    bank_account: completed(`40702810${digits(random, 11)}`, 1, (text) =>
      isBankAccount(text, bank_code),
    ),
  };
}

/** Appends digits until the text is valid. */
function completed(start: string, count: number, isRight: (text: string) => boolean): string {
  for (let ending = 0; ending < 10 ** count; ending += 1) {
    const text = start + String(ending).padStart(count, "0");
    if (isRight(text)) return text;
  }
  throw new Error("No check digits fit");
}
