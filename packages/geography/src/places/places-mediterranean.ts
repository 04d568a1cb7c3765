import { place } from "../notation/notation.ts";

/** Italy, Greece, the Adriatic and the Turkish coast. */
export const mediterraneanPlaces = [
  place(
    {
      slug: "florence",
      country: "italy",
      region: "tuscany",
      name: "Флоренция | Florence | Florenz | 佛罗伦萨",
      ru: "по Тоскане | в Тоскане",
      at: "43.769, 11.256",
      fame: 54,
      months: "3-12",
      scenes: "vineyard old-town-european cycling",
      kinds: "wine gastronomy sightseeing city cycling photo family wellness horse-riding",
      meeting:
        "Флоренция, вокзал Санта-Мария-Новелла | Florence, Santa Maria Novella station | 43.776, 11.248",
      food: "Бистекка по-флорентийски, лампредотто в булке, риболлита и кантуччи с вин-санто | Bistecca, lampredotto rolls, ribollita and cantucci with vin santo",
    },
    `
    Собор и купол Брунеллески | Duomo and Brunelleschi's dome | 1 | city photo | 43.773, 11.256 | 463 ступени между двумя оболочками купола, билет на сеанс берут за неделю. | 463 steps between the dome's two shells; book a slot a week ahead.
    Уффици и Понте-Веккьо | Uffizi and Ponte Vecchio | 1 | city sightseeing | 43.768, 11.255 | «Весну» смотрят к закрытию, когда уходят группы; по мосту ювелиров гуляют поздно вечером. | See Primavera late, when groups have left, then stroll the jewellers' bridge.
    Кьянти: Греве и Панцано | Chianti: Greve and Panzano | 32 | wine gastronomy cycling | 43.584, 11.317 | Дорога SR222 между виноградниками; мясник Дарио Чеккини в Панцано читает Данте над бифштексом. | The SR222 through vineyards; the butcher Dario Cecchini recites Dante in Panzano.
    Сан-Джиминьяно | San Gimignano | 56 | sightseeing wine photo | 43.468, 11.043 | Из семидесяти двух башен стоят четырнадцать; верначчу пьют на площади Цистерны. | Fourteen of seventy-two towers still stand; drink Vernaccia on Piazza della Cisterna.
    Сиена | Siena | 75 | city sightseeing festive | 43.318, 11.331 | Кампо лежит раковиной; второго июля и шестнадцатого августа тут скачут Палио. | The shell-shaped Campo where the Palio is run on 2 July and 16 August.
    Валь-д'Орча и Пиенца | Val d'Orcia and Pienza | 120 | photo cycling wellness gastronomy horse-riding | 43.077, 11.679 | Кипарисы на холмах, пекорино в каждой лавке и горячие источники Баньо-Виньони. | Cypress hills, pecorino in every shop and the hot pool of Bagno Vignoni.
    Лукка | Lucca | 75 | cycling city family | 43.843, 10.505 | Четыре километра крепостной стены под платанами, велосипед берут на час и делают два круга. | Four kilometres of ramparts under plane trees, made for a rented bike.
    `,
  ),
  place(
    {
      slug: "cortina",
      country: "italy",
      region: "dolomites",
      name: "Кортина-д'Ампеццо | Cortina d'Ampezzo | Cortina d'Ampezzo | 科尔蒂纳丹佩佐",
      ru: "по Доломитам | в Доломитах",
      at: "46.540, 12.136",
      fame: 42,
      months: "1-3 6-10 12",
      scenes: "mountains ski-slope hiking lake cycling",
      kinds: "hiking skiing mountaineering cycling photo gastronomy family festive",
      meeting:
        "Кортина, автовокзал на улице Маркони | Cortina bus station, Via Marconi | 46.541, 12.139",
      food: "Казунциеи со свёклой, канедерли, спек и яблочный штрудель в рифуджо | Beetroot casunziei, canederli, speck and hut strudel",
    },
    `
    Тре-Чиме-ди-Лаваредо | Tre Cime di Lavaredo | 23 | hiking photo | 46.618, 12.303 | Круг десять километров от приюта Ауронцо; лучший вид с северной стороны, от приюта Локателли. | A ten-kilometre loop from Rifugio Auronzo, best seen from Locatelli.
    Озеро Мизурина | Lake Misurina | 14 | family photo cycling | 46.582, 12.254 | На 1754 метрах, в воде отражается Сорапис; зимой на льду играют в поло. | At 1,754 m, mirroring Sorapiss; polo is played on its winter ice.
    Чинкве-Торри | Cinque Torri | 17 | hiking mountaineering family | 46.510, 12.050 | Пять скал и восстановленные окопы Первой мировой; к ним подъёмник от приюта Бай-де-Доне. | Five rock towers and restored First World War trenches, by chairlift.
    Лагацуой | Lagazuoi | 18 | hiking skiing photo | 46.528, 12.008 | Подъёмник на 2752 метра, вниз через военные тоннели с фонарём и каской. | A cable car to 2,752 m and a way down through wartime tunnels with a lamp.
    Озеро Брайес | Lake Braies | 48 | photo family hiking | 46.694, 12.085 | Деревянные лодки у сруба; летом дорогу закрывают днём, приезжают к шести. | Wooden boats by the boathouse; the road closes by day in summer, so come at six.
    Альпе-ди-Сиузи | Alpe di Siusi | 95 | hiking cycling horse-riding skiing | 46.540, 11.620 | Самый большой высокогорный луг Европы, пятьдесят шесть квадратных километров с видом на Сассолунго. | Europe's largest alpine meadow, fifty-six square kilometres under Sassolungo.
    Мармолада | Marmolada | 45 | skiing mountaineering sightseeing | 46.434, 11.850 | Высшая точка Доломитов, 3343 метра; три очереди канатки и музей войны под ледником. | The Dolomites' top at 3,343 m, with a cableway and the highest war museum.
    `,
  ),
  place(
    {
      slug: "rome",
      country: "italy",
      region: null,
      name: "Рим | Rome | Rom | 罗马",
      ru: "по Риму | в Риме",
      at: "41.893, 12.483",
      fame: 56,
      months: "1-12",
      scenes: "rome old-town-european vineyard cycling",
      kinds: "city sightseeing gastronomy family photo festive wine cycling",
      meeting:
        "Рим, площадь Венеции, у лестницы Капитолия | Rome, Piazza Venezia, by the Capitoline steps | 41.894, 12.482",
      food: "Карбонара без сливок, супли, карчофи алла джудиа и траппидзино | Cream-free carbonara, supplì, carciofi alla giudia and trapizzino",
    },
    `
    Колизей и Форум | Colosseum and Forum | 1 | city sightseeing | 41.890, 12.492 | Билет с ареной открывает вид снизу; на Палатине тень и фонтанчики, туда идут в полдень. | The arena ticket shows it from below; keep the shady Palatine for noon.
    Пантеон | Pantheon | 1 | city | 41.899, 12.477 | Девять метров неба в куполе; в дождь вода уходит через отверстия в полу, их двадцать два. | Nine metres of sky in the dome; rain drains through holes in the floor.
    Трастевере | Trastevere | 2 | gastronomy city photo | 41.889, 12.470 | Ужинают после девяти; на Яникул поднимаются к пушке и виду на все купола. | Dinner after nine, then up the Janiculum for every dome in Rome.
    Музеи Ватикана | Vatican Museums | 4 | city sightseeing | 41.906, 12.454 | Семь километров коридоров до Сикстинской; в последнее воскресенье месяца бесплатно и битком. | Seven kilometres of galleries to the Sistine Chapel.
    Аппиева дорога | Appian Way | 7 | cycling hiking | 41.857, 12.514 | Камни 312 года до н. э., катакомбы и сосны; по воскресеньям её закрывают для машин. | Stones of 312 BC, catacombs and pines; closed to cars on Sundays.
    Фраскати и Кастелли-Романи | Frascati and the Castelli Romani | 24 | wine gastronomy | 41.808, 12.680 | Фраскетты с поркеттой и белым вином с холмов, полчаса поездом. | Porchetta and white wine in the hills, half an hour by train.
    Тиволи, вилла д'Эсте | Tivoli, Villa d'Este | 32 | sightseeing family photo | 41.963, 12.796 | Пятьсот фонтанов на перепаде высот без насосов; рядом вилла Адриана. | Five hundred gravity-fed fountains, and Hadrian's Villa nearby.
    Остия-Антика | Ostia Antica | 28 | sightseeing family | 41.756, 12.292 | Порт Рима, занесённый илом: таверны, мозаики гильдий и театр почти без людей. | Rome's silted port: taverns, guild mosaics and few visitors.
    `,
  ),
  place(
    {
      slug: "catania",
      country: "italy",
      region: "sicily",
      name: "Катания и Этна | Catania and Etna | Catania und Ätna | 卡塔尼亚与埃特纳",
      ru: "по Сицилии | на Сицилии",
      at: "37.503, 15.087",
      fame: 46,
      months: "3-11",
      scenes: "volcano sea-cliffs old-town-european vineyard island",
      kinds: "sightseeing hiking gastronomy wine beach photo yachting diving family",
      meeting:
        "Катания, Соборная площадь, у фонтана со слоном | Catania, Piazza del Duomo, by the elephant | 37.503, 15.087",
      food: "Аранчини с рагу, паста алла норма, гранита с бриошью и фисташки Бронте | Arancini, pasta alla Norma, granita with brioche and Bronte pistachios",
    },
    `
    Рыбный рынок Пескерия | La Pescheria fish market | 1 | gastronomy city photo | 37.502, 15.086 | До полудня кричат и рубят меч-рыбу; сырые креветки подают с лимоном тут же. | Swordfish are hacked to shouts until noon; raw prawns come with lemon.
    Этна, приют Сапиенца | Etna, Rifugio Sapienza | 37 | hiking mountaineering offroad photo wine | 37.700, 15.000 | Канатка до 2500 метров, выше с вулканологом; каску и куртку выдают, ветер и в августе ледяной. | A cable car to 2,500 m, then on with a guide; icy wind even in August.
    Таормина | Taormina | 53 | sightseeing photo beach | 37.852, 15.292 | Греческий театр с Этной вместо задника; вниз к Изола-Белле канатка. | A Greek theatre with Etna for a backdrop and a cable car to Isola Bella.
    Сиракузы, Ортиджа | Syracuse, Ortygia | 66 | city sightseeing gastronomy | 37.060, 15.293 | Собор встроен в храм Афины, колонны видны снаружи; пресный источник Аретузы у моря. | A cathedral built into Athena's temple, its columns still showing.
    Ното и Рагуза-Ибла | Noto and Ragusa Ibla | 90 | sightseeing photo | 36.891, 15.070 | Города, отстроенные барокко после землетрясения 1693 года; в мае устилают улицу цветами. | Baroque towns rebuilt after 1693; in May Noto carpets a street with flowers.
    Ущелье Алькантара | Alcantara Gorge | 66 | hiking family rafting | 37.879, 15.175 | Базальтовые столбы и ледяная река; бодирафтинг в гидрокостюмах с мая. | Basalt columns and an icy river, floated in wetsuits from May.
    Липари и Вулькано | Lipari and Vulcano | 170 | yachting hiking diving | 38.420, 14.960 | «Ракета» из Милаццо; на Вулькано кратер за час и чёрный пляж, дальше ночной Стромболи. | Hydrofoils from Milazzo; an hour to Vulcano's crater, and Stromboli by night.
    `,
  ),
  place(
    {
      slug: "santorini",
      country: "greece",
      region: "cyclades",
      name: "Санторини | Santorini | Santorin | 圣托里尼",
      ru: "по Кикладам | на Санторини",
      at: "36.417, 25.432",
      fame: 50,
      months: "4-10",
      scenes: "island sailing sea-cliffs sea-ship volcano vineyard",
      kinds: "yachting cruises beach sightseeing photo wine hiking gastronomy diving",
      meeting: "Санторини, порт Атиниос | Santorini, Athinios port | 36.386, 25.430",
      food: "Фава с каперсами, томатокефтедес, осьминог на углях и ассиртико | Fava with capers, tomato fritters, grilled octopus and Assyrtiko",
    },
    `
    Тропа Фира — Ия | Fira to Oia trail | 11 | hiking photo | 36.445, 25.420 | Десять километров по краю кальдеры, три-четыре часа, тени нет; выходят рано, воду берут с собой. | Ten kilometres along the rim, three to four hours without shade.
    Ия | Oia | 12 | photo sightseeing | 36.462, 25.376 | Синие купола; вместо крепости на закат спускаются в Амуди к осьминогам. | Blue domes; skip the crowded castle and go down to Ammoudi for sunset.
    Неа-Камени | Nea Kameni | 9 | cruises hiking | 36.404, 25.396 | Чёрный вулкан посреди кальдеры, кратер в двадцати минутах; рядом купаются в тёплой ржавой воде. | A black volcano in mid-caldera, and a swim in rusty warm water beside it.
    Акротири | Akrotiri | 11 | sightseeing family | 36.352, 25.403 | Город бронзового века под крышей: улицы, канализация, трёхэтажные дома, погребённые около 1600 года до н. э. | A Bronze Age town under a roof: drains and three-storey houses buried by ash.
    Винодельни Пиргоса | Wineries of Pyrgos | 7 | wine gastronomy | 36.383, 25.449 | Лозу сплетают корзиной от ветра; винсанто сушат на солнце две недели. | Vines are woven into baskets against the wind; Vinsanto is sun-dried.
    Наксос | Naxos | 92 | beach yachting hiking | 37.106, 25.376 | Портара у гавани, гора Зас и длинные пляжи Айос-Прокопиос. | The Portara by the harbour, Mount Zas and long sandy beaches.
    Милос, Саракинико | Milos, Sarakiniko | 110 | yachting photo beach diving | 36.740, 24.457 | Белая пемза как на Луне и пещеры Клефтико, куда заходят только с моря. | White pumice like the Moon and the sea caves of Kleftiko.
    `,
  ),
  place(
    {
      slug: "chania",
      country: "greece",
      region: "crete",
      name: "Ханья | Chania | Chania | 哈尼亚",
      ru: "по Криту | на Крите",
      at: "35.516, 24.018",
      fame: 42,
      months: "4-11",
      scenes: "sea-cliffs tropical-beach canyon old-town-european hiking sailing",
      kinds: "hiking beach gastronomy sightseeing family yachting wine photo",
      meeting:
        "Ханья, площадь Сплантзия, у платана | Chania, Splantzia Square, by the plane tree | 35.516, 24.022",
      food: "Дакос с мизитрой, ягнёнок антикристо, бурек с цукини и раки в подарок | Dakos, antikristo lamb, courgette boureki and a raki on the house",
    },
    `
    Венецианская гавань | Venetian harbour | 1 | city photo gastronomy | 35.519, 24.017 | Маяк в конце мола, верфи Арсенали и кожевенная улица Скридлоф. | A lighthouse at the end of the mole, the Arsenali and the leather lane.
    Самарийское ущелье | Samaria Gorge | 42 | hiking | 35.308, 23.918 | Шестнадцать километров вниз от Ксилоскало, в Железных воротах три метра; обратно паром из Агия-Румели. | Sixteen kilometres down; three metres wide at the Iron Gates, then a ferry out.
    Балос | Balos Lagoon | 54 | beach photo yachting | 35.581, 23.588 | Розоватый песок и мель по пояс; с парковки двадцать минут вниз, с моря через Грамвусу. | Pinkish sand and waist-deep water, twenty minutes below the car park.
    Элафониси | Elafonisi | 74 | beach family | 35.271, 23.541 | На островок переходят вброд; место без тени, приезжают до десяти. | You wade to the islet; there is no shade, so come before ten.
    Монастырь Агия-Триада, Акротири | Agia Triada Monastery, Akrotiri | 16 | sightseeing wine gastronomy | 35.561, 24.135 | Монахи делают масло и вино; дальше ущелье и пещеры Католико. | The monks press oil and wine; Katholiko gorge lies beyond.
    Ретимно и Аркади | Rethymno and Arkadi | 75 | city sightseeing | 35.310, 24.630 | Крепость Фортецца и монастырь, взорванный осаждёнными в 1866 году. | The Fortezza and the monastery its defenders blew up in 1866.
    Кносс | Knossos | 145 | sightseeing family | 35.298, 25.163 | Дворец минойцев, который Эванс раскрасил по своему вкусу; в музее Ираклиона подлинники. | The Minoan palace as Evans painted it; the originals are in Heraklion.
    `,
  ),
  place(
    {
      slug: "kotor",
      country: "montenegro",
      region: null,
      name: "Котор | Kotor | Kotor | 科托尔",
      ru: "по Черногории | в Черногории",
      at: "42.425, 18.771",
      fame: 44,
      months: "4-11",
      scenes: "fjord old-town-european sea-ship canyon sailing mountains",
      kinds: "yachting beach sightseeing hiking rafting cruises photo family gastronomy cycling",
      meeting: "Котор, Морские ворота | Kotor, Sea Gate | 42.425, 18.770",
      food: "Негушский пршут и сыр, чёрное ризотто, мидии бузара и вранац | Njeguši ham and cheese, black risotto, mussels buzara and Vranac",
    },
    `
    Стены крепости Сан-Джованни | San Giovanni Fortress walls | 2 | hiking photo | 42.424, 18.776 | 1350 ступеней над городом; идут к семи утра, пока тень и кошки. | 1,350 steps above the town, best at seven in the shade.
    Пераст и Госпа-од-Шкрпьела | Perast and Our Lady of the Rocks | 12 | sightseeing yachting photo cruises | 42.487, 18.689 | Остров насыпали сами моряки; лодка от набережной пять минут, внутри икона, вышитая волосом мастерицы. | Sailors built the island stone by stone; five minutes by boat.
    Ловчен, мавзолей Негоша | Lovćen, Njegoš Mausoleum | 38 | sightseeing hiking | 42.400, 18.838 | Двадцать пять витков серпантина и 461 ступень: видно полстраны, обедают в Негушах. | Twenty-five hairpins and 461 steps to half the country; lunch at Njeguši.
    Будва и Святой Стефан | Budva and Sveti Stefan | 32 | beach city | 42.256, 18.891 | Старый город на мысу, а дальше остров-отель, на который лучше всего смотреть сверху, с шоссе. | An old town on a cape and the island hotel, seen from the road above.
    Скадарское озеро, Вирпазар | Lake Skadar, Virpazar | 60 | rafting safari wine cycling | 42.246, 19.091 | Лодка между кувшинок к излучине Павлова-Страна, пеликаны и карп в Риеке. | Boats through water lilies, pelicans and carp at Rijeka Crnojevića.
    Каньон Тары, мост Джурджевича | Tara Canyon, Đurđevića Bridge | 190 | rafting photo | 43.150, 19.295 | Глубочайший каньон Европы, 1300 метров; рафтинг с мая, зиплайн с моста. | Europe's deepest canyon at 1,300 m; rafting starts in May.
    Дурмитор и Чёрное озеро | Durmitor and Black Lake | 170 | hiking mountaineering skiing | 43.146, 19.094 | Круг у озера час, Боботов-Кук 2523 метра весь день; снег лежит до июня. | An hour round the lake or a day up 2,523 m Bobotov Kuk.
    `,
  ),
  place(
    {
      slug: "split",
      country: "croatia",
      region: null,
      name: "Сплит и Далмация | Split and Dalmatia | Split und Dalmatien | 斯普利特与达尔马提亚",
      ru: "по Далмации | в Далмации",
      at: "43.508, 16.440",
      fame: 40,
      months: "4-10",
      scenes: "sailing island old-town-european sea-cliffs waterfall",
      kinds: "yachting beach sightseeing cycling gastronomy wine city diving family",
      meeting: "Сплит, марина ACI | Split, ACI marina | 43.502, 16.427",
      food: "Чёрное ризотто, пашки-сир, пека под колоколом и плавац мали | Black risotto, Pag cheese, peka under the bell and Plavac Mali",
    },
    `
    Дворец Диоклетиана | Diocletian's Palace | 1 | city sightseeing | 43.508, 16.440 | Город внутри дворца 305 года: мавзолей императора стал собором, в подвалах рынок. | A town inside a palace of 305; the emperor's tomb became the cathedral.
    Марьян | Marjan Hill | 3 | hiking cycling beach | 43.510, 16.413 | Сосны, церкви в скале и бухта Каюни; триста ступеней от Варош. | Pines, rock chapels and swimming coves, three hundred steps from Varoš.
    Трогир | Trogir | 28 | city photo | 43.517, 16.251 | Остров-город с порталом Радована 1240 года, обходится за час. | An island town with Radovan's portal of 1240, walked in an hour.
    Брач, Златни-Рат | Brač, Zlatni Rat | 46 | beach yachting cycling | 43.257, 16.634 | Галечный язык меняет направление с ветром; наверху Видова-Гора, 778 метров. | A shingle tongue that shifts with the wind below 778 m Vidova Gora.
    Хвар и Паклинские острова | Hvar and the Pakleni Islands | 42 | yachting beach wine | 43.173, 16.441 | Крепость Фортица, лаванда в июне и якорные стоянки с ужином прямо с лодки. | A fort, June lavender and anchorages where dinner comes by dinghy.
    Вис и Голубой грот | Vis and the Blue Cave | 75 | yachting diving gastronomy | 42.980, 16.020 | До 1989 года закрытая военная база с тоннелями для подводных лодок; в Голубой грот идут до полудня, пока вода светится. | A closed base until 1989, with submarine tunnels; the cave glows before noon.
    Водопады Крка | Krka waterfalls | 85 | family photo hiking | 43.802, 15.973 | Семнадцать ступеней Скрадинского Бука, купаться уже нельзя; приплывают из Скрадина. | Seventeen travertine steps of Skradinski Buk, by boat from Skradin; no swimming now.
    `,
  ),
  place(
    {
      slug: "lycian-way",
      country: "turkey",
      region: "lycia",
      name: "Ликийская тропа | Lycian Way | Lykischer Weg | 利西亚之路",
      ru: "по Ликийской тропе | на Ликийской тропе",
      at: "36.623, 29.116",
      fame: 60,
      months: "2-5 9-12",
      scenes: "hiking sea-cliffs tropical-beach sailing mountains",
      kinds: "hiking beach yachting wellness diving photo family festive sightseeing",
      meeting: "Фетхие, автовокзал | Fethiye bus station | 36.626, 29.134",
      food: "Гёзлеме у тропы, кефаль с рынка Фетхие, менемен и гранатовый сок | Gözleme by the trail, fish from Fethiye market, menemen and pomegranate juice",
    },
    `
    Олюдениз и Бабадаг | Ölüdeniz and Babadağ | 14 | beach photo | 36.549, 29.115 | Лагуна и параплан с 1700 метров, полчаса в воздухе; тропа начинается у стелы в Оваджике. | A lagoon, tandem paragliding from 1,700 m, and the first waymark of the trail.
    Долина бабочек | Butterfly Valley | 24 | hiking beach yachting | 36.498, 29.126 | Смотрят сверху, из Фаральи, внутрь заходят с моря: стены отвесные и тропа опасна. | Look from Faralya and enter by boat, as the cliff path is dangerous.
    Кабак | Kabak | 32 | wellness beach hiking | 36.460, 29.126 | Бухта йога-кемпингов, дорога наверху заканчивается; дальше тропа идёт к Алындже. | A bay of yoga camps where the road ends and the trail goes on.
    Патара | Patara | 75 | beach sightseeing | 36.266, 29.316 | Восемнадцать километров песка, где кладут яйца каретты, и парламент Ликийского союза. | Eighteen kilometres of turtle beach and the Lycian League's parliament.
    Каш и Мейис | Kaş and Meis | 105 | diving yachting gastronomy | 36.199, 29.641 | Дайвинг на амфоры и турецкий самолёт, ужин под саркофагом прямо на улице. | Dives on amphorae and a sunken plane, dinner under a sarcophagus.
    Кекова и Симена | Kekova and Simena | 145 | yachting rafting sightseeing | 36.190, 29.862 | Каяки над затонувшими лестницами, выходить на берег и нырять запрещено. | Kayaks over drowned stairways, where landing and diving are banned.
    Олимпос и Янарташ | Olympos and Yanartaş | 235 | hiking beach photo | 36.397, 30.473 | Руины в лесу у пляжа и вечные огни Химеры, подниматься лучше затемно. | Ruins in woods by the beach and the eternal fires of Chimaera, best after dark.
    `,
  ),
];
