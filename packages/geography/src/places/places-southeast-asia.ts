import { place } from "../notation/notation.ts";

export const southeastAsiaPlaces = [
  place(
    {
      slug: "phuket",
      country: "thailand",
      region: null,
      name: "Пхукет и Андаманское море | Phuket and the Andaman Sea | Phuket und die Andamanensee | 普吉岛与安达曼海",
      ru: "по Андаманскому морю | на Пхукете",
      at: "7.884, 98.392",
      fame: 50,
      months: "1-4 11-12",
      scenes: "tropical-beach island underwater sailing old-town-asian",
      kinds: "beach yachting diving family gastronomy wellness festive cruises hiking",
      meeting: "Пхукет, марина Чалонг | Phuket, Chalong pier | 7.822, 98.340",
      food: "Ми-хоккиен, краб в жёлтом карри с лапшой, роти с бананом и манго с клейким рисом | Hokkien mee, crab curry with noodles, banana roti and mango sticky rice",
    },
    `
    Старый Пхукет | Phuket Old Town | 1 | city gastronomy photo | 7.885, 98.388 | Китайско-португальские шопхаусы на Таланг, по воскресеньям рынок до десяти. | Sino-Portuguese shophouses and a Sunday market.
    Мыс Промтхеп | Promthep Cape | 19 | photo | 7.763, 98.305 | Сюда весь остров съезжается на закат; за маяком начинается тропа к скалам, где людей уже почти нет. | Sunset, a lighthouse and a path down the rocks.
    Острова Пхи-Пхи | Phi Phi Islands | 47 | beach diving cruises | 7.740, 98.775 | В бухту Майя пускают в сезон, но купаться нельзя; лучше остаться на ночь, когда экскурсионные лодки уходят. | Maya Bay opens in season without swimming; stay after the boats leave.
    Залив Пханг-Нга | Phang Nga Bay | 60 | rafting yachting photo family | 8.275, 98.501 | Каяки в пещеры-хонги по отливу и деревня на сваях Ко-Паньи. | Kayaks into hongs at low tide and stilted Koh Panyee.
    Симиланы | Similan Islands | 130 | diving cruises beach | 8.650, 97.640 | Парк открыт с середины октября до мая: гранитные глыбы под водой, а у Ко-Бона встречают мант. | From mid-October to May: granite, and mantas at Koh Bon.
    Рейли | Railay | 75 | mountaineering beach | 8.011, 98.838 | На стены над песком лазят и новички с инструктором; добраться можно только лодкой из Ао-Нанга. | Climbing above the sand, reached only by boat.
    Као-Сок и Чео-Лан | Khao Sok and Cheow Lan | 165 | hiking safari rafting | 8.970, 98.820 | Ночуют в плавучих бунгало среди карстовых скал, а на рассвете слушают гиббонов. | Raft huts among karst and gibbons at dawn.
    `,
  ),
  place(
    {
      slug: "chiang-mai",
      country: "thailand",
      region: null,
      name: "Чиангмай и север | Chiang Mai and the north | Chiang Mai und der Norden | 清迈与泰北",
      ru: "по северу Таиланда | в Чиангмае",
      at: "18.788, 98.985",
      fame: 38,
      months: "1-2 6-12",
      scenes: "temple rice-terraces waterfall hiking old-town-asian",
      kinds: "gastronomy ethnographic hiking wellness family sightseeing cycling festive city",
      meeting: "Чиангмай, ворота Тха-Пхэ | Chiang Mai, Tha Phae Gate | 18.788, 98.993",
      food: "Као-сой, сай-уа, нам-прик-нум и манго с рынка Варорот | Khao soi, sai ua, nam prik num and mangoes from Warorot",
    },
    `
    Храмы старого города | Old city temples | 1 | city sightseeing | 18.787, 98.982 | Чеди-Луанг потерял верхушку при землетрясении, Пхра-Синг сияет золотом; на Лой-Кратхонг весь ров в свечах. | Broken Chedi Luang and Phra Singh; candles fill the moat at Loy Krathong.
    Дой-Сутхеп | Doi Suthep | 16 | sightseeing hiking | 18.805, 98.922 | Больше трёхсот ступеней меж двух нагов; пешком монашеской тропой через Ват-Пхалат. | Over three hundred steps between nagas, or the Monk's Trail via Wat Pha Lat.
    Дой-Интханон | Doi Inthanon | 95 | hiking photo ethnographic | 18.588, 98.487 | Высшая точка страны, 2565 метров; тропа Кео-Мэ-Пан открыта с ноября по май. | The country's top, 2,565 m; Kew Mae Pan opens November to May.
    Водопад Буа-Тонг | Bua Thong Sticky Waterfall | 62 | family hiking | 19.070, 99.080 | Известняк здесь шершавый и не скользит, поэтому вверх поднимаются босиком прямо по воде. | You climb straight up the grippy limestone through the water.
    Пай | Pai | 130 | cycling hiking wellness | 19.359, 98.440 | По дороге 762 поворота, а в конце каньон, куда приходят на закат, и горячие источники. | 762 bends, a sunset canyon and hot springs.
    Чианграй, Белый храм | Chiang Rai, White Temple | 185 | sightseeing photo | 19.824, 99.763 | Ват-Ронг-Кхун художника Чалермчая: к дверям ведёт мост над руками грешников. | Chalermchai's Wat Rong Khun and its bridge over reaching hands.
    `,
  ),
  place(
    {
      slug: "ha-long",
      country: "vietnam",
      region: null,
      name: "Ханой и залив Халонг | Hanoi and Ha Long Bay | Hanoi und die Halong-Bucht | 河内与下龙湾",
      ru: "по северу Вьетнама | на севере Вьетнама",
      at: "21.029, 105.852",
      fame: 44,
      months: "1-5 9-12",
      scenes: "junk-bay island rice-terraces old-town-asian mountains",
      kinds: "cruises gastronomy hiking photo city sightseeing ethnographic family cycling festive",
      meeting: "Ханой, Оперный театр | Hanoi Opera House | 21.024, 105.857",
      food: "Фо-бо на завтрак, бун-ча, банькуон и кофе с яйцом | Breakfast phở bò, bún chả, bánh cuốn and egg coffee",
    },
    `
    Тридцать шесть улиц и озеро Хоанкьем | Old Quarter and Hoan Kiem Lake | 1 | city gastronomy | 21.034, 105.851 | У каждой улицы своё ремесло в названии; по выходным набережная пешая. | Each street is named for its craft; the lakeside is car-free at weekends.
    Храм литературы | Temple of Literature | 2 | city sightseeing | 21.028, 105.836 | На спинах каменных черепах стоят восемьдесят две стелы с именами учёных, первые поставлены в 1484 году. | Eighty-two doctors' steles on turtles.
    Залив Халонг | Ha Long Bay | 165 | cruises rafting photo | 20.900, 107.100 | Почти две тысячи островов; ночуют в Байтылонге, там джонок меньше. | Nearly two thousand islets; Bai Tu Long is quieter overnight.
    Катба и Ланха | Cat Ba and Lan Ha | 150 | cruises hiking rafting | 20.730, 107.050 | Каяки проходят под арками, на скалах живут редкие лангуры, а скалолазы срываются прямо в воду. | Kayaks under arches and climbing above deep water.
    Ниньбинь, Чанган | Ninh Binh, Trang An | 100 | rafting cycling sightseeing | 20.252, 105.917 | Лодочницы гребут ногами через пещеры; на гору Муа ведут пятьсот ступеней к каменному дракону. | Rowers use their feet; five hundred steps up Mua.
    Сапа и Фансипан | Sa Pa and Fansipan | 320 | hiking ethnographic photo | 22.336, 103.844 | Террасы желтеют в сентябре; по деревням водят женщины хмонг, а на вершину можно подняться канаткой. | Terraces turn gold in September; Hmong guides take you home.
    Перевал Мапиленг, Хазянг | Ma Pi Leng, Ha Giang | 400 | offroad photo ethnographic | 23.250, 105.410 | Полторы тысячи метров над Ньокуэ, трёхдневное кольцо на мотоцикле с водителем. | High above the Nho Que on a three-day loop.
    `,
  ),
  place(
    {
      slug: "hoi-an",
      country: "vietnam",
      region: null,
      name: "Хойан и Дананг | Hoi An and Da Nang | Hoi An und Da Nang | 会安与岘港",
      ru: "по центру Вьетнама | в Хойане",
      at: "15.880, 108.335",
      fame: 34,
      months: "1-8",
      scenes: "old-town-asian tropical-beach temple rice-terraces",
      kinds: "gastronomy beach cycling sightseeing city family wellness photo festive",
      meeting: "Хойан, Японский мост | Hoi An, Japanese Bridge | 15.877, 108.326",
      food: "Као-лау на воде из колодца Бале, белая роза, баньми у Фыонг и чай с лотосом | Cao lầu made with Ba Le well water, white rose dumplings and bánh mì",
    },
    `
    Старый город и фонари | Old town and lanterns | 1 | city photo festive | 15.877, 108.328 | Четырнадцатого числа лунного месяца в домах гасят свет и пускают по реке свечи. | On the lunar fourteenth the lights go out and candles float.
    Деревня Чакуе | Tra Que village | 3 | cycling gastronomy family beach | 15.902, 108.338 | Грядки с базиликом поливают из леек на коромысле; гостям дают лейку, а потом учат готовить. | Herb beds, shoulder-pole watering cans and a cooking lesson.
    Мишон | My Son | 40 | sightseeing | 15.764, 108.124 | Кирпичные башни чамов строили с IV по XIII век; в половине седьмого утра здесь только туман и птицы. | Cham towers in mist at half past six.
    Мраморные горы | Marble Mountains | 20 | sightseeing hiking | 16.004, 108.264 | Лестница ведёт к пещере Хуенкхонг, где луч из пролома в своде падает на Будду около полудня. | Huyen Khong cave, lit from above.
    Мост дракона, Дананг | Dragon Bridge, Da Nang | 29 | city family | 16.061, 108.227 | По субботам и воскресеньям в девять дышит огнём и водой. | On weekend nights at nine it breathes fire and water.
    Перевал Хайван | Hai Van Pass | 60 | offroad photo | 16.187, 108.132 | Серпантин поднимается почти на пятьсот метров и спускается к лагуне; многие едут на мотоцикле с водителем. | Hairpins to five hundred metres above the sea.
    Хюэ | Hue | 130 | sightseeing gastronomy cruises | 16.469, 107.578 | Запретный город династии Нгуен, гробница императора Ты-Дыка и острый суп бун-бо. | The Nguyen Forbidden City, Tu Duc's tomb and fiery bún bò.
    `,
  ),
  place(
    {
      slug: "mekong-delta",
      country: "vietnam",
      region: null,
      name: "Сайгон и дельта Меконга | Saigon and the Mekong Delta | Saigon und Mekongdelta | 西贡与湄公河三角洲",
      ru: "по дельте Меконга | в дельте Меконга",
      at: "10.776, 106.701",
      fame: 28,
      months: "1-4 11-12",
      scenes: "mekong-ship city-skyline rice-terraces old-town-asian",
      kinds: "cruises gastronomy cycling ethnographic city sightseeing",
      meeting: "Хошимин, причал Батьданг | Ho Chi Minh City, Bach Dang pier | 10.774, 106.707",
      food: "Ком-там, рыба-слоновье ухо, баньсео и кокосовые конфеты из Бенче | Cơm tấm, elephant-ear fish, bánh xèo and Ben Tre coconut candy",
    },
    `
    Центральная почта и рынок Бентхань | Central Post Office and Ben Thanh | 1 | city gastronomy | 10.780, 106.700 | Почта 1891 года со старыми картами на стенах работает до сих пор; на рынке торгуются с улыбкой. | A post office of 1891 with painted maps.
    Тоннели Кути | Cu Chi Tunnels | 60 | sightseeing | 11.143, 106.463 | Ход для гостей расширили, но идти всё равно приходится на корточках; на выходе угощают варёным маниоком. | A widened crawl, still on your haunches, and cassava to taste.
    Бенче | Ben Tre | 87 | cycling rafting gastronomy | 10.241, 106.375 | Сампан идёт протоками под пальмами ниппа, а карамель из кокоса варят при вас. | Sampans under nipa palms and coconut caramel.
    Плавучий рынок Кайранг | Cai Rang floating market | 175 | cruises gastronomy photo | 10.005, 105.746 | Приезжают к половине шестого; товар вывешивают на шесте, а суп варят прямо в лодке. | By half past five; goods hang on poles, soup cooks aboard.
    Шадек | Sa Dec | 145 | sightseeing city cruises | 10.293, 105.767 | Дом прототипа «Любовника» Маргерит Дюрас и цветочные сады, которые перед Тетом поливают с лодок. | The house behind Duras's The Lover, and Tet flower gardens.
    Чаудок и лес Чашы | Chau Doc and Tra Su Forest | 245 | safari cruises ethnographic | 10.583, 105.060 | Лодка идёт по зелёной ряске среди аистов; рядом деревня чамов на сваях и катер в Пномпень. | Duckweed, storks, a Cham village and boats to Phnom Penh.
    `,
  ),
  place(
    {
      slug: "siem-reap",
      country: "cambodia",
      region: null,
      name: "Ангкор и Сиемреап | Angkor and Siem Reap | Angkor und Siem Reap | 吴哥与暹粒",
      ru: "по Камбодже | в Камбодже",
      at: "13.362, 103.860",
      fame: 34,
      months: "1-4 11-12",
      scenes: "temple mekong-ship waterfall rice-terraces",
      kinds: "sightseeing photo cycling gastronomy ethnographic family cruises",
      meeting: "Сиемреап, мост у Старого рынка | Siem Reap, Old Market bridge | 13.354, 103.856",
      food: "Амок в банановом листе, лок-лак с перцем Кампот, лапша нумбанчок на завтрак | Amok in banana leaf, lok lak with Kampot pepper, num banh chok noodles",
    },
    `
    Ангкор-Ват | Angkor Wat | 7 | sightseeing photo | 13.412, 103.867 | Рассвет встречают у левого пруда, а на третий ярус поднимаются сразу после, пока все уехали завтракать. | Dawn by the left pond, then the top tier while others breakfast.
    Байон | Bayon | 10 | sightseeing photo | 13.441, 103.859 | Двести с лишним каменных улыбок; на внешних рельефах рынок, кухня и петушиные бои. | Over two hundred smiles and reliefs of markets and cockfights.
    Та-Пром | Ta Prohm | 13 | sightseeing photo | 13.435, 103.889 | Корни тетрамелеса обнимают галереи, которые реставраторы нарочно оставили лесу; приходите к открытию. | Tetrameles roots grip the galleries; come at opening.
    Бантеай-Срей | Banteay Srei | 37 | sightseeing cycling | 13.599, 103.963 | Маленький храм X века из розового песчаника, тоньше резьбы в Ангкоре не найти; от Сиемреапа сюда ездят и на велосипеде. | Tenth-century pink sandstone with the finest carving.
    Пном-Кулен и Кбал-Спеан | Phnom Kulen | 55 | hiking family | 13.569, 104.113 | На дне реки вырезана тысяча лингамов, чтобы вода для Ангкора текла святой; ниже водопад, где купаются целыми семьями. | A thousand lingas on the riverbed and a swimming fall.
    Кампонг-Пхлук | Kampong Phluk | 32 | cruises ethnographic photo | 13.215, 103.973 | Дома стоят на сваях высотой восемь метров; к сентябрю вода Тонлесапа поднимается почти до порога. | Houses on eight-metre stilts on the Tonle Sap.
    Бенгмеалеа | Beng Mealea | 68 | sightseeing photo hiking | 13.476, 104.228 | Храм не реставрировали, он лежит таким, каким его оставил лес; над завалами проложены деревянные мостки. | A temple as the forest left it, crossed on walkways.
    `,
  ),
  place(
    {
      slug: "luang-prabang",
      country: "laos",
      region: null,
      name: "Луангпрабанг и Меконг | Luang Prabang and the Mekong | Luang Prabang und der Mekong | 琅勃拉邦与湄公河",
      ru: "по Лаосу | в Лаосе",
      at: "19.885, 102.135",
      fame: 24,
      months: "1-4 10-12",
      scenes: "temple mekong-ship waterfall hiking old-town-asian",
      kinds: "cruises sightseeing ethnographic gastronomy hiking rafting wellness cycling",
      meeting:
        "Луангпрабанг, вечерний рынок у дворца | Luang Prabang, night market by the palace | 19.891, 102.135",
      food: "Кхао-сой по-лаосски, лаап из рыбы, водоросли кайпен и клейкий рис | Lao khao soi, fish laap, kaipen river weed and sticky rice",
    },
    `
    Ват-Сиенгтхонг | Wat Xieng Thong | 1 | sightseeing ethnographic | 19.898, 102.143 | На задней стене мозаика с древом жизни; утреннюю раздачу подаяния монахам снимают только издали. | A tree of life in mosaic; watch the dawn alms from a distance.
    Пхуси | Mount Phousi | 1 | photo hiking | 19.890, 102.138 | Триста двадцать восемь ступеней, закат над двумя реками. | 328 steps to sunset over two rivers.
    Водопады Куанг-Си | Kuang Si Falls | 29 | family hiking cycling | 19.749, 101.993 | Бирюзовые чаши одна под другой, в верхних купаются; у входа приют для гималайских медведей, спасённых из клеток. | Turquoise pools and a bear rescue by the gate.
    Пещеры Пакоу | Pak Ou Caves | 27 | cruises sightseeing | 20.045, 102.212 | В две пещеры над рекой веками приносили отслужившие статуи Будды; лодка идёт два часа против течения. | Thousands of retired Buddhas, two hours upstream.
    Нонгкхиав | Nong Khiaw | 140 | hiking rafting photo | 20.570, 102.617 | На смотровую Пха-Денг поднимаются полтора часа, лучше до рассвета: внизу туман над рекой Нам-У и карстовые стены. | Pha Daeng's lookout, ninety minutes above the Nam Ou.
    Пакбенг | Pakbeng | 160 | cruises | 19.893, 101.130 | Ночёвка на двухдневном пути к Хуайсаю, слоны на том берегу. | The overnight stop of the two-day boat towards Thailand.
    Вангвьенг | Vang Vieng | 185 | rafting hiking | 18.924, 102.448 | Тюбинг по Нам-Сонгу, голубые лагуны и шары над карстом. | Tubing, blue lagoons and balloons over karst.
    `,
  ),
];
