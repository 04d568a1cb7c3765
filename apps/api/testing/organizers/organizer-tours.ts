import { emptyTraits } from "@tropa/domain/discovery/tour-fields/traits";
import { addDeparturesCall } from "@tropa/api-contract/organizers/calls-departures";
import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import {
  createTourCall,
  organizerTourCall,
  saveTourCall,
  sendTourCall,
} from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { decideTourCall } from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { Locale } from "@tropa/domain/locale";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import sharp from "sharp";
import { inDays, organizers, testStorefronts } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import type { Person } from "../platform.ts";
import { orderOf } from "../shop.ts";

const sentence = (words: string) => `${words}. `.repeat(Math.ceil(170 / (words.length + 2))).trim();

/** A complete draft of a two-day tour, in the storefronts' languages. */
export function wholeDraft(
  photos: readonly string[],
  title = "Острова Ольхонских ворот",
): Omit<TourDraft, "type"> {
  return {
    title: { ru: title, en: `${title} in English` },
    summary: {
      ru: "Два дня на воде и на тропах у самого Байкала",
      en: "Two days on the water and on the trails of Lake Baikal",
    },
    description: { ru: [sentence("Идём вдоль берега")], en: [sentence("We follow the shore")] },
    highlights: { ru: ["Мыс Хобой", "Баня"], en: ["Cape Khoboy", "A bath-house"] },
    city_ids: [1],
    rest_kind_ids: [1],
    photos: [...photos],
    captions: {},
    duration_days: 2,
    duration_nights: 1,
    duration_hours: null,
    ...emptyTraits(),
    difficulty: 2,
    comfort: ["medium"],
    accommodation: ["guest-house"],
    languages: ["ru", "en"],
    min_age: 8,
    max_group_size: 8,
    min_group_size: 2,
    decided_days: 10,
    programme: [1, 2].map((day) => ({
      title: { ru: `День ${day}`, en: `Day ${day}` },
      text: { ru: "Встречаемся и идём.", en: "We meet and walk." },
      city_id: 1,
      photo: null,
      distance_km: 12.5,
      meals: ["breakfast"],
      spots: [{ name: { ru: "Мыс", en: "Cape" }, lat: 53.3, lng: 107.7 }],
    })),
    included: { ru: ["Работа гида"], en: ["The guide"] },
    excluded: { ru: ["Дорога"], en: ["The way there"] },
    what_to_bring: { ru: ["Ветровка"], en: ["A windbreaker"] },
    accommodation_text: { ru: "Гостевой дом", en: "A guest house" },
    meeting_text: { ru: "У вокзала", en: "At the station" },
    meeting_spot: { lat: 52.28, lng: 104.26 },
    questions: [
      {
        question: { ru: "Есть связь?", en: "Is there a signal?" },
        answer: { ru: "Есть.", en: "There is." },
      },
    ],
    video_url: "",
    currency: "RUB",
    price: 2_000_000,
    child_prices: [{ from_age: 8, to_age: 12, percent: 50 }],
    prepayment_percent: 20,
    cancellation_days: 7,
    request_period: null,
  };
}

/** Tours as edited by an organizer and moderated by staff. */
export class TourDesk {
  readonly platform: Platform;
  readonly organizer: Person;
  readonly staff: Person;
  #photos: Promise<string[]> | undefined;
  #lastPhone = 2_000_000;

  constructor(platform: Platform, people: { organizer: Person; staff: Person }) {
    this.platform = platform;
    this.organizer = people.organizer;
    this.staff = people.staff;
  }

  /** Starts an API with the first organizer's desk. Close its platform in `afterAll`. */
  static async open(): Promise<TourDesk> {
    const platform = await Platform.open();
    const [organizer, staff] = await Promise.all([
      platform.person("organizer"),
      platform.person("staff"),
    ]);
    return new TourDesk(platform, { organizer, staff });
  }

  get own() {
    return this.platform.client(this.organizer);
  }

  get team() {
    return this.platform.client(this.staff);
  }

  /** Uploads a picture. */
  async photo(person = this.organizer): Promise<string> {
    const pixels = { width: 40, height: 30, channels: 3, background: "#6a8a90" } as const;
    const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
    const file = new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
    const { image } = await this.platform
      .client(person)
      .call(uploadImageCall, { body: { bucket: "tour" }, file });
    return image.image;
  }

  photos(): Promise<string[]> {
    return (this.#photos ??= Promise.all([this.photo(), this.photo(), this.photo()]));
  }

  /** A complete draft. */
  async draft(changes: Partial<Omit<TourDraft, "type">> = {}): Promise<OrganizerTour> {
    const { id, version } = await this.own.call(createTourCall, {
      body: { type: "tour", currency: "RUB" },
    });
    const draft = { ...wholeDraft(await this.photos()), ...changes };
    return this.own.call(saveTourCall, { body: { id, version, draft } });
  }

  /** Adds a departure to a published tour; returns its id. */
  async depart(tourId: number, days = 40): Promise<number> {
    const { added } = await this.own.call(addDeparturesCall, {
      body: {
        tour_id: tourId,
        days: [inDays(days)],
        seats: 8,
        price: 2_000_000,
        discount: null,
        is_closed: false,
        is_guaranteed: true,
      },
    });
    return added[0]!.id;
  }

  /** Books two seats for a new person. */
  async book(made: { tourId: number; dateId: number }) {
    this.#lastPhone += 1;
    const contact = {
      phone: `+7903${this.#lastPhone}`,
      email: `t${this.#lastPhone}@tropa.example`,
    };
    const [date] = await this.platform.rows<{ price_minor: number }>(
      "SELECT price_minor FROM tour_date WHERE id = $1",
      made.dateId,
    );
    const seen = { amount: 2 * date!.price_minor, currency: "RUB" as const };
    const body = { ...orderOf(made), ...contact, seen };
    return this.platform.client().call(submitOrderCall, { body });
  }

  send({ id, version }: Pick<OrganizerTour, "id" | "version">): Promise<OrganizerTour> {
    return this.own.call(sendTourCall, { body: { id, version } });
  }

  approve({ id, waiting_revision: number }: OrganizerTour): Promise<OrganizerTour> {
    const body = { id, number: number ?? 0, decision: "approve" as const };
    return this.team.call(decideTourCall, { body });
  }

  async published(changes: Partial<Omit<TourDraft, "type">> = {}): Promise<OrganizerTour> {
    return this.approve(await this.send(await this.draft(changes)));
  }

  /** Saves changes based on the current version. */
  save(
    { id, version }: Pick<OrganizerTour, "id" | "version">,
    draft: Partial<Omit<TourDraft, "type">>,
    person = this.organizer,
  ): Promise<OrganizerTour> {
    return this.platform.client(person).call(saveTourCall, { body: { id, version, draft } });
  }

  /** The tour as the organizer gets it. */
  fetched(id: number): Promise<OrganizerTour> {
    return this.own.call(organizerTourCall, { query: { id: String(id) } });
  }

  /** A tour's public page in a language. */
  page(path: string, language: Locale = "ru") {
    return this.platform
      .client({ token: null }, language, testStorefronts.speaking(language))
      .call(tourCall, { query: { slug: path.slice(1), expand_program: "1" } });
  }

  /** Id of the first organizer. */
  readonly organizerId = organizers.direct;
}
