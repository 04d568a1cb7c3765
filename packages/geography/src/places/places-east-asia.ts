import { place } from "../notation/notation.ts";

export const eastAsiaPlaces = [
  place(
    {
      slug: "beijing",
      country: "china",
      region: null,
      name: "Пекин | Beijing | Peking | 北京",
      ru: "по Пекину | в Пекине",
      at: "39.904, 116.407",
      fame: 40,
      months: "3-6 9-12",
      scenes: "great-wall old-town-asian mountains hiking",
      kinds: "city sightseeing gastronomy hiking photo family festive",
      meeting:
        "Пекин, улица Цяньмэнь, у арки | Beijing, Qianmen Street, by the archway | 39.898, 116.398",
      food: "Утка с блинчиками, цзяньбин на завтрак, хого по-монгольски и таньхулу | Roast duck, breakfast jianbing, Mongolian hotpot and tanghulu",
    },
    `
    Запретный город и Цзиншань | Forbidden City and Jingshan | 2 | sightseeing city photo | 39.916, 116.397 | Билет за неделю по паспорту; на холм Цзиншань поднимаются к пяти за крышами. | Book a week ahead; climb Jingshan at five for the roofs.
    Храм Неба | Temple of Heaven | 5 | city sightseeing family | 39.882, 116.407 | С шести утра пенсионеры занимаются в парке тайцзи, поют и играют в карты на длинной галерее. | From six the locals do tai chi and play cards in the gallery.
    Хутуны у озёр Шичахай | Shichahai hutongs | 4 | cycling city gastronomy | 39.940, 116.386 | Переулки вокруг Барабанной башни проезжают на велосипеде, обедают во дворике-сыхэюане, а зимой на озере каток. | The Drum Tower, courtyard houses and winter skating.
    Летний дворец | Summer Palace | 16 | sightseeing family | 39.999, 116.275 | Галерея 728 метров, мраморная ладья и лодки по озеру Куньмин. | A 728 m corridor, a marble boat and rowing on Kunming Lake.
    Великая стена, Мутяньюй | Great Wall, Mutianyu | 72 | sightseeing family photo | 40.432, 116.570 | Двадцать три сторожевые башни подряд; наверх поднимает кабина, а вниз едут по жёлобу на санях. | Twenty-three towers: cable car up, toboggan down.
    Великая стена, Цзиньшаньлин | Great Wall, Jinshanling | 135 | hiking photo | 40.677, 117.244 | Нереставрированный участок в сторону Симатая, десять километров вверх-вниз; на рассвете на стене никого. | Ten wilder kilometres towards Simatai, empty at dawn.
    Гробницы Мин | Ming Tombs | 48 | sightseeing | 40.254, 116.222 | Путь духов с каменными верблюдами и подземный дворец Динлин. | A Spirit Way of stone camels and Dingling's vault.
    `,
  ),
  place(
    {
      slug: "zhangjiajie",
      country: "china",
      region: "hunan",
      name: "Чжанцзяцзе | Zhangjiajie | Zhangjiajie | 张家界",
      ru: "по Чжанцзяцзе | в Чжанцзяцзе",
      at: "29.117, 110.479",
      fame: 38,
      months: "3-6 9-12",
      scenes: "mountains canyon hiking old-town-asian",
      kinds: "sightseeing hiking photo family gastronomy ethnographic",
      meeting: "Чжанцзяцзе, Западный вокзал | Zhangjiajie West railway station | 29.148, 110.440",
      food: "Тушёный сань-ся-го, копчёная грудинка туцзя, острая рыба и рисовая лапша | San xia guo hotpot, Tujia smoked pork, chilli fish and rice noodles",
    },
    `
    Юаньцзяцзе, гора «Аллилуйя» | Yuanjiajie, Hallelujah Mountain | 35 | sightseeing photo | 29.347, 110.442 | Каменный столб, который стал прообразом гор из «Аватара»; наверх поднимает лифт Байлун, 326 метров. | The pillar behind Avatar, by the 326 m Bailong lift.
    Ручей Золотого кнута | Golden Whip Stream | 33 | hiking family | 29.323, 110.440 | Семь с половиной километров ровной тропы по дну ущелья; макаки отнимают пакеты с едой. | Seven and a half kilometres along the bottom; macaques grab bags.
    Тяньцзышань | Tianzi Mountain | 40 | photo hiking | 29.390, 110.485 | После дождя пики стоят в облаках; лучший вид с террасы у памятника маршалу Хэ Луну. | Peaks in cloud after rain, best from the He Long terrace.
    Тяньмэнь | Tianmen Mountain | 8 | sightseeing hiking photo | 29.052, 110.478 | Канатка идёт прямо из города; к арке в скале ведут дорога в девяносто девять витков и 999 ступеней. | A cableway from town, ninety-nine bends and 999 steps to the arch.
    Стеклянный мост Большого каньона | Grand Canyon Glass Bridge | 58 | sightseeing photo family | 29.399, 110.697 | Мост длиной четыреста тридцать метров висит в трёхстах метрах над дном; по стеклу ходят в бахилах, билет на сеанс. | Four hundred and thirty metres long, three hundred up.
    Фужунчжэнь | Furong Town | 78 | ethnographic gastronomy photo | 28.755, 109.985 | Село народа туцзя стоит прямо над водопадом, под которым проложена тропа; вечером зажигают подсветку. | A Tujia town perched on a waterfall, lit at night.
    Фэнхуан | Fenghuang | 190 | sightseeing city photo | 27.948, 109.599 | Дома на сваях над рекой Тоцзян, которую переходят по каменным столбикам; вечером весь берег поёт и светится. | Stilt houses over the Tuo, crossed on stepping stones.
    `,
  ),
  place(
    {
      slug: "lijiang",
      country: "china",
      region: "yunnan",
      name: "Лицзян и Юньнань | Lijiang and Yunnan | Lijiang und Yunnan | 丽江与云南",
      ru: "по Юньнани | в Юньнани",
      at: "26.872, 100.237",
      fame: 34,
      months: "2-6 9-12",
      scenes: "old-town-asian mountains rice-terraces canyon lake",
      kinds: "hiking ethnographic gastronomy sightseeing photo cycling festive",
      meeting:
        "Лицзян, водяные колёса у старого города | Lijiang, water wheels by the old town | 26.877, 100.234",
      food: "Лапша через мост, лепёшка баба, хого с вяленым рёбрышком и пуэр | Crossing-the-bridge noodles, baba bread, cured-rib hotpot and pu'er",
    },
    `
    Пруд Чёрного дракона | Black Dragon Pool | 2 | photo city | 26.888, 100.235 | Утром, пока нет ветра, в пруду отражаются снега Юйлун; за мостом начинаются тихие улицы наси. | Snowy Yulong in the water before the morning wind.
    Юйлун-Сюэшань | Jade Dragon Snow Mountain | 32 | sightseeing photo hiking | 27.100, 100.180 | Гондола поднимает до 4506 метров, дальше мостки к смотровой на 4680; кислород продают внизу, идите медленно. | A gondola to 4,506 m; people carry oxygen cans.
    Ущелье Прыгающего тигра | Tiger Leaping Gorge | 85 | hiking photo | 27.220, 100.140 | Верхняя тропа занимает два дня: двадцать восемь витков подъёма и ночь в гостевом доме на полпути. | The high trail: two days, twenty-eight bends and a night at Halfway.
    Шаси | Shaxi | 100 | ethnographic cycling gastronomy | 26.317, 99.850 | Последний сохранившийся рынок Чайного пути со сценой театра, мостом Юйцзинь и почти без толп. | The last market of the Tea Horse Road, with its theatre stage.
    Дали и Эрхай | Dali and Erhai Lake | 180 | cycling sightseeing gastronomy | 25.695, 100.163 | Вокруг озера около ста двадцати километров на велосипеде; под горами стоят три пагоды IX века. | A hundred-and-twenty-kilometre loop by bike, and three pagodas.
    Озеро Лугу | Lugu Lake | 200 | ethnographic rafting photo | 27.700, 100.780 | Здесь живут мосо, у которых дом и имя передаются по женской линии; по озеру возят на долблёных лодках. | The Mosuo, whose women head the house, and dugout boats.
    Шангри-Ла, Сунцзаньлинь | Shangri-La, Songzanlin | 180 | ethnographic sightseeing | 27.865, 99.705 | Тибетский монастырь на высоте 3380 метров; вечером весь город танцует на площади по кругу. | A Tibetan monastery at 3,380 m and square dancing at seven.
    `,
  ),
  place(
    {
      slug: "tokyo",
      country: "japan",
      region: null,
      name: "Токио и Фудзи | Tokyo and Mount Fuji | Tokio und Fuji | 东京与富士山",
      ru: "по Японии | в Токио",
      at: "35.682, 139.767",
      fame: 50,
      months: "1-12",
      scenes: "tokyo old-town-asian volcano torii lake",
      kinds: "city gastronomy sightseeing hiking mountaineering family photo festive wellness",
      meeting:
        "Токио, станция Токио, выход Маруноути | Tokyo Station, Marunouchi exit | 35.681, 139.766",
      food: "Суши на Цукидзи, рамэн у стойки, мондзяки в Цукисиме и тайяки | Tsukiji sushi, counter ramen, Tsukishima monja and taiyaki",
    },
    `
    Асакуса и Сэнсо-дзи | Asakusa and Senso-ji | 5 | city photo | 35.715, 139.797 | Вечером лавки на Накамисэ закрыты, зато храм подсвечен и почти пуст. | By night the stalls shut and the lit temple empties.
    Сибуя и святилище Мэйдзи | Shibuya and Meiji Shrine | 7 | city family | 35.676, 139.699 | Самый людный перекрёсток города и в двух станциях от него лес из ста тысяч деревьев вокруг святилища. | A crossing of thousands beside a planted forest.
    Внешний рынок Цукидзи | Tsukiji Outer Market | 2 | gastronomy city | 35.665, 139.770 | Приходите к восьми, пока лавки не распродали утренний улов: тамагояки на палочке, морской ёж и ножи ручной ковки. | By eight: tamagoyaki on a stick, knives and sea urchin.
    Камакура | Kamakura | 52 | sightseeing hiking beach | 35.317, 139.536 | Большой Будда 1252 года под небом и тропа Дайбуцу через холмы. | The open-air Great Buddha and the Daibutsu hiking trail.
    Никко | Nikko | 145 | sightseeing hiking | 36.758, 139.599 | Роскошный храм Тосё-гу с тремя обезьянами и водопад Кэгон высотой девяносто семь метров. | Toshogu's three monkeys and 97 m Kegon Falls.
    Хаконэ | Hakone | 95 | wellness family photo | 35.233, 139.021 | Пароход по озеру Аси, канатка над серными парами Овакудани, где яйца варят до черноты, и ночь в рёкане с онсэном. | A lake cruise, Owakudani's black eggs and an onsen.
    Кавагутико | Lake Kawaguchi | 110 | photo cycling wellness | 35.517, 138.752 | Фудзи отражается в озере у северного берега, а рядом пагода Тюрэйто с той самой открытки. | Fuji mirrored from the north shore, Chureito Pagoda nearby.
    Восхождение на Фудзи | Mount Fuji ascent | 130 | mountaineering hiking | 35.361, 138.727 | На 3776 метров поднимаются с июля до начала сентября; ночуют в хижине на восьмой станции и встречают рассвет на кромке. | At 3,776 m from July to early September, via an eighth-station hut.
    `,
  ),
  place(
    {
      slug: "kyoto",
      country: "japan",
      region: null,
      name: "Киото | Kyoto | Kyoto | 京都",
      ru: "по Киото | в Киото",
      at: "35.012, 135.768",
      fame: 42,
      months: "1-12",
      scenes: "torii old-town-asian autumn-forest hiking",
      kinds:
        "city sightseeing gastronomy photo hiking wellness family ethnographic cycling festive",
      meeting: "Киото, вокзал, Центральный выход | Kyoto Station, Central Gate | 34.986, 135.759",
      food: "Кайсэки, юдофу у Нандзэн-дзи, нисин-соба и матча с вагаси | Kaiseki, yudofu by Nanzen-ji, nishin soba and matcha with wagashi",
    },
    `
    Фусими-Инари | Fushimi Inari | 5 | hiking photo | 34.967, 135.773 | Тропа через тысячи красных торий поднимается на гору четыре километра; после развилки Ёцуцудзи людей почти нет. | Ten thousand torii, quiet past the Yotsutsuji fork.
    Гион и Киёмидзу-дэра | Gion and Kiyomizu-dera | 3 | city photo | 34.995, 135.785 | Храмовая терраса стоит на ста тридцати девяти столбах без гвоздей; гейко в Гионе не останавливают ради снимка. | A nail-less terrace; let the geiko walk by.
    Рынок Нисики | Nishiki Market | 1 | gastronomy city | 35.005, 135.765 | Под крышей больше сотни лавок: осьминожки с яйцом, соленья цукэмоно и ножи дома Арицугу. | Over a hundred stalls: baby octopus, pickles and knives.
    Кинкаку-дзи и Рёан-дзи | Kinkaku-ji and Ryoan-ji | 7 | sightseeing photo | 35.039, 135.729 | Золотой павильон в пруду, потом пятнадцать камней, из которых всегда видно четырнадцать. | Gold in a pond, then fifteen stones of which you see fourteen.
    Арасияма | Arashiyama | 10 | hiking cycling photo | 35.017, 135.671 | В бамбуковую рощу приходят к семи утра, а днём из Камэоки сплавляются сюда на лодке по реке Ходзу. | Bamboo by seven and a boat down the Hozu.
    Нара | Nara | 44 | family sightseeing | 34.689, 135.840 | Олени кланяются за печенье, а в храме Тодай-дзи сидит Будда высотой пятнадцать метров. | Bowing deer and a fifteen-metre Buddha.
    Кумано-Кодо | Kumano Kodo | 210 | hiking wellness ethnographic | 33.840, 135.773 | Паломничий путь Накахэти к Хонгу, ночь в Юноминэ с общим онсэном у реки. | The Nakahechi pilgrims' way to Hongu, with nights in hot-spring Yunomine.
    Химэдзи | Himeji Castle | 130 | sightseeing family photo | 34.839, 134.694 | Замок «Белая цапля» 1609 года: внутри шесть этажей крутых лестниц, обувь несут в пакете. | The White Heron of 1609, six floors of steep stairs in socks.
    `,
  ),
  place(
    {
      slug: "sapporo",
      country: "japan",
      region: "hokkaido",
      name: "Саппоро | Sapporo | Sapporo | 札幌",
      ru: "по Хоккайдо | на Хоккайдо",
      at: "43.062, 141.354",
      fame: 28,
      months: "1-3 6-10 12",
      scenes: "ski-slope snow-forest volcano lake winter-village",
      kinds: "skiing gastronomy photo wellness hiking family festive cycling",
      meeting:
        "Саппоро, железнодорожный вокзал, южный выход | Sapporo Station, south exit | 43.068, 141.351",
      food: "Мисо-рамэн, чингисхан, суп-карри и морской ёж из Отару | Miso ramen, jingisukan lamb, soup curry and Otaru sea urchin",
    },
    `
    Парк Одори | Odori Park | 1 | city festive family | 43.060, 141.347 | В феврале снежные замки по пятнадцать метров, в июле пивные сады. | Fifteen-metre snow castles in February, beer gardens in summer.
    Отару | Otaru | 38 | gastronomy city photo | 43.197, 140.994 | Канал с каменными складами эпохи селёдочного промысла, стеклодувы и суши из утреннего улова у рынка Санкаку. | A warehouse canal, glassworks and sushi.
    Нисэко | Niseko | 100 | skiing wellness | 42.805, 140.687 | Пятнадцать метров снега за зиму, ночное катание под Ётэем. | Some fifteen metres of snow a winter and night skiing under Yotei.
    Ноборибэцу | Noboribetsu | 110 | wellness hiking photo | 42.497, 141.147 | Долина ада дымит жёлтыми склонами прямо за гостиницами, а в онсэнах собрано девять видов минеральной воды. | Hell Valley steams beside nine kinds of water.
    Фурано и Биэй | Furano and Biei | 125 | photo cycling family | 43.420, 142.420 | В середине июля цветёт лаванда, вокруг полосатые холмы, а в Биэе стоит голубой пруд. | Lavender in mid-July, striped hills and the blue pond.
    Асахидакэ | Asahidake | 175 | hiking skiing mountaineering | 43.664, 142.854 | Высшая точка Хоккайдо, 2291 метр, с фумаролами; в сентябре здесь раньше всех в Японии краснеет осень. | At 2,291 m: fumaroles and the country's first autumn colour.
    Озеро Тоя и гора Усу | Lake Toya and Mount Usu | 115 | hiking family cruises | 42.567, 140.830 | Кальдера с островом и рядом Сёва-Синдзан, вулкан, выросший в поле в 1940-х. | A caldera with islands and Showa-shinzan, a volcano born in the 1940s.
    `,
  ),
];
