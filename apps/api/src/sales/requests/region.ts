/** Regions where some messengers do not work; the screen after a sent request warns of it (docs/product/help-requests.md#regions). */
const places = ["crimea", "dnr", "lnr"] as const;
type Place = (typeof places)[number];
export type Region = Place | "other";

/** Area and mobile codes after +7. */
const phoneCodes: Record<Place, readonly string[]> = {
  // 365 the peninsula, 869 Sevastopol, 978 its mobile networks
  crimea: ["365", "869", "978"],
  // 856 landlines, 949 mobile
  dnr: ["856", "949"],
  // 857 landlines, 959 mobile
  lnr: ["857", "959"],
};

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^\p{L}]+/u);

/**
 * Names of cities and regions as people write them. Names mostly known from other regions are left out: a missing
 * warning costs less than a wrong one.
 */
const cityNames: Record<Place, readonly string[]> = {
  crimea: wordsOf(
    `Крым Симферополь Севастополь Ялта Керчь Евпатория Феодосия Судак Алушта Алупка Бахчисарай Джанкой Саки
     Коктебель Гурзуф Балаклава
     Crimea Simferopol Sevastopol Yalta Kerch Evpatoria Yevpatoria Feodosia Sudak Alushta`,
  ),
  dnr: wordsOf(
    `ДНР Донецк Мариуполь Макеевка Горловка Енакиево Торез Харцызск
     DNR Donetsk Mariupol Makeevka Gorlovka`,
  ),
  lnr: wordsOf(
    `ЛНР Луганск Алчевск Северодонецк Лисичанск Стаханов Краснодон Рубежное
     LNR Lugansk Luhansk Alchevsk Severodonetsk Lisichansk`,
  ),
};

/** Returns a requester's region by the code of their phone, else by the name of their city. */
export function requestRegion(asker: {
  phone?: string | undefined;
  city?: string | undefined;
}): Region {
  const code = /^\+7(\d{3})/.exec(asker.phone ?? "")?.[1];
  const byPhone = places.find((place) => code !== undefined && phoneCodes[place].includes(code));
  if (byPhone) return byPhone;
  // Whole words: Крымск, in Krasnodar Krai, is not Крым.
  const cityWords = wordsOf(asker.city ?? "");
  return (
    places.find((place) => cityWords.some((word) => cityNames[place].includes(word))) ?? "other"
  );
}
