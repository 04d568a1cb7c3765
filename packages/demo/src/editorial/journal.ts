import { addDays } from "@tropa/domain/local-date";
import type { PoolClient } from "pg";
import { portraitOf } from "../pictures/pictures.ts";
import { insertRows } from "../catalogue/content-rows.ts";
import { journalArticles } from "./journal-articles.ts";
import { names, rows } from "@tropa/geography/notation/notation";
import { showplaces } from "./showplaces.ts";

/** slug | ru | en | de | zh | description ru | en | de | zh */
const categoryTable = `
routes | Маршруты | Routes | Routen | 路线 | Куда ехать, сколько дней закладывать и что увидеть по дороге | Where to go, how many days to keep and what to see on the way | Wohin man fährt, wie viele Tage man einplant und was man unterwegs sieht | 去哪里、留几天、路上看什么
advice | Советы | Practical advice | Ratgeber | 实用建议 | Как собраться, выбрать сезон и не переплатить | How to pack, choose a season and not overpay | Wie man packt, die Saison wählt und nicht zu viel zahlt | 怎样收拾行李、选季节、不多花钱
nature | Природа | Nature | Natur | 自然 | Вулканы, киты, ледники и то, как на них смотрят | Volcanoes, whales, glaciers and how to look at them | Vulkane, Wale, Gletscher und wie man sie betrachtet | 火山、鲸、冰川，以及怎样观看它们
food | Еда и вино | Food and wine | Essen und Wein | 美食与葡萄酒 | Рынки, виноделы и блюда, ради которых едут | Markets, winemakers and dishes worth a journey | Märkte, Winzer und Gerichte, für die man verreist | 市场、酿酒师和值得专程去吃的菜
culture | Города и люди | Towns and people | Städte und Menschen | 城市与人 | Старые кварталы, ремёсла и обычаи | Old quarters, crafts and customs | Alte Viertel, Handwerk und Bräuche | 老街区、手艺与习俗
water | Реки и моря | Rivers and seas | Flüsse und Meere | 江河与大海 | Круизы, паруса и сплавы | Cruises, sails and paddles | Kreuzfahrten, Segel und Paddel | 游轮、风帆与漂流
`;

/** person | name ru | en | de | zh | about ru | en | de | zh */
const authorTable = `
woman | Мария Озёрская | Maria Ozerskaya | Maria Oserskaja | 玛丽亚·奥泽尔斯卡娅 | Пятнадцать лет водит группы по Сибири и Дальнему Востоку, пишет о том, что видела сама | Has led groups through Siberia and the Far East for fifteen years and writes about what she saw herself | Führt seit fünfzehn Jahren Gruppen durch Sibirien und den Fernen Osten und schreibt über das, was sie selbst gesehen hat | 十五年来带队走西伯利亚和远东，只写自己亲眼见过的
man | Тимур Гаджиев | Timur Gadzhiev | Timur Gadschijew | 铁木尔·加吉耶夫 | Журналист из Махачкалы, собирает рецепты и истории горных сёл | A journalist from Makhachkala who collects recipes and stories of mountain villages | Journalist aus Machatschkala, sammelt Rezepte und Geschichten aus Bergdörfern | 马哈奇卡拉的记者，收集山村的菜谱和故事
woman | Ольга Северцева | Olga Severtseva | Olga Sewerzewa | 奥尔加·谢韦尔采娃 | Географ, работала на Кольском полуострове и Соловках | A geographer who worked on the Kola Peninsula and Solovki | Geografin, arbeitete auf der Halbinsel Kola und auf Solowki | 地理学者，曾在科拉半岛和索洛韦茨基工作
man | Алексей Берег | Alexey Bereg | Alexej Bereg | 阿列克谢·别列格 | Яхтенный капитан, ходит по Балтике, Ладоге и Эгейскому морю | A yacht skipper on the Baltic, Ladoga and the Aegean | Segelskipper auf der Ostsee, dem Ladogasee und der Ägäis | 帆船船长，航行于波罗的海、拉多加湖和爱琴海
woman | Нино Квариани | Nino Kvariani | Nino Kwariani | 尼诺·克瓦里亚尼 | Выросла в Тбилиси, пишет о Кавказе, вине и застолье | Grew up in Tbilisi and writes about the Caucasus, wine and the table | In Tiflis aufgewachsen, schreibt über den Kaukasus, über Wein und die Tafel | 在第比利斯长大，写高加索、葡萄酒和宴席
man | Илья Дорофеев | Ilya Dorofeev | Ilja Dorofejew | 伊利亚·多罗费耶夫 | Фотограф, снимает пустыни, вулканы и ночное небо | A photographer of deserts, volcanoes and the night sky | Fotograf von Wüsten, Vulkanen und Nachthimmel | 摄影师，拍摄沙漠、火山和夜空
`;

const daysBetween = 9;
/** The newest article is some days old, and no two come on the same weekday twice in a row. */
const dayOf = (position: number): number => 4 + position * daysBetween + ((position * 5) % 4);

function categories() {
  return rows(categoryTable, 9).map((row, index) => ({
    id: index + 1,
    slug: row[0],
    name: names(row.slice(1, 5).join("|")),
    description: names(row.slice(5).join("|")),
    position: index,
  }));
}

function authors() {
  return rows(authorTable, 9).map((row, index) => ({
    id: index + 1,
    name: names(row.slice(1, 5).join("|")),
    about: names(row.slice(5).join("|")),
    photo: portraitOf(row[0] === "man" ? "man" : "woman", index),
  }));
}

/** The journal; its articles name sights, so those come first. */
export async function loadJournal(client: PoolClient, { today }: { today: string }): Promise<void> {
  const sections = categories();
  const categoryIds = new Map(sections.map(({ slug, id }) => [slug, id]));
  const sightIds = new Map(showplaces.map(({ slug, id }) => [slug, id]));
  const idOf = (ids: ReadonlyMap<string | undefined, number>, slug: string): number => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The journal names "${slug}", which does not exist`);
    return id;
  };
  const articles = journalArticles();
  const posts = articles.map(({ category, author, listings, sights, ...article }, index) => {
    const published_on = addDays(today, -dayOf(articles.length - 1 - index));
    return {
      ...article,
      category_id: idOf(categoryIds, category),
      author_id: author,
      listing_slugs: listings,
      showplace_ids: sights.map((slug) => idOf(sightIds, slug)),
      published_on,
      changed_on: published_on,
    };
  });
  await insertRows(client, "journal_category", "id, slug, name, description, position", sections);
  await insertRows(client, "journal_author", "id, name, about, photo", authors());
  await insertRows(
    client,
    "journal_post",
    "id, slug, category_id, author_id, title, summary, body, image, listing_slugs, showplace_ids, published_on, changed_on",
    posts,
  );
}
