/**
 * Makes `apps/api/src/discovery/map-tiles/data/labels.json.br`, see README.md beside this file.
 *
 *     node tools/map-data/prepare-labels.ts FOLDER
 *
 * The folder holds cities500.txt, the catalogues of libgeonames-common and the npm package opencc-js.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { geoArea, geoCentroid, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { MapLabelKind } from "../../packages/domain/src/discovery/map/map-labels.ts";
import { chineseName, readNames, readTowns, russianName } from "./geonames.ts";
import type { Town } from "./geonames.ts";
import { mercatorX, mercatorY } from "./mercator.ts";
import { namedPlaces } from "./named-places.ts";

const target = new URL(
  "../../apps/api/src/discovery/map-tiles/data/labels.json.br",
  import.meta.url,
);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder of the sources");

interface Names {
  en: string;
  ru?: string | undefined;
  de?: string | undefined;
  zh?: string | undefined;
}

interface Label {
  kind: MapLabelKind;
  zoom: number;
  lat: number;
  lng: number;
  names: Names;
}

const names = (locale: string): Map<string, string> =>
  readNames(join(folder, "locale", locale, "LC_MESSAGES/geonames.mo"));
const [english, russian, german, chinese] = ["en", "ru", "de", "zh"].map(names) as [
  Map<string, string>,
  Map<string, string>,
  Map<string, string>,
  Map<string, string>,
];
// GeoNames does not tell traditional characters from simplified ones.
const { Converter } = createRequire(join(folder, "package.json"))("opencc-js") as {
  Converter: (way: { from: string; to: string }) => (text: string) => string;
};
const simple = Converter({ from: "t", to: "cn" });

const isCyrillic = (name: string | undefined): name is string => /^[А-Яа-яЁё]/u.test(name ?? "");
const isHan = (name: string | undefined): name is string => /^\p{Script=Han}/u.test(name ?? "");

/** Where the sources are out of date, or have none of a name that a traveller knows; by GeoNames' number. */
const corrections: Readonly<Record<string, Names>> = {
  1526273: { en: "Astana", ru: "Астана", de: "Astana", zh: "阿斯塔纳" },
  1529651: { en: "Altay", ru: "Алтай", de: "Altay", zh: "阿勒泰" },
  616052: { en: "Yerevan", ru: "Ереван", de: "Jerewan", zh: "埃里温" },
  627907: { en: "Gomel", ru: "Гомель", de: "Homel", zh: "戈梅利" },
  613607: { en: "Kutaisi", ru: "Кутаиси", de: "Kutaissi", zh: "库塔伊西" },
};

function namesOf(town: Town): Names {
  const correction = corrections[town.id];
  if (correction) return correction;
  const en = english.get(town.id) ?? town.name;
  const [ru, zh] = [russian.get(town.id), chinese.get(town.id)];
  const han = isHan(zh) ? zh : chineseName(town);
  return {
    en,
    ru: isCyrillic(ru) ? ru : russianName(town),
    de: german.get(town.id) ?? (town.name === en ? undefined : town.name),
    // "Shanghai city" is called Shanghai.
    zh: han === undefined ? undefined : simple(han).replace(/(?<=..)市$/u, ""),
  };
}

const kindOf = ({ feature: code, population }: Town): MapLabelKind => {
  if (code === "PPLC") return "capital";
  if (population >= 300_000) return "city";
  return population >= 15_000 ? "town" : "village";
};

const weightOf = ({ feature: code, population }: Town): number =>
  population * (code === "PPLC" ? 8 : code === "PPLA" ? 2 : 1);

/** From so many people on a place is named at a zoom, however much room there is. */
const leastAt: readonly [zoom: number, people: number][] = [
  [3, 2_000_000],
  [4, 600_000],
  [5, 180_000],
  [6, 60_000],
  [7, 16_000],
  [8, 4_000],
  [9, 1_200],
  [10, 400],
  [11, 0],
];
/** Room that a name takes, px. */
const room = { across: 104, down: 34 } as const;

