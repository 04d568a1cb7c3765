import type { Names } from "./notation/place-seed.ts";
import { names, words } from "./notation/notation.ts";

export interface CollectionSeed {
  id: number;
  slug: string;
  emoji: string;
  name: Names;
  /** One sentence for the collection's page. */
  description: Names;
  /** A tour belongs here when it meets every condition named. */
  matches: {
    /** Any of these rest kinds, by slug. */
    kinds?: string[];
    /** Any of these places, by slug. */
    places?: string[];
    /** Starts in any of these months, 1 to 12. */
    months?: number[];
    minDays?: number;
    maxDays?: number;
    cruise?: boolean;
  };
}

export const collections: CollectionSeed[] = [
  {
    id: 1,
    slug: "weekend",
    emoji: "🎒",
    name: names("На выходные | Weekend getaways | Fürs Wochenende | 周末出走"),
    description: names(
      "Два-три дня, чтобы не тратить отпуск: уехали в пятницу вечером, в понедельник снова на работе. | Two or three days that cost no leave: out on Friday night, back at work on Monday. | Zwei, drei Tage ohne Urlaubsantrag: Freitagabend los, Montag wieder im Büro. | 两三天不用请假：周五晚上出发，周一照常上班。",
    ),
    matches: { maxDays: 3, cruise: false },
  },
  {
    id: 2,
    slug: "first-trek",
    emoji: "🥾",
    name: names("Первый поход | Your first trek | Die erste Trekkingtour | 第一次徒步"),
    description: names(
      "Маршруты без опыта и геройства: рюкзак полегче, тропа понятная, гид рядом. | No experience and no heroics needed: a light pack, a clear trail and a guide beside you. | Ohne Vorkenntnisse und Heldentaten: leichter Rucksack, klarer Weg, ein Guide an der Seite. | 无需经验，不必逞强：背包轻、路线清晰、向导同行。",
    ),
    matches: {
      kinds: ["hiking"],
      places: words(
        "gorny-altay teletskoye baikal ladoga-karelia khibiny arkhyz-dombay lago-naki south-urals vladikavkaz kazbegi lycian-way madeira",
      ),
      maxDays: 8,
    },
  },
  {
    id: 3,
    slug: "with-children",
    emoji: "👨‍👩‍👧",
    name: names("Едем с детьми | Bring the children | Mit Kindern unterwegs | 带孩子一起走"),
    description: names(
      "Короткие переезды, тёплый ночлег и программа, в которой не скучно ни семилетке, ни родителям. | Short drives, warm beds and days that bore neither a seven-year-old nor the parents. | Kurze Fahrten, warme Betten und Tage, an denen sich weder Kind noch Eltern langweilen. | 车程短、住得暖，七岁的孩子和父母都不会无聊。",
    ),
    matches: { kinds: ["family"] },
  },
  {
    id: 4,
    slug: "northern-lights",
    emoji: "🌌",
    name: names(
      "За северным сиянием | Chasing the northern lights | Den Polarlichtern nach | 追逐极光",
    ),
    description: names(
      "Тёмное небо от Кольского полуострова до Исландии, и гид, который ночью следит за прогнозом вместо вас. | Dark skies from the Kola Peninsula to Iceland, with a guide who watches the forecast while you sleep. | Dunkler Himmel von der Kola-Halbinsel bis Island, und ein Guide, der nachts die Vorhersage prüft. | 从科拉半岛到冰岛的暗夜，向导整夜替你盯着预报。",
    ),
    matches: {
      places: words("murmansk khibiny tromso reine south-iceland akureyri"),
      months: [1, 2, 3, 9, 10, 11, 12],
    },
  },
  {
    id: 5,
    slug: "new-year",
    emoji: "🎄",
    name: names("Новый год в пути | New Year on the road | Neujahr auf Reisen | 在路上跨年"),
    description: names(
      "Встретить праздник у печки, на льду озера или на тёплом берегу, но не перед телевизором. | See the year in by a stove, on a frozen lake or a warm shore, anywhere but in front of the TV. | Den Jahreswechsel am Ofen, auf dem Eis oder am warmen Strand feiern, nur nicht vor dem Fernseher. | 在炉火边、冰湖上或温暖的海岸迎接新年，就是不守着电视。",
    ),
    matches: { kinds: ["festive"], months: [12, 1] },
  },
  {
    id: 6,
    slug: "sea-and-mountains",
    emoji: "🌊",
    name: names("Море и горы | Sea and mountains | Meer und Berge | 山海之间"),
    description: names(
      "Утром перевал, вечером купание: места, где не приходится выбирать. | A pass in the morning, a swim in the evening: places where you need not choose. | Morgens der Pass, abends das Bad: Orte, an denen man sich nicht entscheiden muss. | 早上翻山口，傍晚下海游泳：不必二选一的地方。",
    ),
    matches: {
      kinds: ["hiking", "beach", "yachting", "sightseeing"],
      places: words(
        "sochi derbent batumi lycian-way kotor chania madeira tenerife vladivostok cape-town",
      ),
      months: [4, 5, 6, 7, 8, 9, 10],
    },
  },
  {
    id: 7,
    slug: "under-sail",
    emoji: "⛵",
    name: names("Под парусом | Under sail | Unter Segeln | 扬帆出海"),
    description: names(
      "Неделя на яхте с капитаном: бухты, куда не ведёт дорога, и вахта у штурвала для желающих. | A week aboard with a skipper: coves no road leads to and a turn at the wheel if you want one. | Eine Woche mit Skipper: Buchten ohne Straße und das Steuer für alle, die möchten. | 与船长同船一周：没有公路通达的海湾，想掌舵也可以。",
    ),
    matches: { kinds: ["yachting"] },
  },
  {
    id: 8,
    slug: "volcanoes",
    emoji: "🌋",
    name: names("Вулканы | Volcanoes | Vulkane | 火山之旅"),
    description: names(
      "Тёплый пепел под ботинками, фумаролы и рассвет у кратера: от Камчатки до Явы. | Warm ash underfoot, fumaroles and dawn on a crater rim, from Kamchatka to Java. | Warme Asche unter den Sohlen, Fumarolen und Sonnenaufgang am Krater, von Kamtschatka bis Java. | 脚下温热的火山灰、喷气孔和火口日出：从堪察加到爪哇。",
    ),
    matches: {
      kinds: ["hiking", "mountaineering", "photo", "offroad", "sightseeing"],
      places: words(
        "kamchatka kurils east-java south-iceland akureyri catania tenerife lombok santorini",
      ),
    },
  },
  {
    id: 9,
    slug: "wine-roads",
    emoji: "🍷",
    name: names("Винные дороги | Wine roads | Weinstraßen | 葡萄酒之路"),
    description: names(
      "Квеври в Кахетии, тосканские холмы и черноморские виноградники, где наливает сам винодел. | Qvevri in Kakheti, Tuscan hills and Black Sea vineyards where the winemaker does the pouring. | Qvevri in Kachetien, toskanische Hügel und Weingärten am Schwarzen Meer, wo der Winzer selbst einschenkt. | 卡赫季的陶瓮、托斯卡纳的山丘和黑海葡萄园，由酿酒师亲自斟酒。",
    ),
    matches: { kinds: ["wine"] },
  },
  {
    id: 10,
    slug: "silk-road",
    emoji: "🐫",
    name: names("Шёлковый путь | The Silk Road | Die Seidenstraße | 丝绸之路"),
    description: names(
      "Медресе, караван-сараи и базары от Каспия до Памира. | Madrasas, caravanserais and bazaars from the Caspian to the Pamirs. | Medresen, Karawansereien und Basare vom Kaspischen Meer bis zum Pamir. | 从里海到帕米尔，经学院、商队驿站与巴扎。",
    ),
    matches: {
      places: words("samarkand bukhara fann-mountains karakol almaty aktau baku"),
    },
  },
  {
    id: 11,
    slug: "off-season",
    emoji: "🍂",
    name: names("Не в сезон | Off season | Nebensaison | 淡季正好"),
    description: names(
      "Апрель и ноябрь, когда у знаменитых мест нет очередей, а цены отдыхают от лета. | April and November, when famous places have no queues and prices rest from summer. | April und November, wenn an berühmten Orten niemand ansteht und die Preise sich erholen. | 四月与十一月，名胜不排队，价格也喘口气。",
    ),
    matches: {
      kinds: ["sightseeing", "city", "gastronomy", "wine", "hiking"],
      months: [3, 4, 11],
    },
  },
  {
    id: 12,
    slug: "women",
    emoji: "💃",
    name: names("Женская компания | Women together | Frauen unterwegs | 女生同行"),
    description: names(
      "Маленькие группы, где легко приехать одной и уехать с подругами: йога, вода, хорошая еда. | Small groups where you come alone and leave with friends: yoga, water, good food. | Kleine Gruppen, in die man allein kommt und mit Freundinnen abreist: Yoga, Wasser, gutes Essen. | 小团出行，一个人来，带着朋友走：瑜伽、水边与美食。",
    ),
    matches: { kinds: ["wellness"], minDays: 4 },
  },
  {
    id: 13,
    slug: "photographers",
    emoji: "📷",
    name: names("Фотографам | For photographers | Für Fotografen | 摄影师专线"),
    description: names(
      "Подъём до рассвета, остановки по свету, а не по расписанию, и ведущий, который смотрит ваши кадры. | Up before dawn, stops by the light rather than the clock, and a leader who looks at your frames. | Aufstehen vor der Dämmerung, Halt nach Licht statt Uhr, und ein Leiter, der Ihre Bilder bespricht. | 天亮前出发，跟着光线而不是时刻表走，领队会点评你的照片。",
    ),
    matches: { kinds: ["photo"] },
  },
  {
    id: 14,
    slug: "by-train",
    emoji: "🚆",
    name: names("Поездом, без самолёта | By train, no flights | Mit dem Zug statt Flug | 坐火车去"),
    description: names(
      "Сюда удобно приехать по железной дороге: место встречи в городе, где вокзал рядом. | Easy to reach by rail: groups meet in towns with a station close by. | Gut mit der Bahn erreichbar: Treffpunkt in Städten mit Bahnhof in der Nähe. | 铁路直达，集合点所在城市就有火车站。",
    ),
    matches: {
      places: words(
        "ladoga-karelia petrozavodsk khibiny murmansk baikal ulan-ude vladikavkaz derbent kazan nizhny-novgorod astrakhan samara perm veliky-novgorod saint-petersburg sochi samarkand",
      ),
      maxDays: 9,
      cruise: false,
    },
  },
  {
    id: 15,
    slug: "river-cruises",
    emoji: "🛳️",
    name: names("Речные круизы | River cruises | Flusskreuzfahrten | 内河游船"),
    description: names(
      "Волга, Енисей, Лена, Дунай, Нил и Меконг: новый город за окном каюты каждое утро. | Volga, Yenisei, Lena, Danube, Nile and Mekong: a new town outside the cabin every morning. | Wolga, Jenissei, Lena, Donau, Nil und Mekong: jeden Morgen eine neue Stadt vor dem Kabinenfenster. | 伏尔加河、叶尼塞河、勒拿河、多瑙河、尼罗河与湄公河：每天清晨窗外都是新城。",
    ),
    matches: {
      places: words(
        "moscow saint-petersburg petrozavodsk nizhny-novgorod kazan samara astrakhan perm krasnoyarsk yakutsk passau vienna budapest luxor mekong-delta luang-prabang",
      ),
      cruise: true,
    },
  },
  {
    id: 16,
    slug: "sea-voyages",
    emoji: "🚢",
    name: names("Морские экспедиции | Sea voyages | Seereisen | 海上航程"),
    description: names(
      "Фьорды, острова и льды: берега, к которым подходят только с воды. | Fjords, islands and ice: shores that are reached only from the water. | Fjorde, Inseln und Eis: Küsten, die man nur vom Wasser aus erreicht. | 峡湾、群岛与冰海：只能从水上抵达的海岸。",
    ),
    matches: {
      places: words(
        "kamchatka kurils solovki bergen tromso santorini kotor galapagos ushuaia labuan-bajo ha-long",
      ),
      cruise: true,
    },
  },
  {
    id: 17,
    slug: "ice-of-baikal",
    emoji: "🧊",
    name: names("Лёд Байкала | Baikal on ice | Baikal im Eis | 贝加尔湖蓝冰"),
    description: names(
      "Полтора месяца в году по озеру можно ходить: гроты с наплесками, торосы и прозрачный лёд. | For six weeks a year you can walk the lake: ice grottoes, pressure ridges and clear ice. | Sechs Wochen im Jahr trägt der See: Eisgrotten, Eisrücken und klares Eis. | 一年中只有一个多月能走在湖面上：冰洞、冰脊与透明的蓝冰。",
    ),
    matches: { places: words("baikal"), months: [2, 3] },
  },
  {
    id: 18,
    slug: "in-the-saddle",
    emoji: "🐎",
    name: names("В седле | In the saddle | Im Sattel | 马背上的旅行"),
    description: names(
      "Конные маршруты, где скорость задаёт лошадь: альпийские луга, стоянки чабанов, ночи у костра. | Rides at a horse's pace: alpine meadows, shepherds' camps and nights by a fire. | Reisen im Tempo der Pferde: Almwiesen, Hirtenlager und Nächte am Feuer. | 以马的速度前行：高山草甸、牧人营地与篝火之夜。",
    ),
    matches: { kinds: ["horse-riding"] },
  },
];
