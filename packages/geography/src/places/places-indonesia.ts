import { place } from "../notation/notation.ts";

export const indonesiaPlaces = [
  place(
    {
      slug: "ubud",
      country: "indonesia",
      region: "bali",
      name: "Убуд | Ubud | Ubud | 乌布",
      ru: "по Бали | на Бали",
      at: "-8.507, 115.263",
      fame: 78,
      months: "1-12",
      scenes: "rice-terraces temple tropical-beach volcano underwater waterfall",
      kinds: "wellness sightseeing surfing hiking diving gastronomy beach photo cycling festive",
      meeting:
        "Королевский дворец Убуда, главные ворота | Ubud Royal Palace, main gate | -8.507, 115.263",
      food: "Бабигулинг, утка бебек-бетуту в банановом листе, наси-чампур и самбал-матах | Babi guling, bebek betutu duck in banana leaf, nasi campur and sambal matah",
    },
    `
    Лес обезьян | Sacred Monkey Forest | 1 | family sightseeing | -8.518, 115.259 | Больше тысячи макак и три храма в овраге; очки и еду спрячьте до входа, отнимут. | Over a thousand macaques and three temples in a ravine; hide glasses and snacks before you enter.
    Хребет Чампухан | Campuhan Ridge | 2 | hiking wellness | -8.500, 115.254 | Мощёная тропа по гребню между двух рек, два километра; в половине седьмого утра ещё прохладно и пусто. | A paved path along a ridge between two rivers, two kilometres; cool and empty at half past six.
    Рисовые террасы Тегаллаланг | Tegallalang rice terraces | 9 | photo cycling | -8.433, 115.279 | Воду по ступеням делит община субак; самая сочная зелень держится пару месяцев после посадки. | A subak community shares the water down the steps; the green is deepest in the weeks after planting.
    Гунунг-Кави | Gunung Kawi | 16 | sightseeing ethnographic | -8.423, 115.312 | Десять царских гробниц-чанди XI века в скале, к ним вниз около трёхсот ступеней; саронг выдают на входе. | Ten eleventh-century royal shrines cut in the cliff, some three hundred steps down; sarongs are lent at the gate.
    Вулкан Батур | Mount Batur | 38 | hiking mountaineering photo | -8.242, 115.375 | Выход в четыре утра, два часа вверх, и рассвет на 1717 метрах с видом на кальдеру, озеро и Агунг. | Start at four, climb two hours and watch sunrise at 1,717 m over the caldera, the lake and Agung.
    Джатилувих | Jatiluwih | 40 | cycling photo hiking | -8.370, 115.131 | Широкие террасы под Батукару из списка ЮНЕСКО, где сажают красный рис; тропы размечены на три круга. | Broad UNESCO terraces below Batukaru where red rice grows, with marked loop walks.
    Храм Улувату | Uluwatu Temple | 55 | surfing sightseeing beach | -8.829, 115.085 | На обрыве в семьдесят метров на закате танцуют кечак; под скалой один из самых известных левых рифов для сёрфинга. | Kecak is danced at sunset on a seventy-metre cliff above one of surfing's best-known left-hand reefs.
    Туламбен | Tulamben | 80 | diving | -8.274, 115.593 | Затонувший транспорт «Либерти» лежит в тридцати метрах от берега, верх корпуса на пяти метрах: хватит и маски. | The wreck of the USAT Liberty lies thirty metres off the beach, its top at five metres, so a mask is enough.
    `,
  ),
  place(
    {
      slug: "east-java",
      country: "indonesia",
      region: "java",
      name: "Бромо и Иджен | Bromo and Ijen | Bromo und Ijen | 布罗莫与伊真火山",
      ru: "по вулканам Явы | на Яве",
      at: "-7.966, 112.633",
      fame: 40,
      months: "4-11",
      scenes: "volcano waterfall hiking rice-terraces night-sky",
      kinds: "hiking photo offroad sightseeing gastronomy",
      meeting: "Маланг, железнодорожный вокзал | Malang railway station | -7.977, 112.637",
      food: "Баксо-маланг, равон на чёрном орехе, наси-печел и явайский кофе с углём | Bakso Malang, black rawon, nasi pecel and kopi joss with charcoal",
    },
    `
    Джодипан | Jodipan | 1 | city photo | -7.984, 112.637 | Цветная деревня над рекой; раскрасили студенты в 2016-м, чтобы её не снесли. | A rainbow quarter painted by students in 2016 to save it.
    Водопад Тумпак-Севу | Tumpak Sewu | 80 | hiking photo | -8.231, 112.917 | Полукруглая завеса в сто двадцать метров; вниз по бамбуковым лестницам, сменная одежда. | A hundred-and-twenty-metre curtain reached by bamboo ladders.
    Смотровая Пенанджакан | Penanjakan viewpoint | 57 | photo offroad | -7.906, 112.950 | Джип выезжает в три ночи; на рассвете внизу парит Бромо, а за ним каждые полчаса выдыхает дым Семеру. | A jeep at three; Bromo steams with Semeru behind.
    Кратер Бромо | Bromo crater | 62 | hiking photo horse-riding | -7.942, 112.953 | Песчаное море и двести сорок пять ступеней к краю, в Касаду сюда бросают дары. | A sea of sand and 245 steps to the rim where offerings are thrown.
    Мадакарипура | Madakaripura | 75 | hiking family photo | -7.856, 113.008 | Каменный колодец высотой двести метров, где вода падает со всех сторон; дождевик продают у входа. | A two-hundred-metre stone well of falling threads.
    Иджен | Kawah Ijen | 270 | hiking photo | -8.058, 114.242 | Синий огонь серы видно до пяти утра; респиратор обязателен, носильщики несут по семьдесят килограммов. | Blue sulphur fire until five, gas mask on; porters carry seventy kilos.
    `,
  ),
  place(
    {
      slug: "lombok",
      country: "indonesia",
      region: null,
      name: "Ломбок и Ринджани | Lombok and Rinjani | Lombok und Rinjani | 龙目岛与林贾尼火山",
      ru: "по Ломбоку | на Ломбоке",
      at: "-8.583, 116.117",
      fame: 34,
      months: "4-11",
      scenes: "volcano tropical-beach underwater hiking waterfall island",
      kinds: "hiking mountaineering surfing diving beach photo wellness yachting",
      meeting: "Аэропорт Ломбока, зал прилёта | Lombok airport, arrivals | -8.757, 116.276",
      food: "Аям-таливанг с углей, плечинг-кангкунг, сате-рембига и кофе из Сембалуна | Fiery ayam taliwang, plecing kangkung, sate rembiga and Sembalun coffee",
    },
    `
    Гили-Траванган | Gili Trawangan | 45 | diving beach cycling yachting | -8.350, 116.038 | Ни машин, ни мотоциклов: велосипеды и кидомо; черепахи прямо от берега. | No motors, only bikes and carts; turtles off the beach.
    Водопады Тиу-Келеп | Tiu Kelep waterfalls | 75 | hiking family | -8.303, 116.406 | Тропа идёт вдоль старого акведука и дважды вброд, а к самому водопаду подходят по пояс в воде. | Along an aqueduct, wading at the end.
    Кратер Ринджани, Сенару | Rinjani crater rim, Senaru | 80 | hiking photo | -8.380, 116.410 | С края кратера на 2641 метре видно озеро Сегара-Анак и молодой конус Барудджари посреди него. | At 2,641 m above Segara Anak lake and its young cone.
    Вершина Ринджани | Rinjani summit | 110 | mountaineering hiking | -8.411, 116.457 | На 3726 метров идут из Сембалуна по шлаку, где на два шага вперёд приходится один назад; с января по март закрыто. | At 3,726 m from Sembalun over sliding cinder; shut January to March.
    Кута и Селонг-Беланак | Kuta and Selong Belanak | 55 | surfing beach | -8.870, 116.160 | Бухта-подкова с мягкой волной для начинающих; вечером по песку проходит стадо буйволов. | A gentle wave in a horseshoe bay where buffalo walk at dusk.
    Пинк-Бич | Pink Beach, Tangsi | 80 | beach diving photo | -8.860, 116.570 | Розовое от кораллового песка, ярче после дождя; лодкой из Танджунг-Луара. | Pink from coral grains, brightest when wet.
    `,
  ),
  place(
    {
      slug: "labuan-bajo",
      country: "indonesia",
      region: null,
      name: "Комодо и Флорес | Komodo and Flores | Komodo und Flores | 科莫多与弗洛勒斯",
      ru: "по островам Комодо | на Флоресе",
      at: "-8.497, 119.888",
      fame: 36,
      months: "4-11",
      scenes: "island underwater sailing tropical-beach volcano",
      kinds: "cruises diving yachting safari photo hiking beach",
      meeting: "Лабуан-Баджо, причал | Labuan Bajo harbour | -8.497, 119.877",
      food: "Икан-бакар с набережной, се-и из копчёной свинины, кукуруза и сопи | Ikan bakar on the seafront, smoked se'i and grilled corn",
    },
    `
    Падар | Padar Island | 42 | hiking photo cruises yachting | -8.655, 119.573 | Восемьсот ступеней ведут к виду на три бухты с песком разного цвета; идут на рассвете, до жары. | Some eight hundred steps above three bays, at dawn.
    Комодо, Ло-Лианг | Komodo, Loh Liang | 45 | safari hiking | -8.569, 119.500 | Драконы вырастают до трёх метров, поэтому ходят только с рейнджером, у которого рогатина. | Dragons up to three metres; a ranger walks with a forked stick.
    Розовый пляж | Pink Beach | 42 | beach diving | -8.600, 119.520 | Красные фораминиферы в песке, сад кораллов у самого берега. | Red foraminifera in the sand and corals from the beach.
    Манта-Пойнт | Manta Point | 30 | diving cruises | -8.535, 119.660 | Дрейф над каменистым дном, где кормятся манты; в сухой сезон их бывает десяток сразу. | A drift over rubble with mantas, sometimes ten at once.
    Бату-Болонг | Batu Bolong | 34 | diving | -8.537, 119.614 | Подводная скала в проливе; погружаются с подветренной от течения стороны, кораллы начинаются у самой поверхности. | A pinnacle dived in the current's lee.
    Келор | Kelor Island | 13 | beach hiking photo | -8.470, 119.830 | Крутой подъём на десять минут, и под ногами белая коса в бирюзовой воде; начало почти всех морских маршрутов. | Ten steep minutes to a turquoise spit.
    Рисовые поля-паутина, Канчар | Cancar spider rice fields | 115 | ethnographic photo | -8.620, 120.380 | Общинные поля линко делят клиньями от ритуального камня в центре, поэтому сверху они похожи на паутину. | Fields cut in wedges from a ritual centre.
    `,
  ),
];
