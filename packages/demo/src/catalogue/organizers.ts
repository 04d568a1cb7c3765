import type { Language } from "@tropa/geography/notation/place-seed";
import { addDays } from "@tropa/domain/time/local-date";
import { portraitOf } from "../pictures/pictures.ts";
import { createRandom, type Random } from "../random.ts";
import type { OrganizerRow } from "./catalogue-rows.ts";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { createPerson, type Person } from "./people.ts";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import { smoothTurns } from "../tours/smooth-turns.ts";
import { Deck, shuffled } from "../text/deck.ts";
import companyNames from "../data/texts/company-names.json" with { type: "json" };
import de from "../data/texts/de/organizers.json" with { type: "json" };
import en from "../data/texts/en/organizers.json" with { type: "json" };
import ru from "../data/texts/ru/organizers.json" with { type: "json" };
import zh from "../data/texts/zh/organizers.json" with { type: "json" };
import { transliterate } from "@tropa/domain/discovery/slug";
import { places } from "@tropa/geography/world";

export interface Organizer {
  row: OrganizerRow;
  home: PlaceSeed;
  person: Person;
  isCompany: boolean;
}

/** Texts in which organizers introduce themselves, by person and company. */
const aboutPhrases: Record<
  Language,
  Record<"author" | "company", { first: readonly string[]; more: readonly string[] }>
> = { ru, en, de, zh };

const companyShare = 0.35;
const verifiedShare = 0.72;
const directSaleShare = 0.3;

/** Creates organizers near every place with tours, more of them near famous places. */
export function createOrganizers(seed: string, today: string, count: number): Organizer[] {
  const nextHome = smoothTurns(places, (place) => place.fame ** 0.8);
  const companies = shuffled(createRandom(`${seed}/companies`), companyNames);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}/organizer/${index}`);
    const home = nextHome();
    let person = createPerson(random, home.country);
    while (taken.has(fullName(person))) person = createPerson(random, home.country);
    taken.add(fullName(person));
    const company = random.chance(companyShare) ? companies.pop() : undefined;
    return {
      home,
      person,
      isCompany: company !== undefined,
      row: rowOf({ random, id: index + 1, today, home, person, company }),
    };
  });
}

const fullName = (person: Person) => `${person.first.ru} ${person.last.ru}`;

interface Founding {
  random: Random;
  id: number;
  today: string;
  home: PlaceSeed;
  person: Person;
  company: string | undefined;
}

function rowOf({ random, id, today, home, person, company }: Founding): OrganizerRow {
  const startedOn = addDays(today, -random.int(250, 5500));
  const slots = {
    around: home.ru.around,
    inside: home.ru.inside,
    year: startedOn.slice(0, 4),
    size: String(random.int(4, 14)),
    guides: String(random.int(5, 9)),
  };
  const more = random.int(2, 3);
  const aboutIn = (locale: Language): string => {
    const deck = new Deck(random.fork(locale));
    const { first, more: others } = aboutPhrases[locale][company ? "company" : "author"];
    const told = { ...slots, place: home.name[locale] };
    return [...deck.drawMany(first, 1, told), ...deck.drawMany(others, more, told)].join(
      locale === "zh" ? "" : " ",
    );
  };
  const gendered = (text: string) => text.replace(/\(а\)/g, person.gender === "woman" ? "а" : "");
  const mailbox = transliterate(fullName(person))
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");
  return {
    id,
    title: company ?? fullName(person),
    first_name: person.first,
    last_name: person.last,
    about: { ru: gendered(aboutIn("ru")), en: aboutIn("en"), de: aboutIn("de"), zh: aboutIn("zh") },
    photo: portraitOf(person.gender, id),
    // example.com and this range of phone numbers are reserved, so nobody is disturbed.
    email: `${mailbox}.${id}@example.com`,
    phone: `+7900${String(5550000 + id).padStart(7, "0")}`,
    city_id: home.id,
    languages: languagesOf(random, home),
    started_on: startedOn,
    is_verified: random.chance(verifiedShare),
    has_direct_sale: random.chance(directSaleShare),
  };
}

function languagesOf(random: Random, home: PlaceSeed): string[] {
  const isRussian = home.country === "russia";
  const languages = ["ru"];
  if (random.chance(isRussian ? 0.45 : 0.85)) languages.push("en");
  if (random.chance(0.08)) languages.push("de");
  if (random.chance(["russia", "china", "mongolia"].includes(home.country) ? 0.08 : 0.02)) {
    languages.push("zh");
  }
  return languages;
}

const guidesPerPlace = 5;

/** Organizers by place: the nearest ones, first those of the same country. */
export function organizersByPlace(organizers: readonly Organizer[]): Map<string, Organizer[]> {
  const abroad = 20_000;
  return new Map(
    places.map((place) => {
      const near = organizers
        .map((organizer) => ({
          organizer,
          away:
            distanceKm(organizer.home, place) +
            (organizer.home.country === place.country ? 0 : abroad),
        }))
        .sort((a, b) => a.away - b.away);
      const atHome = near.filter(({ away }) => away < 150).length;
      const count = Math.max(guidesPerPlace, atHome);
      return [place.slug, near.slice(0, count).map(({ organizer }) => organizer)];
    }),
  );
}
