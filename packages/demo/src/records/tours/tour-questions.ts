import { languages } from "@tropa/geography/notation/place-seed";
import type { Language } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { typeset } from "@tropa/domain/text/typeset";
import type { PoolClient } from "pg";
import { createRandom } from "../../random.ts";
import { isTrue, type Claim } from "../../text/claims.ts";
import { pickFrom } from "../../text/deck.ts";
import { schoolAge } from "../../text/truths.ts";
import type { DemoOptions } from "../demo-options.ts";
import de from "../../data/texts/de/questions.json" with { type: "json" };
import en from "../../data/texts/en/questions.json" with { type: "json" };
import ru from "../../data/texts/ru/questions.json" with { type: "json" };
import zh from "../../data/texts/zh/questions.json" with { type: "json" };

/** Travellers' questions with answers. Organizers' own questions are part of the tours' texts. */
const askedQuestions: Record<Language, readonly (readonly string[])[]> = { ru, en, de, zh };

/** How many tours of a large catalogue get questions. */
const askedTours = 800;
const mostDaysAgo = 300;

const names: Record<Language, readonly string[]> = {
  ru: ["Ольга", "Марина", "Сергей", "Анна", "Дмитрий", "Елена", "Илья", "Татьяна"],
  en: ["Hannah", "Mark", "Sofia", "Daniel", "Emma", "Oliver", "Laura", "Peter"],
  de: ["Katrin", "Jonas", "Lena", "Matthias", "Sabine", "Felix"],
  zh: ["李娜", "王磊", "陈静", "刘洋", "赵敏", "孙悦"],
};

/** How many travellers of a language ask about one tour. */
const askers: Record<Language, readonly [fewest: number, most: number]> = {
  ru: [2, 3],
  en: [2, 3],
  de: [1, 2],
  zh: [1, 2],
};

interface QuestionedTour {
  id: number;
  max_group_size: number;
  min_age: number;
  accommodation: string[];
  is_cruise: boolean;
  duration_nights: number;
}

const roofs = ["camp-site", "guest-house", "cabin", "hotel"] as const;

/** Which claims of questions and answers are true for a tour in the database. */
function truthsOfRow(tour: QuestionedTour): ReadonlySet<Claim> {
  const sleepsUnder = roofs.filter((kind) => tour.accommodation.includes(kind));
  const isInTents = tour.accommodation.includes("tent");
  const holds: [Claim, boolean][] = [
    // Hotels may be asked about anywhere: travellers may need one before the start.
    ["hotel", true],
    ["journey", true],
    ["transfers", !tour.is_cruise],
    ["children", tour.min_age <= schoolAge],
    ["power", !isInTents],
    ["room", sleepsUnder.length > 0],
    ["driven", !tour.is_cruise],
  ];
  return new Set([...sleepsUnder, ...holds.filter(([, isHeld]) => isHeld).map(([claim]) => claim)]);
}

/** Loads travellers' questions, a few per tour, the last one without an answer. */
export async function loadTourQuestions(
  client: PoolClient,
  { seed, today }: DemoOptions,
): Promise<void> {
  const { rows } = await client.query<QuestionedTour>(
    `SELECT id, max_group_size, min_age, accommodation, is_cruise, duration_nights FROM tour WHERE status = 'published' AND type = 1 AND NOT is_individual
      ORDER BY id LIMIT $1`,
    [askedTours],
  );
  const questions = rows.flatMap((tour) =>
    languages.flatMap((locale) => {
      const random = createRandom(`${seed}/questions/${locale}/${tour.id}`);
      const truths = truthsOfRow(tour);
      const bank = askedQuestions[locale].filter((pair) =>
        pair.every((text) => isTrue(text, truths)),
      );
      const first = random.int(0, bank.length - 1);
      return Array.from({ length: random.int(...askers[locale]) }, (_, index) => {
        const [question = "", answer = ""] = bank[(first + index) % bank.length] ?? [];
        const isOpen = index === 2 && random.chance(0.3);
        const askedOn = addDays(today, -random.int(4, mostDaysAgo));
        return {
          tour_id: tour.id,
          locale,
          author_name: pickFrom(random, names[locale]),
          question: typeset(question),
          answer: isOpen ? null : typeset(answer.replace("{group}", String(tour.max_group_size))),
          asked_at: `${askedOn}T09:30:00Z`,
          answered_by: isOpen ? null : "organizer",
          answered_at: isOpen ? null : `${addDays(askedOn, 1)}T12:00:00Z`,
        };
      });
    }),
  );
  await client.query("ALTER TABLE tour_question DISABLE TRIGGER USER");
  await client.query(
    `INSERT INTO tour_question (tour_id, locale, author_name, question, answer, asked_at, answered_at, answered_by)
     SELECT * FROM jsonb_to_recordset($1) AS asked (tour_id integer, locale text, author_name text, question text,
       answer text, asked_at timestamptz, answered_at timestamptz, answered_by text)`,
    [JSON.stringify(questions)],
  );
  await client.query("ALTER TABLE tour_question ENABLE TRIGGER USER");
}
