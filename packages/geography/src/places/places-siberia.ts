import { place } from "../notation/notation.ts";

/** Siberia from the Altai to the Baikal. */
export const siberiaPlaces = [
  place(
    {
      slug: "teletskoye",
      country: "russia",
      region: "altay",
      name: "Телецкое озеро и Чулышман | Lake Teletskoye and the Chulyshman | Telezker See und Tschulyschman | 捷列茨科耶湖",
      ru: "по Телецкому озеру | на Телецком озере",
      at: "51.790, 87.260",
      fame: 54,
      months: "1-3 5-10",
      scenes: "lake waterfall taiga mountains hiking rafting",
      kinds: "hiking sightseeing family offroad photo cruises",
      meeting: "Артыбаш, мост через Бию | Artybash, bridge over the Biya | 51.794, 87.260",
      food: "Телецкий сиг в фольге, хариус, кедровые орехи и чай из смородиновых веток | Teletskoye whitefish in foil, grayling, pine nuts and blackcurrant-twig tea",
    },
    `
    Гора Тилан-Туу | Tilan-Tuu hill | 6 | skiing photo family | 51.815, 87.270 | Смотровая над истоком Бии; зимой подъёмник на пологой горе, летом тропа на час. | A lookout over the source of the Biya, with a small winter lift and an hour's path in summer.
    Водопад Третья Речка | Third River waterfall | 7 | hiking family | 51.790, 87.350 | Каскад Айрыкташ в километре от турбаз за Иогачем; последний кусок по брёвнам. | A cascade near Iogach, the last stretch over logs.
    Яйлю | Yaylyu | 28 | sightseeing cruises ethnographic | 51.770, 87.610 | Центральная усадьба Алтайского заповедника, яблоневые сады и тишина: дороги сюда нет, только вода. | The reserve's lakeside headquarters with apple orchards; no road leads here, only water.
    Водопад Корбу | Korbu waterfall | 45 | cruises photo family | 51.717, 87.857 | Двенадцать с половиной метров падает почти в озеро; теплоход «Пионер Алтая» стоит здесь полчаса. | It drops 12.5 m almost into the lake, where the boat waits half an hour.
    Каменные грибы Аккурум | Akkurum stone mushrooms | 120 | hiking photo | 51.130, 87.990 | Каменные шляпки на глиняных ножках над Чулышманом; переправа на лодке и сорок минут крутого склона. | Stone caps on clay stalks above the Chulyshman; a boat across and forty steep minutes.
    Водопад Учар | Uchar waterfall | 135 | hiking | 50.980, 88.130 | Каскад Большой Чульчи высотой 160 метров; восемь километров по тропе-полке над рекой в одну сторону. | A 160 m cascade on the Chulcha, eight kilometres each way along a ledge above the river.
    Перевал Кату-Ярык | Katu-Yaryk Pass | 165 | offroad photo cycling | 50.913, 88.220 | Девять витков, перепад больше полукилометра: вниз на первой передаче, воду в радиатор проверяют заранее. | Nine hairpins dropping over half a kilometre in first gear.
    `,
  ),
  place(
    {
      slug: "belukha",
      country: "russia",
      region: "altay",
      name: "Белуха и Уймонская долина | Belukha and the Uymon Valley | Belucha und Uimon-Tal | 别卢哈山与乌伊蒙谷地",
      ru: "по Уймону | в Уймонской долине",
      at: "50.163, 86.310",
      fame: 50,
      months: "6-9",
      scenes: "mountains lake hiking horse-ride rafting night-sky",
      kinds: "hiking mountaineering horse-riding rafting photo ethnographic offroad",
      meeting:
        "Тюнгур, подвесной мост через Катунь | Tyungur, suspension bridge over the Katun | 50.158, 86.310",
      food: "Каша на костре с тушёнкой, уймонский мёд, хариус и таёжный чай с бадановым листом | Campfire buckwheat, Uymon honey, grayling and bergenia-leaf tea",
    },
    `
    Верх-Уймон | Verkh-Uymon | 55 | ethnographic sightseeing | 50.210, 85.720 | Старообрядческое село, где в 1926 году жил Рерих; Раиса Кучуганова рассказывает в избе-музее про кержаков. | An Old Believer village where Roerich stayed in 1926; a cottage museum tells their story.
    Мультинские озёра | Multa Lakes | 100 | hiking horse-riding photo offroad rafting | 50.020, 85.830 | До Нижнего заброска на ГАЗ-66, между Нижним и Средним ревёт протока Шумы; каяки берут тут же. | A truck to the Lower Lake; the Shumy rapid roars between it and the Middle one.
    Кучерлинское озеро | Lake Kucherla | 38 | hiking horse-riding | 49.880, 86.420 | Два дня пешком вдоль реки, вода молочно-бирюзовая от ледниковой муки; на стоянке баня по-чёрному. | Two days up the river to water milky with glacial flour and a smoke sauna.
    Перевал Каратюрек | Karatyurek Pass | 43 | hiking horse-riding mountaineering | 49.990, 86.420 | Высота 3060 метров между Кучерлой и Аккемом: подъём полторы тысячи метров, при грозе ждут внизу. | At 3,060 m between Kucherla and Akkem, a climb of 1,500 m; wait below if thunder threatens.
    Аккемское озеро | Lake Akkem | 45 | hiking photo | 49.905, 86.540 | Перед озером метеостанция, за ним Аккемская стена Белухи; утром до ветра она отражается целиком. | A weather station, and beyond it the Akkem wall of Belukha, mirrored before the morning wind.
    Долина Ярлу | Yarlu Valley | 50 | hiking photo | 49.910, 86.600 | Сиреневые и зелёные осыпи, каменный город последователей Рериха у камня Мастера; прогулка на полдня. | Lilac and green screes and stone circles left by Roerich's followers, half a day from the lake.
    Долина Семи озёр | Valley of Seven Lakes | 52 | hiking | 49.890, 86.480 | Каждое озеро своего цвета, от чёрного до аквамарина; подъём вдоль водопада от Аккема три часа. | Each lake has its own colour; three hours up past a waterfall.
    Белуха Восточная | Belukha East | 62 | mountaineering | 49.807, 86.590 | Высшая точка Сибири, 4509 метров; восхождение через перевал Делоне в связках занимает четыре-пять дней. | Siberia's highest point at 4,509 m; four or five roped days over the Delaunay Pass.
    `,
  ),
  place(
    {
      slug: "sheregesh",
      country: "russia",
      region: "kemerovo-region",
      name: "Шерегеш и Горная Шория | Sheregesh and Mountain Shoria | Scheregesch und Bergschorien | 舍列格什",
      ru: "по Горной Шории | в Шерегеше",
      at: "52.944, 87.955",
      fame: 52,
      months: "1-4 7-9 11-12",
      scenes: "ski-slope snow-forest taiga winter-village hiking",
      kinds: "skiing family dog-sledding festive hiking ethnographic photo cycling",
      meeting:
        "Новокузнецк, железнодорожный вокзал | Novokuznetsk railway station | 53.757, 87.106",
      food: "Шорские пельмени пельбен, тутпаш, чай с чагой и черемуховый торт | Shor pelben dumplings, tutpash, chaga tea and bird-cherry cake",
    },
    `
    Гора Зелёная | Mount Zelyonaya | 5 | skiing family photo cycling | 52.917, 87.990 | Сухая пудра с ноября по апрель, ёлки-призраки наверху и подъёмники до темноты; на закрытии катаются в купальниках. | Dry powder from November to April, ghost firs on top, and an end-of-season run in swimwear.
    Поклонный крест на горе Курган | Worship Cross on Mount Kurgan | 7 | photo dog-sledding hiking | 52.935, 88.020 | Пятнадцатиметровый крест на 1555 метрах: подъёмник и снегоход зимой, пешая тропа летом. | A fifteen-metre cross at 1,555 m, by lift and snowmobile in winter, on foot in summer.
    Скалы Верблюды | Camel Rocks | 10 | hiking photo dog-sledding | 52.895, 88.030 | Останцы на хребте за Зелёной; зимой обрастают инеем так, что от верблюда остаются только горбы. | Tors on the ridge behind Zelyonaya, rimed in winter until only the humps show.
    Таштагол, памятник «Золотая Шория» | Tashtagol, Golden Shoria monument | 24 | sightseeing ethnographic | 52.763, 87.875 | Бронза Даши Намдакова: женщина на лосе; рядом краеведческий музей шорцев. | Dashi Namdakov's bronze of a woman on an elk, near the Shor museum.
    Усть-Кабырза и Кизасская тропа | Ust-Kabyrza | 78 | ethnographic hiking rafting | 52.815, 88.400 | Шорский посёлок на Мрассу, откуда начинают сплав; в музее «Тазгол» показывают юрту и хлеб-талкан. | A Shor village on the Mrassu where rafting starts; the Tazgol museum shows a yurt and talkan.
    Азасская пещера | Azas Cave | 88 | hiking offroad | 52.770, 88.500 | «Пещера йети» среди черневой тайги, широкий вход и следы на глине; без проводника сюда не ходят. | The Yeti's cave in dark taiga, with a wide mouth and prints in clay; go with a guide.
    `,
  ),
  place(
    {
      slug: "ergaki",
      country: "russia",
      region: "krasnoyarsk-krai",
      name: "Ергаки | Ergaki | Jergaki | 叶尔加基",
      ru: "по Ергакам | в Ергаках",
      at: "52.800, 93.255",
      fame: 47,
      months: "1-4 6-9",
      scenes: "mountains lake hiking taiga snow-forest night-sky",
      kinds: "hiking mountaineering photo skiing family",
      meeting: "Железнодорожный вокзал Абакана | Abakan railway station | 53.722, 91.442",
      food: "Гречка с тушёнкой, черемша, кедровые орехи и варенье из шишек | Buckwheat with canned beef, ramsons, pine nuts and cone jam",
    },
    `
    Озеро Радужное | Rainbow Lake | 5 | hiking family photo | 52.808, 93.315 | Первое озеро на тропе от трассы, два часа ходу; отсюда виден Спящий Саян целиком. | The first lake on the trail, two hours in, with the whole Sleeping Sayan above.
    Висячий камень | Hanging Stone | 9 | hiking photo family | 52.818, 93.355 | Глыба в сотни тонн держится над обрывом уже тысячи лет; раскачать пробуют каждое лето, не качается. | A block of hundreds of tonnes on the brink; people push it every summer and it does not move.
    Озеро Светлое | Lake Svetloye | 13 | hiking mountaineering | 52.826, 93.425 | Базовый лагерь под скалами, мостки, баня и спасатели; спят под Птицей и Звёздным. | A base camp under the peaks of Bird and Zvezdny, with a sauna and rescuers.
    Скальный массив Братья (Парабола) | The Brothers (Parabola) | 15 | hiking photo mountaineering | 52.836, 93.400 | Две вершины с почти правильной дугой между ними; под ней озеро Горных Духов. | Two peaks joined by a near-perfect curve over the Lake of Mountain Spirits.
    Озеро Ойское | Lake Oyskoye | 7 | family photo skiing | 52.845, 93.245 | У самой трассы на перевале, весной вокруг цветут жарки, зимой катаются на снегоходах. | Beside the road at the pass, ringed by globeflowers in spring.
    Шушенское | Shushenskoye | 135 | ethnographic family sightseeing | 53.325, 91.940 | Музей-заповедник сибирского быта: острог, лавки и усадьбы, где прядут и пекут; тут Ленин отбывал ссылку. | A museum of Siberian village life with spinning and baking, where Lenin was exiled.
    `,
  ),
  place(
    {
      slug: "krasnoyarsk",
      country: "russia",
      region: "krasnoyarsk-krai",
      name: "Красноярск и Енисей | Krasnoyarsk and the Yenisei | Krasnojarsk und Jenissei | 克拉斯诺亚尔斯克与叶尼塞河",
      ru: "по Енисею | в Красноярске",
      at: "56.010, 92.868",
      fame: 40,
      months: "1-3 5-10",
      scenes: "taiga river-ship hiking snow-forest",
      kinds: "cruises hiking city sightseeing skiing family photo gastronomy",
      meeting: "Речной вокзал Красноярска | Krasnoyarsk river station | 56.007, 92.879",
      food: "Енисейский хариус, строганина из нельмы, уха с тугунком и папоротник с мясом | Yenisei grayling, nelma stroganina, tugun soup and fried bracken with meat",
    },
    `
    Часовня Параскевы Пятницы | Chapel of St Paraskeva | 2 | city photo | 56.024, 92.861 | Та самая с десятирублёвой купюры; в полдень на Караульной горе стреляет гаубица. | The one on the ten-rouble note; a howitzer fires on the hill at noon.
    Национальный парк «Красноярские Столбы» | Krasnoyarsk Pillars National Park | 16 | hiking family mountaineering | 55.950, 92.755 | Первый, второй, Дед и Перья; столбисты ходят без верёвки в калошах, вы смотрите снизу. | Grandfather, Feathers and the rest; the local stolbists climb ropeless in galoshes.
    Торгашинский хребет | Torgashino Ridge | 12 | hiking photo | 55.945, 92.920 | Самая длинная лестница страны, 1683 ступени, и вид на Енисей и весь правый берег. | The country's longest stairway, 1,683 steps, with the Yenisei below.
    Бобровый Лог | Bobrovy Log | 10 | skiing family | 55.961, 92.790 | Склон в черте города с подъёмником круглый год; сверху тропа к Такмаку. | A slope inside the city with a year-round lift and a path to Takmak rock.
    Овсянка | Ovsyanka | 24 | ethnographic sightseeing gastronomy | 55.957, 92.570 | Дом Астафьева и дом бабушки из «Последнего поклона»; на смотровой над рекой стоит царь-рыба. | Viktor Astafyev's cottage and his grandmother's house; a Tsar Fish leaps on the lookout.
    Красноярская ГЭС | Krasnoyarsk Dam | 40 | sightseeing cruises | 55.935, 92.294 | Плотина 124 метра и единственный в стране судоподъёмник, который возил теплоходы по рельсам. | A 124 m dam with the country's only ship lift, which carried boats on rails.
    Казачинский порог | Kazachinsky Rapids | 225 | cruises photo | 57.750, 93.250 | Теплоходы проходят его на тросе туера «Енисей», последнего в России; на палубу выходят все. | Ships cross it on the cable of the Yenisei, Russia's last chain tug; everyone comes on deck.
    Енисейск | Yeniseysk | 340 | cruises sightseeing ethnographic | 58.450, 92.170 | Купеческий город с 1619 года: Спасский монастырь, резные наличники и августовская ярмарка. | A merchant town of 1619 with a monastery, carved windows and an August fair.
    `,
  ),
  place(
    {
      slug: "kyzyl",
      country: "russia",
      region: "tuva",
      name: "Кызыл и Тува | Kyzyl and Tuva | Kysyl und Tuwa | 克孜勒与图瓦",
      ru: "по Туве | в Туве",
      at: "51.720, 94.438",
      fame: 30,
      months: "5-9",
      scenes: "steppe mountains camels dunes horse-ride lake night-sky",
      kinds: "ethnographic sightseeing offroad photo hiking wellness",
      meeting: "Кызыл, обелиск «Центр Азии» | Kyzyl, Centre of Asia obelisk | 51.725, 94.444",
      food: "Согажа, кровяная колбаса изиг-хан, хойтпак, сушёный сыр курут и солёный чай | Sogazha, izig-khan blood sausage, khoitpak, kurut cheese and salted milk tea",
    },
    `
    Обелиск «Центр Азии» | Centre of Asia obelisk | 1 | city photo | 51.726, 94.447 | Скульптура Даши Намдакова на слиянии Большого и Малого Енисея; вечером весь город гуляет здесь. | Dashi Namdakov's sculpture where the Great and Little Yenisei meet; the whole town strolls here.
    Национальный музей Тувы | National Museum of Tuva | 2 | sightseeing ethnographic | 51.718, 94.445 | Скифское золото из кургана Аржаан-2: тысячи пантер-бляшек VII века до н. э., вход с экскурсией. | Scythian gold from Arzhaan-2: thousands of tiny panthers of the seventh century BC.
    Гора Догээ | Mount Dogee | 8 | hiking photo ethnographic | 51.755, 94.420 | Мантра «Ом мани падме хум», выложенная белым камнем на склоне; подъём через Енисей и час тропой. | The mantra Om mani padme hum laid in white stone; an hour up from the river.
    Озеро Дус-Холь | Lake Dus-Khol | 45 | wellness family beach | 51.360, 94.450 | Рапа солонее моря в семь раз, тело держит без усилий; после купания идут к пресному Чагытаю дальше по тракту. | Brine far saltier than the sea holds you up without effort.
    Долина Царей, Аржаан-2 | Valley of the Kings, Arzhaan | 95 | sightseeing ethnographic | 52.060, 93.600 | Цепочка курганов у Аржаана в Пий-Хемском районе; сами ямы засыпаны, ходят с археологом из Турана. | A chain of royal mounds near Turan; go with someone who can tell what lay beneath.
    Гора Хайыракан | Mount Khayyrakan | 110 | ethnographic photo | 51.550, 93.020 | Священная «Медведь-гора» из мрамора; у подножия проводят обряды шаманы, на саму вершину не ходят. | The sacred Bear Mountain of marble, at whose foot shamans hold rites; nobody walks to the top.
    Устуу-Хурээ в Чадане | Ustuu-Khuree, Chadan | 230 | ethnographic festive sightseeing | 51.270, 91.600 | Восстановленный глиняный храм 1907 года; в июле рядом фестиваль живой музыки и горлового пения. | A rebuilt clay temple of 1907, with a throat-singing festival in July.
    Пески Цугээр-Элс | Tsugeer-Els sands | 215 | offroad photo hiking | 50.080, 95.240 | Сыпучие барханы рядом с пресным Торе-Холем в Убсунурской котловине; в тридцати километрах уже Монголия. | Drifting dunes by freshwater Tore-Khol in the Ubsunur basin, close to Mongolia.
    `,
  ),
  place(
    {
      slug: "ulan-ude",
      country: "russia",
      region: "buryatia",
      name: "Улан-Удэ и восточный Байкал | Ulan-Ude and eastern Baikal | Ulan-Ude und Ostbaikal | 乌兰乌德与贝加尔东岸",
      ru: "по Бурятии | в Бурятии",
      at: "51.834, 107.585",
      fame: 48,
      months: "2-3 5-10",
      scenes: "temple lake steppe taiga mountains frozen-lake",
      kinds: "ethnographic sightseeing gastronomy hiking family photo offroad wellness",
      meeting: "Железнодорожный вокзал Улан-Удэ | Ulan-Ude railway station | 51.840, 107.583",
      food: "Буузы, которые едят руками, шарбин, саламат и зелёный чай с молоком | Hand-eaten buuz, sharbin, salamat and green tea with milk",
    },
    `
    Площадь Советов и голова Ленина | Soviets Square and Lenin's head | 1 | city photo | 51.834, 107.585 | Самая большая голова Ленина в мире, сорок две тонны; зимой рядом строят ледовый городок. | The world's largest head of Lenin, forty-two tonnes; an ice town is built beside it in winter.
    Иволгинский дацан | Ivolginsky Datsan | 37 | ethnographic sightseeing | 51.759, 107.203 | Обходят по солнцу, крутят барабаны; к телу Хамбо-ламы Итигэлова пускают в дни больших хуралов. | Walk sunwise and spin the drums; the body of Khambo Lama Itigelov is shown on feast days.
    Тарбагатай | Tarbagatay | 52 | ethnographic gastronomy family | 51.480, 107.360 | Семейские старообрядцы поют многоголосием, наряжают гостей и кормят солёным салом с самогоном. | Old Believers sing in harmony, dress their guests up and feed them from the oven.
    Этнографический музей народов Забайкалья | Ethnographic Museum of Transbaikalia | 10 | ethnographic family | 51.890, 107.660 | Юрты, эвенкийские чумы и казачьи дворы под соснами; верблюды и медведь в вольерах. | Yurts, Evenk tents and Cossack yards under pines.
    Посольский монастырь | Posolsky Monastery | 150 | sightseeing photo | 52.020, 106.160 | Стоит на мысу у самой воды с 1681 года, на месте гибели русских послов; рядом мелкий тёплый сор. | On a cape by the water since 1681, near a warm shallow bay.
    Турка и Горячинск | Turka and Goryachinsk | 175 | beach wellness family | 52.950, 108.250 | Песчаные пляжи, где Байкал в августе прогревается до купания, и горячий источник старейшего курорта. | Sandy beaches where Baikal warms in August and the region's oldest hot spring.
    Святой Нос и Чивыркуйский залив | Svyatoy Nos and Chivyrkuy Bay | 310 | hiking photo cruises | 53.700, 108.870 | Полуостров с плато на 1800 метрах, тропа от Глинки на день; в Змеиной бухте греются в источнике. | A peninsula with an 1,800 m plateau, a day's climb, and a hot spring in Snake Bay.
    Суво и Баргузинская долина | Suvo and the Barguzin Valley | 345 | offroad photo ethnographic | 53.650, 110.000 | Сувинский замок из гранитных останцев, скала Бухэ-Шулун и лик богини Янжимы в лесу. | Granite tors of Suvo castle, the Bukhe-Shulun bull rock and the face of the goddess Yanzhima.
    `,
  ),
  place(
    {
      slug: "tunka",
      country: "russia",
      region: "buryatia",
      name: "Тункинская долина и Аршан | Tunka Valley and Arshan | Tunka-Tal und Arschan | 通卡谷地与阿尔尚",
      ru: "по Тункинской долине | в Тункинской долине",
      at: "51.910, 102.430",
      fame: 35,
      months: "1-12",
      scenes: "mountains waterfall hiking temple snow-forest volcano",
      kinds: "hiking wellness mountaineering ethnographic family photo",
      meeting:
        "Слюдянка, железнодорожный вокзал из мрамора | Slyudyanka, the marble railway station | 51.660, 103.712",
      food: "Позы в Аршане, сагаан эдеэн (молочные блюда), тарасун и сметанник | Buuz at Arshan, white milk foods, tarasun and sour-cream cake",
    },
    `
    Водопады Кынгарги | Kyngarga waterfalls | 3 | hiking family | 51.925, 102.432 | Двенадцать ступеней в мраморном ущелье; до первого полчаса от бювета, выше уже по цепям. | Twelve steps in a marble gorge; the first is half an hour from the spa, higher ones use chains.
    Пик Любви | Love Peak | 7 | hiking photo | 51.937, 102.395 | 2124 метра, вся Тунка внизу с рядом потухших вулканов; три часа вверх по корням кедров. | At 2,124 m, with extinct volcanoes below; three hours up cedar roots.
    Дацан Бодхидхарма | Bodhidharma Datsan | 2 | ethnographic | 51.905, 102.420 | Небольшой действующий дацан в лесу на краю посёлка, перед горами; молебны утром. | A small working temple in the woods, with morning prayers.
    Вулканы Хурай-Хобок | Khuray-Khobok volcanoes | 20 | family photo hiking | 51.780, 102.400 | Травяные конусы высотой с девятиэтажку; в старом карьере разрез показывает красный шлак. | Grassy cones cut by an old quarry that shows their red cinder.
    Жемчуг | Zhemchug hot springs | 35 | wellness family | 51.680, 102.450 | Открытые ванны с водой до пятидесяти градусов из скважины, хороши в мороз; сидят не больше двадцати минут. | Open-air tubs fed from a borehole, best in frost; twenty minutes is enough.
    Шумак | Shumak springs | 42 | hiking horse-riding wellness | 51.930, 101.900 | Больше сотни минеральных источников за перевалом 2760 метров; два дня пешком от Нилова или Аршана. | Over a hundred mineral springs beyond a 2,760 m pass, two days on foot.
    Мунку-Сардык | Munku-Sardyk | 160 | mountaineering hiking | 51.717, 100.600 | Высшая точка Восточного Саяна, 3491 метр; восходят на майские по льду Мугувека, граница проходит по вершине. | The Eastern Sayan's top at 3,491 m, climbed in early May over river ice; the border runs across it.
    `,
  ),
];
