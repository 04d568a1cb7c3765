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
  continents,
  cruiseTypes,
  operatorTypes,
  startTimes,
  tourTypes,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { TourField } from "@tropa/domain/discovery/tour-fields/field-kinds";
import { fieldNames, fieldOf, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { ADULT_AGE } from "@tropa/domain/sales/party/party";
import { z } from "zod/mini";

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(MAX_LIST_LENGTH));
const amount = z.int().check(z.gte(0));
const days = z.int().check(z.gte(0), z.lte(MAX_DAYS));
const years = z.int().check(z.gte(0), z.lte(ADULT_AGE - 1));
const yes = z.enum(["0", "1"]);

function parameterOf(field: TourField): z.ZodMiniType {
  switch (field.kind) {
    case "flag":
      return yes;
    case "choices":
      return listOf(z.enum(field.values));
    case "level":
      return listOf(z.literal([...field.values]));
    case "codes":
      return listOf(z.string().check(z.length(2)));
    case "ids":
      return listOf(id);
  }
}
const { countries, regions, cities, restKinds, collections, ...otherFields } = perField(
  fieldNames,
  (name) => parameterOf(fieldOf(name)),
);

/**
 * Descriptions of the filter's parameters (docs/product/filter.md#fields). Lists are joined by commas, as in pages'
 * addresses; repeated names are accepted, too.
 */
export const filterParameters = {
  slug: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  type: z.enum(tourTypes),
  isCruisesSearch: yes,
  isAuthorTourSearch: yes,
  continent: z.enum(continents),
  countries,
  regions,
  cities,
  placeName: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  radius: z.int().check(z.gte(MIN_RADIUS_KM), z.lte(MAX_RADIUS_KM)),
  box: z.array(z.number()).check(z.length(4)),
  restKinds,
  collections,
  showplace: id,
  organizer: id,
  operatorType: z.enum(operatorTypes),
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  flexDays: z.int().check(z.gte(0), z.lte(MAX_FLEX_DAYS)),
  daysMin: days,
  daysMax: days,
  priceMin: amount,
  priceMax: amount,
  pricePerDayMin: amount,
  pricePerDayMax: amount,
  ...otherFields,
  adults: z.int().check(z.gte(1)),
  childAges: listOf(years),
  minAge: years,
  maxGroupSize: z.int().check(z.gte(1), z.lte(MAX_GROUP_SIZE)),
  cruisesType: z.enum(cruiseTypes),
  cruisesStartCity: id,
  cruisesCabinsCapacity: z.int().check(z.gte(1), z.lte(MAX_GROUP_SIZE)),
  onlyReturningCruises: yes,
  ships: listOf(id),
  waterObject: id,
  startTimes: listOf(z.enum(startTimes)),
  sort: z.enum(acceptedSorts),
  page: z.int().check(z.gte(1)),
  expand: z.array(z.enum(["filters"])),
  field: z.enum(searchedFields),
  phrase: z.string(),
  view: z.array(z.number()).check(z.length(4)),
  zoom: z.number().check(z.gte(0), z.lte(18)),
} satisfies Record<keyof TourFilter, z.ZodMiniType> & Record<string, z.ZodMiniType>;
