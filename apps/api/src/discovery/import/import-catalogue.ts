import { currencyRates } from "@tropa/geography/currency-rates";
import {
  cityRows,
  climateRows,
  collectionRows,
  countryRows,
  regionRows,
} from "@tropa/geography/vocabulary";
import { restKinds } from "@tropa/geography/world";
import { inTransaction, type Client, type Pool } from "../../platform/db/database.ts";
import { catalogueFile, type ClimateEntry, type TourEntry } from "./catalogue-file.ts";
import { checkClimates, checkOrganizers, checkTours, fieldOf } from "./check-rows.ts";
import type { ImportVocabulary, Refusal } from "./check-rows.ts";
import * as store from "./import-store.ts";
import { writeTour } from "./write-tour.ts";

export interface ImportReport {
  imported: { organizers: number; tours: number; dates: number; climates: number };
  refused: Refusal[];
}

export interface ImportOptions {
  /** Whether one refused row refuses the whole file. */
  strict: boolean;
  /** `yyyy-MM-dd`; earlier departures do not set a tour's price. */
  today: string;
  /** Written to `catalogue_load.source`. */
  source: string;
}

const nothing = { organizers: 0, tours: 0, dates: 0, climates: 0 };

/** Thrown to roll back the transaction of a refused file; carries its report. */
class Refused extends Error {
  readonly report: ImportReport;
  constructor(refused: Refusal[]) {
    super("The file was refused");
    this.report = { imported: nothing, refused };
  }
}

/** Imports the valid rows of a parsed JSON file in one transaction and reports the others. */
export async function importCatalogue(
  pool: Pool,
  json: unknown,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = catalogueFile.safeParse(json);
  if (!file.success) {
    const refused = file.error.issues.map((issue) => ({
      kind: "file" as const,
      index: null,
      externalId: null,
      field: fieldOf(issue.path),
      reason: issue.message,
    }));
    return { imported: nothing, refused };
  }
  try {
    return await inTransaction(pool, (client) => importRows(client, file.data, options));
  } catch (error) {
    if (error instanceof Refused) return error.report;
    throw error;
  }
}

async function importRows(
  client: Client,
  file: { organizers: unknown[]; tours: unknown[]; climates: unknown[] },
  options: ImportOptions,
): Promise<ImportReport> {
  await store.lockImport(client);
  if (await store.isWithoutPlaces(client)) await addPlaces(client, options.today);
  const stored = await store.readVocabulary(client);
  const vocabulary: ImportVocabulary = {
    cities: new Set(stored.cities.keys()),
    regions: new Set(stored.regions.keys()),
    restKinds: new Set(stored.restKinds.keys()),
    collections: new Set(stored.collections.keys()),
    organizers: await store.readOrganizerIds(client),
  };
  const organizers = checkOrganizers(file.organizers, vocabulary);
  const acceptedOrganizers = new Set(organizers.accepted.map(({ entry }) => entry.external_id));
  const tours = checkTours(file.tours, vocabulary, acceptedOrganizers);
  const climates = checkClimates(file.climates, vocabulary);
  const refused = [...organizers.refused, ...tours.refused, ...climates.refused];
  const validTours: TourEntry[] = [];
  for (const { index, entry: tour } of tours.accepted) {
    const faults = [
      ...(await deskFaults(client, tour, index)),
      ...(await seatFaults(client, tour, index)),
    ];
    if (faults.length === 0) validTours.push(tour);
    refused.push(...faults);
  }
  if (options.strict && refused.length > 0) throw new Refused(refused);

  for (const { entry } of organizers.accepted) {
    const id = await idFor(client, "organizer", entry.external_id);
    const cityId = entry.city === null ? null : (stored.cities.get(entry.city)?.id ?? null);
    await store.putRow(client, "organizer", store.organizerRow(id, cityId, entry));
  }
  let dates = 0;
  for (const tour of validTours) dates += await putTour(client, tour, stored, options.today);
  if (validTours.length > 0) {
    await store.fillPictures(client);
    await store.recordLoad(client, options.source, validTours.length);
  }
  for (const { entry } of climates.accepted)
    await store.putClimate(client, placeOf(entry, stored), entry);
  return {
    imported: {
      organizers: organizers.accepted.length,
      tours: validTours.length,
      dates,
      climates: climates.accepted.length,
    },
    refused,
  };
}

