import { rows } from "@tropa/geography/notation/notation";

/** When a sight can be seen. */
export interface SightOpening {
  season_months: readonly number[];
  opening_hours: readonly { days: readonly number[]; opens: string; closes: string }[];
}

/** Sights of which guide books tell it: "slug | months | days and hours"; 1 is January and Monday,
 * a dash that nothing is known. */
const openTable = `
kyzyl-chin | 5-9 | -
mys-khoboy | 2-3,6-9 | -
dolina-geyzerov | 6-10 | -
avachinskiy-vulkan | 7-9 | -
teletskoe-ozero | 6-9 | -
akkemskoe-ozero | 7-9 | -
kamennyy-gorod-ergaki | 7-9 | -
lenskie-stolby | 6-9 | -
kungurskaya-peschera | - | 1-7 10:00-16:00
ruskeala | - | 1-7 09:00-20:00
valaamskiy-monastyr | 5-10 | -
kizhskiy-pogost | 5-10 | 1-7 08:00-20:00
solovetskiy-monastyr | 6-9 | -
petergof | 5-10 | 1-7 09:00-20:00
spaso-evfimiev-monastyr | - | 1-7 10:00-18:00
derinkuyu | - | 1-7 08:00-17:00
ayya-sofiya | - | 1-7 09:00-19:30
registan | - | 1-7 08:00-20:00
petra-haznah | - | 1-7 06:00-18:00
tadzh-mahal | - | 1-4,6-7 06:00-18:30
velikaya-stena-mutyanyuy | - | 1-7 08:30-17:00
florentiyskiy-sobor | - | 1-6 10:15-15:45
piramidy-gizy | - | 1-7 08:00-17:00
perito-moreno | 9-12,1-4 | 1-7 08:00-18:00
`;

/** "1-3,6" */
function numbersOf(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function openingOf(months: string, hours: string): SightOpening {
  const [days = "", clock = ""] = hours.split(" ");
  const [opens = "", closes = ""] = clock.split("-");
  return {
    season_months: months === "-" ? [] : numbersOf(months),
    opening_hours: hours === "-" ? [] : [{ days: numbersOf(days), opens, closes }],
  };
}

/** By slug. */
export const sightOpenings: ReadonlyMap<string, SightOpening> = new Map(
  rows(openTable, 3).map(([slug = "", months = "", hours = ""]) => [
    slug,
    openingOf(months, hours),
  ]),
);
