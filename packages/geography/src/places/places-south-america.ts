import { place } from "../notation/notation.ts";

export const southAmericaPlaces = [
  place(
    {
      slug: "cusco",
      country: "peru",
      region: null,
      name: "Куско и Мачу-Пикчу | Cusco and Machu Picchu | Cusco und Machu Picchu | 库斯科与马丘比丘",
      ru: "по Перу | в Перу",
      at: "-13.517, -71.979",
      fame: 42,
      months: "4-11",
      scenes: "mountains hiking old-town-european horse-ride",
      kinds:
        "sightseeing hiking photo ethnographic gastronomy cycling rafting wellness festive horse-riding",
      meeting: "Куско, Оружейная площадь | Cusco, Plaza de Armas | -13.517, -71.979",
      food: "Ломо-сальтадо, куй по праздникам, чокло с сыром и чича-морада | Lomo saltado, feast-day cuy, choclo with cheese and chicha morada",
    },
    `
    Кориканча и Сан-Блас | Qorikancha and San Blas | 1 | city sightseeing | -13.520, -71.975 | Испанский монастырь на стенах храма Солнца; камень с двенадцатью углами на Атун-Румиёк. | A convent on the Sun Temple's walls, and the twelve-angled stone.
    Саксайуаман | Sacsayhuamán | 3 | sightseeing festive | -13.508, -71.982 | Глыбы весом до ста с лишним тонн сложены без раствора; 24 июня здесь празднуют Инти-Райми. | Blocks of over a hundred tonnes; Inti Raymi on 24 June.
    Писак | Pisac | 33 | sightseeing ethnographic gastronomy | -13.422, -71.849 | На террасы поднимаются на такси, а вниз к рынку идут пешком полтора часа мимо водных каналов и гробниц в скале. | Terraces above the market, a ninety-minute walk down.
    Марас и Морай | Maras and Moray | 48 | cycling photo sightseeing | -13.303, -72.155 | На склоне больше трёх тысяч соляных ванн, а рядом круглые террасы, где инки пробовали выращивать культуры. | Over three thousand salt pans and round Inca terraces.
    Ольянтайтамбо | Ollantaytambo | 72 | sightseeing rafting | -13.258, -72.263 | Город инков, где живут до сих пор; отсюда поезд вдоль Урубамбы. | An Inca town still lived in, where the train starts.
    Мачу-Пикчу | Machu Picchu | 112 | sightseeing photo hiking | -13.163, -72.545 | Билет продают на конкретный маршрут и час; на Уайна-Пикчу пускают немногих, место бронируют за месяцы. | Tickets fix your circuit and hour; few get Huayna Picchu.
    Салкантай | Salkantay trek | 115 | hiking mountaineering horse-riding | -13.335, -72.545 | Пять дней пути через перевал 4630 метров: от ледников тропа спускается в лес, где растёт кофе. | Five days over 4,630 m, down into coffee country.
    Радужная гора Виникунка | Vinicunca, Rainbow Mountain | 130 | hiking photo | -13.869, -71.303 | Перевал на 5036 метрах; ехать стоит не раньше третьего дня в Куско, выходят в четыре утра, пока склоны без снега и людей. | At 5,036 m, after two days in Cusco.
    `,
  ),
  place(
    {
      slug: "uyuni",
      country: "bolivia",
      region: null,
      name: "Уюни | Uyuni | Uyuni | 乌尤尼",
      ru: "по Боливийскому альтиплано | в Уюни",
      at: "-20.460, -66.825",
      fame: 26,
      months: "1-12",
      scenes: "night-sky lake volcano steppe geysers",
      kinds: "offroad photo sightseeing hiking",
      meeting: "Уюни, часовая башня | Uyuni, clock tower | -20.463, -66.823",
      food: "Стейк из ламы, чарке с картошкой, суп из киноа и мате-де-кока | Llama steak, charque with potatoes, quinoa soup and coca tea",
    },
    `
    Кладбище паровозов | Train Cemetery | 3 | photo | -20.480, -66.835 | Машины конца XIX века ржавеют с тех пор, как кончилось серебро. | Engines rusting since the silver ran out.
    Солончак Уюни | Salar de Uyuni | 38 | offroad photo | -20.300, -67.100 | Десять с половиной тысяч квадратных километров; зеркало с января по март. | Over ten thousand square kilometres, a mirror from January to March.
    Остров Инкауаси | Incahuasi Island | 105 | photo hiking | -20.242, -67.627 | Посреди соли растут кактусы высотой до десяти метров; круговая тропа занимает полчаса. | Ten-metre cacti in mid-salt.
    Вулкан Тунупа | Tunupa volcano | 110 | hiking mountaineering | -19.835, -67.640 | Вулкан высотой 5321 метр над северным краем солончака; на полпути пещера с мумиями Кокесы, выше идут с гидом. | At 5,321 m, with mummies in a cave halfway.
    Лагуна-Колорада | Laguna Colorada | 300 | photo offroad | -22.200, -67.770 | Вода на высоте 4278 метров красная от водорослей, и в ней кормятся фламинго сразу трёх видов. | Red water and three kinds of flamingo at 4,278 m.
    Гейзеры Соль-де-Маньяна | Sol de Mañana geysers | 325 | photo offroad | -22.435, -67.758 | Сюда приезжают к рассвету, на высоту около 4900 метров и в ледяной ветер, а потом греются в бассейне Полькес. | At 4,900 m at dawn, then the warm pool at Polques.
    `,
  ),
  place(
    {
      slug: "el-calafate",
      country: "argentina",
      region: "patagonia-argentina",
      name: "Эль-Калафате и Эль-Чальтен | El Calafate and El Chaltén | El Calafate und El Chaltén | 卡拉法特与查尔滕",
      ru: "по аргентинской Патагонии | в Эль-Калафате",
      at: "-50.338, -72.265",
      fame: 38,
      months: "1-4 10-12",
      scenes: "icebergs mountains hiking lake steppe",
      kinds: "hiking photo mountaineering sightseeing horse-riding cruises gastronomy",
      meeting: "Эль-Калафате, автовокзал | El Calafate bus terminal | -50.343, -72.263",
      food: "Патагонский ягнёнок на кресте, локро, эмпанады и мороженое из калафате | Lamb on the cross, locro, empanadas and calafate ice cream",
    },
    `
    Ледник Перито-Морено | Perito Moreno Glacier | 78 | sightseeing photo hiking mountaineering | -50.496, -73.137 | Фронт пять километров, семьдесят метров над водой; в кошках по нему ходят полтора часа. | A five-kilometre front seventy metres high, walked in crampons.
    Лагуна Нимес | Laguna Nimez | 2 | safari family | -50.328, -72.262 | Фламинго и чёрношейные лебеди в двух шагах от главной улицы. | Flamingos and black-necked swans by the main street.
    Эстансия Кристина и ледник Упсала | Estancia Cristina and Upsala | 80 | cruises hiking horse-riding | -49.960, -73.130 | Корабль три часа идёт мимо айсбергов, потом джип поднимает к смотровой над ледником Упсала. | Three hours past icebergs and a jeep to the lookout.
    Лагуна-де-лос-Трес | Laguna de los Tres | 230 | hiking photo | -49.280, -72.985 | Двадцать километров туда и обратно, последний час круто вверх; на рассвете Фицрой розовеет минут на пять. | Twenty kilometres with one steep hour; Fitz Roy blushes for five minutes.
    Лагуна-Торре | Laguna Torre | 228 | hiking photo | -49.330, -73.000 | Самая пологая тропа Эль-Чальтена: девять километров до озера с айсбергами под иглой Серро-Торре. | A gentle nine kilometres to ice below Cerro Torre.
    Лома-дель-Плиеге-Тумбадо | Loma del Pliegue Tumbado | 225 | hiking | -49.370, -72.950 | С высоты 1500 метров видно сразу Фицрой, Серро-Торре и озеро Вьедма; ветер наверху валит с ног. | At 1,500 m: both towers and Lake Viedma, in wind.
    Лаго-дель-Десьерто | Lago del Desierto | 255 | hiking cruises | -49.060, -72.880 | Катер идёт вдоль чилийской границы, а от причала за час поднимаются к бирюзовой лагуне под ледником Уэмуль. | A boat by the border and an hour to Huemul glacier.
    `,
  ),
  place(
    {
      slug: "ushuaia",
      country: "argentina",
      region: "patagonia-argentina",
      name: "Ушуайя: ворота Антарктики | Ushuaia, gateway to Antarctica | Ushuaia, Tor zur Antarktis | 乌斯怀亚：南极门户",
      ru: "по Огненной Земле | на Огненной Земле",
      at: "-54.807, -68.304",
      fame: 32,
      months: "1-3 10-12",
      scenes: "icebergs sea-ship mountains whale island",
      kinds: "cruises hiking safari photo sightseeing skiing yachting",
      meeting: "Ушуайя, туристический причал | Ushuaia, tourist pier | -54.810, -68.303",
      food: "Центолья, мерлуса-негра, ягнёнок по-фуэгийски и альфахоры | King crab, black hake, Fuegian lamb and alfajores",
    },
    `
    Маяк Ле-Эклерёр | Les Éclaireurs lighthouse | 17 | cruises safari photo | -54.871, -68.083 | Катамаран по Биглю: бакланы, морские львы и полосатая башня 1920 года. | The Beagle by catamaran: cormorants, sea lions and a striped tower.
    Остров Мартильо | Martillo Island | 90 | safari photo | -54.908, -67.374 | Магеллановы пингвины живут здесь с октября по март; на берег высаживают маленькими группами. | Magellanic penguins from October to March, landings in small groups.
    Национальный парк «Огненная Земля» | Tierra del Fuego National Park | 18 | hiking family | -54.845, -68.530 | Тропа Костера идёт вдоль бухты от почты на пирсе; у Лапатайи кончается трасса номер 3. | The coastal trail, a post office on a pier and the end of Route 3.
    Лагуна-Эсмеральда | Laguna Esmeralda | 20 | hiking photo | -54.710, -68.130 | Девять километров через торфяник с бобровыми плотинами, нужны сапоги. | Nine kilometres through beaver bog to green water.
    Ледник Мартиаль | Martial Glacier | 7 | hiking skiing | -54.785, -68.390 | От города пешком два часа вдоль ручья; сверху виден весь Бигль до чилийского острова Наварино. | Two hours up with the Beagle below.
    Мыс Горн | Cape Horn | 150 | cruises yachting | -55.980, -67.270 | На скале стоит стальной альбатрос, а на маяке живёт смотритель с семьёй; высаживаются, если позволит зыбь. | A steel albatross and a keeper's family; landing if the swell allows.
    `,
  ),
  place(
    {
      slug: "puerto-natales",
      country: "chile",
      region: "patagonia-chile",
      name: "Торрес-дель-Пайне | Torres del Paine | Torres del Paine | 百内国家公园",
      ru: "по чилийской Патагонии | в Торрес-дель-Пайне",
      at: "-51.730, -72.507",
      fame: 34,
      months: "1-4 10-12",
      scenes: "mountains hiking icebergs lake horse-ride",
      kinds: "hiking horse-riding photo safari cruises rafting",
      meeting:
        "Пуэрто-Наталес, автовокзал Родовьярио | Puerto Natales, Rodoviario | -51.720, -72.490",
      food: "Ягнёнок аль-пало, суп из центольи, кальдильо и калафате-сауэр | Lamb al palo, king-crab soup and calafate sour",
    },
    `
    Пещера Милодона | Milodón Cave | 24 | sightseeing family | -51.565, -72.620 | Здесь нашли шкуру гигантского ленивца; зал двести метров глубиной. | The giant sloth's hide came from this two-hundred-metre hall.
    База Торрес | Base of the Towers | 125 | hiking photo | -50.942, -72.955 | Двадцать километров туда и обратно, последний час по валунам; к рассвету выходят в темноте. | Twenty kilometres return, the last hour on boulders.
    Долина Франсес | French Valley | 130 | hiking | -51.010, -73.030 | Середина W-трека: со стен Пайне-Гранде весь день с грохотом сходят лавины. | The heart of the W, with avalanches off Paine Grande.
    Ледник Грей | Grey Glacier | 125 | cruises rafting hiking | -50.980, -73.220 | К ледяной стене подходят на каяках между айсбергами или за три часа тропой от Пайне-Гранде. | Kayaks among icebergs or three hours' walk.
    Сальто-Гранде и Куэрнос | Salto Grande and the Cuernos | 115 | photo family | -51.067, -73.003 | От водопада час до мирадора под рогами Куэрнос; гуанако не боятся людей, а ветер сбивает с ног. | An hour to the lookout among guanacos and gales.
    Лагуна-Асуль, пумы | Laguna Azul pumas | 130 | safari photo horse-riding | -50.880, -72.750 | На восточном краю парка следопыты находят пум на рассвете; к ним подходят пешком с гидом. | The eastern side, where trackers find pumas at dawn.
    Ледники Бальмаседа и Серрано | Balmaceda and Serrano glaciers | 75 | cruises | -51.420, -73.100 | Катер идёт по фьорду Последней Надежды под кондорами; на обратном пути в эстансии подают ягнёнка. | A boat on Last Hope Sound with condors.
    `,
  ),
  place(
    {
      slug: "san-pedro-de-atacama",
      country: "chile",
      region: null,
      name: "Атакама | Atacama Desert | Atacama-Wüste | 阿塔卡马沙漠",
      ru: "по Атакаме | в Атакаме",
      at: "-22.911, -68.200",
      fame: 28,
      months: "1-12",
      scenes: "night-sky volcano geysers dunes canyon",
      kinds: "photo offroad hiking cycling mountaineering sightseeing wellness",
      meeting:
        "Сан-Педро, площадь у белой церкви | San Pedro, square by the white church | -22.911, -68.200",
      food: "Патаска, кальдо с киноа, эмпанада де пино и мороженое из рика-рика | Patasca, quinoa broth, empanada de pino and rica-rica ice cream",
    },
    `
    Лунная долина | Valle de la Luna | 14 | photo cycling hiking | -22.925, -68.290 | Соляные гребни и Амфитеатр объезжают утром на велосипеде, а закат смотрят с края обрыва. | Salt ridges and the Amphitheatre; cycle in the morning.
    Пукара-де-Китор | Pukará de Quitor | 4 | hiking cycling ethnographic | -22.888, -68.215 | Крепость атакаменьо XII века на холме у реки, пять минут на велосипеде от посёлка; лучше под вечер. | A twelfth-century hill fort by the river.
    Лагуна Сехар | Laguna Cejar | 19 | wellness photo | -23.060, -68.215 | Вода держит, как в Мёртвом море, по краям соляная корка; после купания обязательно в пресный душ. | It floats you like the Dead Sea.
    Гейзеры Эль-Татио | El Tatio geysers | 90 | photo | -22.331, -68.013 | Поле гейзеров на высоте 4320 метров; приезжают к шести утра в мороз, потому что к восьми пар спадает. | At 4,320 m, six in the morning, minus ten.
    Лагуны Мисканти и Миньикес | Miscanti and Miñiques lagoons | 110 | photo offroad | -23.740, -67.780 | Два синих озера под вулканами на высоте 4140 метров; к воде не подходят, там пасутся викуньи и гнездятся лысухи. | Blue lakes under volcanoes at 4,140 m, with vicuñas.
    Вулкан Ласкар | Láscar volcano | 125 | mountaineering hiking | -23.370, -67.730 | Действующий вулкан высотой 5592 метра; джип поднимает почти к пяти тысячам, дальше часа три пешком. | At 5,592 m an active peak three hours from the jeep.
    `,
  ),
  place(
    {
      slug: "galapagos",
      country: "ecuador",
      region: null,
      name: "Галапагосы | Galápagos Islands | Galápagosinseln | 加拉帕戈斯群岛",
      ru: "по Галапагосам | на Галапагосах",
      at: "-0.740, -90.313",
      fame: 32,
      months: "1-12",
      scenes: "island underwater sea-ship volcano tropical-beach",
      kinds: "cruises safari diving photo hiking yachting family",
      meeting: "Остров Балтра, аэропорт Сеймур | Baltra Island, Seymour airport | -0.454, -90.266",
      food: "Севиче из канчалагуа, лангуст, энсебольядо и зелёный банан | Canchalagua ceviche, spiny lobster, encebollado and green plantain",
    },
    `
    Станция Чарльза Дарвина | Charles Darwin Research Station | 2 | safari family | -0.743, -90.303 | Питомник черепах и чучело Одинокого Джорджа в прохладном зале. | The tortoise nursery and Lonesome George, preserved.
    Рыбный рынок Пуэрто-Айоры | Puerto Ayora fish market | 1 | photo gastronomy | -0.746, -90.312 | Каждое утро у прилавка ждёт свой морской лев, а пеликаны крадут обрезки прямо из-под ножа. | A sea lion waits at the counter with the pelicans.
    Бухта Тортуга | Tortuga Bay | 5 | beach safari surfing | -0.760, -90.338 | Два с половиной километра по тропе, на песке лежат морские игуаны. | A mile and a half's walk to sand shared with marine iguanas.
    Нагорье Эль-Чато | El Chato highlands | 22 | safari hiking | -0.670, -90.440 | Черепахи свободно бродят у дороги, рядом лавовый тоннель. | Tortoises roam free by a lava tunnel.
    Бартоломе | Bartolomé Island | 60 | cruises photo diving yachting | -0.284, -90.555 | Деревянная лестница ведёт к виду на скалу-иглу, а под скалой плавают с маской рядом с галапагосскими пингвинами. | Steps to the Pinnacle view; penguins swim below.
    Северный Сеймур | North Seymour | 45 | safari cruises photo | -0.394, -90.289 | Голубоногие олуши танцуют у самой тропы, рядом фрегаты надувают красные мешки; подходить ближе двух метров нельзя. | Blue-footed boobies dance beside ballooning frigatebirds.
    Эспаньола | Española Island | 95 | safari cruises | -1.370, -89.680 | С апреля по декабрь здесь гнездятся волнистые альбатросы, почти все, что есть на Земле. | The waved albatross's home from April to December.
    Сьерра-Негра, Исабела | Sierra Negra, Isabela | 90 | hiking horse-riding | -0.830, -91.140 | По краю кальдеры в десять километров идут верхом или пешком, дальше поля лавы, где поток 2018 года ещё чёрный. | A ten-kilometre caldera with black lava of 2018.
    `,
  ),
  place(
    {
      slug: "rio-de-janeiro",
      country: "brazil",
      region: null,
      name: "Рио-де-Жанейро | Rio de Janeiro | Rio de Janeiro | 里约热内卢",
      ru: "по Бразилии | в Рио",
      at: "-22.907, -43.173",
      fame: 30,
      months: "1-12",
      scenes: "rio tropical-beach mountains hiking island",
      kinds: "city beach hiking surfing gastronomy photo family festive cycling yachting",
      meeting:
        "Рио, площадь Мауа, Музей завтрашнего дня | Rio, Praça Mauá, Museum of Tomorrow | -22.896, -43.180",
      food: "Фейжоада по субботам, пан-де-кейжу, асаи и кайпиринья | Saturday feijoada, pão de queijo, açaí and caipirinha",
    },
    `
    Корковаду | Corcovado | 10 | sightseeing photo | -22.952, -43.210 | Зубчатый поезд идёт к статуе через лес Тижука; берите первый, в восемь, пока на вершину не село облако. | The forest train at eight, before the cloud sits.
    Сахарная голова | Sugarloaf | 8 | photo hiking | -22.949, -43.156 | Две канатки; на первую гору, Урку, можно подняться и пешком; приезжают к закату. | Two cable cars, or walk the first hill.
    Копакабана и Ипанема | Copacabana and Ipanema | 10 | beach surfing city cycling | -22.984, -43.195 | Набережная выложена волной из португальской брусчатки, а на Арпоадоре заходящему солнцу аплодируют. | Wave-pattern pavements and applause for the sun at Arpoador.
    Санта-Тереза и лестница Селарона | Santa Teresa and Selarón Steps | 2 | city photo | -22.915, -43.179 | Лестницу украшают больше двух тысяч плиток из шестидесяти стран; наверх, в Санта-Терезу, ходит трамвай. | Two thousand tiles from sixty countries; the tram climbs above.
    Лес Тижука, Педра-Бонита | Tijuca Forest, Pedra Bonita | 24 | hiking photo | -22.988, -43.283 | Сорок минут до вида на Гавеа, рядом взлетают дельтапланы. | Forty minutes to a view of Gávea beside the hang-glider ramp.
    Петрополис | Petrópolis | 68 | sightseeing gastronomy | -22.505, -43.179 | Летний дворец императора, по паркету ходят в войлочных тапках, рядом пивоварня «Богемия». | The emperor's palace in felt slippers.
    Илья-Гранде | Ilha Grande | 160 | beach hiking diving yachting | -23.150, -44.230 | На острове нет машин; к пляжу Лопес-Мендес идут тропой два часа через лес или берут лодку. | Car-free; Lopes Mendes is two hours' walk.
    `,
  ),
];
