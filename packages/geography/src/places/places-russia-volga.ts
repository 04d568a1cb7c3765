import { place } from "../notation/notation.ts";

/** Central Russia, the Volga and the Urals. */
export const volgaPlaces = [
  place(
    {
      slug: "moscow",
      country: "russia",
      region: "moscow-region",
      name: "Москва | Moscow | Moskau | 莫斯科",
      ru: "по Москве | в Москве",
      at: "55.753, 37.622",
      fame: 58,
      months: "1-12",
      scenes: "moscow old-town-russian river-ship winter-village",
      kinds: "city sightseeing cruises family gastronomy festive photo",
      meeting:
        "Москва, Кутафья башня Кремля | Moscow, Kutafya Tower of the Kremlin | 55.753, 37.611",
      food: "Пожарская котлета, расстегаи с рыбой, пастила из Коломны и бублики с чаем | Pozharsky cutlets, fish rasstegai, Kolomna pastila and tea with bubliki",
    },
    `
    Кремль и Красная площадь | Kremlin and Red Square | 1 | city sightseeing | 55.753, 37.620 | Соборная площадь открыта шесть дней, в четверг выходной; развод караула показывают по субботам в тёплый сезон. | Cathedral Square closes on Thursdays; the guard parades on Saturdays in the warm season.
    Парк «Зарядье» | Zaryadye Park | 1 | city family photo | 55.751, 37.629 | Парящий мост висит над рекой на семьдесят метров без опор; рядом Варварка с палатами бояр Романовых. | The floating bridge hangs seventy metres over the river; next to it are the Romanov chambers on Varvarka.
    Третьяковская галерея | Tretyakov Gallery | 2 | city family | 55.741, 37.620 | От Рублёва до Врубеля в Лаврушинском переулке; в залах Иванова и Куинджи лучше быть к открытию. | From Rublev to Vrubel in Lavrushinsky Lane; reach Ivanov and Kuindzhi at opening.
    Северный речной вокзал | Northern River Terminal | 15 | cruises city | 55.851, 37.468 | Звезда на шпиле раньше стояла на Спасской башне; отсюда теплоходы уходят на Волгу и к Онеге. | The star on its spire once topped the Spasskaya Tower; ships leave here for the Volga and Onega.
    ВДНХ | VDNKh | 9 | city family | 55.830, 37.632 | Павильоны республик, ракета «Восток» и музей космонавтики; зимой заливают самый большой каток города. | Pavilions of the republics, a Vostok rocket, the space museum and in winter the city's biggest rink.
    Коломенское | Kolomenskoye | 12 | family cycling photo | 55.667, 37.671 | Шатровый храм Вознесения 1532 года над Москвой-рекой, в мае вокруг цветут яблоневые сады. | The tented Ascension church of 1532 above the river; orchards around it bloom in May.
    Коломна | Kolomna | 115 | sightseeing gastronomy | 55.104, 38.754 | В кремле живут люди, а на посаде варят пастилу по рецептам XIX века и водят в музей калача. | People still live inside the kremlin, and the quarter below makes pastila to old recipes.
    Троице-Сергиева лавра | Trinity Lavra of St Sergius | 75 | sightseeing ethnographic | 56.311, 38.130 | Действующий монастырь XIV века в Сергиевом Посаде; электричка с Ярославского вокзала идёт полтора часа. | A working fourteenth-century monastery in Sergiev Posad, ninety minutes by train from Yaroslavsky station.
    `,
  ),
  place(
    {
      slug: "suzdal",
      country: "russia",
      region: "vladimir-region",
      name: "Суздаль и Владимир | Suzdal and Vladimir | Susdal und Wladimir | 苏兹达尔与弗拉基米尔",
      ru: "по Суздалю и Владимиру | в Суздале",
      at: "56.419, 40.449",
      fame: 44,
      months: "1-12",
      scenes: "old-town-russian winter-village autumn-forest horse-ride",
      kinds: "sightseeing family festive ethnographic gastronomy photo wellness",
      meeting: "Железнодорожный вокзал Владимира | Vladimir railway station | 56.130, 40.421",
      food: "Медовуха, суздальские огурцы всех засолов, щи из печи и калья на рассоле | Mead, Suzdal cucumbers in every brine, oven shchi and kalya soup",
    },
    `
    Владимир: Золотые ворота и Успенский собор | Vladimir: Golden Gate and Dormition Cathedral | 36 | city sightseeing | 56.129, 40.407 | Фрески Андрея Рублёва 1408 года в действующем соборе, рядом белокаменная резьба Дмитриевского. | Andrei Rublev's frescoes of 1408 in a working cathedral, and the carved stone of St Demetrius next door.
    Храм Покрова на Нерли | Church of the Intercession on the Nerl | 38 | photo hiking | 56.196, 40.561 | От станции Боголюбово полтора километра лугом; в половодье храм стоит на острове, и туда возят на лодке. | A mile across the meadow from Bogolyubovo; in the spring flood it becomes an island reached by boat.
    Суздальский кремль | Suzdal Kremlin | 1 | sightseeing family | 56.416, 40.442 | Синие купола Рождественского собора, золотые врата XIII века и изгиб Каменки под валом. | Blue domes, thirteenth-century golden doors and the Kamenka bending under the rampart.
    Музей деревянного зодчества | Museum of Wooden Architecture | 2 | ethnographic family | 56.412, 40.438 | Церкви, мельницы и избы, собранные со всей области; в июле здесь Праздник огурца. | Churches, mills and houses from the whole region; the Cucumber Festival is in July.
    Спасо-Евфимиев монастырь | Monastery of St Euthymius | 2 | sightseeing | 56.433, 40.440 | Красные стены с двенадцатью башнями, могила князя Пожарского и колокольный звон в полдень. | Red walls with twelve towers, Prince Pozharsky's grave and a bell concert at noon.
    Кидекша | Kideksha | 5 | cycling sightseeing | 56.424, 40.525 | Белокаменная церковь Бориса и Глеба 1152 года на берегу Нерли, до неё удобно доехать на велосипеде полем. | The white-stone church of Boris and Gleb of 1152 by the Nerl, an easy ride through fields.
    Юрьев-Польский | Yuryev-Polsky | 65 | sightseeing photo | 56.495, 39.681 | Георгиевский собор 1234 года сплошь в резьбе; после обвала камни собрали не в том порядке, и загадку решают до сих пор. | St George's of 1234 is carved all over; after a collapse the stones went back in the wrong order.
    `,
  ),
  place(
    {
      slug: "nizhny-novgorod",
      country: "russia",
      region: "nizhny-novgorod-region",
      name: "Нижний Новгород | Nizhny Novgorod | Nischni Nowgorod | 下诺夫哥罗德",
      ru: "по Нижнему Новгороду | в Нижнем Новгороде",
      at: "56.328, 44.005",
      fame: 42,
      months: "1-12",
      scenes: "old-town-russian river-ship autumn-forest",
      kinds: "city cruises sightseeing ethnographic gastronomy family festive",
      meeting: "Речной вокзал Нижнего Новгорода | Nizhny Novgorod river station | 56.331, 43.990",
      food: "Сухарничек с мороженым, стерляжья уха, городецкий пряник | Sukharnichek dessert, sterlet soup, Gorodets gingerbread",
    },
    `
    Нижегородский кремль | Nizhny Novgorod Kremlin | 1 | city sightseeing | 56.328, 44.003 | По стене проходят полный круг, два километра, со всеми башнями; закат смотрят у памятника Чкалову. | The full two-kilometre circuit of the wall is open; sunset is best by the Chkalov monument.
    Рождественская улица | Rozhdestvenskaya Street | 1 | city gastronomy | 56.328, 43.990 | Строгановская церковь с резьбой по белому камню и купеческие банки; вечером здесь вся гастрономия города. | The carved Stroganov church and merchant banks; by night the city's food street.
    Стрелка | Strelka | 4 | city photo | 56.335, 43.972 | Ока впадает в Волгу под собором Александра Невского; ажурные пакгаузы выставки 1896 года стали концертным залом. | The Oka meets the Volga under Alexander Nevsky's; lacy iron warehouses of 1896 are now a concert hall.
    Канатная дорога в Бор | Cable car to Bor | 3 | city family | 56.326, 44.045 | Тринадцать минут над Волгой, самый длинный пролёт 861 метр; утром в будни едут на работу, днём очереди нет. | Thirteen minutes above the Volga with an 861 m span; no queue in mid-morning.
    Городец | Gorodets | 65 | ethnographic cruises family | 56.645, 43.472 | Резные наличники, роспись с розанами и печатные пряники; «Валдай» идёт сюда по реке через шлюз. | Carved window frames, rose-painted wood and stamped gingerbread; a hydrofoil passes the lock on its way here.
    Макарьевский монастырь | Makaryev Monastery | 95 | cruises sightseeing | 56.083, 45.063 | Белые стены прямо у волжской воды; до пожара 1816 года здесь шумела ярмарка, которую потом перевели в Нижний. | White walls at the water's edge; the great fair was held here until the fire of 1816.
    Озеро Светлояр | Lake Svetloyar | 135 | ethnographic hiking | 56.820, 45.093 | По преданию, в нём скрылся Китеж; тропа вокруг почти круглого озера занимает полчаса. | Legend says the city of Kitezh sank here; the path round the lake takes half an hour.
    `,
  ),
  place(
    {
      slug: "kazan",
      country: "russia",
      region: "tatarstan",
      name: "Казань | Kazan | Kasan | 喀山",
      ru: "по Казани | в Казани",
      at: "55.796, 49.108",
      fame: 62,
      months: "1-12",
      scenes: "kazan old-town-russian river-ship winter-village",
      kinds: "city sightseeing cruises gastronomy family ethnographic festive",
      meeting:
        "Казань, площадь Тысячелетия, у Спасской башни | Kazan, Millennium Square, by the Spasskaya Tower | 55.796, 49.109",
      food: "Эчпочмак с бульоном, кыстыбый, азу по-татарски, чак-чак и губадия | Echpochmak with broth, kystyby, Tatar azu, chak-chak and gubadia",
    },
    `
    Казанский кремль и Кул-Шариф | Kazan Kremlin and Kul Sharif | 1 | city sightseeing | 55.799, 49.106 | Мечеть и православный собор в сотне шагов друг от друга; башня Сююмбике отклонилась от оси почти на два метра. | A mosque and a cathedral a hundred paces apart; the Söyembikä tower leans by nearly two metres.
    Старо-Татарская слобода | Old Tatar Quarter | 3 | city gastronomy ethnographic | 55.779, 49.117 | Деревянные дома у озера Кабан, мечеть Марджани 1770 года и мастер-классы по чак-чаку в музее. | Timber houses by Lake Kaban, the Märcani mosque of 1770 and a chak-chak museum.
    Вселенский храм | Temple of All Religions | 15 | photo city | 55.801, 48.975 | Ильдар Ханов начал строить его сам в девяностые; служб здесь нет, зато купола шестнадцати вер под одной крышей. | Ildar Khanov began it himself in the 1990s; no services are held under its domes of sixteen faiths.
    Раифский монастырь | Raifa Monastery | 30 | sightseeing family | 55.905, 48.730 | Стоит у озера в сосновом заповеднике; местные уверяют, что лягушки тут не квакают, чтобы не мешать службе. | On a lake amid a pine reserve, where locals say the frogs keep silent during services.
    Остров-град Свияжск | Sviyazhsk Island Town | 60 | sightseeing cruises family | 55.772, 48.660 | Крепость Ивана Грозного срубили под Угличем и собрали здесь за четыре недели; фрески Успенского собора под охраной ЮНЕСКО. | Ivan the Terrible's fort was cut near Uglich and assembled here in four weeks; its frescoes are UNESCO-listed.
    Болгар | Bolgar | 190 | cruises sightseeing ethnographic | 54.978, 49.050 | Столица Волжской Булгарии: Чёрная палата XIV века и Белая мечеть; летом удобнее всего приплыть на «Метеоре». | Capital of Volga Bulgaria: the fourteenth-century Black Chamber and the White Mosque; come by hydrofoil.
    Елабуга | Yelabuga | 210 | sightseeing city | 55.756, 52.054 | Город Шишкина и Цветаевой: купеческие улицы и Чёртово городище над Камой. | The town of Shishkin and Tsvetaeva: merchant streets and a tower above the Kama.
    `,
  ),
  place(
    {
      slug: "samara",
      country: "russia",
      region: "samara-region",
      name: "Самара и Жигули | Samara and the Zhiguli Hills | Samara und Schiguli-Berge | 萨马拉与日古利山",
      ru: "по Самаре и Жигулям | в Самаре",
      at: "53.187, 50.090",
      fame: 26,
      months: "5-10",
      scenes: "river-ship hiking autumn-forest",
      kinds: "cruises hiking city rafting sightseeing family cycling",
      meeting: "Речной вокзал Самары | Samara river station | 53.187, 50.080",
      food: "Раки, вобла и жигулёвское с завода на набережной, волжский судак, куйбышевский шоколад | Crayfish, dried roach and Zhiguli beer from the old brewery, Volga pike-perch and Samara chocolate",
    },
    `
    Самарская набережная | Samara Embankment | 1 | city beach family cycling | 53.197, 50.083 | Пять километров пляжей в черте города; у старого пивзавода «на дне» берут пиво в свою банку. | Five kilometres of beach in town, and at the old brewery people bring their own jars.
    Бункер Сталина | Stalin's Bunker | 2 | city sightseeing | 53.196, 50.098 | Глубина 37 метров, вход через обычный подъезд; построен в 1942 году, когда Куйбышев был запасной столицей. | Thirty-seven metres down behind an ordinary door, built in 1942 when the city was the reserve capital.
    Гора Вертолётка | Vertolyotka lookout | 28 | photo family | 53.393, 50.190 | Бывшая вертолётная площадка в Управленческом: отсюда видны Жигулёвские ворота и речные теплоходы внизу. | A former helipad with a view of the Zhiguli Gates and the river ships below.
    Ширяево | Shiryaevo | 30 | cruises hiking ethnographic | 53.416, 50.020 | Репин рисовал здесь этюды к «Бурлакам»; над селом штольни и смотровая Попова гора, добираются омиком. | Repin sketched for his Barge Haulers here; old lime mines and a lookout rise above, reached by river bus.
    Гора Стрельная | Mount Strelnaya | 110 | hiking photo | 53.440, 49.830 | Скальный гребень в Жигулёвском заповеднике высотой 351 метр, по нему проложена деревянная лестница. | A rocky crest of 351 m in the Zhiguli reserve with a wooden stair along it.
    Молодецкий курган | Molodetsky Kurgan | 100 | hiking rafting photo | 53.410, 49.380 | Двухсотметровый утёс над Жигулёвским морем; тропа крутая, внизу Усинский залив с байдарками. | A two-hundred-metre bluff over the reservoir; a steep path up and kayaks in Usa Bay below.
    Технический музей в Тольятти | Togliatti Technical Museum | 90 | family sightseeing | 53.555, 49.260 | Полсотни танков под открытым небом и подводная лодка Б-307, в которую можно зайти. | Tanks in the open air and the B-307 submarine, which you can walk through.
    `,
  ),
  place(
    {
      slug: "astrakhan",
      country: "russia",
      region: "astrakhan-region",
      name: "Астрахань и дельта Волги | Astrakhan and the Volga Delta | Astrachan und Wolgadelta | 阿斯特拉罕与伏尔加三角洲",
      ru: "по Астрахани и дельте Волги | в Астрахани",
      at: "46.349, 48.035",
      fame: 36,
      months: "4-10",
      scenes: "river-ship lake old-town-russian steppe island",
      kinds: "cruises safari photo gastronomy sightseeing ethnographic city",
      meeting: "Железнодорожный вокзал Астрахань-1 | Astrakhan-1 railway station | 46.364, 48.058",
      food: "Каспийская вобла, уха из сома, щучьи котлеты, чёрная икра и арбузы с бахчи в августе | Caspian roach, catfish soup, pike cutlets, black caviar and August watermelons",
    },
    `
    Астраханский кремль | Astrakhan Kremlin | 1 | city sightseeing | 46.349, 48.033 | Белые стены 1580-х годов сложены и из кирпича ордынских городов; под Успенским собором уникальное Лобное место. | White walls of the 1580s used bricks from Golden Horde towns; the Dormition Cathedral has its own place of proclamation.
    Коса и персидское подворье | Kosa quarter and Persian courtyard | 2 | city ethnographic | 46.350, 48.022 | Купеческий район у Волги: армянские, индийские и персидские подворья, резные балконы и дворы с виноградом. | A merchants' quarter by the Volga with Armenian, Indian and Persian courtyards and vines.
    Рынок Селенские Исады | Selenskie Isady market | 2 | gastronomy city | 46.358, 48.052 | Рыбный ряд: вобла вязками, копчёный сом, раки; сезонную икру продают только заводскую, с маркировкой. | The fish row: strings of dried roach, smoked catfish, crayfish and labelled farmed caviar.
    Лотосовые поля | Lotus fields | 85 | photo safari cruises | 45.850, 47.950 | Цветут с середины июля до конца августа у раскатов; подходят на моторках, в воду не прыгают, корни режутся. | In bloom from mid-July to late August near the open Caspian; motorboats bring you to the edge.
    Сарай-Бату | Sarai-Batu | 118 | family sightseeing | 47.190, 47.440 | Кинодекорация столицы Золотой Орды у Селитренного рядом с настоящим городищем; верблюды тут живые. | A film set of the Golden Horde capital near Selitrennoye, beside the real site, with live camels.
    Хошеутовский хурул | Khosheutovo Khurul | 85 | ethnographic photo | 47.000, 47.830 | Калмыцкий храм в Речном, поставленный в честь победы над Наполеоном; его галерея повторяла Казанский собор. | A Kalmyk temple raised after the war with Napoleon, its colonnade modelled on Kazan Cathedral.
    Баскунчак и гора Богдо | Lake Baskunchak and Mount Bogdo | 290 | hiking photo wellness | 48.140, 46.850 | Соляное озеро, по которому ходят в старых носках, и единственная гора Прикаспия; в апреле тут цветут тюльпаны Шренка. | A salt lake you cross in old socks beside the lowland's only mountain; wild tulips flower in April.
    `,
  ),
  place(
    {
      slug: "perm",
      country: "russia",
      region: "perm-krai",
      name: "Пермь и Западный Урал | Perm and the Western Urals | Perm und Westural | 彼尔姆与西乌拉尔",
      ru: "по Пермскому краю | в Пермском крае",
      at: "58.010, 56.229",
      fame: 32,
      months: "1-3 5-10",
      scenes: "taiga rafting snow-forest river-ship hiking canyon",
      kinds: "rafting hiking cruises sightseeing city skiing family ethnographic",
      meeting: "Вокзал Пермь II | Perm II railway station | 58.005, 56.187",
      food: "Посикунчики с горчичным соком, шаньги, пистики в пирогах и пельмени | Posikunchiki pies with mustard dip, shangi, horsetail pies and pelmeni",
    },
    `
    Пермские боги | Perm Gods gallery | 1 | city ethnographic | 58.018, 56.240 | Деревянная скульптура XVII–XIX веков: Христос со скуластым лицом коми-пермяка, в рубахе и с ладонью у щеки. | Wooden sculpture of the seventeenth to nineteenth centuries: a Christ with a Komi face, his palm to his cheek.
    Хохловка | Khokhlovka | 45 | ethnographic family cruises | 58.262, 56.262 | Деревянные церкви, солеварня и пожарная каланча на мысу Камы; летом тут фестиваль Kamwa. | Timber churches, salt works and a fire tower on a cape of the Kama.
    Кунгурская ледяная пещера | Kungur Ice Cave | 100 | family sightseeing | 57.441, 57.006 | В первых гротах иней круглый год, температура ниже нуля; маршрут около полутора километров, нужна куртка. | Frost never leaves the first halls; the walk is about a mile, so bring a jacket.
    Белогорский монастырь | Belogorsky Monastery | 115 | sightseeing | 57.393, 56.230 | «Уральский Афон» на горе 446 метров; с паперти в ясный день видно на десятки вёрст. | The Athos of the Urals on a 446 m hill with a view of dozens of miles.
    Каменный город | Stone Town | 190 | hiking family photo | 58.720, 57.625 | Улицы и переулки между скалами, где зимой ходят в снегоступах; Большую Черепаху узнают с первого взгляда. | Streets and lanes between rocks, walked on snowshoes in winter; the Great Tortoise is plain at a glance.
    Усьвинские столбы | Usva Pillars | 190 | rafting hiking photo | 58.690, 57.590 | Стена известняка над рекой и отдельно стоящий Чёртов Палец; под ней проходят сплавом из посёлка Усьва. | A limestone wall with the lone Devil's Finger; rafts from Usva village drift beneath it.
    Гора Крестовая | Mount Krestovaya | 195 | skiing hiking photo | 58.870, 57.550 | Губаха: зимой ели стоят в снежном панцире, склоны работают до апреля, летом на вершине ставят спектакли. | In Gubakha: firs wear snow armour, slopes run to April, and operas are staged on top in summer.
    `,
  ),
  place(
    {
      slug: "south-urals",
      country: "russia",
      region: "chelyabinsk-region",
      name: "Таганай и Южный Урал | Taganay and the South Urals | Taganai und Südural | 塔加奈与南乌拉尔",
      ru: "по Южному Уралу | на Южном Урале",
      at: "55.171, 59.672",
      fame: 40,
      months: "1-3 5-10 12",
      scenes: "hiking taiga mountains snow-forest lake autumn-forest",
      kinds: "hiking family rafting photo cycling festive",
      meeting: "Златоуст, железнодорожный вокзал | Zlatoust railway station | 55.193, 59.686",
      food: "Уральские пельмени трёх мясов, шаньги с картошкой, башкирский мёд и кумыс | Ural pelmeni of three meats, potato shangi, Bashkir honey and kumis",
    },
    `
    Двуглавая сопка | Two-Headed Hill | 14 | hiking family | 55.245, 59.790 | Первая вершина Таганая от Пушкинской тропы; на Перьях скалы стоят рёбрами, кроссовок с цепкой подошвой хватит. | Taganay's first summit on the Pushkin trail; on its Feathers the rocks stand on edge.
    Откликной гребень | Otkliknoy Ridge | 20 | hiking mountaineering photo | 55.290, 59.830 | Стена над Большой каменной рекой отвечает эхом; подъём по корням и глыбам, в дождь скользко. | A wall above the Great Stone River that answers with an echo; slippery in rain.
    Гора Круглица | Mount Kruglitsa | 28 | hiking | 55.360, 59.905 | Высшая точка Таганая, 1178 метров, сплошной курумник; за ней Долина сказок с белыми кварцитами. | Taganay's top at 1,178 m, all boulders; behind it lies the Valley of Fairy Tales with white quartzite.
    Озеро Тургояк и остров Веры | Lake Turgoyak and Vera Island | 45 | family rafting sightseeing | 55.155, 60.060 | Вода прозрачна на десять с лишним метров; на острове мегалиты и остатки староверческого скита. | Water clear to over ten metres; the island has megaliths and an Old Believer hermitage.
    Зюраткуль | Zyuratkul | 70 | hiking family cycling | 54.915, 59.200 | Озеро на 724 метрах и хребет с деревянным настилом; наверху карликовый лес и вид на два водоёма. | A lake at 724 m and a ridge with a boardwalk through dwarf forest.
    Пороги | Porogi | 80 | sightseeing photo rafting | 55.210, 58.770 | Плотина и ГЭС 1910 года, одна из старейших в стране, среди скал на Большой Сатке. | A dam and power plant of 1910, one of the country's oldest, among crags on the Bolshaya Satka.
    Иремель | Iremel | 150 | hiking | 54.517, 58.842 | Вторая вершина Южного Урала, 1582 метра; из Тюлюка двенадцать километров вверх через тайгу в тундру. | The South Urals' second summit, 1,582 m; twelve kilometres up from Tyulyuk through taiga to tundra.
    `,
  ),
];