function placeOf({ city = "", region = "" }: ClimateEntry, stored: store.Vocabulary) {
  return {
    cityId: stored.cities.get(city)?.id ?? null,
    regionId: stored.regions.get(region) ?? null,
  };
}

/** Fills an empty database with what files refer to: places, climates, activities, collections and rates. */
async function addPlaces(client: Client, today: string): Promise<void> {
  // `fillPictures` sets pictures once there are tours.
  const noPicture = () => "";
  await store.insertRows(client, "country", countryRows());
  await store.insertRows(client, "region", regionRows());
  await store.insertRows(client, "city", cityRows(noPicture));
  await store.insertRows(client, "rest_kind", restKinds);
  await store.insertRows(client, "collection", collectionRows(noPicture));
  await store.insertRows(client, "currency_rate", [...currencyRates(today)]);
  await store.insertRows(client, "climate_normal", climateRows());
}

/** Refuses a tour that its organizer has published at the desk: a file must not overwrite it. */
async function deskFaults(client: Client, tour: TourEntry, index: number): Promise<Refusal[]> {
  const id = await store.findId(client, "tour", tour.external_id);
  if (id === undefined) return [];
  await store.lockTour(client, id);
  if (!(await store.isWrittenAtDesk(client, id))) return [];
  const reason = "its organizer edits it at the desk since";
  return [{ kind: "tour", index, externalId: tour.external_id, field: "external_id", reason }];
}

/** Refuses departures with fewer seats than are sold. */
async function seatFaults(client: Client, tour: TourEntry, index: number): Promise<Refusal[]> {
  const faults: Refusal[] = [];
  for (const [position, date] of tour.dates.entries()) {
    const id = await store.findId(client, "tour_date", dateKey(tour, date));
    const taken = id === undefined ? 0 : await store.seatsTaken(client, id);
    if (date.seats_total >= taken) continue;
    const field = `dates[${position}].seats_total`;
    const reason = `${taken} seats are sold already`;
    faults.push({ kind: "tour", index, externalId: tour.external_id, field, reason });
  }
  return faults;
}

const dateKey = (tour: TourEntry, date: { external_id: string }) =>
  `${tour.external_id}/${date.external_id}`;

async function idFor(
  client: Client,
  kind: "organizer" | "tour",
  externalId: string,
): Promise<number> {
  const existingId = await store.findId(client, kind, externalId);
  if (existingId !== undefined) return existingId;
  const id = await store.nextId(client, kind);
  await store.saveExternalId(client, kind, externalId, id);
  return id;
}

/** Writes a tour with its texts and departures; returns the number of departures. */
async function putTour(
  client: Client,
  tour: TourEntry,
  vocabulary: store.Vocabulary,
  today: string,
): Promise<number> {
  const organizerId = await store.findId(client, "organizer", tour.organizer);
  if (organizerId === undefined)
    throw new Error(`organizer "${tour.organizer}" was checked and is not there`);
  const id = await idFor(client, "tour", tour.external_id);
  const contentId =
    (await store.readContentId(client, id)) ?? (await store.nextId(client, "tour_content"));
  await writeTour(client, tour, { id, organizerId, contentId }, { vocabulary, today });
  const keptIds: number[] = [];
  for (const date of tour.dates) {
    const key = dateKey(tour, date);
    const before = await store.findId(client, "tour_date", key);
    const dateId = await store.putDate(client, id, before, date);
    if (before === undefined) await store.saveExternalId(client, "tour_date", key, dateId);
    keptIds.push(dateId);
  }
  await store.dropOtherDates(client, id, keptIds);
  return keptIds.length;
}
