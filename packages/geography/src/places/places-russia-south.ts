import { place } from "../notation/notation.ts";

/** The Caucasus and the Black Sea coast of Russia. */
export const southPlaces = [
  place(
    {
      slug: "derbent",
      country: "russia",
      region: "dagestan",
      name: "Дербент и Южный Дагестан | Derbent and Southern Dagestan | Derbent und Süddagestan | 杰尔宾特与南达吉斯坦",
      ru: "по Южному Дагестану | в Южном Дагестане",
      at: "42.058, 48.290",
      fame: 52,
      months: "3-11",
      scenes: "old-town-oriental mountains tropical-beach old-town-caucasian waterfall",
      kinds: "sightseeing city gastronomy beach ethnographic hiking family",
      meeting: "Железнодорожный вокзал Дербента | Derbent railway station | 42.066, 48.287",
      food: "Дербентский плов, долма в виноградных листьях, цкан с зеленью и коньяк местных заводов | Derbent pilaf, vine-leaf dolma, tskan herb pies and brandy from local distilleries",
    },
    `
    Крепость Нарын-Кала | Naryn-Kala Fortress | 2 | sightseeing photo | 42.053, 48.274 | Цитадель с сасанидскими стенами VI века и баней, которую не видно снаружи; вид сразу на море и черепицу магалов. | A citadel with sixth-century Sasanian walls; it looks over the sea and the roofs of the magals.
    Джума-мечеть и магалы | Juma Mosque and the magals | 1 | city ethnographic gastronomy | 42.056, 48.282 | Старейшая мечеть страны, 733 год, двор с восьмисотлетними чинарами; вокруг девять кварталов-лабиринтов. | The country's oldest mosque, from 733, with ancient plane trees and nine maze-like quarters around.
    Дербентский пляж | Derbent beach | 4 | beach family | 42.075, 48.305 | Каспий мелкий и тёплый с июня по сентябрь; стены города когда-то уходили прямо в воду и перекрывали проход кораблям. | The Caspian is shallow and warm from June to September; the city walls once ran on into the water.
    Самурский лес | Samur Forest | 45 | hiking cycling photo | 41.840, 48.500 | Лиановые джунгли у самого моря на границе с Азербайджаном, с плющом до верхушек; в мае поют соловьи. | Liana jungle by the sea with ivy to the treetops and nightingales in May.
    Хучнинский водопад и крепость семи братьев | Khuchni waterfall and the Seven Brothers | 42 | hiking sightseeing | 41.950, 47.930 | Рубас падает в каньон за грушевыми садами, над ним руины табасаранской крепости. | The Rubas drops into a gorge behind orchards below the ruins of a Tabasaran fort.
    Кала-Корейш | Kala-Koreish | 120 | ethnographic hiking photo | 42.126, 47.630 | Покинутая столица уцмиев на скальном мысу: мечеть, резные надгробия и единственный житель-смотритель. | The deserted seat of the utsmis on a rocky spur, with a mosque and carved tombstones.
    Куруш | Kurush | 150 | hiking mountaineering offroad | 41.280, 47.830 | Село на высоте около 2500 метров под Шалбуздагом, самое высокогорное в Европе; нужна отметка погранзоны. | At about 2,500 m under Shalbuzdag, Europe's highest village; a border permit is needed.
    `,
  ),
  place(
    {
      slug: "prielbrusye",
      country: "russia",
      region: "kabardino-balkaria",
      name: "Приэльбрусье | Elbrus area | Elbrusgebiet | 厄尔布鲁士",
      ru: "по Приэльбрусью | в Приэльбрусье",
      at: "43.257, 42.514",
      fame: 74,
      months: "1-12",
      scenes: "mountains ski-slope hiking waterfall night-sky",
      kinds: "mountaineering hiking skiing sightseeing family offroad photo gastronomy festive",
      meeting:
        "Аэропорт Минеральных Вод, выход из терминала | Mineralnye Vody airport, terminal exit | 44.225, 43.082",
      food: "Хычины с картошкой и сыром, лагман, шашлык из баранины и айран из Терскола | Khychin flatbreads with potato and cheese, lagman, mutton shashlik and ayran",
    },
    `
    Поляна Чегет и «Чашка» | Cheget and its slopes | 3 | skiing photo hiking | 43.240, 42.500 | Кресельная дорога поднимает к кафе «Ай» на 2750 метров: Эльбрус напротив как на ладони, склоны для уверенных. | A chairlift rises to the Ai café at 2,750 m with Elbrus straight ahead; slopes for strong skiers.
    Водопад Девичьи Косы | Maiden's Braids waterfall | 5 | hiking family offroad | 43.283, 42.487 | Тридцать метров тонких струй под ледником Терскол; от посёлка два часа вверх мимо обсерватории. | Thirty metres of thin strands below Terskol glacier, two hours up past the observatory.
    Поляна Азау и канатная дорога Гарабаши | Azau and the Garabashi cableway | 4 | skiing sightseeing family | 43.266, 42.478 | Три очереди гондол поднимают до 3847 метров; не бегите наверху, высота чувствуется сразу. | Three gondolas climb to 3,847 m; do not run at the top, the altitude bites at once.
    Скалы Пастухова | Pastukhov Rocks | 11 | mountaineering | 43.333, 42.453 | Граница акклиматизации на 4700 метрах: сюда ходят с бочек накануне штурма, проверяют кошки и самочувствие. | The acclimatisation mark at 4,700 m, walked the day before the summit to test crampons and lungs.
    Западная вершина Эльбруса | Elbrus west summit | 14 | mountaineering | 43.352, 42.437 | 5642 метра; выходят в час ночи, на седловине отдыхают, разворот не позже полудня при любой погоде. | 5,642 m; you leave at one at night, rest on the saddle and turn back by noon whatever the weather.
    Ущелье Адыл-Су | Adyl-Su Gorge | 16 | hiking mountaineering | 43.215, 42.670 | Зелёная гостиница и ледник Башкара, альплагеря под Джан-Туганом; у входа погранпост, паспорт с собой. | Climbers' camps and Bashkara glacier; a border post stands at the gate, so carry your passport.
    Чегемские водопады | Chegem waterfalls | 130 | sightseeing family gastronomy | 43.420, 43.210 | Вода сочится прямо из трещин отвесной стены, зимой замерзает органом; рядом стартуют парапланы. | Water seeps from cracks in a sheer wall and freezes into organ pipes; paragliders launch nearby.
    Голубое озеро Церик-Кёль | Tserik-Kol Blue Lake | 170 | diving sightseeing photo | 43.232, 43.540 | Карстовый провал глубиной 279 метров, круглый год около девяти градусов; дайверы приезжают специально. | A karst shaft 279 m deep at nine degrees all year that divers travel for.
    `,
  ),
  place(
    {
      slug: "vladikavkaz",
      country: "russia",
      region: "north-ossetia",
      name: "Владикавказ и ущелья Осетии | Vladikavkaz and the Ossetian gorges | Wladikawkas und Ossetien | 弗拉季高加索与奥塞梯峡谷",
      ru: "по Северной Осетии | в Северной Осетии",
      at: "43.025, 44.681",
      fame: 58,
      months: "1-12",
      scenes: "old-town-caucasian mountains canyon waterfall hiking ski-slope",
      kinds: "sightseeing hiking gastronomy ethnographic photo offroad family skiing",
      meeting: "Железнодорожный вокзал Владикавказа | Vladikavkaz railway station | 43.034, 44.690",
      food: "Три осетинских пирога: уалибах, фыдджин и цахараджын, лывжа и домашнее пиво багани | Three Ossetian pies with cheese, meat and beet leaves, lyvzha stew and bagany beer",
    },
    `
    Проспект Мира и мечеть над Тереком | Prospekt Mira and the mosque on the Terek | 1 | city gastronomy | 43.030, 44.678 | Трамвай, липы и суннитская мечеть 1908 года на набережной; в ясный день в конце улицы стоит Столовая гора. | Trams, lindens and a Sunni mosque of 1908; on clear days Table Mountain closes the street.
    Даргавский некрополь | Dargavs necropolis | 42 | sightseeing ethnographic photo | 42.837, 44.437 | Девяносто с лишним склепов под ступенчатыми крышами; внутрь заглядывают через лаз, руками ничего не трогают. | Over ninety crypts under stepped roofs; you look in through the hatch and touch nothing.
    Мидаграбинские водопады | Midagrabin waterfalls | 60 | hiking photo offroad | 42.755, 44.370 | Шесть километров по дну ущелья до цирка, где с ледников падает больше десятка струй; лучшие месяцы июль и август. | Six kilometres along the gorge to a cirque where a dozen streams fall off the glaciers.
    Кармадонское ущелье | Karmadon Gorge | 32 | sightseeing hiking | 42.860, 44.520 | В 2002 году сюда сошёл ледник Колка и накрыл съёмочную группу Сергея Бодрова; у портала тоннеля мемориал. | In 2002 Kolka glacier buried Sergei Bodrov's film crew here; a memorial stands by the tunnel.
    Куртатинское ущелье и Фиагдон | Kurtat Gorge and Fiagdon | 48 | sightseeing ethnographic horse-riding | 42.835, 44.310 | Кадаргаван, аул Цмити и Аланский монастырь; пограничных постов нет, удобно на один день. | Kadargavan canyon, Tsmiti village and the Alan monastery; easy in one day without border posts.
    Памятник Уастырджи и Алагирское ущелье | Uastyrdzhi monument and Alagir Gorge | 68 | sightseeing photo | 42.930, 44.190 | Всадник весом 28 тонн вырывается прямо из скалы над Транскамом; водители сигналят ему, проезжая. | A 28-tonne horseman bursts from the cliff above the highway; drivers hoot as they pass.
    Цейское ущелье | Tsey Gorge | 95 | skiing hiking ethnographic | 42.800, 43.930 | Кресельная дорога к Сказскому леднику и святилище Реком, срубленное без единого гвоздя. | A chairlift to Skaz glacier and the Rekom shrine, built without a nail.
    Дигория, Задалеск и Стур-Дигора | Digoria: Zadalesk and Stur-Digora | 115 | hiking horse-riding ethnographic | 42.890, 43.640 | Национальный парк «Алания»: висячий мост над Урухом, водопад Три Сестры и дом Задалесской Наны. | Alania National Park: a hanging bridge over the Urukh, Three Sisters waterfall and the house of Zadalesk Nana.
    `,
  ),
  place(
    {
      slug: "arkhyz-dombay",
      country: "russia",
      region: "karachay-cherkessia",
      name: "Архыз и Домбай | Arkhyz and Dombay | Archys und Dombai | 阿尔赫兹与东拜",
      ru: "по Архызу и Домбаю | в Архызе и Домбае",
      at: "43.565, 41.280",
      fame: 56,
      months: "1-4 6-10 12",
      scenes: "mountains ski-slope hiking lake horse-ride night-sky",
      kinds: "hiking skiing family horse-riding photo offroad sightseeing festive",
      meeting: "Черкесск, автовокзал | Cherkessk bus station | 44.226, 42.048",
      food: "Карачаевские хычины, джёрме, шорпа и чай из калмыцких трав | Karachay khychins, jorme sausage, shorpa and herb tea with milk",
    },
    `
    Курорт «Романтик» | Romantik resort | 10 | skiing family | 43.535, 41.180 | Подъёмники до 3000 метров, вечернее катание и ровные трассы для второго дня на лыжах. | Lifts to 3,000 m, evening skiing and smooth runs for a second day on skis.
    Софийские водопады и озёра | Sophia waterfalls and lakes | 17 | hiking horse-riding photo offroad | 43.440, 41.250 | УАЗ довозит до Ледниковой фермы; дальше пешком под ледник, к Софийским озёрам полный день. | A UAZ takes you to Glacier Farm; the falls are a short walk and the lakes a full day.
    Нижне-Архызское городище и лик Христа | Lower Arkhyz churches and the Face of Christ | 20 | sightseeing ethnographic | 43.680, 41.460 | Храмы алан X века и образ на скале, найденный в 1999 году; к нему железная лестница в пять с лишним сотен ступеней. | Tenth-century Alan churches and an icon on a rock found in 1999, up over five hundred iron steps.
    Телескоп БТА | BTA telescope | 35 | sightseeing family | 43.647, 41.440 | Зеркало шесть метров, с 1975 до начала девяностых крупнейшее в мире; днём экскурсия, ночью не пускают. | A six-metre mirror, the world's largest for years; tours run by day.
    Озеро Дукка | Dukka Lakes | 12 | hiking | 43.500, 41.210 | Два озера в каменной чаше выше леса, подъём от Таулу около трёх часов; у воды лежит снег до июля. | Two tarns in a stone bowl above the forest, three hours up, with snow until July.
    Шоанинский храм | Shoana Church | 110 | sightseeing photo | 43.820, 41.930 | Стоит на скале над Кубанью с X века; к нему ведёт грунтовая дорога от аула Коста Хетагурова. | It has stood on a rock above the Kuban since the tenth century.
    Бадукские озёра | Baduk Lakes | 170 | hiking family photo | 43.380, 41.690 | Три зелёных озера в Тебердинском парке, тропа четыре километра в одну сторону; рыбу и костры запрещают. | Three green lakes in Teberda park, four kilometres each way.
    Домбай, Мусса-Ачитара | Dombay, Mussa-Achitara | 190 | skiing sightseeing photo | 43.300, 41.670 | Канатка на 3000 метров и панорама Главного хребта с Белалакаей; наверху кафе и запах шашлыка. | A cableway to 3,000 m and the main ridge with striped Belalakaya across the valley.
    `,
  ),
  place(
    {
      slug: "grozny",
      country: "russia",
      region: "chechnya",
      name: "Грозный и горная Чечня | Grozny and the Chechen mountains | Grosny und Bergtschetschenien | 格罗兹尼与车臣山区",
      ru: "по Чечне | в Чечне",
      at: "43.318, 45.694",
      fame: 30,
      months: "3-11",
      scenes: "old-town-caucasian lake canyon mountains",
      kinds: "sightseeing city ethnographic gastronomy hiking photo offroad",
      meeting: "Грозный, железнодорожный вокзал | Grozny railway station | 43.331, 45.688",
      food: "Жижиг-галнаш с чесночным соусом, чепалгаш с творогом, сискал и чай с чабрецом | Zhizhig-galnash with garlic sauce, chepalgash, siskal cornbread and thyme tea",
    },
    `
    Мечеть «Сердце Чечни» и Грозный-Сити | Heart of Chechnya mosque and Grozny-City | 1 | city photo | 43.318, 45.694 | Мечеть открыта гостям вне часов молитвы, женщинам нужен платок; вечером поднимаются на площадку небоскрёба. | The mosque welcomes guests between prayers (scarves for women), and a tower has a viewing deck.
    Мечеть в Шали | Shali mosque | 37 | sightseeing city | 43.148, 45.903 | «Гордость мусульман» открыли в 2019 году: белый мрамор, фонтаны и парк роз вокруг. | Opened in 2019: white marble, fountains and a rose park.
    Аргунское ущелье и Ушкалойские башни | Argun Gorge and Ushkaloy towers | 68 | sightseeing ethnographic | 42.790, 45.560 | Две башни-близнецы встроены в скальную нишу прямо над рекой, задней стеной им служит гора. | Twin towers set in a rock niche over the river, with the mountain for their back wall.
    Нихалойские водопады | Nikhaloy waterfalls | 74 | hiking family photo | 42.770, 45.590 | Двенадцать каскадов в буковом лесу, от парковки лестницы и мостики; полный круг занимает час. | Twelve cascades in beech forest, with stairs and footbridges; an hour's loop.
    Итум-Кали | Itum-Kale | 88 | ethnographic hiking sightseeing | 42.730, 45.570 | Замок Пхакоча с боевой башней и музеем Хусейна Исаева; дальше по ущелью погранзона. | Phakoch castle with its battle tower and a museum; the border zone lies beyond.
    Хой | Khoy | 105 | ethnographic photo offroad | 42.810, 46.190 | Село стражей на краю плато восстановили из камня; внизу Харачойский серпантин. | The village of watchmen on the plateau's edge, rebuilt in stone above the Kharachoy hairpins.
    Озеро Кезеной-Ам | Lake Kezenoyam | 115 | sightseeing photo rafting | 42.770, 46.150 | Крупнейшее высокогорное озеро Северного Кавказа, 1870 метров над морем; вода и летом не теплее семнадцати градусов. | The North Caucasus's largest mountain lake, at 1,870 m; even in summer it stays below seventeen degrees.
    `,
  ),
  place(
    {
      slug: "lago-naki",
      country: "russia",
      region: "adygea",
      name: "Лаго-Наки и Адыгея | Lago-Naki and Adygea | Lago-Naki und Adygeja | 拉戈纳基高原",
      ru: "по Адыгее | в Адыгее",
      at: "44.298, 40.185",
      fame: 50,
      months: "1-3 5-10 12",
      scenes: "hiking canyon rafting waterfall mountains horse-ride snow-forest",
      kinds: "hiking rafting family horse-riding offroad gastronomy photo cycling skiing",
      meeting: "Майкоп, железнодорожный вокзал | Maykop railway station | 44.612, 40.104",
      food: "Щипс с курицей, адыгейский сыр на гриле, либже, гуубат и лесной мёд | Shchips chicken sauce, grilled Adyghe cheese, libzhe, guubat pies and forest honey",
    },
    `
    Хаджохская теснина | Khadzhokh Gorge | 1 | sightseeing family photo | 44.288, 40.176 | Белая зажата в щель шириной до двух метров; по настилам проходят за полчаса, гул слышно от кассы. | The Belaya squeezes into a gap barely two metres wide; boardwalks take half an hour.
    Водопады Руфабго | Rufabgo waterfalls | 4 | hiking family | 44.272, 40.163 | Пять водопадов вдоль ручья и тропы через верёвочный мост; «Сердце Руфабго» купальное, но ледяное. | Five falls along a stream and a rope bridge; you may swim below Rufabgo's Heart, if you dare.
    Хребет Уна-Коз | Una-Koz Ridge | 12 | hiking cycling photo offroad | 44.240, 40.090 | Скальный уступ над Даховской с гротами; ночуют на краю и встречают туман, который ложится в долину. | A cliff edge above Dakhovskaya with grottoes; camp on the rim above the morning fog.
    Гранитный каньон | Granite Canyon | 17 | rafting sightseeing | 44.165, 40.150 | Белая пропилила розовый гранит на четыре километра; в майские праздники здесь «Интерралли» на порогах. | The Belaya has sawn four kilometres through pink granite; rafting contests run in May.
    Большая Азишская пещера | Big Azish Cave | 34 | family sightseeing | 44.121, 40.027 | Шестьсот метров оборудованного маршрута, круглый год около пяти градусов; куртки дают напрокат. | Six hundred metres of path at five degrees all year; jackets are for hire.
    Плато Лаго-Наки | Lago-Naki Plateau | 50 | hiking photo family horse-riding skiing | 44.060, 39.990 | Альпийские луга у кордона на Инструкторской щели; рододендрон цветёт в июне, снежники лежат до августа. | Alpine meadows with rhododendron in June and snow patches into August.
    Гора Оштен | Mount Oshten | 60 | hiking mountaineering | 44.000, 39.930 | 2804 метра, самая доступная вершина массива: от Абадзешского перевала три часа, сверху виден Фишт. | At 2,804 m the massif's easiest summit, three hours from Abadzesh Pass with Fisht ahead.
    Гуамское ущелье | Guam Gorge | 75 | cycling family sightseeing | 44.210, 39.920 | По дну шла узкоколейка, теперь по ней возят мотрисы и гуляют под стенами в четыреста метров. | A narrow-gauge line runs along the bottom beneath four-hundred-metre walls.
    `,
  ),
  place(
    {
      slug: "sochi",
      country: "russia",
      region: "krasnodar-krai",
      name: "Сочи и Красная Поляна | Sochi and Krasnaya Polyana | Sotschi und Krasnaja Poljana | 索契与红波利亚纳",
      ru: "по Сочи и Красной Поляне | в Сочи",
      at: "43.585, 39.723",
      fame: 66,
      months: "1-12",
      scenes: "tropical-beach ski-slope mountains waterfall sea-ship hiking",
      kinds: "beach skiing family sightseeing hiking wellness yachting gastronomy festive city",
      meeting:
        "Железнодорожный вокзал Сочи, у часовой башни | Sochi railway station, by the clock tower | 43.592, 39.727",
      food: "Барабулька с набережной, хачапури на углях, форель из Адлера и краснодарский чай | Red mullet, charcoal khachapuri, Adler trout and Krasnodar tea",
    },
    `
    Дендрарий | Dendrarium | 3 | family city | 43.570, 39.741 | Парк 1892 года на склоне: вверх канаткой, вниз пешком мимо пальм, павлинов и виллы «Надежда». | A hillside park of 1892: ride the cable car up and walk down past palms and peacocks.
    Гора Ахун | Mount Akhun | 22 | sightseeing photo | 43.549, 39.843 | Башня 1936 года из белого известняка; с верхней площадки виден и Кавказский хребет, и море до Абхазии. | A white limestone tower of 1936 with a view of the range and the sea as far as Abkhazia.
    Агурские водопады | Agura waterfalls | 15 | hiking family | 43.555, 39.825 | Тропа от моря вдоль каньона с чашами для купания, дальше подъём на Орлиные скалы к прикованному Прометею. | A path up a canyon with pools, then on to Eagle Rocks and a chained Prometheus.
    Тисо-самшитовая роща | Yew and Boxwood Grove | 19 | hiking family | 43.527, 39.877 | Тисам здесь по две тысячи лет; после дождя по корням скользко, берите обувь с протектором. | Yews of two thousand years; roots are slick after rain, so wear grippy shoes.
    Солохаул и чайные плантации | Solokhaul tea plantations | 48 | gastronomy ethnographic family | 43.800, 39.670 | Домик Иуды Кошмана, вырастившего самый северный чай в 1901 году; собирают лист с мая по сентябрь. | The cottage of Judah Koshman, who grew the northernmost tea here; leaves are picked from May to September.
    Олимпийский парк | Olympic Park | 30 | family city cycling beach yachting | 43.404, 39.954 | Стадион «Фишт», чаша огня и поющий фонтан; вдоль моря идёт ровная велодорожка. | Fisht Stadium, the flame bowl and a musical fountain beside a flat seafront cycle path.
    Роза Пик | Rosa Peak | 80 | skiing sightseeing photo hiking | 43.626, 40.310 | Подъёмники до 2320 метров: зимой спуск к Розе Хутор, летом качели над облаками и тропа водопадов Менделиха. | Lifts to 2,320 m: ski in winter, walk the Mendelikha waterfall trail in summer.
    `,
  ),
  place(
    {
      slug: "gelendzhik",
      country: "russia",
      region: "krasnodar-krai",
      name: "Геленджик и винное побережье | Gelendzhik and the wine coast | Gelendschik und die Weinküste | 格连吉克与葡萄酒海岸",
      ru: "по Черноморскому побережью | в Геленджике",
      at: "44.561, 38.077",
      fame: 45,
      months: "4-10",
      scenes: "vineyard sea-cliffs tropical-beach sailing waterfall",
      kinds: "beach wine gastronomy yachting family cycling hiking diving offroad",
      meeting:
        "Геленджик, набережная, у «Белой невесточки» | Gelendzhik seafront, by the White Bride statue | 44.563, 38.077",
      food: "Мидии на противне, рапаны, черноморская камбала и красностоп золотовский в бокале | Mussels on a tray, rapana, Black Sea turbot and a glass of Krasnostop",
    },
    `
    Абрау-Дюрсо | Abrau-Durso | 65 | wine gastronomy sightseeing cycling | 44.700, 37.600 | Тоннели с игристым основаны в 1870 году при Александре II; дегустация после прогулки у бирюзового озера. | Sparkling-wine tunnels founded under Alexander II in 1870; taste after a walk by the turquoise lake.
    Мысхако | Myskhako | 50 | wine hiking photo | 44.660, 37.770 | Виноградники под горой Колдун; от них тропа спускается к диким пляжам под обрывом. | Vineyards under Mount Koldun, where a trail drops to wild beaches.
    Утриш | Utrish | 130 | hiking beach diving | 44.755, 37.390 | Можжевеловый лес возрастом в сотни лет и лагуны, куда ходят пешком или морем; костры запрещены. | Juniper woods centuries old and lagoons reached on foot or by sea.
    Гай-Кодзор | Gai-Kodzor | 105 | wine gastronomy | 44.850, 37.430 | Ронские сорта на мергеле под Анапой; на винодельне смотрят, как гравитация заменяет насосы. | Rhône grapes on marl near Anapa, in a winery where gravity does the pumping.
    Дольмены на реке Жане | Zhane dolmens | 20 | hiking family ethnographic | 44.520, 38.280 | Три дольмена бронзового века у Возрождения и купели под водопадами через полчаса ходьбы. | Three Bronze Age dolmens and waterfall pools half an hour's walk away.
    Скала Парус | Parus Rock | 20 | photo beach yachting | 44.436, 38.185 | Плита песчаника двадцать пять метров высотой и метр толщиной стоит ребром у воды; удобнее с катера. | A sandstone slab twenty-five metres high and one thick at the water's edge, best seen by boat.
    Пшадские водопады | Pshada waterfalls | 50 | offroad hiking family | 44.530, 38.480 | ГАЗ-66 пересекает реку десятки раз; Оляпкин падает девятью метрами, в купель прыгают до сентября. | Trucks ford the river dozens of times to falls with pools for swimming.
    `,
  ),
];
