import { place } from "../notation/notation.ts";

export const farEastPlaces = [
  place(
    {
      slug: "yakutsk",
      country: "russia",
      region: "yakutia",
      name: "Якутск и Лена | Yakutsk and the Lena | Jakutsk und Lena | 雅库茨克与勒拿河",
      ru: "по Якутии | в Якутии",
      at: "62.028, 129.732",
      fame: 38,
      months: "1-3 6-9 12",
      scenes: "river-ship sea-cliffs snow-forest taiga winter-village dunes",
      kinds: "cruises ethnographic photo sightseeing offroad festive gastronomy family",
      meeting: "Речной порт Якутска | Yakutsk river port | 62.020, 129.750",
      food: "Строганина из чира, индигирка, жеребятина, керчэх с брусникой | Frozen chir stroganina, indigirka, foal meat and kerchekh cream with lingonberries",
    },
    `
    Музей мамонта | Mammoth Museum | 3 | city family | 62.018, 129.708 | Мягкие ткани возрастом десятки тысяч лет и чучело Юки; фонд пополняют каждое лето с бивневых берегов. | Soft tissue tens of thousands of years old; the collection grows every summer.
    Царство вечной мерзлоты | Kingdom of Permafrost | 9 | family festive | 62.045, 129.590 | Тоннель в горе Чочур-Муран, минус десять и в июльскую жару; на входе выдают валенки и тулуп. | A tunnel at minus ten even in a July heatwave; felt boots are lent at the door.
    Ус Хатын, ысыах | Us Khatyn and Yhyakh | 20 | ethnographic festive | 62.060, 129.420 | На солнцестояние сто тысяч человек встречают рассвет, пьют кумыс и водят осуохай всю ночь. | At the solstice crowds greet the dawn, drink kumis and dance the osuokhay all night.
    Соттинцы, музей «Дружба» | Druzhba Museum, Sottintsy | 75 | ethnographic cruises | 62.600, 129.950 | Острог, мельницы, балаганы и юрта из бересты на правом берегу, куда ходит паром. | A fort, mills and a birch-bark tent on the far bank, reached by ferry.
    Булуус | Buluus glacier | 105 | photo family | 61.430, 129.280 | Наледь, которая не тает до конца июля: по льду ходят в сапогах среди цветущего леса. | A sheet of ice that lasts into July amid flowering forest.
    Ленские столбы | Lena Pillars | 200 | cruises hiking photo | 61.110, 127.350 | Сорок километров кембрийских скал до двухсот метров; теплоход стоит полдня, на смотровую ведёт лестница. | Forty kilometres of Cambrian cliffs up to two hundred metres; ships stop for half a day.
    Тукулан Саамыс Кумага | Saamys Kumaga dunes | 180 | photo hiking offroad | 61.240, 127.800 | Развеваемые пески среди тайги на левом берегу Лены, с сосной на краю; следы медведя бывают свежими. | Drifting sands amid taiga on the Lena; the bear tracks may be fresh.
    `,
  ),
  place(
    {
      slug: "vladivostok",
      country: "russia",
      region: "primorye",
      name: "Владивосток и Приморье | Vladivostok and Primorye | Wladiwostok und Primorje | 符拉迪沃斯托克与滨海边疆区",
      ru: "по Приморью | в Приморье",
      at: "43.115, 131.885",
      fame: 52,
      months: "1-2 5-10",
      scenes: "vladivostok sea-cliffs island sea-ship hiking sailing",
      kinds: "city sightseeing hiking beach gastronomy photo yachting family safari diving",
      meeting:
        "Железнодорожный вокзал Владивостока, у столба 9288 | Vladivostok railway station, by the 9288 km post | 43.111, 131.882",
      food: "Гребешок с плиты, краб на Спортивной, пян-се на ходу и калуга | Seared scallops, crab from Sportivnaya harbour, pyan-se buns on the go",
    },
    `
    Орлиное гнездо и Золотой мост | Eagle's Nest and the Golden Bridge | 2 | city photo | 43.119, 131.898 | Вид на Золотой Рог и два вантовых моста; наверх везёт фуникулёр 1962 года, единственный на Дальнем Востоке. | A view of Golden Horn Bay and two cable-stayed bridges, reached by the 1962 funicular.
    Токаревский маяк | Tokarevsky Lighthouse | 7 | photo family | 43.073, 131.843 | Стоит на косе с 1876 года; на отлив идут пешком, зимой у камней лежат ларги. | On its spit since 1876, reached on foot at low tide; spotted seals rest here in winter.
    Мыс Тобизина, остров Русский | Cape Tobizin, Russky Island | 28 | hiking photo beach cycling yachting | 42.950, 131.890 | Пять километров тропы над прозрачной водой к скалам и маяку; на перешейке живут лисы, не кормите. | Five kilometres above clear water to the lighthouse; do not feed the foxes.
    Ворошиловская батарея | Voroshilov Battery | 24 | sightseeing family | 42.978, 131.905 | Две трёхорудийные башни с линкора «Полтава», под ними три этажа механизмов; батарея 1934 года стала музеем. | Two turrets of 1934 with three floors of machinery underneath.
    Парк «Земля леопарда» | Land of the Leopard | 165 | safari hiking photo | 43.050, 131.450 | Тропа «Логово леопарда» в Кедровой Пади: увидеть кошку почти нельзя, след и фотоловушку можно. | A trail in Kedrovaya Pad: the cat stays hidden, its tracks and the camera traps do not.
    Полуостров Гамова | Gamov Peninsula | 250 | beach diving hiking photo | 42.570, 131.210 | Бухты с мраморным песком, густоцветковая сосна и маяк 1906 года; самая прозрачная вода края. | Coves with pale sand, wind-bent pines and a lighthouse of 1906, in the region's clearest water.
    Гора Пидан | Mount Pidan | 110 | hiking | 43.080, 132.660 | Ливадийская, 1332 метра, с каменными стенами наверху, о которых спорят; курумник после дождя опасен. | At 1,332 m, with rock walls on top that people argue about.
    Сопки Брат и Сестра, Находка | Brother and Sister hills, Nakhodka | 185 | hiking photo | 42.830, 132.985 | Сестра открывает бухту и устье Партизанской за сорок минут подъёма; Брата срыли на щебень. | Forty minutes up Sister for the bay below; quarrying took the top off Brother.
    `,
  ),
  place(
    {
      slug: "yuzhno-sakhalinsk",
      country: "russia",
      region: "sakhalin-region",
      name: "Сахалин | Sakhalin | Sachalin | 萨哈林岛",
      ru: "по Сахалину | на Сахалине",
      at: "46.959, 142.738",
      fame: 46,
      months: "1-3 6-10",
      scenes: "sea-cliffs ski-slope island hiking sea-ship",
      kinds: "hiking sightseeing skiing photo offroad gastronomy safari diving",
      meeting:
        "Аэропорт Южно-Сахалинска Хомутово, зал прилёта | Yuzhno-Sakhalinsk Khomutovo airport, arrivals | 46.885, 142.719",
      food: "Краб-стригун, устрицы Буссе, мидии на костре и корейские салаты с рынка | Snow crab, Busse oysters, mussels over coals and Korean salads from the market",
    },
    `
    Горный Воздух | Gorny Vozdukh | 3 | skiing photo family | 46.960, 142.790 | Подъёмник из центра города, снег по пояс и вид на долину Сусуи; летом сверху тропы и фрирайд на велосипедах. | A lift from the city into waist-deep snow and a view over the Susuya valley.
    Пик Чехова | Chekhov Peak | 12 | hiking photo | 46.995, 142.835 | 1045 метров, бамбук выше колена и руины синтоистского храма; с вершины видно Охотское море. | At 1,045 m, with knee-high bamboo, a ruined Shinto shrine and a view of the sea.
    Скала Лягушка | Frog Rock | 18 | hiking family | 46.920, 142.890 | Останец на хребте за Весточкой, рядом водопад Айхор; подъём крутой, с верёвками. | A tor above the Aykhor waterfall, with ropes on the steep way up.
    Мыс Великан | Cape Velikan | 115 | photo hiking offroad | 46.650, 143.600 | Арки и кекуры Охотского моря; дорога по пляжу зависит от отлива, место на заповедной тропе бронируют. | Arches and sea stacks; the road along the beach depends on the tide.
    Лагуна Буссе | Busse Lagoon | 100 | diving gastronomy | 46.530, 143.310 | Прозрачное мелководье с устрицами и анфельцией; ныряют с маской в проливе, где течение как в реке. | Clear shallows with oysters; snorkellers ride the current in its strait.
    Мыс Анива | Cape Aniva | 150 | cruises photo | 46.018, 143.414 | Брошенный японский маяк 1939 года на скале Сивучья; катер из Новиково идёт полтора часа, птицы кричат громче мотора. | An abandoned Japanese lighthouse of 1939 on a rock, ninety minutes by boat.
    Невельск | Nevelsk | 95 | safari family photo | 46.680, 141.860 | С весны на разрушенном брекватере лежат сивучи, их рёв слышно с набережной. | From spring Steller sea lions lie on the broken breakwater and roar at the town.
    Бухта Тихая | Tikhaya Bay | 145 | hiking photo | 48.020, 142.530 | Скалы у железной дороги вдоль Охотского моря и остров Замирайлова Голова; ночуют с палаткой у ручья. | Cliffs along the railway by the sea of Okhotsk and an islet shaped like a head.
    `,
  ),
  place(
    {
      slug: "kurils",
      country: "russia",
      region: "sakhalin-region",
      name: "Курилы: Итуруп и Кунашир | The Kurils: Iturup and Kunashir | Kurilen: Iturup und Kunaschir | 千岛群岛",
      ru: "по Курилам | на Курилах",
      at: "45.227, 147.883",
      fame: 44,
      months: "6-10",
      scenes: "volcano sea-cliffs island geysers sea-ship hiking",
      kinds: "hiking cruises mountaineering photo offroad wellness safari",
      meeting: "Итуруп, аэропорт Ясный | Iturup, Yasny airport | 45.256, 147.955",
      food: "Морские ежи прямо с берега, кижуч, гребешок и красничное варенье «клоповка» | Sea urchins off the shore, coho, scallops and Kuril red-berry jam",
    },
    `
    Белые скалы | White Cliffs | 35 | photo hiking | 45.400, 148.080 | Двадцать восемь километров пемзовых обрывов с каньонами-щелями и чёрной полосой прибоя под ними. | Twenty-eight kilometres of pumice cliffs with slot gorges above a black beach.
    Лавовое плато Янкито | Yankito lava plateau | 10 | photo family safari | 45.280, 147.900 | Застывшие языки базальта уходят в Охотское море, между ними ванны, где греются нерпы. | Frozen tongues of basalt in the sea, with pools where seals bask.
    Вулкан Баранского | Baransky volcano | 25 | hiking wellness mountaineering | 45.100, 148.020 | 1134 метра, на склоне кипящая река с водопадом и ваннами; подъём от геотермальной станции три часа. | At 1,134 m, with a hot river and pools on its flank; three hours up.
    Залив Касатка | Kasatka Bay | 32 | photo offroad beach | 45.020, 147.730 | Чёрный титаномагнетитовый песок и скала Чёртова; отсюда в 1941-м ушла японская эскадра к Пёрл-Харбору. | Black titanium sand; the Japanese fleet sailed from here to Pearl Harbor in 1941.
    Мыс Столбчатый | Cape Stolbchaty | 225 | photo hiking cruises | 44.020, 145.680 | Базальтовые шестигранники на Кунашире, спуск через бамбук и сырой лес с магнолией. | Hexagonal basalt on Kunashir, below bamboo and magnolia forest.
    Вулкан Менделеева | Mendeleev volcano | 230 | hiking wellness | 43.980, 145.740 | Сольфатарные поля в часе от дороги, жёлтая сера и горячие ключи у берега Тихого океана. | Solfatara fields an hour from the road and hot springs by the Pacific.
    Кальдера Головнина | Golovnin Caldera | 250 | hiking photo offroad | 43.860, 145.500 | Озёра Горячее и Кипящее рядом: второе серое, сорок с лишним градусов, на берегу пузырится грязь. | Hot Lake beside Boiling Lake, grey and over forty degrees, with bubbling mud.
    `,
  ),
];
