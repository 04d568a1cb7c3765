import { place } from "../notation/notation.ts";

/** Central Asia and Mongolia. */
export const silkRoadPlaces = [
  place(
    {
      slug: "almaty",
      country: "kazakhstan",
      region: null,
      name: "Алматы | Almaty | Almaty | 阿拉木图",
      ru: "по Алматы и каньонам | в Алматы",
      at: "43.238, 76.945",
      fame: 50,
      months: "1-12",
      scenes: "mountains lake canyon city-skyline ski-slope hiking",
      kinds: "hiking sightseeing city skiing photo family offroad gastronomy mountaineering",
      meeting: "Алматы, вокзал Алматы-2 | Almaty-2 railway station | 43.274, 76.940",
      food: "Бешбармак, казы, баурсаки, лагман и яблоки апорт осенью | Beshbarmak, kazy sausage, baursaki, lagman and Aport apples in autumn",
    },
    `
    Парк 28 панфиловцев и Зелёный базар | Panfilov Park and Green Bazaar | 2 | city gastronomy | 43.259, 76.954 | Деревянный Вознесенский собор 1907 года пережил землетрясение 1911-го; рядом ряды курта, конины и корейских салатов. | The wooden cathedral of 1907 outlived the 1911 earthquake; kurt and Korean salads fill the bazaar.
    Медеу и Шымбулак | Medeu and Shymbulak | 17 | skiing family sightseeing mountaineering | 43.157, 77.059 | Каток на 1691 метре и канатка к Талгарскому перевалу, 3200: утром на лыжах, вечером в опере. | A rink at 1,691 m and a cableway to 3,200 m: ski by day, opera by night.
    Большое Алматинское озеро | Big Almaty Lake | 28 | photo cycling hiking | 43.050, 76.985 | Бирюза на 2510 метрах, питьевая вода города: к берегу не спускаются, смотрят с дороги. | Turquoise at 2,510 m and the city's drinking water, seen from the road above.
    Тамгалы | Tamgaly petroglyphs | 170 | ethnographic sightseeing | 43.803, 75.535 | Солнцеголовые божества бронзового века на чёрных скалах, объект ЮНЕСКО; весной смотрите под ноги, змеи. | Sun-headed Bronze Age gods on dark rock, UNESCO-listed.
    Чарынский каньон | Charyn Canyon | 200 | photo hiking sightseeing | 43.350, 79.080 | Два километра по Долине замков до реки; вечером стены краснеют, днём спасает ясеневая роща. | Two kilometres through the Valley of Castles to the river; the walls redden at dusk.
    Кольсайские озёра | Kolsai Lakes | 280 | hiking horse-riding family | 42.990, 78.325 | Три озера лесенкой: до Нижнего на машине, до Среднего три часа тропой или верхом. | Three lakes in steps; three hours on foot or horse to the middle one.
    Озеро Каинды | Lake Kaindy | 290 | photo offroad horse-riding | 42.985, 78.466 | Затопленный после оползня 1911 года лес: голые стволы елей торчат из зелёной воды. | A spruce forest drowned after the 1911 quake stands in green water.
    Поющий бархан, Алтын-Эмель | Singing Dune, Altyn-Emel | 250 | photo offroad | 43.870, 78.570 | Сто двадцать метров песка гудят в сухую погоду, если съехать с гребня; рядом Катутау и Актау. | A dune that hums in dry weather when you slide down; Katutau and Aktau hills are near.
    `,
  ),
  place(
    {
      slug: "aktau",
      country: "kazakhstan",
      region: "mangystau",
      name: "Актау и Мангистау | Aktau and Mangystau | Aqtau und Mangghystau | 阿克套与曼格斯套",
      ru: "по Мангистау | в Мангистау",
      at: "43.650, 51.160",
      fame: 36,
      months: "4-6 9-10",
      scenes: "canyon steppe dunes camels night-sky sea-cliffs",
      kinds: "offroad photo hiking ethnographic sightseeing",
      meeting: "Аэропорт Актау, зал прилёта | Aktau airport, arrivals hall | 43.860, 51.091",
      food: "Верблюжий шубат, куырдак, осетрина и таба-нан | Camel-milk shubat, kuyrdak, sturgeon and taba nan bread",
    },
    `
    Долина шаров Торыш | Torysh Valley of Balls | 100 | photo offroad | 44.330, 51.600 | Каменные конкреции до трёх метров в поперечнике лежат рядами в степи; некоторые раскололись пополам. | Concretions up to three metres across lie in rows on the steppe.
    Гора Шеркала | Mount Sherkala | 165 | photo hiking | 44.255, 52.008 | С одной стороны юрта, с другой спящий лев; рядом городище Кызылкала. | A yurt from one side, a sleeping lion from the other, by ruined Kyzylkala.
    Шакпак-Ата | Shakpak-Ata underground mosque | 130 | ethnographic sightseeing | 44.440, 51.140 | Подземная мечеть с крестовидными залами и рисунками всадников; снимают обувь, молчат. | A rock-cut mosque with drawings of riders; shoes off, voices down.
    Впадина Карагие | Karagiye Depression | 62 | photo offroad | 43.430, 51.800 | Дно на 132 метра ниже уровня моря; смотровая прямо у трассы. | Its floor lies 132 m below sea level, in view of the road.
    Урочище Бозжыра | Bozjyra | 290 | photo offroad hiking | 43.420, 54.080 | Меловые клыки по двести метров; ночуют на краю плато, ветер к утру срывает палатки. | Two-hundred-metre chalk fangs; camp well back from the plateau's windy edge.
    Бекет-Ата | Beket-Ata | 285 | ethnographic | 43.590, 54.070 | Паломничество к мечети в скале: полтора километра вниз и обед для всех путников даром. | A pilgrimage to a cliff mosque, with a free meal for every traveller.
    Тузбаир | Tuzbair salt flat | 260 | photo offroad | 44.020, 53.350 | Белый сор под белой стеной чинка; после дождя на него не заезжают, вытащат только трактором. | A white salt flat under white cliffs; no driving on it after rain.
    `,
  ),
  place(
    {
      slug: "karakol",
      country: "kyrgyzstan",
      region: "issyk-kul-region",
      name: "Каракол и Иссык-Куль | Karakol and Issyk-Kul | Karakol und Yssykköl | 卡拉科尔与伊塞克湖",
      ru: "по Киргизии | на Иссык-Куле",
      at: "42.490, 78.394",
      fame: 56,
      months: "1-3 5-10",
      scenes: "mountains lake horse-ride steppe ski-slope canyon hiking",
      kinds:
        "hiking horse-riding ethnographic sightseeing skiing beach family offroad photo mountaineering",
      meeting: "Каракол, дунганская мечеть | Karakol, Dungan mosque | 42.490, 78.389",
      food: "Ашлян-фу, бешбармак, боорсоки с каймаком, кымыз в мае | Ashlyan-fu, beshbarmak, boorsok with kaymak, kymyz in May",
    },
    `
    Дунганская мечеть и Троицкая церковь | Dungan mosque and Holy Trinity church | 1 | city sightseeing | 42.491, 78.390 | Мечеть 1910 года срублена без гвоздей с драконами на карнизе, церковь деревянная; между ними рынок с ашлян-фу. | A nail-less mosque of 1910 with dragons on its eaves and a wooden church.
    Джеты-Огуз и Долина цветов | Jeti-Oguz and the Valley of Flowers | 27 | sightseeing horse-riding hiking | 42.336, 78.230 | Семь красных быков и Разбитое сердце; выше, в Кок-Жайыке, юрты и водопад. | Seven red bulls and the Broken Heart; yurts and a waterfall above.
    Алтын-Арашан | Altyn-Arashan | 27 | hiking offroad wellness | 42.373, 78.610 | Горячие ванны на 2500 метрах у реки; добираются пешком вдоль Арашана или на военном грузовике. | Hot tubs at 2,500 m by the river, on foot or by army truck.
    Ала-Куль | Ala-Kul Lake | 32 | hiking mountaineering | 42.320, 78.535 | Треккинг на три дня через перевал 3860; озеро меняет цвет от стали до бирюзы за час. | A three-day trek over a 3,860 m pass to a lake that changes from steel to turquoise.
    Каньон Сказка | Skazka Canyon | 125 | photo family | 42.155, 77.355 | Глиняные стены-драконы в двух шагах от южного берега; в дождь не ходят, скользко. | Clay dragons a step from the southern shore; keep out in rain.
    Барскоон | Barskoon Gorge | 90 | hiking horse-riding sightseeing | 42.000, 77.610 | Водопады Слёзы Барса и бюст Гагарина: он отдыхал тут после полёта. | Waterfalls and a bust of Gagarin, who rested here after his flight.
    Чолпон-Ата | Cholpon-Ata | 150 | beach family ethnographic | 42.650, 77.080 | Тёплый северный берег и поле валунов с петроглифами под открытым небом. | The warm northern shore and a boulder field of petroglyphs.
    Энильчек | Enilchek | 170 | mountaineering offroad hiking | 42.030, 79.070 | Брошенный рудничный посёлок, ворота к Хан-Тенгри и Победе; нужен пограничный пропуск. | A ghost mining town at the gate to Khan Tengri; a border permit is required.
    Горнолыжная база Каракол | Karakol ski base | 10 | skiing family | 42.420, 78.440 | Еловый лес, склоны от 2300 до 3040 метров, и с верхней станции видно весь восточный Иссык-Куль. | Spruce forest, runs from 2,300 to 3,040 m and the whole eastern lake from the top station.
    `,
  ),
  place(
    {
      slug: "samarkand",
      country: "uzbekistan",
      region: null,
      name: "Самарканд | Samarkand | Samarkand | 撒马尔罕",
      ru: "по Узбекистану | в Самарканде",
      at: "39.655, 66.976",
      fame: 62,
      months: "1-6 9-12",
      scenes: "old-town-oriental mountains steppe",
      kinds: "sightseeing city gastronomy ethnographic photo family festive",
      meeting: "Самарканд, железнодорожный вокзал | Samarkand railway station | 39.685, 66.929",
      food: "Самаркандский плов слоями, самса из тандыра, лепёшка, которая хранится годами, и халва | Layered Samarkand plov, tandoor samsa, the city's famous non bread and halva",
    },
    `
    Регистан | Registan | 1 | city sightseeing photo | 39.655, 66.976 | Три медресе смотрят друг на друга; в Тилля-Кари золота на потолке больше, чем света; вечером подсветка. | Three madrasas face each other; the gilded hall of Tilya-Kori outshines the day.
    Биби-Ханым и Сиабский базар | Bibi-Khanym and Siab Bazaar | 2 | city gastronomy | 39.660, 66.979 | Мечеть Тимура начала рассыпаться сразу после постройки; на базаре лепёшки, навват и дыни. | Timur's mosque began to crumble as soon as it was built; melons and sugar next door.
    Шахи-Зинда | Shah-i-Zinda | 3 | sightseeing photo | 39.663, 66.988 | Улица мавзолеев, вся в бирюзе; считайте ступени вверх и вниз: сойдётся, значит, без грехов. | A lane of turquoise tombs; count the steps both ways, and matching numbers mean no sins.
    Гур-Эмир | Gur-e-Amir | 1 | sightseeing | 39.648, 66.969 | Ребристый купол над нефритовым надгробием Тамерлана; вскрыли за день до войны. | A ribbed dome over Tamerlane's jade tombstone.
    Обсерватория Улугбека | Ulugh Beg Observatory | 4 | sightseeing family | 39.675, 67.006 | Уцелела подземная дуга секстанта радиусом сорок метров, по которой составили каталог тысячи звёзд. | The buried arc of a forty-metre sextant that catalogued a thousand stars.
    Конигил | Konigil | 10 | ethnographic family gastronomy | 39.690, 67.050 | Бумагу делают из коры шелковицы на водяной мельнице и дают отжать лист самому. | Paper is beaten from mulberry bark by a water mill, and you press a sheet yourself.
    Шахрисабз | Shahrisabz | 85 | sightseeing gastronomy | 39.060, 66.829 | Родина Тимура за перевалом Тахтакарача: руины Ак-Сарая по тридцать восемь метров, на перевале тандыр-гушт. | Timur's birthplace over the Takhtakaracha pass, with the giant ruined gate of Ak-Saray.
    `,
  ),
  place(
    {
      slug: "bukhara",
      country: "uzbekistan",
      region: null,
      name: "Бухара и Хива | Bukhara and Khiva | Buchara und Chiwa | 布哈拉与希瓦",
      ru: "по Бухаре и Хорезму | в Бухаре",
      at: "39.775, 64.417",
      fame: 50,
      months: "2-6 9-12",
      scenes: "old-town-oriental dunes camels",
      kinds: "sightseeing city ethnographic gastronomy photo wellness offroad",
      meeting: "Бухара, площадь Ляби-Хауз | Bukhara, Lyabi-Hauz square | 39.773, 64.420",
      food: "Ош-софи, шашлык на саксауле, хивинские зелёные шивит-оши и тутовая халва | Osh-sofi plov, shashlik over saxaul, Khiva's green shivit oshi and mulberry sweets",
    },
    `
    Ляби-Хауз | Lyabi-Hauz | 1 | city gastronomy ethnographic | 39.773, 64.420 | Пруд 1620 года под старыми тутами; рядом Ходжа Насреддин на осле и чайханы до ночи. | A pond of 1620 under old mulberries, with Nasreddin on his donkey and late teahouses.
    Минарет Калян и Мири-Араб | Kalyan Minaret and Mir-i-Arab | 1 | sightseeing photo | 39.776, 64.415 | Сорок шесть метров кирпича 1127 года; медресе действует и не закрывалось почти никогда. | Forty-six metres of brick from 1127 beside a madrasa still teaching.
    Арк | Ark Fortress | 1 | sightseeing | 39.778, 64.411 | Глиняный холм-крепость эмиров с тронным двором; напротив деревянная мечеть Боло-Хауз на двадцати колоннах. | The emirs' mud-brick citadel, facing the twenty wooden columns of Bolo-Hauz.
    Мавзолей Саманидов | Samanid Mausoleum | 2 | sightseeing photo | 39.777, 64.400 | Куб X века, где узор сложен только кирпичом и меняется вместе с солнцем. | A tenth-century cube whose brick weave changes with the sun.
    Ситораи Мохи-Хоса | Sitorai Mokhi-Khosa | 5 | sightseeing family | 39.807, 64.439 | Летний дворец последнего эмира: белый зал с алебастром по зеркалу и павлины. | The last emir's summer palace, with a white stucco hall and peacocks.
    Ворота в пустыню, озеро Тудакуль | Lake Tudakul | 45 | family offroad | 39.850, 64.830 | Водохранилище на краю Кызылкумов, где купаются и жарят сазана в масле. | A reservoir at the edge of the Kyzylkum for a swim and fried carp.
    `,
  ),
  place(
    {
      slug: "fann-mountains",
      country: "tajikistan",
      region: null,
      name: "Фанские горы | Fann Mountains | Fan-Gebirge | 法恩山",
      ru: "по Фанским горам | в Фанских горах",
      at: "39.495, 67.609",
      fame: 38,
      months: "6-9",
      scenes: "mountains lake hiking night-sky horse-ride",
      kinds: "hiking mountaineering photo horse-riding ethnographic offroad",
      meeting: "Пенджикент, у базара | Panjakent, by the bazaar | 39.495, 67.609",
      food: "Курутоб из общей миски, шурбо, лепёшка с каймаком и абрикосы с дерева | Shared kurutob, shurbo, bread with kaymak and apricots off the tree",
    },
    `
    Древний Пенджикент | Ancient Panjakent | 2 | sightseeing ethnographic | 39.488, 67.617 | Согдийский город VIII века, «Помпеи Средней Азии»; его росписи увезли в Эрмитаж. | An eighth-century Sogdian town whose murals went to the Hermitage.
    Маргузорские озёра | Haft Kul, the Seven Lakes | 60 | hiking photo ethnographic offroad | 39.130, 67.850 | Семь озёр разного цвета в ущелье Шинг; до шестого на машине, до Хазорчашмы пешком. | Seven lakes of seven colours up the Shing gorge; the last is on foot.
    Алаудинские озёра | Alauddin Lakes | 115 | hiking photo | 39.240, 68.260 | Прозрачная вода среди арчи на 2800 метрах; отсюда за день уходят к Мутным под стену Чимтарги. | Clear water among juniper at 2,800 m, a day below the wall of Chimtarga.
    Куликалонские озёра | Kulikalon Lakes | 75 | hiking horse-riding | 39.260, 68.180 | Чаша под северной стеной Марии и Мирали; через перевал Алаудин, 3860 метров, один переход. | A bowl under the Maria and Mirali faces, one stage from Alauddin over a 3,860 m pass.
    Искандеркуль | Iskanderkul | 130 | family hiking sightseeing | 39.075, 68.370 | Озеро Александра Македонского на 2195 метрах и «Фанская Ниагара» с решётчатым мостиком. | Alexander's lake at 2,195 m and the Fann Niagara below it.
    Чимтарга | Chimtarga | 125 | mountaineering | 39.215, 68.205 | 5489 метров, высшая точка Фан; на перевал выходят в темноте, пока держит снег. | At 5,489 m the top of the Fanns, climbed before dawn while the snow holds.
    `,
  ),
  place(
    {
      slug: "gobi",
      country: "mongolia",
      region: null,
      name: "Гоби | Gobi Desert | Wüste Gobi | 戈壁",
      ru: "по Гоби | в Гоби",
      at: "43.571, 104.425",
      fame: 34,
      months: "5-10",
      scenes: "dunes camels steppe canyon night-sky horse-ride",
      kinds: "offroad ethnographic photo horse-riding hiking sightseeing",
      meeting:
        "Даланзадгад, аэропорт Гурван-Сайхан | Dalanzadgad, Gurvan Saikhan airport | 43.592, 104.430",
      food: "Хорхог на раскалённых камнях, хуушур, аарул и верблюжье молоко | Khorkhog on hot stones, khuushuur, aaruul curds and camel milk",
    },
    `
    Ущелье Ёлын-Ам | Yolyn Am | 45 | hiking horse-riding | 43.488, 104.065 | Лёд на дне держится до июля, над головой бородачи; обратно можно на лошади. | Ice lingers at the bottom into July beneath circling lammergeiers.
    Пески Хонгорын-Элс | Khongoryn Els | 180 | photo hiking offroad | 43.770, 102.300 | Сто километров поющих барханов до двухсот метров; подъём в сумерках, спуск бегом. | A hundred kilometres of singing dunes up to two hundred metres; climb at dusk.
    Баянзаг | Bayanzag Flaming Cliffs | 95 | photo sightseeing | 44.139, 103.727 | Здесь Эндрюс в 1923-м нашёл яйца динозавров; обрыв краснеет за час до заката. | Andrews found dinosaur eggs here in 1923; the cliffs flare an hour before sunset.
    Цагаан-Суварга | Tsagaan Suvarga | 240 | photo offroad | 44.580, 105.780 | Белые и лиловые слои обрыва в шестьдесят метров, бывшее морское дно с ракушками. | Banded white and violet cliffs sixty metres high, once a seabed.
    Руины монастыря Онгийн-Хийд | Ongiin Khiid | 265 | ethnographic sightseeing | 45.340, 104.005 | Двадцать восемь храмов разрушили в 1939-м, монахов здесь снова трое-четверо. | Twenty-eight temples were razed in 1939; a few monks have come back.
    Стойбище верблюдоводов у Хонгора | Camel herders of Khongor | 175 | ethnographic family | 43.790, 102.350 | Двугорбых доят пять раз в день; гостю первым делом подают хоормог в пиале. | Bactrians are milked several times a day and guests are offered khoormog first.
    `,
  ),
];
