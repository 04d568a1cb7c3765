import { place } from "../notation/notation.ts";

/** The places that hold most of the catalogue. */
export const famousPlaces = [
  place(
    {
      slug: "gorny-altay",
      country: "russia",
      region: "altay",
      name: "Горный Алтай | Altai Mountains | Altaigebirge | 阿尔泰山",
      ru: "по Горному Алтаю | в Горном Алтае",
      at: "51.958, 85.960",
      fame: 100,
      months: "2 5-10",
      scenes: "mountains hiking rafting steppe autumn-forest horse-ride lake",
      kinds: "hiking rafting sightseeing photo horse-riding offroad family ethnographic cycling",
      meeting:
        "Аэропорт Горно-Алтайска, выход из зала прилёта | Gorno-Altaysk airport, arrivals exit | 51.967, 85.836",
      food: "Тажуур с молочным чегенем, кан (кровяная колбаса), баранина на костре и сладкий чок-чок к чаю с талканом | Chegen (soured milk), kan blood sausage, mutton over the fire and chok-chok sweets of pine nuts with talkan tea",
    },
    `
    Чемал и остров Патмос | Chemal and Patmos Island | 95 | sightseeing family rafting horse-riding | 51.402, 86.003 | На скальный островок посреди Катуни ведёт подвесной мост, а к плотине старой Чемальской ГЭС тянется Козья тропа вдоль обрыва. | A footbridge leads to a rock in mid-Katun with a wooden church, and the Goat Path follows the cliff to the old Chemal power dam.
    Семинский перевал | Seminsky Pass | 140 | sightseeing skiing | 51.045, 85.603 | Самый высокий перевал Чуйского тракта, 1717 метров: кедры вдоль дороги, рынок с травами и снег бывает даже в июне. | The highest pass on the Chuya road, 1,717 m: cedars by the roadside, a herb market, and snow even in June.
    Перевал Чике-Таман | Chike-Taman Pass | 215 | sightseeing photo cycling | 50.645, 86.310 | Рядом с новым асфальтом осталась петля старого тракта; с верхней площадки видны шесть витков серпантина. | A loop of the old road survives beside the new asphalt; the upper lookout shows the whole staircase of hairpins.
    Слияние Чуи и Катуни | Confluence of the Chuya and the Katun | 270 | photo rafting sightseeing | 50.395, 86.670 | Мутная Чуя и бирюзовая Катунь какое-то время идут в одном русле не смешиваясь; лучший цвет в конце сентября. | The silty Chuya and the turquoise Katun run side by side before they mix; the colour is best in late September.
    Урочище Калбак-Таш | Kalbak-Tash petroglyphs | 280 | ethnographic sightseeing | 50.402, 86.818 | На сланцевых плитах у самой дороги больше пяти тысяч рисунков, от эпохи неолита до древних тюрок. | Over five thousand figures are pecked into slate slabs by the road, from the Neolithic to the ancient Turks.
    Гейзеровое озеро | Geyser Lake | 345 | photo sightseeing family | 50.300, 87.650 | Голубая глина поднимается со дна кругами, и узор меняется прямо на глазах; озеро не замерзает зимой. | Blue clay wells up from the bottom in rings that change as you watch; the lake stays open in winter.
    Долина Актру | Aktru Valley | 390 | hiking mountaineering offroad | 50.083, 87.780 | До альплагеря на 2150 метрах идут ГАЗ-66, дальше пешком: к леднику Малый Актру час хода, к Голубому озеру полдня. | Trucks climb to the camp at 2,150 m; from there Maly Aktru glacier is an hour on foot and Blue Lake half a day.
    Кызыл-Чин, «Марс» | Kyzyl-Chin, the Altai Mars | 400 | photo offroad | 50.030, 88.260 | Склоны в полосах охры, бордового и зелёного; после дождя глина держит сапог, поэтому сюда едут в сухую погоду. | Slopes striped ochre, crimson and green; after rain the clay grabs your boots, so go when it is dry.
    `,
  ),
  place(
    {
      slug: "baikal",
      country: "russia",
      region: "irkutsk-region",
      name: "Байкал и Ольхон | Lake Baikal and Olkhon | Baikalsee und Olchon | 贝加尔湖与奥利洪岛",
      ru: "по Байкалу | на Байкале",
      at: "53.194, 107.343",
      fame: 96,
      months: "2-3 5-10",
      scenes: "frozen-lake lake island taiga sea-cliffs hiking sailing",
      kinds:
        "hiking sightseeing photo cruises yachting family ethnographic cycling festive dog-sledding",
      meeting:
        "Железнодорожный вокзал Иркутск-Пассажирский, главный вход | Irkutsk-Passazhirsky railway station, main entrance | 52.283, 104.261",
      food: "Омуль горячего копчения, буузы, сагудай и травяной чай с чабрецом из Тажеранской степи | Hot-smoked omul, buuz dumplings, sagudai of raw fish and tea with thyme from the Tazheran steppe",
    },
    `
    Листвянка и исток Ангары | Listvyanka and the source of the Angara | 330 | sightseeing family city dog-sledding | 51.866, 104.829 | Единственная вытекающая из Байкала река начинается у Шаман-камня; исток не замерзает, зимой на нём держатся утки. | The only river that leaves Baikal starts at Shaman Stone; it never freezes and ducks winter on it.
    Кругобайкальская железная дорога | Circum-Baikal Railway | 345 | sightseeing hiking photo | 51.720, 104.280 | От порта Байкал до Култука 84 километра путей по кромке воды, 38 тоннелей и каменные галереи итальянских мастеров. | From Port Baikal to Kultuk, 84 km of track along the shore, 38 tunnels and galleries laid by Italian masons.
    Тажеранская степь | Tazheran Steppe | 75 | hiking photo cycling | 52.870, 106.560 | Сухая степь с солёными озёрами и мраморными гротами; в мае холмы цветут, а к июлю выгорают до золота. | Dry grassland with salt lakes and marble grottoes; it blooms in May and burns to gold by July.
    Остров Огой | Ogoy Island | 45 | cruises photo yachting | 53.132, 106.993 | На безлюдном острове Малого Моря в 2005 году поставили ступу Просветления; зимой у северного мыса гроты в наплесках льда. | The uninhabited island has carried a stupa of Enlightenment since 2005; in winter ice coats the grottoes at its tip.
    Скала Шаманка, мыс Бурхан | Shaman Rock, Cape Burkhan | 1 | photo ethnographic sightseeing | 53.204, 107.339 | Двуглавая скала из мрамора за Хужиром, одна из девяти святынь Азии; на саму скалу не поднимаются. | A two-headed marble rock behind Khuzhir, a holy place of Asia; nobody climbs it.
    Мыс Хобой | Cape Khoboy | 40 | offroad photo hiking | 53.409, 107.790 | Северный край Ольхона, куда возит «буханка» через Песчаное и Три брата; дальше только открытый Байкал. | Olkhon's northern tip, reached by a UAZ van past Peschanoye and Three Brothers; only water lies ahead.
    Бухта Узуры | Uzury Bay | 35 | hiking photo | 53.324, 107.742 | Единственная удобная бухта восточной стороны острова, с галечным пляжем; в феврале здесь самый прозрачный лёд. | The one easy bay on the island's eastern side, with a pebble beach; in February the ice here is at its clearest.
    Гора Жима | Mount Zhima | 27 | hiking mountaineering | 53.253, 107.708 | Высшая точка Ольхона, 1274 метра: тропа идёт лиственничником, сверху видно сразу Малое Море и открытый Байкал. | Olkhon's highest point at 1,274 m: the path climbs through larch to a view of both the Small Sea and the open lake.
    `,
  ),
  place(
    {
      slug: "kamchatka",
      country: "russia",
      region: "kamchatka-krai",
      name: "Камчатка | Kamchatka | Kamtschatka | 堪察加",
      ru: "по Камчатке | на Камчатке",
      at: "53.024, 158.643",
      fame: 92,
      months: "3-4 7-9",
      scenes: "volcano geysers whale hiking tropical-beach ski-slope lake",
      kinds:
        "hiking mountaineering photo cruises surfing skiing safari offroad dog-sledding sightseeing",
      meeting: "Аэропорт Елизово, зал прилёта | Yelizovo airport, arrivals hall | 53.168, 158.454",
      food: "Камчатский краб, нерка слабой соли, красная икра ложкой и оладьи с жимолостью | Kamchatka crab, lightly cured sockeye, red caviar by the spoon and pancakes with honeyberries",
    },
    `
    Халактырский пляж | Khalaktyrsky Beach | 20 | surfing photo family | 53.000, 158.850 | Тридцать километров чёрного вулканического песка на открытом Тихом океане; школы сёрфинга работают и зимой. | Thirty kilometres of black volcanic sand on the open Pacific; the surf schools teach even in winter.
    Бухта и скалы Три Брата | Avacha Bay and the Three Brothers | 25 | cruises safari photo | 52.886, 158.690 | Выход из Авачинской бухты сторожат три кекура; дальше к острову Старичков за топорками, косатками и ужением палтуса. | Three sea stacks guard the mouth of Avacha Bay; beyond lies Starichkov Island with puffins and orcas.
    Авачинский вулкан | Avachinsky volcano | 35 | mountaineering hiking skiing | 53.255, 158.830 | От базы на 900 метрах до кратера на 2741 метре шесть-восемь часов по шлаку; с кромки виден Тихий океан. | From the base at 900 m it takes six to eight hours over cinder to the 2,741 m crater rim, with the Pacific in view.
    Экструзия Верблюд | Camel Rock | 33 | hiking family dog-sledding | 53.262, 158.780 | Двугорбая скала между Авачинским и Корякским, подъём на плечо занимает час; у базы живут наглые евражки. | A two-humped rock between Avachinsky and Koryaksky, an hour to the saddle; tame ground squirrels live by the base.
    Вулкан Горелый | Gorely volcano | 120 | hiking mountaineering | 52.558, 158.030 | Одиннадцать кратеров на одной горе: в одном кислотное озеро, в другом снежник; подъём пологий, к вечеру часто туман. | Eleven craters on one mountain, one with an acid lake; the slope is gentle and fog tends to come by evening.
    Вулкан Мутновский | Mutnovsky volcano | 125 | hiking photo offroad | 52.453, 158.195 | Тропа заходит прямо в кратер через прорыв ледника, между ревущими фумаролами; рядом каньон Опасный с водопадом. | The trail walks straight into the crater through a gap in the ice between roaring fumaroles; Opasny canyon is close by.
    Долина гейзеров | Valley of Geysers | 185 | sightseeing photo | 54.437, 160.140 | Час вертолётом от Елизова; настилы проходят мимо десятков гейзеров, крупнейший, Великан, бьёт раз в несколько часов. | An hour by helicopter; boardwalks pass dozens of geysers, and Velikan, the largest, erupts every few hours.
    Курильское озеро | Kuril Lake | 205 | safari photo | 51.450, 157.100 | С июля по сентябрь сюда заходит нерка, и за ней к берегу выходят десятки бурых медведей; наблюдают с вышек заказника. | Sockeye run here from July to September and dozens of brown bears follow; you watch from the reserve's platforms.
    `,
  ),
  place(
    {
      slug: "gorny-dagestan",
      country: "russia",
      region: "dagestan",
      name: "Горный Дагестан | Highland Dagestan | Bergland Dagestan | 达吉斯坦山区",
      ru: "по Дагестану | в Дагестане",
      at: "42.983, 47.505",
      fame: 90,
      months: "3-11",
      scenes: "canyon old-town-caucasian mountains dunes waterfall hiking",
      kinds: "sightseeing hiking gastronomy ethnographic photo offroad family festive",
      meeting:
        "Махачкала, аэропорт Уйташ, зал прилёта | Makhachkala, Uytash airport, arrivals hall | 42.817, 47.652",
      food: "Чуду с крапивой и творогом, аварский хинкал с сушёным мясом, урбеч из абрикосовой косточки | Chudu flatbreads with nettle and curd, Avar khinkal with dried meat, urbech paste of apricot kernels",
    },
    `
    Бархан Сарыкум | Sarykum dune | 25 | photo sightseeing family | 43.007, 47.235 | Один из самых больших песчаных барханов Евразии стоит у подножия зелёных гор; «Белое солнце пустыни» снимали здесь. | One of Eurasia's largest dunes stands at the foot of green mountains; White Sun of the Desert was filmed here.
    Сулакский каньон | Sulak Canyon | 75 | sightseeing photo rafting | 43.020, 46.830 | Смотровая в посёлке Дубки висит над бирюзовым Сулаком; каньон глубже Гранд-Каньона, до 1920 метров. | The Dubki lookout hangs over the turquoise Sulak; at up to 1,920 m the gorge is deeper than the Grand Canyon.
    Хунзах и водопад Тобот | Khunzakh and Tobot waterfall | 135 | sightseeing hiking | 42.545, 46.705 | Река переваливает через край плато у самой крепости Арани и падает в каньон; полная вода бывает в мае и июне. | The river tips over the plateau's edge beside Arani fortress into a canyon; it runs full in May and June.
    Карадахская теснина | Karadakh Gorge | 125 | hiking photo | 42.430, 46.750 | Щель между скалами шириной в несколько метров, «ворота чудес»; после ливней внутрь не заходят, вода поднимается за минуты. | A slot a few metres wide called the Gate of Wonders; nobody enters after a storm, as the water rises in minutes.
    Гамсутль | Gamsutl | 155 | hiking photo ethnographic | 42.304, 46.987 | Последний житель умер в 2015 году, каменные дома на гребне пустуют; от дороги подниматься пешком около часа. | The last villager died in 2015 and the stone houses on the ridge stand empty; it is an hour's walk up from the road.
    Гуниб | Gunib | 165 | sightseeing hiking ethnographic | 42.387, 46.963 | Природная крепость, где в 1859 году сдался имам Шамиль; на верхнем плато берёзовая роща и беседка на месте пленения. | A natural fortress where Imam Shamil surrendered in 1859; a birch grove and a pavilion mark the spot on the plateau.
    Кубачи | Kubachi | 150 | ethnographic gastronomy | 42.085, 47.602 | Село златокузнецов: чернь и гравировку показывают прямо дома у мастера, среди старинной посуды по всем стенам. | A village of silversmiths who show niello and engraving at home, among antique dishes that cover the walls.
    Старый Гоор | Old Goor | 170 | hiking photo offroad | 42.430, 46.600 | Над обрывом уцелели три сторожевые башни; дальше по гребню каменный «язык тролля», на который выходят по одному. | Three watchtowers survive above the drop; along the ridge juts a stone tongue where people step out one at a time.
    `,
  ),
  place(
    {
      slug: "ladoga-karelia",
      country: "russia",
      region: "karelia",
      name: "Приладожская Карелия | Ladoga Karelia | Ladoga-Karelien | 拉多加卡累利阿",
      ru: "по Карелии | в Карелии",
      at: "61.703, 30.691",
      fame: 88,
      months: "1-3 5-10 12",
      scenes: "lake waterfall taiga island snow-forest autumn-forest old-town-russian",
      kinds:
        "sightseeing hiking rafting family photo cycling dog-sledding festive wellness yachting",
      meeting: "Железнодорожный вокзал Сортавалы | Sortavala railway station | 61.703, 30.695",
      food: "Калитки с картошкой, лохикейтто на сливках, форель из Ладоги и морошковое варенье | Kalitki rye pies, creamy lohikeitto, Ladoga trout and cloudberry jam",
    },
    `
    Горный парк Рускеала | Ruskeala Mountain Park | 30 | sightseeing family photo dog-sledding | 61.946, 30.581 | Мраморный каньон с изумрудной водой, из которого возили камень в Исаакиевский собор; лодки ходят с мая по октябрь. | A marble quarry with emerald water that supplied St Isaac's Cathedral; rowing boats run from May to October.
    Водопады Ахвенкоски | Ahvenkoski waterfalls | 22 | family photo | 61.917, 30.620 | Четыре порожистых слива на Тохмайоки; здесь снимали сцену из фильма «А зори здесь тихие» 1972 года. | Four steps on the Tohmajoki where scenes of the 1972 film The Dawns Here Are Quiet were shot.
    Ладожские шхеры | Ladoga Skerries | 15 | rafting yachting photo hiking | 61.600, 30.850 | Сотни островов с сосной на голой скале; на байдарке идут от стоянки к стоянке по 10–15 километров в день. | Hundreds of granite islands topped with pine; kayakers move 10 to 15 km a day between campsites.
    Валаам | Valaam | 42 | sightseeing ethnographic cruises | 61.389, 30.946 | «Метеор» из Сортавалы идёт меньше часа; пешая тропа связывает главную усадьбу монастыря со скитами в лесу. | A hydrofoil from Sortavala takes under an hour; paths join the monastery to its hermitages in the woods.
    Гора Паасо | Mount Paaso | 5 | hiking family cycling | 61.722, 30.735 | Невысокое городище древних карел, 83 метра, а видны залив, фермы и шхеры до горизонта; лучше на закате. | An old Karelian hillfort of just 83 m that looks over the bay, farms and skerries; best at sunset.
    Водопад Белые мосты | White Bridges waterfall | 80 | hiking photo | 61.786, 31.395 | Юканкоски падает двумя рукавами с высоты около 18 метров; последний километр пешком, дорога разбитая. | Yukankoski drops some 18 m in two arms; the road in is rough and the last kilometre is on foot.
    Центр Сортавалы | Sortavala old centre | 1 | city gastronomy | 61.704, 30.689 | Финский модерн на главной площади, банк Саариненской школы и галерея Кронида Гоголева с резьбой по дереву. | Finnish Art Nouveau on the square and the gallery of Kronid Gogolev's relief wood carvings.
    `,
  ),
  place(
    {
      slug: "tbilisi",
      country: "georgia",
      region: null,
      name: "Тбилиси | Tbilisi | Tiflis | 第比利斯",
      ru: "по Тбилиси | в Тбилиси",
      at: "41.693, 44.801",
      fame: 84,
      months: "1-12",
      scenes: "old-town-caucasian vineyard mountains canyon",
      kinds: "city gastronomy wine sightseeing family festive photo wellness",
      meeting:
        "Площадь Свободы, у выхода из метро «Тависуплеба» | Freedom Square, by the Tavisupleba metro exit | 41.693, 44.801",
      food: "Хинкали с калакури, аджарули и мегрели хачапури, сациви, чурчхела с рынка Дезертиров | Kalakuri khinkali, Adjarian and Megrelian khachapuri, satsivi and churchkhela from the Dezerter market",
    },
    `
    Абанотубани и Нарикала | Abanotubani and Narikala | 1 | city wellness photo | 41.688, 44.810 | Серные бани под кирпичными куполами, за ними ущелье с водопадом Легвтахеви; к крепости поднимает канатная дорога из парка Рике. | Sulphur baths under brick domes, Leghvtakhevi waterfall behind them, and a cable car from Rike Park up to the fortress.
    Мтацминда | Mtatsminda | 2 | city family | 41.695, 44.787 | Фуникулёр 1905 года высаживает у пантеона и выше, у парка с колесом обозрения; пончики с кремом наверху едят с детства. | The 1905 funicular stops at the Pantheon and then at the park with its Ferris wheel and famous custard doughnuts.
    Рынок Дезертиров | Dezerter Bazaar | 3 | gastronomy city | 41.723, 44.797 | У вокзала торгуют сулугуни, аджикой и домашним вином на розлив; пробовать дают всё, торговаться принято. | By the station they sell sulguni, adjika and home wine on tap; tasting is free and haggling expected.
    Джвари и Мцхета | Jvari and Mtskheta | 22 | sightseeing ethnographic photo wine | 41.838, 44.733 | От храма VI века видно слияние Арагви и Куры, внизу древняя столица и собор Светицховели. | The sixth-century church overlooks the meeting of the Aragvi and the Kura, with old Mtskheta and Svetitskhoveli below.
    Уплисцихе | Uplistsikhe | 85 | sightseeing family | 41.967, 44.207 | Пещерный город над Курой: улицы, винодавильни и базилика IX века, вырубленные в песчанике. | A cave city above the Kura: streets, wine presses and a ninth-century basilica cut in sandstone.
    Давид-Гареджи | David Gareja | 95 | hiking photo sightseeing | 41.448, 45.377 | Лавра в полупустыне на границе с Азербайджаном; по дороге полосатые холмы Мравалцкаро, воду берите с собой. | A monastery in semi-desert by the Azerbaijani border; the road passes striped hills and there is no water on the way.
    Ананури | Ananuri | 66 | sightseeing photo | 42.164, 44.703 | Крепость арагвских эриставов над Жинвальским водохранилищем, первая остановка Военно-Грузинской дороги. | A fortress of the Aragvi dukes above Zhinvali reservoir, the first stop on the Georgian Military Road.
    `,
  ),
  place(
    {
      slug: "mestia",
      country: "georgia",
      region: "svaneti",
      name: "Местия и Верхняя Сванетия | Mestia and Upper Svaneti | Mestia und Oberswanetien | 梅斯蒂亚与上斯瓦涅季",
      ru: "по Сванетии | в Сванетии",
      at: "43.045, 42.729",
      fame: 76,
      months: "1-3 6-10",
      scenes: "mountains old-town-caucasian hiking horse-ride ski-slope night-sky",
      kinds: "hiking horse-riding ethnographic photo skiing offroad gastronomy",
      meeting: "Местия, площадь Сети | Mestia, Seti Square | 43.045, 42.728",
      food: "Кубдари с рубленым мясом, ташмиджаби из картофеля и сыра, сванская соль | Kubdari pies with chopped meat, tashmijabi of potato and cheese, Svan salt",
    },
    `
    Башни Местии | Mestia's towers | 1 | ethnographic sightseeing | 43.048, 42.735 | В дом-башню Маргиани пускают до самого верха по приставным лестницам; рядом музей с древними иконами и рукописями. | The Margiani house lets you climb its tower by ladders; the museum nearby keeps early icons and manuscripts.
    Озёра Корульди | Koruldi Lakes | 10 | hiking photo offroad | 43.083, 42.700 | Тысяча двести метров вверх от площади мимо креста; на 2740 метрах в мелкой воде отражается Ушба. | Up 1,200 m from the square past the cross; at 2,740 m shallow pools mirror Ushba.
    Ледник Чалаади | Chalaadi Glacier | 11 | hiking family | 43.112, 42.745 | От подвесного моста через Местиачалу полтора часа лесом до языка ледника; ближе подходить нельзя, сыплет камни. | Ninety minutes through forest from the swing bridge; keep back from the snout, as stones fall.
    Водопады Шдугра | Shdugra waterfalls | 32 | hiking horse-riding | 43.140, 42.640 | Из Мазери под стеной Ушбы: сначала сосны и погранпост, проверяют паспорта, потом крутой подъём к потокам с ледника. | From Mazeri under the wall of Ushba: pines, a border post that checks passports, then a steep climb to glacier falls.
    Жабеши | Zhabeshi | 16 | hiking ethnographic | 43.052, 42.880 | Первая ночёвка треккинга Местия — Ушгули: гостевые дома под Тетнульдом и башни посреди картофельных полей. | First night of the Mestia to Ushguli trek: guesthouses under Tetnuldi and towers among potato fields.
    Адиши | Adishi | 27 | hiking horse-riding | 42.997, 42.915 | Деревня в полтора десятка жилых домов; утром реку под ледником переходят верхом, пока вода не поднялась. | A village of some fifteen lived-in houses; riders ford the glacier river in the morning before it rises.
    Ушгули | Ushguli | 45 | ethnographic photo hiking offroad | 42.917, 43.016 | Четыре селения на высоте 2100 метров с десятками башен, за Ламарией открывается стена Шхары, 5193 метра. | Four hamlets at 2,100 m with dozens of towers; beyond Lamaria church stands the wall of Shkhara, 5,193 m.
    Хацвали и гора Зурульди | Hatsvali and Zuruldi | 8 | skiing family photo | 43.022, 42.740 | Кресельная дорога начинается у края посёлка и поднимает к веранде, с которой Ушба видна в полный рост; зимой тут короткие тихие трассы. | A lift from the edge of town climbs to a terrace facing both horns of Ushba; in winter the runs are short and quiet.
    `,
  ),
  place(
    {
      slug: "goreme",
      country: "turkey",
      region: "cappadocia",
      name: "Гёреме | Göreme | Göreme | 格雷梅",
      ru: "по Каппадокии | в Каппадокии",
      at: "38.643, 34.829",
      fame: 82,
      months: "3-11",
      scenes: "balloons canyon hiking horse-ride old-town-oriental",
      kinds: "sightseeing photo hiking horse-riding offroad family wine",
      meeting:
        "Автовокзал Гёреме, у билетных касс | Göreme bus station, by the ticket offices | 38.643, 34.829",
      food: "Тести-кебаб в запечатанном глиняном горшке, манты из Кайсери, местное вино из эмира | Testi kebab in a sealed clay pot, Kayseri manti and local Emir wine",
    },
    `
    Музей под открытым небом | Göreme Open Air Museum | 2 | sightseeing ethnographic | 38.640, 34.845 | Монастырские церкви X–XII веков в туфе; в Тёмной церкви фрески сохранили цвет, потому что свет почти не попадал внутрь. | Cave churches of the tenth to twelfth centuries; the Dark Church kept its colours because little light ever got in.
    Долина Любви | Love Valley | 3 | photo hiking offroad | 38.662, 34.820 | Столбы из туфа до сорока метров; на рассвете отсюда снимают шары, они проходят ниже края обрыва. | Tufa pillars up to forty metres; at dawn the balloons drift below the rim where photographers stand.
    Красная и Розовая долины | Red and Rose Valleys | 5 | hiking horse-riding photo | 38.655, 34.860 | Шесть километров тропы от Чавушина с вырубленными церквями по пути; к закату скалы розовеют. | A six-kilometre trail from Çavuşin past rock-cut churches; the cliffs turn pink at sunset.
    Учхисар и Голубиная долина | Uçhisar and Pigeon Valley | 4 | hiking sightseeing wine | 38.630, 34.806 | Скальная крепость в самой высокой точке округи; вниз к Гёреме идёт тропа мимо тысяч голубятен. | A rock castle at the highest point around; a path past thousands of dovecotes leads down to Göreme.
    Пашабаг и Зельве | Paşabağ and Zelve | 9 | sightseeing family | 38.676, 34.855 | «Грибы» с двумя и тремя шляпками, а за холмом деревня Зельве, откуда людей переселили в 1950-х из-за обвалов. | Two- and three-capped chimneys, and over the hill Zelve, a village emptied in the 1950s because of rockfalls.
    Аванос | Avanos | 8 | ethnographic family gastronomy | 38.715, 34.847 | Гончары работают с красной глиной Кызылырмака; за круг на ножном приводе пускают и детей. | Potters throw the red clay of the Kızılırmak, and children may try the kick wheel.
    Деринкую | Derinkuyu | 38 | sightseeing | 38.373, 34.735 | Подземный город глубиной около 85 метров, открыто восемь уровней; коридоры низкие, при клаустрофобии лучше подождать наверху. | An underground city some 85 m deep with eight levels open; the passages are low, so skip it if you dislike tight spaces.
    Долина Ихлара | Ihlara Valley | 85 | hiking family | 38.245, 34.300 | Четырнадцать километров каньона вдоль ручья с пещерными церквями; обедают в Белисырме на помостах над водой. | Fourteen kilometres of canyon along a stream with cave churches; lunch is on platforms over the water at Belisırma.
    `,
  ),
  place(
    {
      slug: "istanbul",
      country: "turkey",
      region: null,
      name: "Стамбул | Istanbul | Istanbul | 伊斯坦布尔",
      ru: "по Стамбулу | в Стамбуле",
      at: "41.008, 28.978",
      fame: 80,
      months: "1-12",
      scenes: "istanbul old-town-oriental sea-ship island",
      kinds: "city gastronomy sightseeing photo family festive cruises",
      meeting:
        "Площадь Султанахмет, у Немецкого фонтана | Sultanahmet Square, by the German Fountain | 41.007, 28.977",
      food: "Симит с чаем на пароме, балык-экмек у Галатского моста, искендер и баклава с фисташкой | Simit with tea on the ferry, balık-ekmek by Galata Bridge, iskender and pistachio baklava",
    },
    `
    Айя-София | Hagia Sophia | 1 | city sightseeing | 41.009, 28.980 | Туристов пускают на верхнюю галерею к мозаикам; приходите к открытию, днём очередь выходит на площадь. | Visitors see the mosaics from the upper gallery; come at opening, as the queue later fills the square.
    Цистерна Базилика | Basilica Cistern | 1 | city photo | 41.008, 28.978 | 336 колонн держат свод подземного водохранилища VI века; в дальнем углу две головы Медузы. | A sixth-century reservoir on 336 columns, with two Medusa heads in the far corner.
    Мечеть Сулеймание | Süleymaniye Mosque | 2 | city photo | 41.016, 28.964 | Главная работа Синана в Стамбуле; с задней террасы виден Золотой Рог, а в ряду напротив подают фасоль куру-фасулье. | Sinan's masterpiece in the city; the rear terrace looks over the Golden Horn and bean restaurants line the street.
    Балат и Фенер | Balat and Fener | 5 | city photo gastronomy | 41.030, 28.949 | Бывшие еврейский и греческий кварталы: цветные дома на крутых улицах, Вселенский патриархат и железная болгарская церковь. | Old Jewish and Greek quarters: coloured houses on steep lanes, the Patriarchate and an iron Bulgarian church.
    Галата и Каракёй | Galata and Karaköy | 3 | city gastronomy | 41.026, 28.974 | От башни генуэзцев вниз по лестнице Камондо к причалам; вечером здесь ужинают мезе под рыбу. | From the Genoese tower down the Camondo Steps to the piers, where dinner is meze and fish.
    Румели-Хисар и Босфор | Rumeli Fortress and the Bosphorus | 13 | cruises sightseeing | 41.085, 29.056 | Крепость Мехмеда Завоевателя построили за четыре месяца 1452 года; городской паром показывает её дешевле экскурсионного. | Mehmed the Conqueror had it built in four months of 1452; the public ferry shows it cheaper than tour boats do.
    Рынок Кадыкёя | Kadıköy market | 7 | gastronomy city | 40.990, 29.025 | Азиатский берег: рыба, соленья, сыры из Карса; двадцать минут паромом от Эминёню с чайками за кормой. | The Asian side: fish, pickles and Kars cheeses, twenty minutes by ferry from Eminönü with gulls astern.
    Бююкада | Büyükada | 24 | cycling family beach | 40.861, 29.120 | Самый большой из Принцевых островов без частных машин: велосипеды, деревянные особняки и монастырь Святого Георгия на вершине. | The largest Princes' Island, free of private cars: bicycles, timber mansions and St George's on the hilltop.
    `,
  ),
  place(
    {
      slug: "south-iceland",
      country: "iceland",
      region: null,
      name: "Рейкьявик и южный берег | Reykjavík and the South Coast | Reykjavík und die Südküste | 雷克雅未克与南海岸",
      ru: "по югу Исландии | на юге Исландии",
      at: "64.147, -21.940",
      fame: 80,
      months: "1-12",
      scenes: "waterfall geysers icebergs northern-lights volcano sea-cliffs hiking",
      kinds: "sightseeing photo hiking offroad family wellness festive safari",
      meeting: "Рейкьявик, автовокзал BSÍ | Reykjavík, BSÍ bus terminal | 64.138, -21.935",
      food: "Суп из лангустинов, баранина с тимьяном, скир и ржаной хлеб из горячей земли | Langoustine soup, lamb with thyme, skyr and rye bread baked in hot ground",
    },
    `
    Тингведлир | Þingvellir | 47 | sightseeing hiking diving | 64.256, -21.130 | Альтинг собирали здесь с 930 года; в трещине Сильфра между плитами ныряют в сухом костюме при двух градусах. | The Althing met here from 930; divers in dry suits explore the Silfra rift between the plates at two degrees.
    Долина Хёйкадалур, гейзер Строккюр | Strokkur geyser, Haukadalur | 100 | sightseeing family photo | 64.313, -20.300 | Сам Гейсир спит, а сосед его Строккюр бьёт каждые шесть-десять минут; встаньте с наветренной стороны. | Geysir itself sleeps, while Strokkur goes off every six to ten minutes; stand upwind.
    Гюдльфосс | Gullfoss | 115 | sightseeing photo | 64.327, -20.120 | Двойной уступ реки Хвитау, 32 метра в сумме; зимой нижняя тропа закрыта из-за льда. | A double drop of 32 m on the Hvítá; the lower path closes in winter because of ice.
    Сельяландсфосс | Seljalandsfoss | 125 | photo family | 63.616, -19.989 | За струю можно зайти по кругу, дождевик обязателен; рядом, в щели, спрятан Глюврабуи. | You can walk behind the fall in a raincoat; Gljúfrabúi hides in a cleft next door.
    Скоугафосс | Skógafoss | 155 | hiking photo | 63.532, -19.511 | Шестьдесят метров воды; с верхней площадки начинается трек Фиммвёрдюхаульс в Тоурсмёрк, 25 километров. | Sixty metres of water; the 25 km Fimmvörðuháls trek to Þórsmörk starts from the top.
    Чёрный пляж Рейнисфьяра | Reynisfjara black beach | 185 | photo sightseeing | 63.404, -19.045 | Базальтовый орган у самой воды; «крадущиеся» волны уносят людей, поэтому стоят не ближе тридцати метров. | A basalt organ at the water's edge; sneaker waves do kill, so stay thirty metres back.
    Ландманналёйгар | Landmannalaugar | 190 | hiking offroad photo | 63.991, -19.060 | Риолитовые горы всех цветов и горячая река у лагеря; дороги с бродами открывают обычно к концу июня. | Rhyolite hills of every colour and a hot stream by the camp; the roads with fords usually open by late June.
    Ледниковая лагуна Йёкюльсаурлоун | Jökulsárlón glacier lagoon | 375 | photo safari sightseeing | 64.048, -16.180 | Айсберги с Брейдамеркурйёкюдля уплывают под мостом в океан, а волна возвращает осколки на Алмазный пляж. | Icebergs float under the bridge to the ocean and the surf throws the pieces back on Diamond Beach.
    `,
  ),
];
