import { place } from "../notation/notation.ts";

/** Mexico, Cuba, the United States and New Zealand. */
export const newWorldPlaces = [
  place(
    {
      slug: "tulum",
      country: "mexico",
      region: "yucatan-peninsula",
      name: "Тулум | Tulum | Tulum | 图卢姆",
      ru: "по Юкатану | на Юкатане",
      at: "20.211, -87.465",
      fame: 38,
      months: "1-5 11-12",
      scenes: "tropical-beach underwater canyon island",
      kinds: "beach diving sightseeing wellness gastronomy photo family cycling festive safari",
      meeting: "Тулум, автовокзал ADO | Tulum, ADO bus station | 20.211, -87.464",
      food: "Кочинита-пибиль, панучос, севиче и маркесита с эдамом | Cochinita pibil, panuchos, ceviche and Edam marquesitas",
    },
    `
    Руины Тулума | Tulum ruins | 4 | sightseeing beach photo | 20.215, -87.429 | Город-крепость майя на обрыве над морем; к восьми, до автобусов из Канкуна, тут только игуаны. | A Maya fort above turquoise, bus-free at eight.
    Сеноте Дос-Охос | Cenote Dos Ojos | 21 | diving photo | 20.325, -87.391 | Два провала соединены подводными залами с прозрачнейшей водой; с маской доплывают до грота летучих мышей. | Two eyes of gin-clear water and a bat cave.
    Коба | Cobá | 45 | cycling sightseeing | 20.490, -87.737 | По белым дорогам майя между руинами ездят на велосипеде; пирамида Ноочу-Муль поднимается на сорок два метра. | White roads by bike to 42 m Nohoch Mul.
    Сиан-Каан | Sian Ka'an | 40 | safari rafting | 20.010, -87.480 | По каналу майя сплывают лёжа в спасжилете; в лагуне живут ламантины. | Drift a Maya canal in a life jacket; manatees.
    Косумель | Cozumel | 85 | diving cruises beach | 20.430, -87.000 | Течение само несёт вдоль стены Паланкара, видимость до тридцати метров; паром идёт из Плайя-дель-Кармен. | Drift dives on Palancar, by ferry from Playa.
    Вальядолид | Valladolid | 105 | city gastronomy cycling | 20.690, -88.202 | Сеноте Саки прямо в центре города, а вечером гуляют по улице Кальсада-де-лос-Фрайлес. | Cenote Zaci in mid-town and a friars' lane at dusk.
    Чичен-Ица | Chichén Itzá | 150 | sightseeing | 20.684, -88.568 | Хлопните у Кукулькана: ответит кетцаль; в равноденствие по лестнице спускается змей из тени. | Clap and a quetzal answers; the serpent descends at the equinox.
    `,
  ),
  place(
    {
      slug: "havana",
      country: "cuba",
      region: null,
      name: "Гавана | Havana | Havanna | 哈瓦那",
      ru: "по Кубе | на Кубе",
      at: "23.136, -82.359",
      fame: 36,
      months: "1-5 10-12",
      scenes: "old-town-european tropical-beach sea-ship horse-ride",
      kinds: "city sightseeing beach gastronomy photo horse-riding cycling family festive diving",
      meeting: "Гавана, Кафедральная площадь | Havana, Cathedral Square | 23.141, -82.352",
      food: "Ропа-вьеха, морос-и-кристианос, тостонес и мороженое «Коппелия» | Ropa vieja, moros y cristianos, tostones and Coppelia ice cream",
    },
    `
    Старая Гавана | Old Havana | 1 | city photo | 23.137, -82.350 | Четыре площади обходят пешком; в двух шагах от собора «Бодегита» с автографами на стенах. | Four squares on foot and the scribbled Bodeguita.
    Малекон | Malecón | 3 | city photo | 23.146, -82.375 | Восемь километров парапета, где на закате собирается весь город с гитарами; старый «Бьюик» нанимают на час. | Eight kilometres of sea wall where the city gathers at dusk.
    Эль-Морро | El Morro Castle | 6 | sightseeing family | 23.150, -82.357 | В девять вечера в Ла-Кабанье солдаты в париках стреляют из пушки. | At nine a cannon is fired at nearby La Cabaña.
    Финка-Вихия | Finca Vigía | 14 | sightseeing | 23.067, -82.296 | Дом Хемингуэя смотрят в окна; во дворе стоит катер «Пилар». | Hemingway's house, seen through windows, and his boat Pilar.
    Виньялес | Viñales | 185 | horse-riding hiking cycling gastronomy | 22.617, -83.707 | Известняковые холмы-моготы среди табачных полей; верхом объезжают фермы, где сигару крутят при вас и макают в мёд. | Mogotes and tobacco, a cigar rolled and dipped in honey.
    Варадеро | Varadero | 145 | beach diving family | 23.157, -81.249 | Двадцать километров песка, пещера Сатурно для купания по дороге. | Twenty kilometres of sand, with Saturno cave on the way.
    Сьенфуэгос | Cienfuegos | 255 | city sightseeing diving | 22.146, -80.443 | Город выходцев из Бордо с прямой сеткой улиц; закат смотрят с террасы дворца Валье на мысу. | A French street grid and Palacio de Valle.
    Тринидад | Trinidad | 320 | city horse-riding photo hiking | 21.803, -79.984 | Булыжные улицы, музыка на ступенях Каса-де-ла-Мусика и долина старых сахарных заводов за городом. | Cobbles, music on the steps and the valley of sugar mills.
    `,
  ),
  place(
    {
      slug: "las-vegas",
      country: "usa",
      region: null,
      name: "Каньоны Юго-Запада | Canyons of the Southwest | Canyons des Südwestens | 美国西南大峡谷",
      ru: "по каньонам Юго-Запада | на Юго-Западе США",
      at: "36.170, -115.140",
      fame: 36,
      months: "3-6 9-11",
      scenes: "canyon night-sky hiking steppe city-skyline rafting",
      kinds: "hiking photo offroad sightseeing family rafting cycling",
      meeting:
        "Лас-Вегас, аэропорт Гарри Рида, терминал 1 | Las Vegas, Harry Reid airport, terminal 1 | 36.084, -115.153",
      food: "Бургер у трассы 66, тако навахо, рёбра барбекю и пирог с пеканом | Route 66 burgers, Navajo tacos, barbecue ribs and pecan pie",
    },
    `
    Долина Огня | Valley of Fire | 80 | photo hiking family | 36.485, -114.530 | До Огненной волны идти двадцать минут от парковки; летом бывает под пятьдесят градусов, выходят на рассвете. | The Fire Wave twenty minutes from the car; fierce in June.
    Зайон | Zion | 260 | hiking photo cycling | 37.270, -112.948 | На Энджелс-Лэндинг поднимаются по цепям и с разрешением по лотерее, а по теснине Нарроус идут вброд с палкой. | Angels Landing by lottery and chains, the Narrows with a stick.
    Брайс-Каньон | Bryce Canyon | 420 | hiking photo | 37.593, -112.187 | Тропа Навахо-Луп спускается между каменных столбов-худу; край каньона на 2500 метрах, и в мае ещё лежит снег. | Down the Navajo Loop among hoodoos at 2,500 m.
    Гранд-Каньон, Южный край | Grand Canyon, South Rim | 445 | hiking sightseeing photo rafting | 36.057, -112.140 | Тропой Брайт-Энджел спускаются до приюта «Три мили»; наверх уходит вдвое больше времени, чем вниз. | Bright Angel to Three-Mile and back; up takes twice as long.
    Подкова и каньон Антилопы | Horseshoe Bend and Antelope Canyon | 450 | photo | 36.879, -111.510 | До обрыва над излучиной Колорадо километр по песку; в каньон Антилопы водят только гиды навахо. | A sandy walk to the brink; Antelope with a Navajo guide only.
    Долина Смерти | Death Valley | 200 | photo offroad hiking | 36.230, -116.767 | Солончак Бэдуотер лежит на восемьдесят шесть метров ниже уровня моря; рассвет встречают на Забриски-Пойнт. | Badwater at minus 86 m and dawn at Zabriskie.
    `,
  ),
  place(
    {
      slug: "queenstown",
      country: "new-zealand",
      region: null,
      name: "Квинстаун и Фьордленд | Queenstown and Fiordland | Queenstown und Fiordland | 皇后镇与峡湾地区",
      ru: "по Южному острову | в Квинстауне",
      at: "-45.031, 168.663",
      fame: 28,
      months: "1-4 7-9 11-12",
      scenes: "fjord mountains lake hiking ski-slope vineyard",
      kinds: "hiking cruises skiing rafting wine photo cycling mountaineering family",
      meeting:
        "Квинстаун, пристань парохода «Эрнслоу» | Queenstown, TSS Earnslaw wharf | -45.032, 168.660",
      food: "Бараньи рёбра, устрицы Блафф, пай с олениной и пино-нуар | Lamb ribs, Bluff oysters, venison pie and Pinot noir",
    },
    `
    Бен-Ломонд | Ben Lomond | 7 | hiking photo | -45.010, 168.617 | Вершина 1748 метров, от верхней станции гондолы шесть часов туда и обратно, и весь Вакатипу внизу. | At 1,748 m, a day from the gondola above all Wakatipu.
    Гиббстон | Gibbston Valley | 25 | wine cycling | -45.020, 168.950 | Велотропа между погребами и мост Каварау, где в 1988-м открыли первый коммерческий банджи. | A cycle trail between cellars past the first bungy bridge.
    Гленорки | Glenorchy | 46 | horse-riding hiking photo | -44.850, 168.388 | Здесь кончается асфальт и начинаются тропы Рутберна; у воды стоит красный сарай, от которого водят конные выезды. | The road's end, near the Routeburn, with a red shed.
    Пик Ройс, Ванака | Roys Peak, Wanaka | 70 | hiking photo skiing | -44.690, 169.045 | Тропа набирает серпантином тысячу двести метров над озером; в сезон ягнения, с октября, она закрыта. | Twelve hundred metres of zigzag, shut for lambing.
    Милфорд-Саунд | Milford Sound | 288 | cruises rafting photo | -44.641, 167.897 | Дождь идёт двести дней в году, и тогда по стенам текут тысячи водопадов; прямо из воды поднимается пик Митр. | It rains two hundred days a year, and then the walls stream.
    Даутфул-Саунд | Doubtful Sound | 210 | cruises safari | -45.300, 166.980 | Добираются катером через озеро Манапури и автобусом через перевал Уилмот; посреди фьорда глушат мотор, чтобы послушать. | Over Manapouri and Wilmot Pass; engines stop to listen.
    Аораки, долина Хукер | Aoraki, Hooker Valley | 265 | hiking photo mountaineering | -43.690, 170.095 | Десять километров почти ровной тропы с тремя подвесными мостами к озеру с айсбергами под горой Кука. | Ten kilometres and three bridges to ice under 3,724 m.
    `,
  ),
];
