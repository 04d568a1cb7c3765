import type { CountrySeed } from "./notation/place-seed.ts";
import { rows } from "./notation/notation.ts";

const continents = [
  "europe",
  "asia",
  "africa",
  "north-america",
  "south-america",
  "oceania",
  "antarctica",
] as const satisfies CountrySeed["continent"][];

/** slug | iso | ru | en | de | zh | по … | в … | continent | phone code | primary or not */
const table = `
russia | RU | Россия | Russia | Russland | 俄罗斯 | по России | в России | europe | +7 | primary
georgia | GE | Грузия | Georgia | Georgien | 格鲁吉亚 | по Грузии | в Грузии | asia | +995 | primary
turkey | TR | Турция | Türkiye | Türkei | 土耳其 | по Турции | в Турции | asia | +90 | primary
armenia | AM | Армения | Armenia | Armenien | 亚美尼亚 | по Армении | в Армении | asia | +374 | primary
kazakhstan | KZ | Казахстан | Kazakhstan | Kasachstan | 哈萨克斯坦 | по Казахстану | в Казахстане | asia | +7 | primary
uzbekistan | UZ | Узбекистан | Uzbekistan | Usbekistan | 乌兹别克斯坦 | по Узбекистану | в Узбекистане | asia | +998 | primary
kyrgyzstan | KG | Киргизия | Kyrgyzstan | Kirgisistan | 吉尔吉斯斯坦 | по Киргизии | в Киргизии | asia | +996 | primary
iceland | IS | Исландия | Iceland | Island | 冰岛 | по Исландии | в Исландии | europe | +354 | primary
norway | NO | Норвегия | Norway | Norwegen | 挪威 | по Норвегии | в Норвегии | europe | +47 | primary
italy | IT | Италия | Italy | Italien | 意大利 | по Италии | в Италии | europe | +39 | primary
morocco | MA | Марокко | Morocco | Marokko | 摩洛哥 | по Марокко | в Марокко | africa | +212 | primary
indonesia | ID | Индонезия | Indonesia | Indonesien | 印度尼西亚 | по Индонезии | в Индонезии | asia | +62 | primary
nepal | NP | Непал | Nepal | Nepal | 尼泊尔 | по Непалу | в Непале | asia | +977 | primary
egypt | EG | Египет | Egypt | Ägypten | 埃及 | по Египту | в Египте | africa | +20 | primary
thailand | TH | Таиланд | Thailand | Thailand | 泰国 | по Таиланду | в Таиланде | asia | +66 | primary
vietnam | VN | Вьетнам | Vietnam | Vietnam | 越南 | по Вьетнаму | во Вьетнаме | asia | +84 | primary
china | CN | Китай | China | China | 中国 | по Китаю | в Китае | asia | +86 | primary
japan | JP | Япония | Japan | Japan | 日本 | по Японии | в Японии | asia | +81 | primary
sri-lanka | LK | Шри-Ланка | Sri Lanka | Sri Lanka | 斯里兰卡 | по Шри-Ланке | на Шри-Ланке | asia | +94 | primary
india | IN | Индия | India | Indien | 印度 | по Индии | в Индии | asia | +91 | primary
tanzania | TZ | Танзания | Tanzania | Tansania | 坦桑尼亚 | по Танзании | в Танзании | africa | +255 | primary
uae | AE | ОАЭ | United Arab Emirates | Vereinigte Arabische Emirate | 阿联酋 | по ОАЭ | в ОАЭ | asia | +971 | primary
spain | ES | Испания | Spain | Spanien | 西班牙 | по Испании | в Испании | europe | +34 | primary
greece | GR | Греция | Greece | Griechenland | 希腊 | по Греции | в Греции | europe | +30 | primary
france | FR | Франция | France | Frankreich | 法国 | по Франции | во Франции | europe | +33 | primary
portugal | PT | Португалия | Portugal | Portugal | 葡萄牙 | по Португалии | в Португалии | europe | +351 | secondary
montenegro | ME | Черногория | Montenegro | Montenegro | 黑山 | по Черногории | в Черногории | europe | +382 | secondary
croatia | HR | Хорватия | Croatia | Kroatien | 克罗地亚 | по Хорватии | в Хорватии | europe | +385 | secondary
germany | DE | Германия | Germany | Deutschland | 德国 | по Германии | в Германии | europe | +49 | secondary
austria | AT | Австрия | Austria | Österreich | 奥地利 | по Австрии | в Австрии | europe | +43 | secondary
hungary | HU | Венгрия | Hungary | Ungarn | 匈牙利 | по Венгрии | в Венгрии | europe | +36 | secondary
serbia | RS | Сербия | Serbia | Serbien | 塞尔维亚 | по Сербии | в Сербии | europe | +381 | secondary
azerbaijan | AZ | Азербайджан | Azerbaijan | Aserbaidschan | 阿塞拜疆 | по Азербайджану | в Азербайджане | asia | +994 | secondary
tajikistan | TJ | Таджикистан | Tajikistan | Tadschikistan | 塔吉克斯坦 | по Таджикистану | в Таджикистане | asia | +992 | secondary
mongolia | MN | Монголия | Mongolia | Mongolei | 蒙古 | по Монголии | в Монголии | asia | +976 | secondary
jordan | JO | Иордания | Jordan | Jordanien | 约旦 | по Иордании | в Иордании | asia | +962 | secondary
oman | OM | Оман | Oman | Oman | 阿曼 | по Оману | в Омане | asia | +968 | secondary
cambodia | KH | Камбоджа | Cambodia | Kambodscha | 柬埔寨 | по Камбодже | в Камбодже | asia | +855 | secondary
laos | LA | Лаос | Laos | Laos | 老挝 | по Лаосу | в Лаосе | asia | +856 | secondary
kenya | KE | Кения | Kenya | Kenia | 肯尼亚 | по Кении | в Кении | africa | +254 | secondary
south-africa | ZA | ЮАР | South Africa | Südafrika | 南非 | по ЮАР | в ЮАР | africa | +27 | secondary
namibia | NA | Намибия | Namibia | Namibia | 纳米比亚 | по Намибии | в Намибии | africa | +264 | secondary
peru | PE | Перу | Peru | Peru | 秘鲁 | по Перу | в Перу | south-america | +51 | secondary
bolivia | BO | Боливия | Bolivia | Bolivien | 玻利维亚 | по Боливии | в Боливии | south-america | +591 | secondary
argentina | AR | Аргентина | Argentina | Argentinien | 阿根廷 | по Аргентине | в Аргентине | south-america | +54 | secondary
chile | CL | Чили | Chile | Chile | 智利 | по Чили | в Чили | south-america | +56 | secondary
ecuador | EC | Эквадор | Ecuador | Ecuador | 厄瓜多尔 | по Эквадору | в Эквадоре | south-america | +593 | secondary
brazil | BR | Бразилия | Brazil | Brasilien | 巴西 | по Бразилии | в Бразилии | south-america | +55 | secondary
mexico | MX | Мексика | Mexico | Mexiko | 墨西哥 | по Мексике | в Мексике | north-america | +52 | secondary
cuba | CU | Куба | Cuba | Kuba | 古巴 | по Кубе | на Кубе | north-america | +53 | secondary
usa | US | США | United States | USA | 美国 | по США | в США | north-america | +1 | secondary
new-zealand | NZ | Новая Зеландия | New Zealand | Neuseeland | 新西兰 | по Новой Зеландии | в Новой Зеландии | oceania | +64 | secondary
`;

export const countries: CountrySeed[] = rows(table, 11).map((row, index) => {
  const [slug = "", iso = "", ru = "", en = "", de = "", zh = ""] = row;
  const [around = "", inside = "", where, phoneCode = "", rank] = row.slice(6);
  const continent = continents.find((candidate) => candidate === where);
  if (!continent) throw new Error(`No such continent: ${where}`);
  return {
    id: index + 1,
    slug,
    iso,
    name: { ru, en, de, zh },
    ru: { around, inside },
    continent,
    phoneCode,
    isPrimary: rank === "primary",
  };
});
