import { id } from "@tropa/api-contract/base/primitives";
import { searchedFields } from "@tropa/api-contract/discovery/calls-discovery";
import {
  MAX_DAYS,
  MAX_FLEX_DAYS,
  MAX_GROUP_SIZE,
  MAX_LIST_LENGTH,
  MAX_RADIUS_KM,
  MAX_TEXT_LENGTH,
  MIN_RADIUS_KM,
  acceptedSorts,
  accommodationKinds,
  comfortLevels,
  difficulties,
  continents,
  cruiseTypes,
  operatorTypes,
  startTimes,
  tourTypes,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { ADULT_AGE } from "@tropa/domain/sales/party";
import { z } from "zod";

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_LIST_LENGTH);
const amount = z.number().int().min(0);
const days = z.number().int().min(0).max(MAX_DAYS);
const years = z
  .number()
  .int()
  .min(0)
  .max(ADULT_AGE - 1);
const yes = z.enum(["0", "1"]);

/**
 * What each parameter of the filter is (docs/product/filter.md#fields), and what goes beside it. A list is joined by commas,
 * as in the addresses of pages; its name repeated is taken as well.
 */
export const filterParameters = {
  slug: z.string().max(MAX_TEXT_LENGTH),
  type: z.enum(tourTypes),
  isCruisesSearch: yes,
  isAuthorTourSearch: yes,
  continent: z.enum(continents),
  countries: listOf(id),
  regions: listOf(id),
  cities: listOf(id),
  placeName: z.string().max(MAX_TEXT_LENGTH),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  radius: z.number().int().min(MIN_RADIUS_KM).max(MAX_RADIUS_KM),
  box: z.array(z.number()).length(4),
  restKinds: listOf(id),
  collections: listOf(id),
  showplace: id,
  organizer: id,
  operatorType: z.enum(operatorTypes),
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  flexDays: z.number().int().min(0).max(MAX_FLEX_DAYS),
  daysMin: days,
  daysMax: days,
  priceMin: amount,
  priceMax: amount,
  pricePerDayMin: amount,
  pricePerDayMax: amount,
  accommodation: listOf(z.enum(accommodationKinds)),
  comfort: listOf(z.enum(comfortLevels)),
  difficulty: listOf(z.literal(difficulties)),
  languages: listOf(z.string().length(2)),
  adults: z.number().int().min(1),
  childAges: listOf(years),
  minAge: years,
  maxGroupSize: z.number().int().min(1).max(MAX_GROUP_SIZE),
  cruisesType: z.enum(cruiseTypes),
  cruisesStartCity: id,
  cruisesCabinsCapacity: z.number().int().min(1).max(MAX_GROUP_SIZE),
  onlyReturningCruises: yes,
  ships: listOf(id),
  waterObject: id,
  startTimes: listOf(z.enum(startTimes)),
  sort: z.enum(acceptedSorts),
  page: z.number().int().min(1),
  expand: z.array(z.enum(["filters"])),
  field: z.enum(searchedFields),
  phrase: z.string(),
  view: z.array(z.number()).length(4),
  zoom: z.number().min(0).max(18),
} satisfies Record<keyof TourFilter, z.ZodType> & Record<string, z.ZodType>;
