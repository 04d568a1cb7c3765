import { place } from "../notation/notation.ts";

/** France and the countries of the Danube. */
export const franceDanubePlaces = [
  place(
    {
      slug: "paris",
      country: "france",
      region: null,
      name: "Париж | Paris | Paris | 巴黎",
      ru: "по Парижу | в Париже",
      at: "48.857, 2.352",
      fame: 46,
      months: "1-12",
      scenes: "paris old-town-european danube-ship vineyard",
      kinds: "city gastronomy sightseeing family wine photo festive cycling cruises",
      meeting:
        "Париж, площадь Шатле, у фонтана | Paris, Place du Châtelet, by the fountain | 48.857, 2.347",
      food: "Круассан из премированной булочной, луковый суп, конфи и сыры с рю Муффтар | A prize croissant, onion soup, confit and cheeses from Rue Mouffetard",
    },
    `
    Лувр | Louvre | 1 | city family | 48.861, 2.336 | Сеанс бронируют на девять утра и сразу идут на второй этаж; у «Джоконды» толпа, у Вермеера никого. | Book nine o'clock; crowds by the Gioconda, nobody at Vermeer.
    Остров Сите и Нотр-Дам | Île de la Cité and Notre-Dame | 1 | city sightseeing | 48.853, 2.350 | Собор снова открыт с декабря 2024-го; рядом витражи Сент-Шапель, идут в солнечный час. | Reopened in December 2024; see Sainte-Chapelle's glass in sunshine.
    Монмартр | Montmartre | 4 | city photo gastronomy | 48.887, 2.341 | Поднимаются со стороны рю Лепик; в октябре праздник урожая с собственного виноградника. | Come up Rue Lepic; the hill's own vineyard has an October harvest feast.
    Эйфелева башня и Сена | Eiffel Tower and the Seine | 4 | city family cruises | 48.858, 2.294 | Лестницей до второго этажа 674 ступени и без очереди; вечером огни с воды. | 674 steps to the second floor without the lift queue; lights from the water at night.
    Версаль | Versailles | 22 | sightseeing family cycling | 48.805, 2.120 | Фонтаны под музыку по выходным, в парке велосипеды до Малого Трианона. | Musical fountains at weekends and bikes to the Petit Trianon.
    Живерни | Giverny | 76 | sightseeing photo family | 49.076, 1.534 | Сад Моне с апреля по октябрь, кувшинки с июня; поезд до Вернона и велосипед. | Monet's garden from April; water lilies from June, by train and bike.
    Реймс и Эперне | Reims and Épernay | 145 | wine sightseeing | 49.258, 4.032 | Меловые погреба на тридцати метрах и собор, где короновали королей. | Chalk cellars thirty metres down and the coronation cathedral.
    `,
  ),
  place(
    {
      slug: "chamonix",
      country: "france",
      region: null,
      name: "Шамони и Монблан | Chamonix and Mont Blanc | Chamonix und Mont Blanc | 霞慕尼与勃朗峰",
      ru: "по Альпам Монблана | в Шамони",
      at: "45.924, 6.870",
      fame: 40,
      months: "1-4 6-9 12",
      scenes: "mountains ski-slope hiking icebergs winter-village",
      kinds: "hiking mountaineering skiing photo family cycling gastronomy festive",
      meeting: "Шамони, железнодорожный вокзал | Chamonix railway station | 45.923, 6.873",
      food: "Тартифлет с реблошоном, фондю, дьо и черничный пирог | Reblochon tartiflette, fondue, diots and bilberry tart",
    },
    `
    Эгюий-дю-Миди | Aiguille du Midi | 5 | sightseeing photo skiing | 45.879, 6.887 | Двадцать минут до 3842 метров и стеклянная кабина «Шаг в пустоту»; первый вагон без очереди. | Twenty minutes to 3,842 m and a glass box over the void.
    Мер-де-Глас | Mer de Glace | 6 | family sightseeing hiking | 45.932, 6.917 | Поезд Монтанвер; к гроту спускаются ниже каждый год, таблички отмечают лёд прошлых лет. | The Montenvers train; plaques show how far the ice has sunk.
    Лак-Блан | Lac Blanc | 12 | hiking photo | 45.981, 6.892 | На 2352 метрах отражается весь массив; от Флежера два часа и пара лесенок. | The whole massif mirrored at 2,352 m, two hours from Flégère.
    Коль-де-Бальм | Col de Balme | 15 | hiking cycling | 46.028, 6.970 | Граница со Швейцарией на Туре вокруг Монблана, приют с красными ставнями. | The Swiss border on the Tour du Mont Blanc, by a red-shuttered hut.
    Валь-Вени и Курмайор | Val Veny and Courmayeur | 24 | hiking skiing gastronomy | 45.791, 6.970 | Итальянская сторона через тоннель: ледник Миаж и паста вместо рёшти. | The Italian side by tunnel: Miage glacier and pasta.
    Приют Гутер и вершина Монблана | Goûter Hut and Mont Blanc | 17 | mountaineering | 45.833, 6.865 | 4806 метров; место в приюте бронируют за полгода, кулуар проходят до рассвета. | At about 4,806 m; huts book out months ahead, the couloir is crossed before dawn.
    `,
  ),
  place(
    {
      slug: "avignon",
      country: "france",
      region: "provence",
      name: "Авиньон | Avignon | Avignon | 阿维尼翁",
      ru: "по Провансу | в Провансе",
      at: "43.949, 4.806",
      fame: 34,
      months: "4-10",
      scenes: "vineyard old-town-european cycling canyon danube-ship",
      kinds: "wine gastronomy cycling sightseeing photo cruises family wellness",
      meeting: "Авиньон, вокзал TGV | Avignon TGV station | 43.922, 4.786",
      food: "Рататуй, тапенада, калиссоны из Экса и розе со льдом | Ratatouille, tapenade, calissons from Aix and chilled rosé",
    },
    `
    Папский дворец | Palais des Papes | 1 | city sightseeing | 43.951, 4.808 | Готическая крепость пап XIV века; в июле во дворе играют фестиваль. | A fourteenth-century papal fortress; its court is the festival stage in July.
    Шатонёф-дю-Пап | Châteauneuf-du-Pape | 19 | wine cycling gastronomy | 44.056, 4.832 | Галька держит тепло для гренаша; разрешено тринадцать сортов, дегустируют в погребах деревни. | Pebbles hold heat for Grenache; thirteen grapes are allowed.
    Пон-дю-Гар | Pont du Gard | 27 | family rafting sightseeing | 43.947, 4.535 | Римский акведук в три яруса; к нему сплывают на каноэ из Колья за два часа. | A three-tier Roman aqueduct reached by canoe from Collias.
    Горд и Сенанк | Gordes and Sénanque | 40 | photo cycling sightseeing | 43.912, 5.200 | Аббатство среди лаванды с середины июня до середины июля, монахи косят сами. | An abbey in lavender from mid-June to mid-July.
    Руссильон | Roussillon | 48 | hiking family photo | 43.902, 5.293 | Охряная тропа занимает час и окрашивает обувь во все оттенки рыжего, поэтому белое оставьте в гостинице. | An hour's ochre path; leave white clothes at home.
    Арль и Камарг | Arles and the Camargue | 45 | horse-riding safari city cruises | 43.677, 4.628 | Арена, «жёлтый домик» Ван Гога и белые лошади с фламинго за городом. | An arena, Van Gogh's streets, and white horses and flamingos beyond.
    Плато Валансоль | Valensole Plateau | 120 | photo cycling | 43.838, 5.984 | Лавандовые ряды до горизонта, косят к двадцатым числам июля. | Lavender rows to the horizon, cut around 20 July.
    `,
  ),
  place(
    {
      slug: "munich",
      country: "germany",
      region: "bavaria",
      name: "Мюнхен и Альпы | Munich and the Alps | München und die Alpen | 慕尼黑与阿尔卑斯",
      ru: "по Баварии | в Баварии",
      at: "48.137, 11.576",
      fame: 34,
      months: "1-12",
      scenes: "old-town-european mountains lake ski-slope winter-village",
      kinds: "city gastronomy sightseeing hiking family festive skiing cycling",
      meeting:
        "Мюнхен, Мариенплац, у Рыбного фонтана | Munich, Marienplatz, by the Fish Fountain | 48.137, 11.576",
      food: "Белые колбаски до полудня, хаксе, обацда и кружка светлого | Weißwurst before noon, Haxe, obatzda and a Maß",
    },
    `
    Виктуалиенмаркт и Хофбройхаус | Viktualienmarkt and Hofbräuhaus | 1 | gastronomy city | 48.135, 11.576 | Майское дерево, сыры, лавка с мёдом; под каштанами пиво со своей едой. | A maypole, cheeses and a chestnut beer garden where you may bring your food.
    Английский сад | English Garden | 3 | city cycling surfing family | 48.159, 11.603 | Река Айсбах со стоячей волной, сёрферы ждут очереди и в снег; Китайская башня. | Surfers queue for the Eisbach wave even in snow.
    Нойшванштайн | Neuschwanstein | 118 | sightseeing photo hiking | 47.558, 10.750 | Лучший вид с моста Мариенбрюкке в девять утра; внутрь пускают только по времени, указанному в билете. | Best from Marienbrücke at nine; entry is by timed ticket.
    Цугшпитце и Айбзее | Zugspitze and Eibsee | 100 | skiing hiking photo | 47.421, 10.985 | Высшая точка Германии, 2962 метра; внизу круг у бирюзового Айбзее два часа. | Germany's top at 2,962 m, over two hours' walk round Eibsee.
    Кёнигсзее | Königssee | 155 | cruises hiking family | 47.555, 12.977 | Электролодка, трубач и эхо от стены; до Святого Варфоломея полчаса. | An electric boat, a trumpeter and the echo off the wall.
    Ротенбург-на-Таубере | Rothenburg ob der Tauber | 250 | city festive family | 49.377, 10.179 | Стены с крытой галереей и рождественская лавка круглый год; в восемь вечера по городу водит ночной сторож. | Roofed walls, a year-round Christmas shop and a night watchman's tour.
    `,
  ),
  place(
    {
      slug: "passau",
      country: "germany",
      region: "bavaria",
      name: "Пассау и Дунай | Passau and the Danube | Passau und die Donau | 帕绍与多瑙河",
      ru: "по Дунаю | в Пассау",
      at: "48.574, 13.464",
      fame: 26,
      months: "4-10 12",
      scenes: "danube-ship cycling old-town-european vineyard",
      kinds: "cruises cycling sightseeing city gastronomy family festive",
      meeting: "Пассау, причал Ратхаусплац | Passau, Rathausplatz landing | 48.574, 13.466",
      food: "Ренке на гриле, кнедли, пассауское золотистое пиво и линцский торт | Grilled whitefish, dumplings, Passau lager and Linzer torte",
    },
    `
    Собор Святого Стефана | St Stephen's Cathedral | 1 | city | 48.574, 13.465 | Почти восемнадцать тысяч труб органа; полуденный концерт с мая по октябрь. | Nearly eighteen thousand organ pipes, with noon concerts from May.
    Слияние трёх рек | Three Rivers Corner | 1 | photo family city | 48.574, 13.478 | Зелёный Инн, синий Дунай и чёрный Ильц; видно с крепости Фесте-Оберхаус. | Green Inn, blue Danube, dark Ilz, seen from Veste Oberhaus.
    Излучина Шлёген | Schlögener Schlinge | 42 | cycling hiking cruises | 48.424, 13.867 | Дунай поворачивает на 180 градусов; смотровая в получасе от причала. | The Danube turns right round; a lookout half an hour above the landing.
    Линц | Linz | 95 | city gastronomy cruises | 48.306, 14.286 | Музей будущего Ars Electronica светится над водой, торт по рецепту 1653 года. | Ars Electronica glows by the water; the torte recipe dates from 1653.
    Регенсбург | Regensburg | 120 | city gastronomy cycling | 49.020, 12.097 | Каменный мост XII века, а у его опоры колбасная кухня, которая кормит ещё со времён средневековых каменщиков. | A twelfth-century stone bridge and the sausage kitchen beside it.
    Вельтенбург | Weltenburg Abbey | 155 | cruises gastronomy | 48.899, 11.821 | Монастырская пивоварня в теснине Дуная, куда идут лодкой из Кельхайма. | A monastery brewery in the Danube gorge, by boat from Kelheim.
    `,
  ),
  place(
    {
      slug: "vienna",
      country: "austria",
      region: null,
      name: "Вена и долина Вахау | Vienna and the Wachau | Wien und die Wachau | 维也纳与瓦豪河谷",
      ru: "по Австрии | в Вене",
      at: "48.208, 16.373",
      fame: 40,
      months: "1-12",
      scenes: "old-town-european danube-ship vineyard winter-village",
      kinds: "city cruises wine gastronomy sightseeing family cycling festive",
      meeting: "Вена, причал Райхсбрюкке | Vienna, Reichsbrücke landing | 48.227, 16.410",
      food: "Тафельшпиц, шницель размером с тарелку, меланж с захером и хойригер с намазками | Tafelspitz, plate-wide schnitzel, melange with Sacher and a heuriger supper",
    },
    `
    Хофбург и Штефансдом | Hofburg and Stephansdom | 1 | city sightseeing | 48.208, 16.372 | 343 ступени южной башни; по утрам в Манеже тренируют липицианов под вальсы. | 343 steps up the south tower; Lipizzaners train to waltzes.
    Шёнбрунн | Schönbrunn | 7 | city family festive | 48.185, 16.312 | Парк бесплатный с рассвета, от Глориетты весь город; зоопарк 1752 года. | The park is free from dawn, with the world's oldest zoo, of 1752.
    Нашмаркт | Naschmarkt | 2 | gastronomy city | 48.198, 16.363 | Сто с лишним прилавков, по субботам барахолка у метро Кеттенбрюкенгассе. | Over a hundred stalls, with a Saturday flea market.
    Нусдорф и виноградники Каленберга | Nussdorf and the Kahlenberg vineyards | 9 | wine hiking | 48.270, 16.350 | Трамвай D до конца, тропа номер один и вино этого года в саду. | Tram D to the end, trail number one and this year's wine in a garden.
    Дюрнштайн | Dürnstein | 82 | wine cycling cruises | 48.395, 15.520 | Замок, где держали Ричарда Львиное Сердце, и голубая колокольня; абрикосы в июле. | The castle that held Richard the Lionheart; apricots in July.
    Аббатство Мельк | Melk Abbey | 88 | cruises sightseeing | 48.228, 15.331 | Барокко над Дунаем, библиотека в сто тысяч томов; корабль до Кремса два часа. | Baroque above the Danube, a huge library and the boat to Krems.
    Братислава | Bratislava | 80 | city cruises | 48.144, 17.110 | Скоростной катамаран идёт семьдесят пять минут; замок и «летающая тарелка» моста. | Seventy-five minutes by fast catamaran to another capital.
    `,
  ),
  place(
    {
      slug: "budapest",
      country: "hungary",
      region: null,
      name: "Будапешт | Budapest | Budapest | 布达佩斯",
      ru: "по Будапешту | в Будапеште",
      at: "47.498, 19.040",
      fame: 38,
      months: "1-12",
      scenes: "budapest danube-ship old-town-european vineyard",
      kinds: "city cruises wellness gastronomy wine sightseeing family festive cycling",
      meeting:
        "Будапешт, площадь Вигадо, причал | Budapest, Vigadó Square landing | 47.496, 19.049",
      food: "Гуляш в котелке, лангош со сметаной, куриный паприкаш и куртош | Kettle goulash, lángos, chicken paprikash and kürtőskalács",
    },
    `
    Рыбацкий бастион | Fisherman's Bastion | 2 | city photo | 47.502, 19.035 | До девяти и после семи верхняя терраса бесплатна; Парламент напротив золотой к вечеру. | The upper terrace is free early and late, facing a gilded Parliament.
    Парламент | Parliament | 2 | city sightseeing | 47.507, 19.046 | 691 комната и корона святого Стефана; экскурсии идут по языкам, билеты берут заранее. | 691 rooms and St Stephen's crown; tours sell out by language.
    Купальни Сечени | Széchenyi Baths | 4 | wellness family festive | 47.519, 19.082 | Тридцать восемь градусов под снегом, пенсионеры с шахматами по грудь. | Thirty-eight degrees under snow, with chess played chest-deep.
    Еврейский квартал | Jewish Quarter | 1 | city gastronomy | 47.498, 19.062 | Синагога на улице Дохань и руин-бар «Симпла», по воскресеньям в нём фермерский рынок. | Dohány synagogue and Szimpla ruin bar, a farm market on Sundays.
    Сентендре | Szentendre | 21 | cruises family gastronomy | 47.670, 19.076 | Сербские церкви и марципан, час рекой; вернуться можно на электричке. | Serbian churches and marzipan, an hour by river.
    Вишеград и излучина Дуная | Visegrád and the Danube Bend | 45 | cruises hiking cycling | 47.794, 18.979 | Верхний замок над коленом реки и королевский дворец Матьяша. | A citadel over the bend and Matthias's palace.
    Эгер | Eger | 135 | wine gastronomy city | 47.903, 20.373 | Долина Красавиц: двести погребов в туфе, бычья кровь прямо из бочки. | The Valley of Beautiful Women: tufa cellars and Bull's Blood from the barrel.
    `,
  ),
  place(
    {
      slug: "belgrade",
      country: "serbia",
      region: null,
      name: "Белград | Belgrade | Belgrad | 贝尔格莱德",
      ru: "по Сербии | в Сербии",
      at: "44.817, 20.457",
      fame: 36,
      months: "1-12",
      scenes: "old-town-european danube-ship canyon hiking",
      kinds: "city gastronomy sightseeing cruises rafting hiking wine festive family",
      meeting:
        "Белград, площадь Республики, у конного памятника | Belgrade, Republic Square, by the horse | 44.816, 20.460",
      food: "Плескавица с каймаком, сарма, чевапы и ракия из айвы | Pljeskavica with kajmak, sarma, ćevapi and quince rakija",
    },
    `
    Калемегдан | Kalemegdan | 1 | city photo family | 44.823, 20.450 | Слияние Савы и Дуная с крепостной стены, внизу динозавры и римский колодец. | The Sava meets the Danube below the walls.
    Скадарлия | Skadarlija | 1 | gastronomy city | 44.818, 20.465 | Кафаны «Три шляпы» и «Два оленя», после девяти оркестр подходит к столу. | Old kafanas where the band comes to your table after nine.
    Храм Святого Саввы | Church of Saint Sava | 3 | city sightseeing | 44.798, 20.469 | Мозаика купола весит сорок тонн; в крипте золота ещё больше. | A forty-tonne mosaic dome and a gilded crypt.
    Земун | Zemun | 7 | city gastronomy cycling | 44.843, 20.411 | Австрийский городок у Дуная, башня Гардош и рыбная похлёбка на дебаркадерах. | An Austrian riverside town with Gardoš tower and fish soup.
    Нови-Сад и Фрушка-Гора | Novi Sad and Fruška Gora | 95 | wine sightseeing cycling | 45.252, 19.862 | Крепость Петроварадин с часами, где стрелки наоборот, и бермет в Сремских Карловцах. | Petrovaradin's reversed clock and Bermet wine in Sremski Karlovci.
    Железные ворота и Голубац | Iron Gates and Golubac | 130 | cruises sightseeing photo | 44.661, 21.679 | Крепость с девятью башнями в начале самого узкого ущелья Дуная. | Nine towers at the mouth of the Danube's tightest gorge.
    Тара и Дрина, Байина-Башта | Tara and the Drina | 185 | rafting hiking family | 43.971, 19.560 | Домик на скале посреди Дрины и смотровая Баньска-Стена на 1065 метрах. | The little house on a rock in mid-Drina and the Banjska Stena lookout.
    `,
  ),
];
