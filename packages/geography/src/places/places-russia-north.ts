import { place } from "../notation/notation.ts";

/** The Kola Peninsula, the White Sea and Karelia beyond Ladoga. */
export const northPlaces = [
  place(
    {
      slug: "murmansk",
      country: "russia",
      region: "murmansk-region",
      name: "Мурманск и Териберка | Murmansk and Teriberka | Murmansk und Teriberka | 摩尔曼斯克与捷里别尔卡",
      ru: "по Кольскому Северу | на Кольском Севере",
      at: "68.970, 33.075",
      fame: 80,
      months: "1-4 7-12",
      scenes: "northern-lights sea-cliffs snow-forest whale winter-village sea-ship",
      kinds: "sightseeing photo dog-sledding safari ethnographic offroad festive hiking city",
      meeting:
        "Железнодорожный вокзал Мурманска, у здания со шпилем | Murmansk railway station, by the spire | 68.970, 33.062",
      food: "Морские гребешки и ежи, треска, строганина из оленины и брусничный морс | Scallops and sea urchins, cod, shaved frozen venison and lingonberry cordial",
    },
    `
    Атомный ледокол «Ленин» | Icebreaker Lenin | 2 | city family | 68.974, 33.058 | Первый в мире атомный ледокол стоит у морского вокзала; внутрь водят только с экскурсией, смотрят мостик и реакторный отсек. | The world's first nuclear icebreaker is moored at the sea terminal; guided visits show the bridge and the reactor hall.
    Мемориал «Алёша» | Alyosha memorial | 4 | city photo | 68.993, 33.071 | Солдат высотой 35,5 метра на сопке Зелёный Мыс; отсюда весь порт, а зимой и сияние над заливом. | A 35.5 m soldier on Green Cape hill; the whole port is below, and in winter the lights above the bay.
    Берег Териберки, «яйца дракона» | Teriberka shore, the Dragon's Eggs | 128 | photo sightseeing | 69.190, 35.130 | Окатанные океаном валуны у Баренцева моря, рядом Батарейный водопад; дорогу в метель закрывают, день про запас нужен. | Ocean-rolled boulders on the Barents Sea beside Batareysky waterfall; blizzards close the road, so keep a spare day.
    Выход к китам из Териберки | Whale watching off Teriberka | 130 | safari cruises | 69.200, 35.150 | Горбачи и малые полосатики держатся у берега с лета до осени за мойвой и сельдью; катер идёт один-три часа. | Humpbacks and minkes feed close inshore from summer to autumn; trips last one to three hours.
    Ловозеро | Lovozero | 165 | ethnographic dog-sledding family | 68.006, 35.010 | Центр кольских саами: национальный культурный центр в форме чума, в марте Праздник Севера с гонками на оленях. | The heart of the Kola Sámi, with a tent-shaped culture centre and reindeer races at the March Festival of the North.
    Сейдозеро | Seydozero | 195 | hiking photo | 67.820, 34.870 | Саамское священное озеро в Ловозёрских тундрах, на скале тёмная фигура великана Куйвы; путь по воде и пешком. | A sacred Sámi lake in the Lovozero hills with the dark figure of Kuiva on its cliff; reached by boat and on foot.
    Хребет Муста-Тунтури и полуостров Средний | Musta-Tunturi and Sredny Peninsula | 150 | offroad sightseeing | 69.640, 31.850 | Единственный участок советской границы, который враг так и не прошёл; окопы в камне, дальше только на вездеходной машине. | The one stretch of Soviet border the enemy never crossed; trenches in bare rock, then four-wheel drive only.
    Мыс Немецкий, полуостров Рыбачий | Cape Nemetsky, Rybachy Peninsula | 215 | offroad photo | 69.950, 31.940 | Самая северная точка европейского материка России: маяк, тундра до горизонта и морошка в августе. | The northernmost mainland point of European Russia: a lighthouse, tundra to the horizon and cloudberries in August.
    `,
  ),
  place(
    {
      slug: "khibiny",
      country: "russia",
      region: "murmansk-region",
      name: "Хибины | Khibiny | Chibinen | 希比内山",
      ru: "по Хибинам | в Хибинах",
      at: "67.615, 33.665",
      fame: 60,
      months: "1-5 7-9 12",
      scenes: "ski-slope mountains northern-lights snow-forest hiking lake",
      kinds: "skiing hiking dog-sledding photo family festive mountaineering",
      meeting: "Железнодорожный вокзал Апатиты-1 | Apatity-1 railway station | 67.553, 33.442",
      food: "Уха на сливках по-поморски, оленина с брусникой, морошка и кольский сиг | Pomor cream fish soup, reindeer with lingonberries, cloudberries and Kola whitefish",
    },
    `
    Склоны «БигВуд» на Айкуайвенчорре | BigWood slopes on Aikuaivenchorr | 4 | skiing family photo | 67.598, 33.700 | Кресельные подъёмники идут прямо от Кировска, сверху видно город и озеро Большой Вудъявр; снег держится до мая. | Lifts leave from Kirovsk itself and look over the town and Lake Bolshoy Vudyavr; snow lasts into May.
    Полярно-альпийский ботанический сад | Polar-Alpine Botanical Garden | 7 | family hiking sightseeing | 67.651, 33.668 | Самый северный ботанический сад России; экологическая тропа поднимается от леса до горной тундры. | Russia's northernmost botanical garden, with a trail from forest up to mountain tundra.
    Снежная деревня | Snow Village | 7 | family festive photo | 67.646, 33.655 | Каждую зиму залы и коридоры заново вырезают из снега; внутри всегда около минус пяти, варежки не снимайте. | Halls and corridors are carved anew from snow each winter; it stays about minus five inside.
    Перевал Рамзая | Ramzay Pass | 10 | hiking photo | 67.625, 33.540 | Узкая щель с осыпью из крупного камня, летом за день проходят отсюда в долину Малой Белой и обратно. | A narrow boulder-filled gap that leads to the Malaya Belaya valley and back in a summer day.
    Куэльпорр | Kuelporr rescue base | 28 | hiking dog-sledding | 67.780, 33.620 | Спасательная база в сердце массива, где сходятся маршруты; зимой сюда заезжают на снегоходах и упряжках. | A rescue base in the heart of the massif where routes meet; in winter you come by snowmobile or dog team.
    Юдычвумчорр | Yudychvumchorr | 24 | hiking mountaineering | 67.720, 33.480 | Высшая точка Хибин, 1200 метров: наверху плоское каменное плато, в туман по нему идут строго по компасу. | The highest of the Khibiny at 1,200 m; the top is a flat stony plateau crossed by compass in fog.
    Озеро Имандра | Lake Imandra | 25 | rafting dog-sledding photo | 67.560, 33.200 | Самое большое озеро Кольского полуострова; в марте на льду буксируют кайты, летом ходят под парусом. | The largest lake of the Kola Peninsula; kites fly over its ice in March and sails in summer.
    `,
  ),
  place(
    {
      slug: "petrozavodsk",
      country: "russia",
      region: "karelia",
      name: "Петрозаводск и Онега | Petrozavodsk and Lake Onega | Petrosawodsk und Onegasee | 彼得罗扎沃茨克与奥涅加湖",
      ru: "по Онежской Карелии | в Онежской Карелии",
      at: "61.785, 34.346",
      fame: 48,
      months: "1-3 5-10 12",
      scenes: "lake waterfall old-town-russian river-ship taiga snow-forest",
      kinds: "cruises sightseeing ethnographic family hiking photo festive",
      meeting:
        "Железнодорожный вокзал Петрозаводска, под шпилем | Petrozavodsk railway station, under the spire | 61.785, 34.346",
      food: "Ряпушка в сметане, карельские калитки с пшённой кашей, уха из онежского судака | Vendace in sour cream, Karelian millet pies, Onega pike-perch soup",
    },
    `
    Кижи | Kizhi | 68 | cruises sightseeing ethnographic | 62.067, 35.224 | Преображенский храм о двадцати двух главах поставили в 1714 году; «Метеор» из города идёт час с четвертью. | The 22-domed Transfiguration church dates from 1714; the hydrofoil from town takes an hour and a quarter.
    Онежская набережная | Onega Embankment | 2 | city family | 61.791, 34.384 | Подарки городов-побратимов: железные рыбаки, дерево желаний и скамьи, с которых смотрят на белые ночи. | Sculptures from twin towns line the shore, among them the steel fishermen; come on a white night.
    Водопад Кивач | Kivach waterfall | 68 | family photo hiking | 62.268, 33.981 | Суна падает почти на одиннадцать метров в заповеднике; рядом дендрарий с карельской берёзой. | The Suna drops nearly eleven metres in a reserve beside an arboretum of Karelian birch.
    Марциальные воды | Martsialnye Vody | 55 | wellness sightseeing | 62.156, 33.900 | Первый русский курорт, сюда четырежды приезжал Пётр I; железистую воду пьют у источника через трубочку. | Russia's first spa, visited four times by Peter the Great; you drink the iron water at the spring.
    Палеовулкан Гирвас | Girvas ancient volcano | 100 | hiking photo family | 62.480, 33.660 | Сухое русло Суны вскрыло лаву возрастом два миллиарда лет; в мае, когда открывают шлюз, вода возвращается. | The dry bed of the Suna exposes lava two billion years old; when the sluice opens in May the water returns.
    Кинерма | Kinerma | 100 | ethnographic gastronomy | 61.776, 32.860 | Деревня из полутора десятков карельских домов вокруг часовни, калитки учат лепить у русской печи. | Some fifteen Karelian houses around a chapel, where guests learn to pinch rye pies by the stove.
    Беломорские петроглифы | White Sea petroglyphs | 380 | ethnographic hiking | 64.500, 34.670 | Залавруга под Беломорском: охота на лыжах и в лодках, выбитая на камне больше пяти тысяч лет назад. | Zalavruga near Belomorsk shows hunts on skis and in boats, pecked over five thousand years ago.
    `,
  ),
  place(
    {
      slug: "solovki",
      country: "russia",
      region: "arkhangelsk-region",
      name: "Соловки | Solovetsky Islands | Solowezki-Inseln | 索洛韦茨基群岛",
      ru: "по Соловкам | на Соловках",
      at: "65.025, 35.710",
      fame: 46,
      months: "6-9",
      scenes: "old-town-russian island lake whale sea-ship northern-lights",
      kinds: "sightseeing ethnographic cycling hiking cruises photo safari",
      meeting: "Кемь, причал Рабочеостровск | Kem, Rabocheostrovsk pier | 64.987, 34.790",
      food: "Соловецкая сельдь, треска по-поморски, пряники-козули и мармелад с ламинарией | Solovki herring, Pomor cod, kozuli gingerbread and kelp marmalade",
    },
    `
    Соловецкий монастырь | Solovetsky Monastery | 1 | sightseeing ethnographic | 65.024, 35.710 | Стены XVI века сложены из ледниковых валунов весом до десяти тонн; внутри экспозиция о лагере СЛОН. | Sixteenth-century walls of glacial boulders up to ten tonnes; an exhibition inside tells of the SLON camp.
    Ботанический сад | Botanical Garden | 4 | family cycling | 65.050, 35.670 | Монахи растили здесь арбузы в теплицах с тёплым полом; сегодня цветут бадан и шиповник. | Monks grew watermelons here in heated greenhouses; today bergenia and wild rose flower.
    Гребные каналы | Rowing channels | 6 | rafting family | 65.060, 35.740 | Десятки озёр соединены каналами ещё в XIX веке; лодку берут на станции и гребут круг за четыре часа. | Dozens of lakes have been joined by canals since the nineteenth century; a rowing loop takes four hours.
    Секирная гора | Sekirnaya Hill | 12 | cycling hiking sightseeing | 65.093, 35.600 | Единственная в России церковь с действующим маяком на куполе; вниз ведёт деревянная лестница. | The one church in Russia with a working lighthouse in its dome; a wooden stairway leads down.
    Большой Заяцкий остров | Bolshoy Zayatsky Island | 9 | ethnographic cruises | 64.970, 35.660 | Тринадцать каменных лабиринтов среди карликовых берёз; ходят только по настилам, лишайник растёт сто лет. | Thirteen stone labyrinths among dwarf birch; you keep to boardwalks, as the lichen takes a century to grow.
    Белужий мыс | Cape Beluzhy | 11 | safari hiking photo | 65.043, 35.530 | В июле белухи подходят к берегу на отлив; сидите тихо на песке и берите бинокль. | Belugas come close to the shore at low tide in July; sit quietly on the sand with binoculars.
    Остров Анзер | Anzer Island | 30 | hiking ethnographic cruises | 65.155, 36.050 | Катер и пятнадцать километров пешком к скиту на Голгофе, где берёза выросла в форме креста. | A boat and fifteen kilometres on foot to the Golgotha hermitage and its cross-shaped birch.
    `,
  ),
  place(
    {
      slug: "saint-petersburg",
      country: "russia",
      region: "leningrad-region",
      name: "Санкт-Петербург | Saint Petersburg | Sankt Petersburg | 圣彼得堡",
      ru: "по Петербургу | в Петербурге",
      at: "59.939, 30.316",
      fame: 70,
      months: "1-12",
      scenes: "saint-petersburg old-town-european river-ship sea-ship snow-forest",
      kinds: "city sightseeing cruises family gastronomy photo festive",
      meeting:
        "Дворцовая площадь, у Александровской колонны | Palace Square, by the Alexander Column | 59.939, 30.316",
      food: "Пышки на Конюшенной, корюшка в мае, бефстроганов и шаверма за спором о названии | Pyshki doughnuts on Konyushennaya, smelt in May, beef stroganoff and the local shaverma",
    },
    `
    Эрмитаж | Hermitage | 1 | city family | 59.940, 30.314 | На Главный штаб с импрессионистами оставьте отдельный день; в последний час в Зимнем дворце тише всего. | Keep a separate day for the Impressionists in the General Staff; the last hour in the palace is the quietest.
    Петропавловская крепость | Peter and Paul Fortress | 2 | city sightseeing | 59.950, 30.316 | В полдень с Нарышкина бастиона стреляет пушка; в соборе похоронены императоры от Петра до Николая II. | A gun fires from the Naryshkin bastion at noon; the cathedral holds the emperors from Peter to Nicholas II.
    Коломна и Новая Голландия | Kolomna and New Holland | 3 | city gastronomy | 59.929, 30.288 | Кирпичная арка Деламота над каналом, а за ней остров с газонами, куда местные приходят ужинать. | Vallin de la Mothe's brick arch over the canal leads to an island of lawns where locals dine.
    Кронштадт | Kronstadt | 48 | sightseeing family cruises | 59.992, 29.777 | Морской собор с якорями на куполе и форты в заливе; летом сюда ходят «Метеоры» от набережной. | A naval cathedral with anchors on its dome and forts in the gulf; hydrofoils run in summer.
    Петергоф | Peterhof | 30 | sightseeing family photo | 59.885, 29.909 | Полторы сотни фонтанов без единого насоса; Самсона включают в одиннадцать под гимн Глиэра. | A hundred and fifty fountains without a pump; Samson starts at eleven to Glière's anthem.
    Царское Село | Tsarskoye Selo | 26 | sightseeing family festive | 59.716, 30.395 | Янтарную комнату восстанавливали двадцать четыре года; в парке катаются на лодках вокруг Чесменской колонны. | The Amber Room took twenty-four years to rebuild; boats circle the Chesme Column in the park.
    Старая Ладога | Staraya Ladoga | 125 | sightseeing ethnographic | 59.997, 32.298 | Крепость на Волхове и церковь Святого Георгия с фресками XII века; сопка Олега в десяти минутах пешком. | A fortress on the Volkhov, St George's with twelfth-century frescoes, and Oleg's mound close by.
    Выборг | Vyborg | 140 | sightseeing city photo | 60.716, 28.729 | Единственный в России шведский замок; крендель пекут по рецепту, привезённому ещё монахами. | Russia's only Swedish castle, and a pretzel baked to a recipe the monks brought.
    `,
  ),
  place(
    {
      slug: "veliky-novgorod",
      country: "russia",
      region: "novgorod-region",
      name: "Великий Новгород | Veliky Novgorod | Weliki Nowgorod | 大诺夫哥罗德",
      ru: "по Новгородской земле | в Великом Новгороде",
      at: "58.521, 31.275",
      fame: 34,
      months: "1-12",
      scenes: "old-town-russian lake river-ship autumn-forest winter-village",
      kinds: "sightseeing city family ethnographic cycling festive",
      meeting:
        "Великий Новгород, железнодорожный вокзал | Veliky Novgorod railway station | 58.526, 31.249",
      food: "Судак по-новгородски, монастырские щи, сбитень и медовуха | Novgorod pike-perch, monastery cabbage soup, sbiten and mead",
    },
    `
    Новгородский детинец | Novgorod Kremlin | 1 | city sightseeing | 58.521, 31.276 | Софийский собор 1050 года и памятник Тысячелетию России; звонницу открывают с весны, поднимаются по узкой лестнице. | St Sophia of 1050 and the Millennium of Russia monument; the belfry opens in spring.
    Ярославово дворище | Yaroslav's Court | 1 | city ethnographic | 58.518, 31.284 | Торговая сторона за пешеходным мостом: полтора десятка церквей на месте, где шумело вече. | The market side over the footbridge: a cluster of churches where the veche assembly met.
    Витославлицы | Vitoslavlitsy | 4 | ethnographic family festive | 58.491, 31.272 | Музей деревянного зодчества: избы обжиты, на Рождество и Троицу поют и водят хороводы. | A museum of timber houses that look lived in, with carols at Christmas and dancing at Trinity.
    Юрьев монастырь | Yuriev Monastery | 5 | sightseeing cycling | 58.486, 31.285 | Георгиевский собор 1119 года стоит у истока Волхова из Ильменя; по дамбе удобно доехать на велосипеде. | St George's of 1119 stands where the Volkhov leaves Lake Ilmen; an easy bicycle ride.
    Рюриково городище | Rurik's Gorodishche | 4 | hiking photo | 58.494, 31.300 | Отсюда пошёл город; руины Благовещенской церкви глядят через разлив на Юрьев. | The place the town grew from; a ruined Annunciation church looks across the flood to Yuriev.
    Старая Русса | Staraya Russa | 100 | wellness sightseeing family | 57.990, 31.355 | Дом Достоевского на Перерытице и минеральный фонтан курорта, где писатель лечил детей. | Dostoevsky's riverside house and the mineral fountain of the spa where his children were treated.
    Валдай и Иверский монастырь | Valday and Iversky Monastery | 145 | sightseeing cycling hiking | 57.989, 33.304 | Остров посреди озера, основанный Никоном в 1653 году; в городе музей колоколов и тропа «Изумрудное ожерелье». | An island monastery Nikon founded in 1653; the town has a museum of bells and lakeside trails.
    `,
  ),
  place(
    {
      slug: "kaliningrad",
      country: "russia",
      region: "kaliningrad-region",
      name: "Калининград и Куршская коса | Kaliningrad and the Curonian Spit | Kaliningrad und Kurische Nehrung | 加里宁格勒与库尔斯沙嘴",
      ru: "по Калининградской области | в Калининграде",
      at: "54.710, 20.511",
      fame: 55,
      months: "1-12",
      scenes: "old-town-european dunes sea-cliffs autumn-forest sea-ship",
      kinds: "sightseeing city gastronomy family cycling beach photo festive wellness",
      meeting:
        "Калининград, Южный вокзал, площадь Калинина | Kaliningrad South Station, Kalinin Square | 54.693, 20.499",
      food: "Строганина из пеламиды, кёнигсбергские клопсы, копчёный угорь и марципан | Bonito stroganina, Königsberger Klopse, smoked eel and marzipan",
    },
    `
    Кафедральный собор и остров Канта | Cathedral and Kant Island | 1 | city sightseeing | 54.706, 20.512 | Готика XIV века с могилой Канта у северной стены; вечером слушают один из крупнейших органов страны. | Fourteenth-century Gothic with Kant's tomb at its wall and one of the country's largest organs inside.
    Зеленоградск | Zelenogradsk | 35 | family beach gastronomy cycling | 54.960, 20.475 | Курорт с водонапорной башней-музеем кошек и длинным променадом, откуда начинается коса. | A resort whose water tower is a cat museum, with a long promenade at the root of the spit.
    Танцующий лес | Dancing Forest | 75 | hiking photo family | 55.180, 20.860 | Сосны на 37-м километре косы закручены кольцами; идут по настилу, стволы просят не трогать. | Pines on the spit's 37th kilometre twist into loops; keep to the boardwalk and off the trunks.
    Высота Эфа | Efa Dune | 84 | photo hiking | 55.220, 20.900 | С площадки на 62-метровой дюне видны сразу Балтика и Куршский залив; внизу посёлок Морское. | From the platform on a 62 m dune you see both the Baltic and the lagoon, with Morskoye below.
    Светлогорск | Svetlogorsk | 40 | wellness city family | 54.943, 20.155 | Бывший Раушен: виллы под соснами, канатка к пляжу и органные концерты в капелле. | Old Rauschen: villas under pines, a cable car to the beach and organ concerts in the chapel.
    Янтарный | Yantarny | 50 | beach sightseeing | 54.870, 19.940 | Карьер, где добывают почти весь янтарь мира, и широкий белый пляж; после шторма янтарь собирают с водорослей. | The quarry that yields most of the world's amber, and a broad beach where storms leave pieces in the weed.
    Балтийск | Baltiysk | 47 | sightseeing photo cruises | 54.645, 19.890 | Самый западный город страны: маяк 1813 года, цитадель Пиллау и паром на Балтийскую косу. | The country's westernmost town: an 1813 lighthouse, Pillau citadel and a ferry to the Baltic Spit.
    Черняховск | Chernyakhovsk | 90 | horse-riding sightseeing | 54.630, 21.815 | Замок Инстербург с живым двором и конезавод Георгенбург, где разводят тракененскую породу. | Insterburg castle with its lively yard and the Georgenburg stud of Trakehner horses.
    `,
  ),
];
