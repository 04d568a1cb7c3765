import type { Names } from "./notation/place-seed.ts";
import { rows } from "./notation/notation.ts";

export interface RestKindSeed {
  id: number;
  slug: string;
  name: Names;
  emoji: string;
}

/** slug | emoji | ru | en | de | zh */
const table = `
hiking | 🥾 | Треккинг и походы | Hiking and trekking | Wandern und Trekking | 徒步
mountaineering | 🧗 | Восхождения | Mountain ascents | Bergbesteigungen | 登山
rafting | 🛶 | Сплавы и рафтинг | Rafting and paddling | Rafting und Paddeltouren | 漂流与皮划艇
beach | 🏖️ | Море и пляж | Sea and beach | Meer und Strand | 海滨度假
cruises | 🛳️ | Круизы | Cruises | Kreuzfahrten | 邮轮与游船
sightseeing | 🗺️ | Обзорные туры | Sightseeing tours | Rundreisen | 观光游
city | 🏛️ | Городские экскурсии | City walks | Stadtführungen | 城市游览
gastronomy | 🍲 | Гастрономические туры | Food tours | Kulinarische Reisen | 美食之旅
wine | 🍷 | Винные туры | Wine tours | Weinreisen | 葡萄酒之旅
photo | 📷 | Фототуры | Photo tours | Fotoreisen | 摄影之旅
horse-riding | 🐎 | Конные туры | Horse riding | Reiten | 骑马
cycling | 🚴 | Велотуры | Cycling | Radreisen | 骑行
offroad | 🚙 | Джип-туры | Jeep tours | Geländewagentouren | 越野自驾
yachting | ⛵ | Яхтинг | Sailing | Segeln | 帆船
surfing | 🏄 | Сёрфинг | Surfing | Surfen | 冲浪
diving | 🤿 | Дайвинг и снорклинг | Diving and snorkelling | Tauchen und Schnorcheln | 潜水与浮潜
skiing | ⛷️ | Горные лыжи и сноуборд | Skiing and snowboarding | Ski und Snowboard | 滑雪
dog-sledding | 🛷 | Собачьи упряжки и снегоходы | Dog sleds and snowmobiles | Hundeschlitten und Schneemobile | 狗拉雪橇与雪地摩托
safari | 🦁 | Сафари и дикие животные | Safari and wildlife | Safari und Wildtiere | 野生动物观赏
ethnographic | 🏕️ | Этнографические туры | Local cultures | Kultur und Brauchtum | 民俗文化
wellness | 🧘 | Йога и оздоровление | Yoga and wellness | Yoga und Wellness | 瑜伽与康养
family | 👨‍👩‍👧 | Отдых с детьми | Family holidays | Familienreisen | 亲子游
festive | 🎄 | Новогодние и праздничные | New Year and festivals | Neujahr und Feste | 新年与节庆
`;

export const restKinds: RestKindSeed[] = rows(table, 6).map((row, index) => {
  const [slug = "", emoji = "", ru = "", en = "", de = "", zh = ""] = row;
  return { id: index + 1, slug, emoji, name: { ru, en, de, zh } };
});
