import { place } from "../notation/notation.ts";

export const africaPlaces = [
  place(
    {
      slug: "marrakesh",
      country: "morocco",
      region: null,
      name: "Марракеш | Marrakesh | Marrakesch | 马拉喀什",
      ru: "по Марокко | в Марокко",
      at: "31.626, -7.989",
      fame: 74,
      months: "1-6 9-12",
      scenes: "old-town-oriental camels mountains dunes",
      kinds:
        "sightseeing city gastronomy hiking mountaineering surfing offroad wellness photo ethnographic festive family",
      meeting:
        "Марракеш, площадь Джемаа-эль-Фна, у кафе «Франс» | Marrakesh, Jemaa el-Fna, by Café de France | 31.626, -7.988",
      food: "Танжия из угольной печи, кускус по пятницам, харира с финиками и мятный чай | Tangia from the ashes, Friday couscous, harira with dates and mint tea",
    },
    `
    Джемаа-эль-Фна и суки | Jemaa el-Fna and the souks | 1 | city gastronomy photo | 31.626, -7.989 | К закату площадь заставляют жаровнями; красильщики и кожевники глубже, за фонтаном Муассин. | Grills fill the square at sunset; dyers and tanners work deeper in.
    Дворец Бахия | Bahia Palace | 1 | city sightseeing | 31.622, -7.982 | Дворец визиря с расписными кедровыми потолками и внутренними дворами; к десяти приходят группы, а в первый час почти пусто. | Cedar ceilings and a vizier's courts; empty at opening.
    Сад Мажорель | Majorelle Garden | 3 | city photo | 31.641, -8.003 | Тот самый ярко-синий дом среди кактусов; билет продают только на сеанс, рядом музей Ив Сен-Лорана. | That blue, by timed ticket, next to the Saint Laurent museum.
    Имлиль и Тубкаль | Imlil and Toubkal | 66 | hiking mountaineering | 31.136, -7.919 | Деревня на 1740 метрах, до вершины 4167 метров два дня с ночёвкой в приюте. | A village at 1,740 m; two days to the 4,167 m summit via the hut.
    Долина Урика | Ourika Valley | 62 | hiking family gastronomy | 31.225, -7.678 | В Сетти-Фатме столы кафе стоят прямо в реке, а выше по тропе один за другим идут семь водопадов. | At Setti Fatma tables stand in the river below seven waterfalls.
    Айт-Бен-Хадду | Aït Benhaddou | 182 | sightseeing photo | 31.047, -7.130 | Глиняный ксар стоит за перевалом Тизи-н-Тишка высотой 2260 метров; здесь снимали «Гладиатора». | A clay ksar over the 2,260 m Tizi n'Tichka, seen in Gladiator.
    Эссуэйра | Essaouira | 190 | beach surfing gastronomy | 31.513, -9.770 | Бело-синий рыбацкий порт с чайками и сардинами на решётке; с апреля сюда едут за ветром для кайта. | A white-and-blue port of gulls, grilled sardines and kite wind from April.
    Эрг-Шебби, Мерзуга | Erg Chebbi, Merzouga | 560 | offroad ethnographic photo | 31.140, -4.020 | Дюны высотой до ста пятидесяти метров; к лагерю идут на верблюдах, и ночью вокруг ни одного огня. | Dunes of up to 150 m, a camp and a night without lights.
    `,
  ),
  place(
    {
      slug: "cairo",
      country: "egypt",
      region: null,
      name: "Каир | Cairo | Kairo | 开罗",
      ru: "по Египту | в Каире",
      at: "30.044, 31.236",
      fame: 46,
      months: "1-5 9-12",
      scenes: "pyramids camels old-town-oriental dunes columns",
      kinds: "sightseeing city gastronomy photo family offroad festive",
      meeting:
        "Каир, площадь Тахрир, у Египетского музея | Cairo, Tahrir Square, by the Egyptian Museum | 30.047, 31.234",
      food: "Кошари, фуль с тахини, хамам махши и сок тростника | Koshary, ful with tahini, stuffed pigeon and cane juice",
    },
    `
    Пирамиды Гизы и Сфинкс | Giza pyramids and the Sphinx | 15 | sightseeing photo family | 29.979, 31.134 | Внутрь пирамиды Хеопса поднимаются согнувшись; общий вид открывается с южного плато, лучше до прихода автобусов. | Stoop inside Khufu's; the southern plateau has the panorama before the buses.
    Большой Египетский музей | Grand Egyptian Museum | 17 | sightseeing family | 29.994, 31.119 | Рамсес у входа и весь Тутанхамон под одной крышей, от лестницы видно пирамиды. | Ramses at the door and all of Tutankhamun under one roof.
    Саккара | Saqqara | 30 | sightseeing | 29.871, 31.216 | Ступенчатая пирамида Джосера старше Хеопсовой примерно на век; в соседних мастабах по стенам вырезаны утки и бегемоты. | Djoser's steps are older than Giza; ducks and hippos fill the tombs.
    Хан-эль-Халили и улица Муизз | Khan el-Khalili and Al-Muizz Street | 4 | city gastronomy photo | 30.048, 31.262 | Чай пьют в кофейне Эль-Фишави, а потом идут по улице Муизз мимо мечетей мамлюков, которые вечером подсвечены. | Tea at El Fishawy, then Mamluk mosques by lamplight.
    Коптский Каир | Coptic Cairo | 6 | city sightseeing | 30.006, 31.230 | Висячая церковь стоит над воротами римской крепости Вавилон, а в крипте по соседству, по преданию, укрывалась Святая семья. | The Hanging Church over Babylon's gate and the Holy Family's crypt.
    Вади-эль-Хитан, Файюм | Wadi al-Hitan, Faiyum | 165 | offroad photo hiking | 29.270, 30.040 | Скелеты китов с ногами, сорок миллионов лет, прямо на песке; рядом волшебное озеро. | Forty-million-year-old whales with legs, lying on the sand.
    Александрия | Alexandria | 220 | city beach gastronomy | 31.201, 29.916 | Новая библиотека, форт Кайт-бей на месте древнего маяка и рыбные рестораны, где рыбу выбирают со льда. | The Library, Qaitbay on the lighthouse site, and fish chosen off ice.
    `,
  ),
  place(
    {
      slug: "luxor",
      country: "egypt",
      region: null,
      name: "Луксор и Нил | Luxor and the Nile | Luxor und der Nil | 卢克索与尼罗河",
      ru: "по Нилу | в Луксоре",
      at: "25.699, 32.640",
      fame: 50,
      months: "1-5 9-12",
      scenes: "nile-ship columns balloons camels sailing",
      kinds: "cruises sightseeing photo family ethnographic cycling festive",
      meeting: "Луксор, набережная у храма | Luxor, Corniche by the temple | 25.700, 32.638",
      food: "Нильский окунь в лимоне, молохея, таджин с ягнёнком и каркаде из Асуана | Nile perch in lemon, molokhia, lamb tagine and Aswan hibiscus",
    },
    `
    Карнак | Karnak | 3 | sightseeing photo | 25.719, 32.657 | В гипостильном зале 134 колонны; приходите к шести утра, когда лучи ложатся между рядами. | 134 columns of the hypostyle hall, at six when light slants between them.
    Луксорский храм и Аллея сфинксов | Luxor Temple and the Avenue of Sphinxes | 1 | sightseeing city | 25.700, 32.639 | Открыт до вечера с подсветкой; аллею в 2,7 километра раскрыли целиком в 2021 году. | Lit after dark; the full 2.7 km avenue reopened in 2021.
    Долина царей | Valley of the Kings | 28 | sightseeing cycling | 25.740, 32.601 | Один билет открывает три гробницы, за Сети I доплачивают; в пять утра над западным берегом поднимаются шары. | Three tombs a ticket, Seti I extra; balloons drift over at dawn.
    Храм Хатшепсут | Temple of Hatshepsut | 30 | sightseeing photo | 25.738, 32.607 | Террасы поднимаются прямо к скале Дейр-эль-Бахри; на второй сохранился рельеф с плаванием в страну Пунт. | Terraces under the cliff and a relief of the voyage to Punt.
    Эдфу | Edfu | 112 | cruises sightseeing | 24.978, 32.873 | Лучше всех сохранившийся храм Египта, у дверей стоит каменный Гор в двойной короне; от причала везут на коляске. | The best-kept temple, with a crowned Horus at the door.
    Ком-Омбо | Kom Ombo | 170 | cruises sightseeing | 24.452, 32.928 | Двойной храм Собека и Гора стоит над самой водой, а рядом музей с мумиями крокодилов. | A double temple at the water's edge and a museum of crocodile mummies.
    Асуан и Филы | Aswan and Philae | 225 | cruises sightseeing yachting ethnographic | 24.025, 32.884 | Храм Исиды при строительстве плотины перенесли на соседний остров; на закате вокруг Элефантины ходят под парусом фелуки. | Isis's temple was moved to a nearby island; feluccas round Elephantine.
    Абу-Симбел | Abu Simbel | 510 | sightseeing | 22.337, 31.626 | Из Асуана выезжают в четыре утра; 22 февраля и 22 октября солнце доходит до статуи Рамсеса в глубине храма. | Leave Aswan at four; the sun reaches Ramses on 22 February and 22 October.
    `,
  ),
  place(
    {
      slug: "marsa-alam",
      country: "egypt",
      region: null,
      name: "Марса-Алам и Красное море | Marsa Alam and the Red Sea | Marsa Alam und das Rote Meer | 马萨阿拉姆与红海",
      ru: "по Красному морю | на Красном море",
      at: "25.068, 34.892",
      fame: 36,
      months: "1-12",
      scenes: "underwater tropical-beach sea-ship dunes sailing",
      kinds: "diving beach yachting family wellness offroad festive cruises",
      meeting: "Марса-Алам, марина Порт-Галиб | Marsa Alam, Port Ghalib marina | 25.533, 34.634",
      food: "Рыба сайядия с рисом, креветки с кумином, фатир с мёдом | Sayadiya fish with rice, cumin prawns and feteer with honey",
    },
    `
    Абу-Даббаб | Abu Dabbab | 34 | diving beach family | 25.339, 34.739 | На подводной траве пасутся огромные зелёные черепахи и изредка дюгонь; ближе трёх метров не подплывают. | Seagrass feeds huge green turtles and the odd dugong; keep three metres off.
    Риф Самадай | Samadai, Dolphin House | 20 | diving cruises | 24.985, 34.998 | В подкове рифа днём отдыхают длиннорылые дельфины; зону сна обносят буями, и заплывать туда нельзя. | A horseshoe where spinner dolphins sleep; buoys keep swimmers out.
    Эльфинстоун | Elphinstone Reef | 32 | diving | 25.309, 34.861 | Риф обрывается стенами в синеву, осенью сюда приходят длиннокрылые акулы; погружение для опытных. | Walls into the deep and autumn oceanic whitetips, for experienced divers.
    Шарм-эль-Люли | Sharm El Luli | 62 | beach diving photo | 24.612, 35.117 | Мелководье спокойное, как бассейн, а живой коралл начинается в двадцати метрах от берега; тени на пляже нет. | A natural pool with coral twenty metres out and no shade.
    Вади-эль-Гемаль | Wadi el Gemal | 55 | offroad safari hiking | 24.670, 35.080 | Мангры у моря, газели в долине и римские изумрудные копи Сикайт, до которых едут на джипе. | Mangroves, gazelles and Roman emerald mines up the valley.
    Фьюри-Шоал | Fury Shoals | 135 | diving cruises yachting | 24.160, 35.640 | Место для сафари на корабле: в лабиринтах рифа Клаудио солнце светит сквозь окна в кораллах. | Liveaboard country: sunlit coral mazes.
    `,
  ),
  place(
    {
      slug: "nairobi",
      country: "kenya",
      region: null,
      name: "Масаи-Мара и Кения | Masai Mara and Kenya | Masai Mara und Kenia | 马赛马拉与肯尼亚",
      ru: "по Кении | в Кении",
      at: "-1.286, 36.817",
      fame: 40,
      months: "1-3 6-10 12",
      scenes: "savanna balloons lake mountains night-sky",
      kinds: "safari photo family offroad hiking mountaineering ethnographic festive",
      meeting:
        "Найроби, аэропорт Джомо Кеньятта, терминал 1A | Nairobi, Jomo Kenyatta airport, terminal 1A | -1.319, 36.928",
      food: "Ньяма-чома с качумбари, угали, чапати и чай с молоком и имбирём | Nyama choma with kachumbari, ugali, chapati and ginger milk tea",
    },
    `
    Национальный парк Найроби | Nairobi National Park | 10 | safari family photo | -1.373, 36.858 | Носороги и жирафы на фоне небоскрёбов; рядом приют слонят, их кормят в одиннадцать. | Rhinos before skyscrapers, and orphan elephants fed at eleven.
    Смотровая на Рифтовую долину | Great Rift Valley viewpoint | 50 | photo sightseeing | -0.950, 36.600 | Дорога выходит на край обрыва на высоте двух с половиной тысяч метров, а внизу лежит вулкан Лонгонот. | The rim at 2,500 m with Longonot volcano below.
    Озеро Найваша и Хеллс-Гейт | Lake Naivasha and Hell's Gate | 95 | cycling safari hiking | -0.880, 36.330 | По парку Хеллс-Гейт ездят на велосипеде между зебр, а на озере лодка подходит к бегемотам. | Cycle among zebras, then take a boat to the hippos.
    Озеро Накуру | Lake Nakuru | 160 | safari photo | -0.367, 36.088 | В огороженном парке живут оба вида африканских носорогов, а фламинго прилетают, когда уровень воды им подходит. | Both rhino species behind a fence, and flamingos when the level suits.
    Масаи-Мара | Masai Mara | 270 | safari photo ethnographic | -1.490, 35.144 | С июля по октябрь антилопы гну переходят реку Мара; на рассвете летают на шаре и завтракают прямо в саванне. | Wildebeest cross from July to October; dawn balloons and breakfast in the grass.
    Амбосели | Amboseli | 235 | safari photo offroad | -2.652, 37.260 | Стада слонов идут на фоне Килиманджаро; гора открывается около шести утра и быстро прячется в облака. | Elephants under Kilimanjaro, clear at six in the morning.
    Гора Кения | Mount Kenya | 185 | mountaineering hiking | -0.152, 37.308 | На пик Ленана, 4985 метров, идут пять дней: поднимаются тропой Сиримон, спускаются через лес Чогория. | Point Lenana, 4,985 m: up Sirimon, down Chogoria, five days.
    `,
  ),
  place(
    {
      slug: "arusha",
      country: "tanzania",
      region: null,
      name: "Аруша: Килиманджаро и Серенгети | Arusha: Kilimanjaro and the Serengeti | Arusha: Kilimandscharo und Serengeti | 阿鲁沙：乞力马扎罗与塞伦盖蒂",
      ru: "по Танзании | в Танзании",
      at: "-3.370, 36.695",
      fame: 48,
      months: "1-3 6-10 12",
      scenes: "savanna mountains balloons hiking night-sky",
      kinds: "safari mountaineering hiking photo family ethnographic offroad festive",
      meeting:
        "Аэропорт Килиманджаро, зал прилёта | Kilimanjaro airport, arrivals | -3.429, 37.074",
      food: "Ндизи-ньяма с бананами, чипси-маяи, мишкаки и кофе с плантаций Меру | Bananas with beef, chipsi mayai, mishkaki and Meru coffee",
    },
    `
    Килиманджаро, маршрут Мачаме | Kilimanjaro, Machame route | 95 | mountaineering hiking | -3.076, 37.354 | Шесть-семь дней до Ухуру, 5895 метров; стену Барранко лезут руками, штурм в полночь. | Six or seven days to Uhuru, 5,895 m; hands on the Barranco Wall, summit from midnight.
    Водопад Матеруни и кофе чагга | Materuni waterfall and Chagga coffee | 95 | hiking gastronomy ethnographic family | -3.240, 37.390 | Водопад высотой около восьмидесяти метров, а в деревне кофе чагга толкут под песню и тут же варят на огне. | Eighty metres of water; beans are pounded to a song.
    Национальный парк Аруша | Arusha National Park | 35 | safari hiking rafting | -3.250, 36.850 | Здесь разрешено пешее сафари с рейнджером среди жирафов под Меру, а по озеру Момелла ходят на каноэ. | A walking safari under Meru and canoes on Momella.
    Тарангире | Tarangire | 120 | safari photo | -3.830, 36.000 | Стада слонов среди баобабов; больше всего зверей у реки в сухие месяцы, с июля по октябрь. | Elephant herds among baobabs, best by the river in the dry months.
    Нгоронгоро | Ngorongoro Crater | 190 | safari photo | -3.180, 35.570 | Машина спускается на шестьсот метров ко дну кратера, где живёт около двадцати пяти тысяч зверей; выехать надо до шести. | Six hundred metres down to some twenty-five thousand animals.
    Серенгети, Серонера | Serengeti, Seronera | 320 | safari photo | -2.437, 34.823 | Здесь ищут леопардов, спящих на колбасных деревьях; в феврале на южных равнинах у гну рождаются телята. | Wildebeest calve in the south in February; leopards doze in sausage trees.
    Озеро Натрон и Ол-Доиньо-Ленгаи | Lake Natron and Ol Doinyo Lengai | 210 | offroad hiking photo | -2.764, 35.914 | Красная сода и фламинго; на вулкан масаи выходят в полночь, склон сорок пять градусов. | Red soda and flamingos; the volcano is climbed from midnight.
    `,
  ),
  place(
    {
      slug: "zanzibar",
      country: "tanzania",
      region: null,
      name: "Занзибар | Zanzibar | Sansibar | 桑给巴尔",
      ru: "по Занзибару | на Занзибаре",
      at: "-6.163, 39.190",
      fame: 44,
      months: "1-3 6-12",
      scenes: "tropical-beach underwater sailing old-town-oriental island",
      kinds: "beach diving surfing gastronomy city family wellness sightseeing yachting",
      meeting: "Стоун-Таун, Старый форт | Stone Town, Old Fort | -6.162, 39.188",
      food: "Занзибарская пицца в Фородхани, осьминог в кокосе, биръяни и сок тростника с лаймом | Forodhani's Zanzibar pizza, octopus in coconut and spiced biryani",
    },
    `
    Стоун-Таун | Stone Town | 1 | city sightseeing gastronomy | -6.163, 39.188 | Резные двери с медными шипами, дом, где рос Фредди Меркьюри, и собор на месте невольничьего рынка. | Studded doors, Freddie Mercury's house and a cathedral on the slave market.
    Остров Призон | Prison Island | 6 | family beach | -6.120, 39.166 | По острову гуляют гигантские черепахи, привезённые с Сейшел; некоторым из них почти двести лет. | Giant Seychelles tortoises, some nearing two hundred.
    Плантация специй Кизимбани | Kizimbani spice farm | 16 | gastronomy ethnographic family | -6.120, 39.270 | Гвоздику, ваниль и аннато, которым красят губы, предлагают угадать по запаху с закрытыми глазами. | Cloves, vanilla and annatto, guessed with eyes shut.
    Лес Джозани | Jozani Forest | 37 | safari hiking family | -6.270, 39.420 | Красные колобусы спускаются прямо к тропе, а дальше через мангровый лес проложены мостки. | Red colobus by the path and a mangrove boardwalk.
    Нунгви | Nungwi | 58 | beach yachting diving | -5.726, 39.298 | Северный мыс, где вода почти не уходит в отлив; на берегу по-прежнему строят деревянные дау. | The northern cape with little tide, where dhows are built on the sand.
    Атолл Мнемба | Mnemba Atoll | 57 | diving | -5.820, 39.383 | Черепахи и стаи рифовых рыб у самого острова; лодки идут с пляжа Матемве, высаживаться на берег нельзя. | Turtles and clouds of reef fish, by boat from Matemwe.
    Падже | Paje | 52 | surfing beach wellness | -6.266, 39.535 | Мелкая лагуна для кайта с ветром с июня по сентябрь и в январе; в отлив женщины собирают водоросли. | A kite lagoon, windy from June and in January, where women farm seaweed.
    `,
  ),
  place(
    {
      slug: "cape-town",
      country: "south-africa",
      region: null,
      name: "Кейптаун | Cape Town | Kapstadt | 开普敦",
      ru: "по ЮАР | в Кейптауне",
      at: "-33.925, 18.424",
      fame: 34,
      months: "1-4 9-12",
      scenes: "sea-cliffs vineyard whale savanna hiking",
      kinds: "sightseeing wine hiking surfing safari city beach photo gastronomy family",
      meeting:
        "Кейптаун, Виктория и Альфред, Часовая башня | Cape Town, V&A Waterfront, Clock Tower | -33.907, 18.423",
      food: "Бобути, брай с бурвурсом, снук на углях и пинотаж | Bobotie, braai with boerewors, grilled snoek and Pinotage",
    },
    `
    Столовая гора | Table Mountain | 6 | hiking photo sightseeing | -33.957, 18.403 | Кабина с вращающимся полом или Платтеклип пешком за два часа; «скатерть» приходит с юго-востока. | A rotating cabin or two hours up Platteklip; the cloth comes with the south-easter.
    Бо-Каап | Bo-Kaap | 1 | city gastronomy photo | -33.921, 18.415 | Квартал капских малайцев с разноцветными домами, где учат готовить карри на домашней кухне. | Coloured houses and home lessons in Cape Malay curry.
    Пляж Боулдерс | Boulders Beach | 41 | family safari beach | -34.197, 18.451 | Африканские пингвины живут прямо между валунами, а на соседнем пляже с ними можно купаться. | African penguins among boulders.
    Мыс Доброй Надежды | Cape of Good Hope | 68 | hiking sightseeing cycling | -34.357, 18.472 | Туда едут дорогой Чапменс-Пик над обрывом; на мысу бабуины лезут в машины, поэтому окна закрывают. | Come by Chapman's Peak Drive and shut windows against baboons.
    Франшхук и Стелленбос | Franschhoek and Stellenbosch | 75 | wine gastronomy cycling | -33.911, 19.120 | Между погребами ходит винный трамвай, а гугенотские усадьбы стоят под дубами XVII века. | A wine tram between Huguenot estates.
    Херманус | Hermanus | 120 | safari photo hiking | -34.419, 19.235 | Южных китов с июля по ноябрь видно прямо с тропы над морем, а городской глашатай трубит в рог из водоросли. | Right whales from the cliff path, July to November.
    Мыс Игольный | Cape Agulhas | 220 | sightseeing photo | -34.833, 20.000 | Самая южная точка Африки с каменной меткой, где условно сходятся Атлантический и Индийский океаны. | Africa's southern tip and the line between two oceans.
    Мейзенберг | Muizenberg | 27 | surfing beach family | -34.108, 18.470 | Пологая волна для первой доски и ряд цветных кабинок на песке; на горе дежурят наблюдатели за акулами. | Gentle waves for a first board, a row of coloured bathing huts, and shark spotters on the hill.
    `,
  ),
  place(
    {
      slug: "windhoek",
      country: "namibia",
      region: null,
      name: "Намибия: Соссусфлей и побережье | Namibia: Sossusvlei and the coast | Namibia: Sossusvlei und Küste | 纳米比亚：索苏斯维利",
      ru: "по Намибии | в Намибии",
      at: "-22.560, 17.083",
      fame: 28,
      months: "4-11",
      scenes: "dunes savanna night-sky sea-cliffs",
      kinds: "offroad photo safari hiking sightseeing ethnographic",
      meeting: "Виндхук, аэропорт Хосеа Кутако | Windhoek, Hosea Kutako airport | -22.480, 17.471",
      food: "Стейк из орикса, капана с рынка Катутуры, устрицы Уолфиш-Бей и яблочный пирог в Солитере | Oryx steak, Katutura kapana, Walvis Bay oysters and Solitaire apple pie",
    },
    `
    Рынок Сингл-Квотерс, Катутура | Single Quarters market, Katutura | 6 | gastronomy city ethnographic | -22.520, 17.060 | Говядину рубят и жарят у вас на глазах, а едят руками, макая в смесь соли и чили. | Beef is cut and grilled before you, then dipped in salt and chilli.
    Дюна 45 и Дедфлей | Dune 45 and Deadvlei | 350 | photo hiking | -24.759, 15.292 | Мёртвые акации стоят на белой глине около девятисот лет; ворота парка открывают с рассветом. | Acacias dead for some nine hundred years on white clay.
    Каньон Сесрием | Sesriem Canyon | 320 | hiking family | -24.520, 15.800 | Щель длиной в километр и глубиной тридцать метров, где и в полдень хватает тени. | A kilometre of thirty-metre slot with shade at noon.
    Уолфиш-Бей и Сэндвич-Харбор | Walvis Bay and Sandwich Harbour | 395 | offroad photo rafting | -22.950, 14.505 | Дюны падают в Атлантику, проезд только в отлив; каяки среди морских котиков. | Dunes fall into the Atlantic, passable at low tide; kayaks among seals.
    Шпицкоппе | Spitzkoppe | 290 | hiking photo mountaineering | -21.825, 15.190 | Гранитная гора 1728 метров, под ней каменная арка и лагерь без электричества, где Млечный Путь видно до горизонта. | Granite at 1,728 m, an arch and a camp under the Milky Way.
    Заповедник Оконжима | Okonjima | 225 | safari photo | -20.850, 16.640 | Леопардов ищут на машине по сигналу ошейника, а к носорогам подходят пешком с рейнджером. | Collared leopards are tracked by car and rhinos on foot.
    Окаукуэхо, Этоша | Okaukuejo, Etosha | 430 | safari photo | -19.180, 15.917 | К подсвеченному водопою у лагеря ночью сходятся чёрные носороги, слоны и львы, а вы сидите на скамейке. | Black rhinos and elephants meet at the floodlit waterhole.
    `,
  ),
];
