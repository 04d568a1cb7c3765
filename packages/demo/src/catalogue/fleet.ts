import type { Names } from "@tropa/geography/notation/place-seed";
import { names, rows, words } from "@tropa/geography/notation/notation";

/** Waters that cruises sail on, and the ships that sail there. */

export interface WaterSeed {
  id: number;
  slug: string;
  kind: string;
  name: Names;
}

export interface ShipSeed {
  id: number;
  slug: string;
  cruiseType: string;
  passengers: number;
  /** Slugs of the waters she sails on. */
  waters: string[];
  name: Names;
}

/** slug | kind | ru | en | de | zh */
const waterTable = `
volga | river | Волга | Volga | Wolga | 伏尔加河
moskva | river | Москва-река | Moskva River | Moskwa | 莫斯科河
neva | river | Нева | Neva | Newa | 涅瓦河
ladoga | lake | Ладожское озеро | Lake Ladoga | Ladogasee | 拉多加湖
onega | lake | Онежское озеро | Lake Onega | Onegasee | 奥涅加湖
yenisei | river | Енисей | Yenisei | Jenissei | 叶尼塞河
lena | river | Лена | Lena | Lena | 勒拿河
teletskoye-lake | lake | Телецкое озеро | Lake Teletskoye | Telezker See | 捷列茨科耶湖
danube | river | Дунай | Danube | Donau | 多瑙河
nile | river | Нил | Nile | Nil | 尼罗河
mekong | river | Меконг | Mekong | Mekong | 湄公河
tonle-sap | lake | Тонлесап | Tonlé Sap | Tonle Sap | 洞里萨湖
white-sea | sea | Белое море | White Sea | Weißes Meer | 白海
norwegian-sea | sea | Норвежское море | Norwegian Sea | Europäisches Nordmeer | 挪威海
red-sea | sea | Красное море | Red Sea | Rotes Meer | 红海
andaman-sea | sea | Андаманское море | Andaman Sea | Andamanensee | 安达曼海
south-china-sea | sea | Южно-Китайское море | South China Sea | Südchinesisches Meer | 南海
flores-sea | sea | Море Флорес | Flores Sea | Floressee | 弗洛勒斯海
tasman-sea | sea | Тасманово море | Tasman Sea | Tasmansee | 塔斯曼海
argentino-lake | lake | Лаго-Архентино | Lago Argentino | Lago Argentino | 阿根廷湖
atlantic-ocean | ocean | Атлантический океан | Atlantic Ocean | Atlantischer Ozean | 大西洋
pacific-ocean | ocean | Тихий океан | Pacific Ocean | Pazifischer Ozean | 太平洋
`;

/** slug | type | passengers | waters | ru | en | de | zh */
const shipTable = `
volga-dawns | river | 210 | volga moskva neva ladoga onega | Волжские зори | Volga Dawns | Wolgaröte | 伏尔加曙光号
northern-lily | river | 180 | neva ladoga onega | Северная лилия | Northern Lily | Nordlilie | 北方百合号
captain-vetrov | river | 290 | volga moskva | Капитан Ветров | Captain Vetrov | Kapitän Wetrow | 维特罗夫船长号
old-captain | river | 120 | yenisei lena | Старый капитан | Old Captain | Alter Kapitän | 老船长号
taiga-star | river | 60 | lena yenisei | Таёжная звезда | Taiga Star | Taigastern | 泰加之星号
lake-swallow | river | 24 | teletskoye-lake | Озёрная ласточка | Lake Swallow | Seeschwalbe | 湖燕号
blue-danube | river | 160 | danube | Голубой Дунай | Blue Danube | Blaue Donau | 蓝色多瑙河号
danube-melody | river | 140 | danube | Мелодия Дуная | Danube Melody | Donaumelodie | 多瑙河旋律号
lotus-of-the-nile | river | 130 | nile | Лотос Нила | Lotus of the Nile | Lotus des Nils | 尼罗莲花号
mekong-lantern | river | 40 | mekong tonle-sap | Фонарь Меконга | Mekong Lantern | Mekong-Laterne | 湄公灯号
white-whale | sea | 90 | white-sea | Белуха | White Whale | Weißwal | 白鲸号
fjord-queen | sea | 420 | norwegian-sea | Королева фьордов | Fjord Queen | Fjordkönigin | 峡湾女王号
polar-light | sea | 260 | norwegian-sea white-sea | Полярный свет | Polar Light | Polarlicht | 极光号
jade-junk | sea | 48 | south-china-sea | Нефритовая джонка | Jade Junk | Jadedschunke | 翡翠帆号
southern-cross | sea | 150 | tasman-sea pacific-ocean | Южный Крест | Southern Cross | Kreuz des Südens | 南十字星号
coral-breeze | yacht | 20 | red-sea andaman-sea flores-sea | Коралловый бриз | Coral Breeze | Korallenbrise | 珊瑚微风号
blue-manta | yacht | 16 | andaman-sea red-sea flores-sea | Синяя манта | Blue Manta | Blauer Manta | 蓝蝠鲼号
cape-horn | expedition | 100 | atlantic-ocean pacific-ocean argentino-lake | Мыс Горн | Cape Horn | Kap Hoorn | 合恩角号
albatross | expedition | 70 | pacific-ocean | Альбатрос | Albatross | Albatros | 信天翁号
`;

/** place | type | waters of a voyage from there */
const portTable = `
saint-petersburg | river | neva ladoga
petrozavodsk | river | onega
moscow | river | moskva volga
nizhny-novgorod | river | volga
kazan | river | volga
samara | river | volga
krasnoyarsk | river | yenisei
yakutsk | river | lena
teletskoye | river | teletskoye-lake
vienna | river | danube
passau | river | danube
budapest | river | danube
belgrade | river | danube
luxor | river | nile
siem-reap | river | tonle-sap mekong
mekong-delta | river | mekong
luang-prabang | river | mekong
bergen | sea | norwegian-sea
reine | sea | norwegian-sea
tromso | sea | norwegian-sea
solovki | sea | white-sea
ha-long | sea | south-china-sea
queenstown | sea | tasman-sea
phuket | yacht | andaman-sea
marsa-alam | yacht | red-sea
labuan-bajo | yacht | flores-sea
el-calafate | expedition | argentino-lake
puerto-natales | expedition | pacific-ocean
ushuaia | expedition | atlantic-ocean pacific-ocean
galapagos | expedition | pacific-ocean
`;

export const waters: readonly WaterSeed[] = rows(waterTable, 6).map(
  ([slug = "", kind = "", ...name], index) => ({
    id: index + 1,
    slug,
    kind,
    name: names(name.join(" | ")),
  }),
);

export const ships: readonly ShipSeed[] = rows(shipTable, 8).map(
  ([slug = "", cruiseType = "", passengers = "", sailed = "", ...name], index) => ({
    id: index + 1,
    slug,
    cruiseType,
    passengers: Number(passengers),
    waters: words(sailed),
    name: names(name.join(" | ")),
  }),
);

const ports = new Map(
  rows(portTable, 3).map(([place = "", cruiseType = "", sailed = ""]) => [
    place,
    { cruiseType, waters: words(sailed) },
  ]),
);

/** What is sailed from a place. Throws for one where no ship lies. */
export function portOf(place: string): { cruiseType: string; waters: string[] } {
  const port = ports.get(place);
  if (!port) throw new Error(`The demo catalogue has no port "${place}"`);
  return port;
}
