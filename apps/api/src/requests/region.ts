/**
 * The region of a request (document 1 §3, "Request response"): in three of them some messengers do not
 * work, and the success screen says so. Told by the Russian numbering plan, then by the city's name.
 */
export type Region = "crimea" | "dnr" | "lnr" | "other";

type Place = Exclude<Region, "other">;

/** Area and mobile codes after +7. */
const phoneCodes: Record<Place, readonly string[]> = {
  // 365 the peninsula, 869 Sevastopol, 978 its mobile networks
  crimea: ["365", "869", "978"],
  // 856 landlines, 949 mobile
  dnr: ["856", "949"],
  // 857 landlines, 959 mobile
  lnr: ["857", "959"],
};

/**
 * Places as people write where they are from, lower case. Names that other regions share are left out:
 * a warning too few costs less than a wrong one.
 */
const cityNames: Record<Place, readonly string[]> = {
  crimea: [
    ...["крым", "симферополь", "севастополь", "ялта", "керчь", "евпатория", "феодосия", "судак", "алушта"],
    ...["алупка", "бахчисарай", "джанкой", "саки", "коктебель", "гурзуф", "балаклава"],
    ...["crimea", "simferopol", "sevastopol", "yalta", "kerch", "evpatoria", "yevpatoria", "feodosia", "sudak", "alushta"],
  ],
  dnr: [
    ...["днр", "донецк", "мариуполь", "макеевка", "горловка", "енакиево", "торез", "харцызск"],
    ...["dnr", "donetsk", "mariupol", "makeevka", "gorlovka"],
  ],
  lnr: [
    ...["лнр", "луганск", "алчевск", "северодонецк", "лисичанск", "стаханов", "краснодон", "рубежное"],
    ...["lnr", "lugansk", "luhansk", "alchevsk", "severodonetsk", "lisichansk"],
  ],
};

const places = Object.keys(phoneCodes) as Place[];

export function regionOf(asker: { phone?: string | undefined; city?: string | undefined }): Region {
  const code = /^\+7(\d{3})/.exec(asker.phone ?? "")?.[1];
  const byPhone = places.find((place) => code !== undefined && phoneCodes[place].includes(code));
  if (byPhone) return byPhone;
  // Whole words: "Ялтинская улица" in another town is not Yalta.
  const words = (asker.city ?? "").toLowerCase().replaceAll("ё", "е").split(/[^\p{L}]+/u);
  return places.find((place) => words.some((word) => cityNames[place].includes(word))) ?? "other";
}
