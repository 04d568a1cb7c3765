import { place } from "../notation/notation.ts";

/** Georgia beyond Tbilisi and Svaneti, Armenia and Azerbaijan. */
export const caucasusPlaces = [
  place(
    {
      slug: "kazbegi",
      country: "georgia",
      region: "mtskheta-mtianeti",
      name: "Казбеги | Kazbegi | Kasbegi | 卡兹别吉",
      ru: "по Военно-Грузинской дороге | в Казбеги",
      at: "42.657, 44.643",
      fame: 56,
      months: "1-12",
      scenes: "mountains hiking old-town-caucasian ski-slope waterfall horse-ride",
      kinds: "hiking mountaineering sightseeing skiing photo horse-riding offroad gastronomy",
      meeting: "Степанцминда, центральная площадь | Stepantsminda, main square | 42.657, 44.643",
      food: "Мохевские хинкали, хабидзгина с сыром и картошкой, форель и чай с чабрецом | Mokhevian khinkali, khabidzgina pies, trout and thyme tea",
    },
    `
    Гергетская церковь | Gergeti Trinity Church | 6 | hiking photo sightseeing | 42.662, 44.620 | Храм XIV века на 2170 метрах; пешком от площади полтора часа, дорога заасфальтирована, Казбек открывается утром. | A fourteenth-century church at 2,170 m, ninety minutes on foot; Kazbek clears in the morning.
    Ледник Гергети и хижина Альтихат | Gergeti Glacier and AltiHut | 11 | hiking mountaineering | 42.668, 44.555 | Перевал Арша на 2940 метрах, дальше хижина на 3014 и суп перед ледником. | Arsha Pass at 2,940 m, then a hut at 3,014 m with soup by the ice.
    Вершина Казбека | Mount Kazbek | 17 | mountaineering | 42.699, 44.519 | 5054 метра: четыре-пять дней от Степанцминды через метеостанцию, связки на леднике обязательны. | At 5,054 m, four or five days via the Meteo station, roped on the glacier.
    Дарьяльское ущелье | Darial Gorge | 11 | sightseeing | 42.742, 44.622 | Отвесные стены по тысяче метров, граница с Россией и новый монастырь у самого поста. | Thousand-metre walls, the Russian border and a monastery beside the post.
    Гвелетские водопады | Gveleti waterfalls | 9 | hiking family | 42.705, 44.605 | Малый в двадцати минутах, Большой в сорока; тропа узкая, под струёй в жару стоит очередь. | The small fall takes twenty minutes, the big one forty, along a narrow path.
    Долина Трусо | Truso Valley | 22 | hiking photo horse-riding cycling offroad | 42.600, 44.440 | Оранжевые травертины, пузырящееся озеро Абано и крепость Закагори у закрытой границы. | Orange travertines, bubbling Abano lake and Zakagori fort near the closed border.
    Джута и массив Чаухи | Juta and the Chaukhi massif | 20 | hiking photo mountaineering | 42.540, 44.760 | «Грузинские Доломиты»: от деревни на 2200 метрах час до приюта, дальше перевал 3338 к озёрам Абуделаури. | Georgia's Dolomites: an hour to a lodge, then a 3,338 m pass to the Abudelauri lakes.
    Гудаури | Gudauri | 33 | skiing photo | 42.478, 44.480 | Трассы до 3276 метров, безлесые склоны под фрирайд и арка Дружбы на Крестовом перевале. | Pistes to 3,276 m and treeless freeride below the Cross Pass.
    `,
  ),
  place(
    {
      slug: "telavi",
      country: "georgia",
      region: "kakheti",
      name: "Телави и Кахетия | Telavi and Kakheti | Telawi und Kachetien | 泰拉维与卡赫季",
      ru: "по Кахетии | в Кахетии",
      at: "41.919, 45.473",
      fame: 54,
      months: "3-12",
      scenes: "vineyard old-town-caucasian mountains autumn-forest",
      kinds: "wine gastronomy sightseeing photo cycling festive ethnographic",
      meeting:
        "Телави, у крепости Батонисцихе | Telavi, by Batonistsikhe fortress | 41.918, 45.474",
      food: "Мцвади на виноградной лозе, хашлама, чурчхела и саперави из квеври | Mtsvadi over vine cuttings, khashlama, churchkhela and Saperavi from the qvevri",
    },
    `
    Алаверди | Alaverdi Cathedral | 20 | sightseeing wine | 42.033, 45.377 | Собор XI века высотой пятьдесят метров и монастырский марани, где вино делают с 1011 года. | An eleventh-century cathedral of fifty metres whose monks make wine in qvevri.
    Икалто | Ikalto Academy | 9 | sightseeing ethnographic | 41.937, 45.378 | Академия, где по преданию учился Руставели; во дворе ряды старых квеври под кипарисами. | The academy where Rustaveli is said to have studied, with rows of old qvevri.
    Цинандали | Tsinandali | 9 | wine sightseeing festive cycling | 41.896, 45.573 | Усадьба Чавчавадзе с английским парком; здесь впервые в Грузии начали бутилировать вино. | The Chavchavadze estate and park where Georgian wine was first bottled.
    Греми | Gremi | 18 | sightseeing photo | 42.001, 45.660 | Крепость-церковь столицы кахетинских царей, город вокруг разрушил шах Аббас в 1615-м. | The royal citadel of Kakheti, whose town Shah Abbas destroyed in 1615.
    Кварели, тоннель «Хареба» | Kvareli, Khareba wine tunnel | 36 | wine gastronomy | 41.965, 45.840 | Почти восемь километров штолен в скале, четырнадцать градусов круглый год, учат печь тонис пури. | Nearly eight kilometres of galleries at fourteen degrees, and bread baking in a tone.
    Сигнахи и Бодбе | Sighnaghi and Bodbe | 58 | sightseeing wine photo | 41.619, 45.922 | Город на гребне с крепостной стеной и видом на Алазань; в Бодбе похоронена святая Нино. | A walled ridge town over the Alazani; St Nino is buried at nearby Bodbe.
    Национальный парк Вашловани | Vashlovani National Park | 145 | offroad photo hiking | 41.240, 46.370 | Саванна, глиняные каньоны и «Шарп» у границы; разрешение берут в Дедоплисцкаро. | Savanna and clay canyons by the border; permits are issued in Dedoplistskaro.
    `,
  ),
  place(
    {
      slug: "batumi",
      country: "georgia",
      region: "adjara",
      name: "Батуми и горная Аджария | Batumi and highland Adjara | Batumi und Adscharien | 巴统",
      ru: "по Аджарии | в Батуми",
      at: "41.651, 41.636",
      fame: 50,
      months: "4-11",
      scenes: "tropical-beach city-skyline mountains waterfall vineyard",
      kinds: "beach gastronomy city family wine sightseeing hiking rafting",
      meeting: "Батуми, площадь Европы | Batumi, Europe Square | 41.651, 41.636",
      food: "Хачапури по-аджарски, синори, борано и чёрное вино чхавери | Boat-shaped Adjarian khachapuri, sinori, borano and Chkhaveri wine",
    },
    `
    Батумский бульвар | Batumi Boulevard | 1 | city family cycling | 41.655, 41.633 | Семь километров пальм и велодорожки; у порта медленно сходятся и расходятся «Али и Нино». | Seven kilometres of palms and cycle path; the statues Ali and Nino meet by the port.
    Ботанический сад на Зелёном Мысе | Batumi Botanical Garden | 9 | family photo | 41.694, 41.707 | Сад 1912 года спускается к морю от Гималаев до Австралии; вниз идти легче, вход сверху. | A garden of 1912 falling to the sea from the Himalayas to Australia; enter at the top.
    Крепость Гонио | Gonio Fortress | 12 | sightseeing beach | 41.573, 41.573 | Римский Апсарос с восемнадцатью башнями и цитрусами во дворе; пляж рядом чище городского. | Roman Apsaros with its towers and citrus trees, next to a cleaner beach.
    Водопад и мост Махунцети | Makhuntseti waterfall and bridge | 30 | family gastronomy rafting wine | 41.573, 41.858 | Двадцатиметровая струя и каменная арка XI–XII веков; рядом дегустируют аджарское вино. | A twenty-metre fall, a medieval stone arch and Adjarian wine to taste.
    Парк Мтирала | Mtirala National Park | 28 | hiking family | 41.680, 41.870 | «Плачущая»: самое дождливое место Грузии, самшит, каштан и купель под водопадом у Чаквистави. | The Weeping Mountain, Georgia's wettest spot, with chestnut woods and a pool.
    Бешуми и перевал Годердзи | Beshumi and Goderdzi Pass | 110 | skiing hiking offroad | 41.630, 42.520 | Альпийский курорт на 2000 метрах, деревянные дачи и снег до мая; дорога долго была грунтовой. | A highland resort at 2,000 m with timber cabins and snow into May.
    Уреки | Ureki | 60 | beach family wellness | 41.990, 41.760 | Чёрный магнитный песок и мелкое море, куда привозят детей. | Black magnetic sand and shallow water where families bring children.
    `,
  ),
  place(
    {
      slug: "yerevan",
      country: "armenia",
      region: null,
      name: "Ереван | Yerevan | Jerewan | 埃里温",
      ru: "по Армении | в Ереване",
      at: "40.178, 44.513",
      fame: 62,
      months: "1-12",
      scenes: "old-town-caucasian mountains canyon vineyard",
      kinds: "sightseeing city gastronomy wine family photo hiking ethnographic festive",
      meeting:
        "Площадь Республики, у поющих фонтанов | Republic Square, by the fountains | 40.178, 44.513",
      food: "Хоровац, долма в листьях, гата, жингялов хац и абрикосовка | Khorovats, vine-leaf dolma, gata, zhingyalov hats and apricot brandy",
    },
    `
    Каскад и центр Кафесчяна | Cascade and Cafesjian Center | 2 | city photo | 40.190, 44.516 | Пятьсот с лишним ступеней из туфа с эскалаторами внутри; на рассвете сверху виден весь Арарат. | Over five hundred tufa steps with escalators inside; at dawn Ararat fills the view.
    Рынок и «Вернисаж» | Vernissage market | 1 | city gastronomy ethnographic | 40.176, 44.519 | По выходным ковры, дудуки и карпеты; на ГУМе рядом суджух и сухофрукты на пробу. | Carpets and duduks at weekends; sujukh and dried fruit in the food market nearby.
    Эчмиадзин и Звартноц | Etchmiadzin and Zvartnots | 20 | sightseeing ethnographic | 40.162, 44.291 | Кафедральный собор IV века и руины круглого храма с орлами на капителях. | A fourth-century cathedral and the ruins of a round church with eagle capitals.
    Гарни | Garni | 28 | sightseeing family hiking | 40.112, 44.730 | Единственный уцелевший в Армении языческий храм с колоннадой; внизу в ущелье базальтовая «Симфония камней». | A colonnaded classical temple, with the basalt Symphony of Stones in the gorge below.
    Гегард | Geghard Monastery | 37 | sightseeing photo | 40.140, 44.818 | Церкви вырублены прямо в скале; попросите хор, эхо держит ноту почти полминуты. | Churches cut into the rock; ask for the choir, as the echo holds a note.
    Хор Вирап | Khor Virap | 42 | photo sightseeing | 39.878, 44.576 | Ближе всего к Арарату; в яму, где тринадцать лет держали Григория Просветителя, спускаются по лестнице. | The closest point to Ararat; a ladder drops into the pit where St Gregory was held.
    Арени и Нораванк | Areni and Noravank | 120 | wine sightseeing photo | 39.684, 45.233 | Винодельня, которой шесть тысяч лет, в пещере Арени-1; за ней красный каньон и двухэтажный Нораванк. | A six-thousand-year-old winery in a cave, then red cliffs and two-storey Noravank.
    Татев и «Крылья Татева» | Tatev and the Wings of Tatev | 255 | sightseeing photo | 39.380, 46.250 | Канатная дорога 5752 метра над ущельем Воротана к монастырю IX века, летит двенадцать минут. | A 5,752 m cableway over the Vorotan gorge to a ninth-century monastery.
    `,
  ),
  place(
    {
      slug: "dilijan",
      country: "armenia",
      region: "tavush-gegharkunik",
      name: "Дилижан и Севан | Dilijan and Lake Sevan | Dilidschan und Sewansee | 迪利然与塞凡湖",
      ru: "по северу Армении | в Дилижане",
      at: "40.741, 44.863",
      fame: 34,
      months: "4-11",
      scenes: "autumn-forest lake hiking old-town-caucasian mountains",
      kinds: "hiking sightseeing family cycling gastronomy wellness beach ethnographic",
      meeting:
        "Дилижан, площадь с памятником «Мимино» | Dilijan, square by the Mimino statue | 40.741, 44.863",
      food: "Севанская форель ишхан, раки, ариса и тавушский мёд | Sevan ishkhan trout, crayfish, harissa and Tavush honey",
    },
    `
    Старый Дилижан, улица Шарамбеян | Old Dilijan, Sharambeyan Street | 1 | city gastronomy ethnographic | 40.743, 44.865 | Восстановленный квартал XIX века с мастерскими резчиков и гончаров под деревянными балконами. | A restored street of balconies and workshops of carvers and potters.
    Озеро Парз | Lake Parz | 10 | family hiking rafting cycling | 40.752, 44.961 | Лодки, верёвочный парк и начало тропы в Гошаванк через грабовый лес, восемь километров. | Boats, a rope park and the start of the forest trail to Goshavank.
    Агарцин | Haghartsin | 14 | sightseeing hiking | 40.802, 44.891 | Монастырь X–XIII веков в лесном цирке; на трапезной балки держатся на арках крест-накрест. | A forest monastery of the tenth to thirteenth centuries with a cross-arched refectory.
    Гошаванк | Goshavank | 18 | sightseeing ethnographic | 40.730, 44.998 | Хачкар «Кружевной» мастера Погоса 1291 года: узор такой тонкий, что камень просвечивает слоями. | The Lace khachkar of 1291 by master Poghos.
    Севанаванк | Sevanavank | 38 | sightseeing photo | 40.564, 45.011 | Чёрные церкви IX века на бывшем острове; озеро на высоте 1900 метров меняет цвет к обеду. | Dark ninth-century churches on a former island, over a lake at 1,900 m.
    Пляжи Шоржи | Shorzha beaches | 75 | beach yachting family | 40.500, 45.270 | Галька и прозрачная вода на восточном берегу, в августе до двадцати двух градусов. | Pebbles and clear water on the eastern shore, warm enough in August.
    Ахпат и Санаин | Haghpat and Sanahin | 85 | sightseeing hiking | 41.094, 44.712 | Два монастыря-соперника над ущельем Дебеда под охраной ЮНЕСКО, между ними тропа на два часа. | Two rival UNESCO monasteries above the Debed, joined by a two-hour trail.
    `,
  ),
  place(
    {
      slug: "baku",
      country: "azerbaijan",
      region: null,
      name: "Баку | Baku | Baku | 巴库",
      ru: "по Азербайджану | в Баку",
      at: "40.367, 49.835",
      fame: 44,
      months: "1-12",
      scenes: "city-skyline old-town-oriental mountains canyon",
      kinds: "city sightseeing gastronomy photo family hiking ethnographic festive offroad",
      meeting: "Баку, Девичья башня | Baku, Maiden Tower | 40.366, 49.837",
      food: "Шах-плов в лаваше, дюшбара, кутабы с зеленью, шекинская пахлава | Shah plov in a crust, dushbara, herb qutab and Sheki baklava",
    },
    `
    Ичери-шехер | Icherisheher | 1 | city photo | 40.366, 49.834 | Старый город в кольце стен: дворец Ширваншахов, каменные мастерские и двор, где снимали «Бриллиантовую руку». | The walled old city with the Shirvanshahs' palace and winding stone lanes.
    Нагорный парк и «Пламенные башни» | Highland Park and the Flame Towers | 3 | city photo | 40.359, 49.828 | Фуникулёр от бульвара; в сумерках фасады башен загораются огнём на весь залив. | A funicular from the seafront; at dusk the façades burn across the whole bay.
    Центр Гейдара Алиева | Heydar Aliyev Center | 5 | city family photo | 40.396, 49.868 | Белая волна Захи Хадид без единого прямого угла, вокруг газоны и фарфоровые улитки. | Zaha Hadid's white wave without a straight corner.
    Храм Атешгях | Ateshgah Fire Temple | 26 | sightseeing ethnographic | 40.415, 50.009 | Двор огнепоклонников в Сураханах: природный газ иссяк, пламя поддерживают по трубе. | A fire worshippers' courtyard, its natural flame now piped.
    Янардаг | Yanar Dag | 27 | sightseeing photo | 40.502, 49.891 | Десять метров склона, которые горят не гаснув; приезжайте после заката. | Ten metres of hillside that never stop burning; come after sunset.
    Гобустан | Gobustan | 65 | sightseeing offroad ethnographic | 40.112, 49.378 | Шесть тысяч рисунков с ладьями и танцорами и рядом грязевые вулканы, куда везут старые «Лады». | Six thousand carvings and nearby mud volcanoes, reached in old Ladas.
    Хыналыг | Khinalug | 225 | ethnographic hiking photo | 41.178, 48.127 | Село на 2300 метрах, где говорят на своём языке; крыша нижнего дома служит двором верхнему. | A village at 2,300 m with a language of its own, each roof the next house's yard.
    Шеки | Sheki | 300 | sightseeing gastronomy ethnographic | 41.204, 47.197 | Ханский дворец с витражами-шебеке без гвоздя и клея и караван-сарай, где ночуют до сих пор. | The khan's palace with glass set without nails and a caravanserai still taking guests.
    `,
  ),
];