/** Towns by the zoom from which there is room for them: the larger ones first. */
function* placedTowns(towns: readonly Town[]): Generator<Label> {
  let waiting = towns.toSorted((a, b) => weightOf(b) - weightOf(a));
  const placed: Town[] = [];
  for (const [zoom, people] of leastAt) {
    const size = 256 * 2 ** zoom;
    const cells = new Map<string, { x: number; y: number }[]>();
    const pointOf = ({ lat, lng }: Town) => ({
      x: mercatorX(lng) * size,
      y: mercatorY(lat) * size,
    });
    const cellOf = (x: number, y: number) =>
      `${Math.floor(x / room.across)},${Math.floor(y / room.down)}`;
    const take = (town: Town): void => {
      const point = pointOf(town);
      const cell = cellOf(point.x, point.y);
      cells.set(cell, [...(cells.get(cell) ?? []), point]);
    };
    const isFree = (town: Town): boolean => {
      const { x, y } = pointOf(town);
      return [-1, 0, 1].every((dx) =>
        [-1, 0, 1].every((dy) =>
          (cells.get(cellOf(x + dx * room.across, y + dy * room.down)) ?? []).every(
            (other) => Math.abs(other.x - x) >= room.across || Math.abs(other.y - y) >= room.down,
          ),
        ),
      );
    };
    placed.forEach(take);
    const left: Town[] = [];
    for (const town of waiting) {
      if (weightOf(town) < people || !isFree(town)) {
        left.push(town);
        continue;
      }
      take(town);
      placed.push(town);
      const { lat, lng } = town;
      yield { kind: kindOf(town), zoom, lat, lng, names: namesOf(town) };
    }
    waiting = left;
  }
}

const kinds: Readonly<Record<string, MapLabelKind>> = {
  ocean: "sea",
  sea: "sea",
  lake: "water",
  river: "water",
  peak: "peak",
  range: "land",
  island: "land",
};

function byHand(): Label[] {
  return namedPlaces
    .trim()
    .split("\n")
    .map((row) => {
      const [word = "", zoom = "", at = "", en = "", ru, de, zh] = row
        .split("|")
        .map((part) => part.trim());
      const [lat = Number.NaN, lng = Number.NaN] = at.split(",").map(Number);
      const kind = kinds[word];
      if (kind === undefined || Number.isNaN(lat + lng)) throw new Error(`not a place: ${row}`);
      return { kind, zoom: Number(zoom), lat, lng, names: { en, ru, de, zh } };
    });
}

type World = Topology<{ countries: GeometryCollection }>;

/** Countries where their largest part lies, named as the Unicode locale data names them. */
function countries(towns: readonly Town[]): Label[] {
  const file = new URL(import.meta.resolve("world-atlas/countries-50m.json"));
  const world = JSON.parse(readFileSync(file, "utf8")) as World;
  // Islands far away have capitals of their own: the largest one is the country's.
  const capitals = towns
    .filter((town) => town.feature === "PPLC")
    .toSorted((a, b) => b.population - a.population);
  const [en, ru, de, zh] = ["en", "ru", "de", "zh-Hans"].map(
    (locale) => new Intl.DisplayNames(locale, { type: "region", style: "short" }),
  );
  return feature(world, world.objects.countries).features.flatMap((country): Label[] => {
    const { geometry } = country;
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const capital = capitals.find(({ lat, lng }) => geoContains(geometry, [lng, lat]));
    if (capital === undefined) return [];
    const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const polygons = parts.map((coordinates) => ({ type: "Polygon" as const, coordinates }));
    const largest = polygons.toSorted((a, b) => geoArea(b) - geoArea(a))[0]!;
    const [lng, lat] = geoCentroid(largest);
    const area = geoArea(geometry);
    const zoom = area > 0.04 ? 2 : area > 0.008 ? 3 : area > 0.0015 ? 4 : area > 0.0003 ? 5 : 6;
    const code = capital.country;
    const nameIn = (display: Intl.DisplayNames | undefined) => display?.of(code) ?? code;
    return [
      {
        kind: "country",
        zoom,
        lat,
        lng,
        names: { en: nameIn(en), ru: nameIn(ru), de: nameIn(de), zh: nameIn(zh) },
      },
    ];
  });
}

const towns = readTowns(join(folder, "cities500.txt"));
const labels = [...countries(towns), ...byHand(), ...placedTowns(towns)];
/** A name that is the English one is not written again. */
const rows = labels.map(({ kind, zoom, lat, lng, names: { en, ...others } }) => [
  kind,
  zoom,
  Math.round(lat * 1e3),
  Math.round(lng * 1e3),
  en,
  ...(["ru", "de", "zh"] as const).map((locale) =>
    others[locale] === en ? 0 : (others[locale] ?? 0),
  ),
]);
const bytes = brotliCompressSync(JSON.stringify(rows));
writeFileSync(target, bytes);
const named = (column: number) => rows.filter((row) => row[column] !== 0).length;
console.log(
  `${rows.length} labels, ${bytes.length} bytes; ru ${named(5)}, de ${named(6)}, zh ${named(7)}`,
);
for (let zoom = 2; zoom <= 11; zoom++)
  console.log(`zoom ${zoom}: ${rows.filter((row) => row[1] === zoom).length}`);
