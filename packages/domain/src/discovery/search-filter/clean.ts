import { readParty } from "../../sales/party/party.ts";
import type { Party } from "../../sales/party/party.ts";
import { isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Box } from "./tour-filter.ts";
import { MAX_ID, MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";

/** Parses one raw value: returns a valid value for any input and never throws. */
export type Clean<T> = (raw: unknown) => T;

/** A key given twice is a list where one is expected; elsewhere only its first value counts. */
function first(raw: unknown): unknown {
  return Array.isArray(raw) ? raw[0] : raw;
}

function word(raw: unknown): string {
  const value = first(raw);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).trim()
    : "";
}

/** Decimal notation only: `Number` alone would also take "", "0x10" and "Infinity". */
function number(raw: unknown): number | null {
  const text = word(raw);
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Returns a whole number clamped to the bounds; null if it is not a number. */
export function clamped(raw: unknown, min: number, max: number): number | null {
  const value = number(raw);
  return value === null ? null : Math.min(Math.max(Math.trunc(value) || 0, min), max);
}

/** Returns a lower bound; 0 if absent. */
export function lower(raw: unknown, max: number): number {
  return clamped(raw, 0, max) ?? 0;
}

/** Returns an upper bound. 0 counts as absent: it would find nothing and is hardly intended. */
export function upper(raw: unknown, max: number): number | null {
  return clamped(raw, 0, max) || null;
}

/** Parses a whole number; null outside the bounds. */
export function within(min: number, max: number): Clean<number | null> {
  return (raw) => {
    const value = number(raw);
    return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null;
  };
}

/** Parses one of these numbers; null for any other. */
export function numberOf<Value extends number>(choices: readonly Value[]): Clean<Value | null> {
  return (raw) => {
    const value = number(raw);
    return choices.find((choice) => choice === value) ?? null;
  };
}

export const id: Clean<number | null> = within(1, MAX_ID);

/** Parses a flag; only `1` and `true` set it. */
export const flag: Clean<boolean> = (raw) => word(raw) === "1" || word(raw) === "true";

/** Parses one of the choices; returns `otherwise` for anything else. */
export function oneOf<T extends string, D extends T | null>(
  choices: readonly T[],
  otherwise: D,
): Clean<T | D> {
  return (raw) => choices.find((choice) => choice === word(raw)) ?? otherwise;
}

/** Parses an angle in degrees, rounded so that each place has one URL. */
export function degrees(limit: number): Clean<number | null> {
  return (raw) => {
    const value = number(raw);
    // `|| 0` turns -0 into 0: a URL cannot distinguish them.
    return value === null || Math.abs(value) > limit ? null : Math.round(value * 1e4) / 1e4 || 0;
  };
}

/** Parses one line of text, without characters that a URL cannot carry. */
export const text: Clean<string> = (raw) => {
  const line = word(raw)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
    .trim();
  return [...line].slice(0, MAX_TEXT_LENGTH).join("").trim();
};

/** Path segments that disappear when a URL is resolved. */
const droppedSegments = new Set(["", ".", ".."]);

/**
 * Parses a path and drops empty segments. Unknown words stay: a page that does not exist must not
 * list everything.
 */
export const path: Clean<string> = (raw) => {
  const segments = text(text(raw).toLowerCase())
    .split("/")
    .map((segment) => segment.trim())
    .filter((segment) => !droppedSegments.has(segment));
  return segments[0] === "tours" && segments.length === 1 ? "" : segments.join("/");
};

/** Parses a calendar date, in the range of years that the database supports and readers expect. */
export const date: Clean<LocalDate | null> = (raw) => {
  const value = word(raw);
  return /^[12]/.test(value) && isLocalDate(value) ? value : null;
};

function parts(raw: unknown): string[] {
  if (Array.isArray(raw))
    return raw.flatMap((one: unknown) => (Array.isArray(one) ? [] : parts(one)));
  return typeof raw === "string" ? raw.split(",") : [word(raw)];
}

/** Returns a list of distinct numbers in ascending order, from "3,1", ["3", "1"] or [3, 1]. */
export function numbers<Value extends number>(one: Clean<Value | null>): Clean<readonly Value[]> {
  return (raw) => {
    const values = new Set(parts(raw).map(one));
    return [...values]
      .filter((value) => value !== null)
      .toSorted((a, b) => a - b)
      .slice(0, MAX_LIST_LENGTH);
  };
}

/** Returns who travels; null if no party is given. */
export const party = (adults: unknown, childAges: unknown): Party | null =>
  readParty(word(adults), parts(childAges).map(word).join(","));

/** Parses a list of choices; returns them in the order of the enumeration. */
export function someOf<T extends string>(choices: readonly T[]): Clean<readonly T[]> {
  return (raw) => {
    const given = new Set(parts(raw).map(word));
    return choices.filter((choice) => given.has(choice));
  };
}

const toThousandth = (value: number): number => Math.round(value * 1e3) / 1e3 || 0;

/**
 * Maps report longitudes beyond ±180 past the date line. A box as wide as the world needs no
 * normalising.
 */
function longitude(value: number): number {
  return Math.abs(value) <= 180 ? value : ((((value + 180) % 360) + 360) % 360) - 180;
}

/**
 * Parses the south, west, north and east of a map; null for anything but four numbers, and for the
 * whole world, which excludes nothing.
 */
export const box: Clean<Box | null> = (raw) => {
  const values = parts(raw).map(number);
  if (values.length !== 4 || !values.every((value) => value !== null)) return null;
  const [a, west, b, east] = values as [number, number, number, number];
  const [south, north] = [Math.min(a, b), Math.max(a, b)].map((lat) =>
    toThousandth(Math.min(Math.max(lat, -90), 90)),
  ) as [number, number];
  const [left, right] =
    east - west >= 360 ? [-180, 180] : [west, east].map((lng) => toThousandth(longitude(lng)));
  const isWorld = south === -90 && north === 90 && left === -180 && right === 180;
  return isWorld ? null : [south, left!, north, right!];
};

/** Two-letter language codes, sorted. */
export const languageCodes: Clean<readonly string[]> = (raw) => {
  const codes = parts(raw).map((part) => word(part).toLowerCase());
  return [...new Set(codes)]
    .filter((code) => /^[a-z]{2}$/.test(code))
    .toSorted()
    .slice(0, MAX_LIST_LENGTH);
};
