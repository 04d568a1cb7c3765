import { place } from "../notation/notation.ts";

export const nordicPlaces = [
  place(
    {
      slug: "akureyri",
      country: "iceland",
      region: null,
      name: "Акюрейри и север Исландии | Akureyri and North Iceland | Akureyri und Nordisland | 阿克雷里与冰岛北部",
      ru: "по северу Исландии | на севере Исландии",
      at: "65.683, -18.091",
      fame: 38,
      months: "2-10",
      scenes: "whale waterfall geysers northern-lights volcano winter-village",
      kinds: "sightseeing photo safari hiking skiing wellness offroad",
      meeting: "Акюрейри, культурный центр Хоф | Akureyri, Hof cultural centre | 65.684, -18.086",
      food: "Арктический голец, копчёный ягнёнок хангикьёт, гейзерный хлеб из Миватна | Arctic char, hangikjöt smoked lamb and Mývatn geyser bread",
    },
    `
    Годафосс | Goðafoss | 35 | photo family | 65.683, -17.550 | Сюда в 1000 году бросили идолов старых богов; подкова воды высотой двенадцать метров, тропы идут по обоим берегам. | Pagan idols were thrown in around the year 1000; a twelve-metre horseshoe seen from both banks.
    Хусавик | Húsavík | 76 | safari cruises | 66.046, -17.339 | Деревянные шхуны выходят к горбачам, в июне и июле попадаются синие киты. | Oak schooners sail out to humpbacks; blue whales show up in June and July.
    Миватн и Диммуборгир | Mývatn and Dimmuborgir | 85 | hiking family | 65.591, -16.911 | Лавовый лабиринт, где живут тринадцать рождественских дедов; летом берите сетку от мошки. | A lava maze home to thirteen Yule Lads; bring a midge net in summer.
    Кверир | Hverir | 95 | photo sightseeing | 65.641, -16.809 | Кипящая грязь и свистящие фумаролы, пахнет серой за километр; ходят по верёвочным дорожкам. | Boiling mud and whistling fumaroles; keep within the ropes.
    Деттифосс | Dettifoss | 155 | photo hiking offroad | 65.815, -16.385 | Мощнейший водопад Европы, сорок четыре метра; на восточную сторону дорога грунтовая, закрывается зимой. | Europe's most powerful fall, forty-four metres; the eastern road is gravel and shuts in winter.
    Аусбирги | Ásbyrgi | 135 | hiking family | 66.017, -16.505 | Каньон в форме копыта Слейпнира с берёзовым лесом и прудом на дне. | A canyon shaped like Sleipnir's hoofprint with birch wood inside.
    Сиглуфьордюр | Siglufjörður | 78 | sightseeing skiing gastronomy | 66.151, -18.908 | Бывшая столица сельди, теперь пять домов музея и вечер, когда её чистят под аккордеон. | The former herring capital, with a museum in five buildings and salting shows.
    `,
  ),
  place(
    {
      slug: "bergen",
      country: "norway",
      region: "western-fjords",
      name: "Берген и фьорды | Bergen and the fjords | Bergen und die Fjorde | 卑尔根与峡湾",
      ru: "по норвежским фьордам | на норвежских фьордах",
      at: "60.393, 5.324",
      fame: 58,
      months: "4-10",
      scenes: "fjord sea-ship waterfall hiking old-town-european mountains",
      kinds: "cruises hiking sightseeing photo city family gastronomy rafting",
      meeting: "Берген, причал Скольтегрюнн | Bergen, Skoltegrunnskaien quay | 60.400, 5.313",
      food: "Креветки и уха с рыбного рынка, бакалао, коричный скиллингсболле и брюност | Shrimps and fish soup from the market, bacalao, skillingsbolle buns and brunost",
    },
    `
    Брюгген | Bryggen | 1 | city photo | 60.397, 5.324 | Ганзейские склады перестраивали после каждого пожара, последний раз в 1702-м; дворы пахнут смолой. | Hanseatic warehouses rebuilt after every fire, last in 1702; the alleys smell of tar.
    Флёйен | Mount Fløyen | 3 | hiking family photo | 60.394, 5.343 | Фуникулёр на 320 метров, назад тропой через лес с деревянными троллями и козами. | A funicular to 320 m, then down through a wood with goats and trolls.
    Фломская железная дорога | Flåm Railway | 165 | sightseeing photo | 60.863, 7.114 | Двадцать километров от Мюрдаля к фьорду, перепад 866 метров, остановка у Кьосфоссена. | Twenty kilometres from Myrdal down 866 m, with a stop at Kjosfossen.
    Нерёйфьорд | Nærøyfjord | 140 | cruises photo rafting | 60.940, 6.930 | Самое узкое место двести пятьдесят метров; электрический паром идёт бесшумно из Флома в Гудванген. | Two hundred and fifty metres at its narrowest, crossed by a silent electric ferry.
    Язык Тролля | Trolltunga | 135 | hiking photo | 60.124, 6.740 | Двадцать семь километров туда и обратно от Шеггедаля, выходят затемно; сезон с июня по сентябрь. | Twenty-seven kilometres there and back from Skjeggedal, June to September.
    Хардангер-фьорд и Лофтхус | Hardangerfjord, Lofthus | 125 | gastronomy hiking cycling | 60.325, 6.660 | Яблони цветут во второй половине мая прямо над водой; сидр пробуют на фермах. | Orchards bloom above the water in late May and farms pour their cider.
    Ледник Нигардсбреен | Nigardsbreen Glacier | 290 | hiking mountaineering | 61.680, 7.200 | Синий язык Юстедалсбреена, по нему водят в кошках связками; до льда на лодке. | A blue arm of Jostedalsbreen walked in crampons on a rope.
    Гейрангер-фьорд | Geirangerfjord | 370 | cruises photo | 62.103, 7.094 | Семь Сестёр напротив Жениха; брошенные фермы на полках, куда детей привязывали верёвкой. | The Seven Sisters face the Suitor, with deserted ledge farms between.
    `,
  ),
  place(
    {
      slug: "reine",
      country: "norway",
      region: "lofoten",
      name: "Рейне | Reine | Reine | 雷讷",
      ru: "по Лофотенам | на Лофотенах",
      at: "67.932, 13.089",
      fame: 52,
      months: "1-4 6-10",
      scenes: "fjord northern-lights sea-cliffs island mountains winter-village",
      kinds: "hiking photo surfing yachting sightseeing gastronomy cycling cruises safari",
      meeting:
        "Аэропорт Лекнес, парковка у терминала | Leknes airport, terminal car park | 68.152, 13.610",
      food: "Вяленая треска, язычки трески во фритюре, рыбный суп и булочки с корицей | Stockfish, fried cod tongues, fish soup and cinnamon buns",
    },
    `
    Рейнебринген | Reinebringen | 3 | hiking photo | 67.927, 13.070 | Почти две тысячи каменных ступеней, сложенных шерпами; в дождь и зимой не ходят, лавины. | Nearly two thousand stone steps laid by Sherpas; not in rain or winter.
    О и Музей рыбацкой деревни | Å and the Fishing Village Museum | 10 | ethnographic sightseeing gastronomy cycling | 67.880, 12.983 | Трасса Е10 кончается тут; пекарня 1844 года, сушилки и рыбий жир на пробу. | The E10 ends here: a bakery of 1844, drying racks and cod-liver oil to taste.
    Хамнёй и Сакрисёй | Hamnøy and Sakrisøy | 5 | photo gastronomy | 67.947, 13.132 | Красные и жёлтые рорбу на сваях, кадр с моста на рассвете; рядом рыбные бургеры. | Red and yellow rorbuer on stilts, shot from the bridge at dawn.
    Пляж Квалвика и Рютен | Kvalvika Beach and Ryten | 28 | hiking photo | 68.075, 13.115 | Через перевал к пустому песку, выше 543 метра Рютена с выступом над бухтой. | Over a pass to empty sand, then 543 m Ryten above it.
    Нусфьорд | Nusfjord | 45 | ethnographic photo | 68.035, 13.349 | Одна из старейших деревень с лавкой 1907 года и моевками, которые гнездятся на карнизах. | One of the oldest villages, with a shop of 1907 and kittiwakes on the eaves.
    Унстад | Unstad | 82 | surfing beach | 68.268, 13.583 | Арктический сёрфинг круглый год: вода от пяти градусов, гидрик и сауна на базе. | Arctic surf all year: water from five degrees, thick wetsuits and a sauna.
    Хеннингсвер | Henningsvær | 105 | photo gastronomy diving yachting | 68.154, 14.203 | Футбольное поле на скале посреди островков, галереи и причалы с яхтами. | A football pitch on a rock amid islets, galleries and yacht quays.
    Тролльфьорд | Trollfjord | 150 | cruises photo safari | 68.364, 14.948 | Вход сто метров, стены по тысяче; с катера кормят рыбой орланов. | A hundred-metre mouth between kilometre walls where sea eagles circle.
    `,
  ),
  place(
    {
      slug: "tromso",
      country: "norway",
      region: null,
      name: "Тромсё | Tromsø | Tromsø | 特罗姆瑟",
      ru: "по Северной Норвегии | в Тромсё",
      at: "69.649, 18.956",
      fame: 46,
      months: "1-4 6-8 10-12",
      scenes: "northern-lights fjord whale snow-forest winter-village mountains",
      kinds:
        "photo dog-sledding safari skiing cruises hiking ethnographic family festive city yachting",
      meeting: "Тромсё, площадь Рыбного рынка | Tromsø, harbour square | 69.648, 18.957",
      food: "Бидос из оленины, королевский краб, треска скрей зимой и вафли с брюностом | Reindeer bidos, king crab, winter skrei cod and waffles with brown cheese",
    },
    `
    Фьелльхейсен | Fjellheisen cable car | 4 | photo family hiking | 69.628, 18.990 | Четыре минуты до Стурстейнена, 421 метр; сверху ночью видно и город, и сияние. | Four minutes to Storsteinen, 421 m, for the town and the aurora together.
    Арктический собор | Arctic Cathedral | 2 | city | 69.648, 18.988 | Одиннадцать бетонных треугольников и поздние концерты: летом при полуночном солнце, зимой в полярную ночь. | Eleven concrete triangles and late concerts in midnight sun and polar night.
    Квалёйя и Гротфьорд | Kvaløya and Grøtfjord | 38 | photo hiking dog-sledding ethnographic | 69.770, 18.520 | Ближайшее тёмное небо: сюда везут группы, если над городом облака, а по пути заезжают на саамскую оленью стоянку. | The nearest dark sky when the town is clouded, with a Sámi reindeer camp on the way.
    Соммарёй | Sommarøy | 58 | beach rafting photo | 69.632, 18.010 | Белый песок и бирюза как на юге, вода десять градусов; каяки между островами. | White sand and turquoise water at ten degrees, best by kayak.
    Люнгенские Альпы | Lyngen Alps | 75 | skiing mountaineering hiking yachting | 69.570, 20.050 | Скитур от вершины до кромки моря, сезон с марта по май, ночуют на яхте. | Ski tours from summit to sea, March to May, often from a yacht.
    Шервёй | Skjervøy | 235 | safari cruises diving | 70.033, 20.983 | С ноября по январь косатки и горбачи охотятся на сельдь во фьордах. | Orcas and humpbacks hunt herring in the fjords from November to January.
    Сенья, Тунгенесет | Senja, Tungeneset | 205 | photo hiking | 69.478, 17.230 | Скалы Оксхорнан торчат из моря зубьями; деревянный настил ведёт к лужам-зеркалам. | Teeth of rock across the water and a boardwalk to mirror pools.
    `,
  ),
];
