import { place } from "../notation/notation.ts";

/** Arabia, India, Nepal and Sri Lanka. */
export const southAsiaPlaces = [
  place(
    {
      slug: "petra",
      country: "jordan",
      region: null,
      name: "Петра и Вади-Рам | Petra and Wadi Rum | Petra und Wadi Rum | 佩特拉与瓦迪拉姆",
      ru: "по Иордании | в Иордании",
      at: "30.322, 35.480",
      fame: 44,
      months: "1-5 9-12",
      scenes: "canyon camels columns dunes night-sky old-town-oriental",
      kinds:
        "sightseeing hiking offroad photo diving gastronomy ethnographic wellness festive horse-riding",
      meeting: "Вади-Муса, визит-центр Петры | Wadi Musa, Petra visitor centre | 30.324, 35.468",
      food: "Мансаф, который едят рукой, зарб из песка, хумус и чай с мармарией | Hand-eaten mansaf, zarb from the sand, hummus and sage tea",
    },
    `
    Сик и Сокровищница | The Siq and the Treasury | 3 | sightseeing photo | 30.322, 35.452 | Километр двести между стен и розовый фасад в щели; солнце на нём с девяти до одиннадцати. | Twelve hundred metres of gorge to a pink façade, sunlit from nine to eleven.
    Монастырь Ад-Дейр | Ad Deir, the Monastery | 7 | hiking photo | 30.338, 35.431 | Восемьсот ступеней проходят после обеда, когда фасад освещён солнцем; напротив наливают чай. | Eight hundred steps in the afternoon, when it is lit, and tea opposite.
    Малая Петра | Little Petra | 9 | sightseeing family | 30.375, 35.452 | Вход свободный, внутри уцелела набатейская роспись с виноградом; отсюда идёт задняя тропа к Ад-Дейру. | Free to enter, with a painted vine; a back trail leads to the Monastery.
    Вади-Рам | Wadi Rum | 105 | offroad hiking photo ethnographic horse-riding | 29.576, 35.420 | Днём поднимаются на каменный мост Бурда и заходят в каньон Хазали, а ужин в лагере бедуины достают из песка. | Burdah Bridge, Khazali canyon and a night in a Bedouin camp.
    Дана | Dana Biosphere Reserve | 50 | hiking ethnographic | 30.677, 35.610 | От каменной деревни на краю обрыва тропа спускается на четырнадцать километров к Фейнану, где вместо ламп горят свечи. | A stone village and fourteen kilometres down to candlelit Feynan.
    Акаба | Aqaba | 125 | diving beach yachting | 29.527, 35.007 | Риф с кораблём «Седар Прайд» и затопленный самолёт «Геркулес»; вход в воду с берега. | The Cedar Pride and a sunken Hercules, both from shore.
    Мёртвое море и Вади-Муджиб | Dead Sea and Wadi Mujib | 200 | wellness hiking family | 31.468, 35.573 | Берег лежит на четыреста тридцать метров ниже уровня моря; в каньоне с апреля идут против течения по грудь в воде. | Four hundred and thirty metres below sea level; the canyon is waded from April.
    Джераш | Jerash | 275 | sightseeing photo | 32.280, 35.891 | Овальный форум и храм Артемиды: его колонны качаются, проверяют ложкой в щели. | An oval forum and columns that sway on a spoon.
    `,
  ),
  place(
    {
      slug: "dubai",
      country: "uae",
      region: null,
      name: "Дубай и эмираты | Dubai and the Emirates | Dubai und die Emirate | 迪拜与阿联酋",
      ru: "по Эмиратам | в Дубае",
      at: "25.205, 55.271",
      fame: 46,
      months: "1-5 10-12",
      scenes: "dubai dunes camels tropical-beach sailing city-skyline",
      kinds: "city beach offroad family gastronomy sightseeing festive yachting photo hiking",
      meeting:
        "Дубай, станция метро «Аль-Губайба» | Dubai, Al Ghubaiba metro station | 25.265, 55.289",
      food: "Мачбус, лукаймат с финиковым сиропом, каракский чай и шаурма на Дейре | Machboos, luqaimat with date syrup, karak tea and Deira shawarma",
    },
    `
    Аль-Фахиди и абра через Крик | Al Fahidi and an abra across the Creek | 9 | city gastronomy photo | 25.264, 55.297 | От старых домов с ветровыми башнями лодка-абра за один дирхам перевозит на другой берег, к рынку специй. | Wind towers, a one-dirham crossing and the spice souk.
    Бурдж-Халифа | Burj Khalifa | 2 | city family photo | 25.197, 55.274 | 828 метров, смотровая на 124-м этаже; внизу с шести вечера каждые полчаса танцуют фонтаны. | At 828 m, above fountains that dance every half hour at night.
    Марина и Пальма | Marina and the Palm | 24 | beach yachting family | 25.080, 55.140 | На яхте за два часа обходят Пальму до «Атлантиса»; если времени нет, рядом бесплатный пляж JBR. | Two hours by yacht round Atlantis, or the free JBR beach.
    Пустыня Лахбаб | Lahbab desert | 55 | offroad family photo | 25.040, 55.610 | Песок здесь красный; водители спускают шины и катают по гребням, чтобы к закату быть в лагере. | Red sand on soft tyres, into camp by sunset.
    Хатта | Hatta | 125 | hiking rafting family cycling | 24.800, 56.120 | По водохранилищу среди гор Хаджар ходят на каяках, а вокруг проложены трассы велопарка. | Kayaks on a reservoir in the Hajar and bike trails.
    Мечеть шейха Зайда | Sheikh Zayed Mosque | 135 | sightseeing photo | 24.412, 54.475 | Единый ковёр в пять с половиной тысяч квадратных метров и 82 купола; одежда до запястий, вход бесплатный по записи. | One vast carpet, eighty-two domes; cover wrists and ankles.
    Лувр Абу-Даби | Louvre Abu Dhabi | 125 | city family | 24.534, 54.398 | Через купол Жана Нувеля на залы льётся «дождь света», а море заходит прямо между павильонами. | Nouvel's rain of light, with sea between the halls.
    Джебель-Джаис | Jebel Jais | 160 | hiking offroad photo | 25.955, 56.168 | Дорога поднимается до 1700 метров, а оттуда вниз уходит зиплайн длиной почти три километра. | A road to 1,700 m and a zipline of nearly three kilometres.
    `,
  ),
  place(
    {
      slug: "muscat",
      country: "oman",
      region: null,
      name: "Маскат и Хаджар | Muscat and the Hajar | Maskat und Hadschar | 马斯喀特与哈杰尔山",
      ru: "по Оману | в Омане",
      at: "23.588, 58.383",
      fame: 30,
      months: "1-4 10-12",
      scenes: "dunes canyon old-town-oriental sailing camels sea-cliffs",
      kinds: "offroad hiking sightseeing beach diving photo yachting ethnographic family festive",
      meeting: "Маскат, аэропорт, зал прилёта | Muscat airport, arrivals | 23.593, 58.289",
      food: "Шува из ямы, мишкак, халва на розовой воде и кахва с кардамоном | Pit-cooked shuwa, mishkak, rose halwa and cardamom coffee",
    },
    `
    Мечеть султана Кабуса | Sultan Qaboos Grand Mosque | 6 | sightseeing photo | 23.584, 58.389 | Гостей пускают с восьми до одиннадцати утра; ковёр четыре года ткали шестьсот мастериц. | Open to guests from eight to eleven; six hundred women wove its carpet.
    Мутрах | Mutrah | 22 | city gastronomy photo | 23.620, 58.567 | Новый рыбный рынок построило бюро «Снёхетта», а через дорогу старый сук, где пахнет ладаном. | Snøhetta's fish market and a frankincense souk.
    Острова Даманият | Daymaniyat Islands | 70 | diving beach cruises yachting | 23.855, 58.105 | Морской заповедник, где черепах встречают круглый год, а китовых акул в сентябре. | A reserve of turtles all year and whale sharks around September.
    Вади-Шаб | Wadi Shab | 150 | hiking family photo | 22.840, 59.235 | Через реку перевозит лодка, дальше сорок минут пешком и вплавь в пещеру с водопадом. | A boat, forty minutes' walk and a swim into a waterfall cave.
    Низва | Nizwa | 160 | sightseeing ethnographic gastronomy | 22.933, 57.530 | В пятницу на рассвете по кругу водят коз и торгуются, а потом поднимаются на круглую башню форта. | The Friday goat market and the fort's round tower.
    Джебель-Шамс | Jebel Shams | 240 | hiking photo offroad | 23.237, 57.264 | «Балконная тропа» идёт по полке над каньоном глубиной в километр до заброшенной деревни Ас-Саб. | The Balcony Walk over a thousand-metre canyon.
    Пески Вахиба | Wahiba Sands | 220 | offroad ethnographic photo | 22.330, 58.750 | Песчаные гряды тянутся почти на двести километров; на закате у дюны угощают бедуинским кофе. | Two hundred kilometres of ridges and Bedouin coffee at sunset.
    Рас-эль-Джинз | Ras al Jinz | 245 | safari beach | 22.427, 59.830 | Ночью на пляж выходят откладывать яйца зелёные черепахи; водят рейнджеры, вспышки запрещены. | Green turtles come ashore at night, with rangers and no flashes.
    `,
  ),
  place(
    {
      slug: "jaipur",
      country: "india",
      region: "rajasthan",
      name: "Джайпур | Jaipur | Jaipur | 斋浦尔",
      ru: "по Раджастану | в Раджастане",
      at: "26.924, 75.827",
      fame: 42,
      months: "1-3 10-12",
      scenes: "old-town-oriental camels lake",
      kinds: "sightseeing city gastronomy photo safari ethnographic festive wellness family",
      meeting: "Джайпур, железнодорожный вокзал | Jaipur Junction railway station | 26.920, 75.787",
      food: "Даал-баати-чурма, лаал-маас, гевар и ласси в глиняной чашке | Dal baati churma, laal maas, ghevar and lassi in clay cups",
    },
    `
    Хава-Махал | Hawa Mahal | 1 | city photo | 26.924, 75.827 | За 953 окошками скрывались придворные дамы; фасад снимают из кафе напротив до восьми утра. | 953 windows for the court ladies, shot from the café opposite before eight.
    Городской дворец и Джантар-Мантар | City Palace and Jantar Mantar | 1 | sightseeing family | 26.925, 75.824 | В обсерватории XVIII века стоят солнечные часы высотой двадцать семь метров, точные до двух секунд. | A twenty-seven-metre sundial accurate to two seconds.
    Форт Амбер | Amber Fort | 11 | sightseeing photo | 26.985, 75.851 | Зеркальный зал Шиш-Махал вспыхивает от одной свечи; наверх поднимитесь пешком, слонов лучше пожалеть. | One candle lights Sheesh Mahal; walk up and spare the elephants.
    Ступенчатый колодец Чанд-Баори | Chand Baori stepwell | 95 | sightseeing photo | 27.007, 76.607 | Три с половиной тысячи ступеней спускаются на тринадцать ярусов; вода внизу и в жару остаётся прохладной. | Three and a half thousand steps down thirteen storeys.
    Рантхамбор | Ranthambore | 160 | safari photo | 26.017, 76.503 | Тигров чаще всего видят с апреля, у озёр под старым фортом; места в машинах бронируют месяца за три. | Tigers by lakes under a fort; zones book out months ahead.
    Пушкар | Pushkar | 145 | ethnographic festive horse-riding | 26.489, 74.551 | Редкий храм Брахмы, гхаты вокруг священного озера и верблюжья ярмарка, которая собирается на полнолуние в ноябре. | Brahma's temple, ghats and the November camel fair.
    Агра, Тадж-Махал | Agra, Taj Mahal | 240 | sightseeing photo | 27.175, 78.042 | К открытию, в шесть утра, идут к восточным воротам, там очередь короче; по пятницам закрыто. | Use the east gate at six; closed on Fridays.
    `,
  ),
  place(
    {
      slug: "leh",
      country: "india",
      region: "ladakh",
      name: "Лех | Leh | Leh | 列城",
      ru: "по Ладакху | в Ладакхе",
      at: "34.164, 77.585",
      fame: 30,
      months: "6-9",
      scenes: "mountains temple lake hiking night-sky rafting",
      kinds: "hiking offroad ethnographic photo rafting cycling sightseeing",
      meeting: "Лех, ворота главного базара | Leh, Main Bazaar gate | 34.164, 77.585",
      food: "Тхукпа, момо, скью с репой и солёный чай гур-гур | Thukpa, momo, skyu with turnip and salted gur-gur tea",
    },
    `
    Шанти-ступа и дворец Леха | Shanti Stupa and Leh Palace | 4 | sightseeing photo | 34.173, 77.575 | Первые два дня гуляют только здесь, потому что Лех стоит на 3500 метрах: ступа на закате, дворец на следующее утро. | Stay within town two days: you are at 3,500 m.
    Тиксей | Thiksey Monastery | 19 | ethnographic photo sightseeing | 34.056, 77.667 | В шесть утра с крыши трубят в раковины, внутри сидит Майтрея высотой в два этажа, а монахи зовут к чаю. | Horns at six from the roof and a two-storey Maitreya.
    Хемис | Hemis Monastery | 45 | ethnographic festive | 33.913, 77.703 | В июне или июле в монастыре танцуют в масках Цечу, а зимой в окрестном парке выслеживают снежных барсов. | Tsechu masks in June or July; snow leopards roam the park.
    Слияние Инда и Занскара | Indus and Zanskar confluence | 35 | rafting photo | 34.165, 77.333 | Зелёная и серая реки сходятся под скалой; сюда же приходят рафты, пороги третьей категории. | Green water meets grey; grade III rafting.
    Долина Нубра | Nubra Valley | 120 | offroad photo ethnographic cycling | 34.540, 77.560 | Дорога идёт через перевал Кхардунг-Ла, 5359 метров, к дюнам Хундера, где живут двугорбые верблюды. | Over Khardung La at 5,359 m to Hunder's Bactrian camels.
    Пангонг-Цо | Pangong Tso | 160 | offroad photo | 33.760, 78.670 | Озеро тянется на сто тридцать километров на высоте 4250 метров; ночи холодные и в июле. | A hundred and thirty kilometres of blue at 4,250 m.
    Деревня Сток | Stok village | 17 | hiking ethnographic | 34.065, 77.545 | Дворец-музей династии и тропа к Сток-Ла; сам Сток-Кангри закрыт для восхождений. | The royal museum and the trail to Stok La; the peak itself is closed.
    `,
  ),
  place(
    {
      slug: "rishikesh",
      country: "india",
      region: null,
      name: "Ришикеш | Rishikesh | Rishikesh | 瑞诗凯诗",
      ru: "по предгорьям Гималаев | в Ришикеше",
      at: "30.087, 78.268",
      fame: 32,
      months: "2-4 9-12",
      scenes: "temple rafting mountains hiking",
      kinds: "wellness rafting hiking ethnographic sightseeing gastronomy festive",
      meeting:
        "Ришикеш, автостанция Натрадж-Чоук | Rishikesh, Natraj Chowk bus stand | 30.105, 78.293",
      food: "Тхали без мяса и яиц, кичари, парата у Чоти-Вала и масала-чай | Meat-free thali, kitchari, parathas and masala chai",
    },
    `
    Пармарт-Никетан, вечернее аарти | Parmarth Niketan evening aarti | 5 | ethnographic wellness | 30.120, 78.314 | На закате поют и кружат огнём над Гангой; место на ступенях занимают за полчаса. | Lamps are sung to the Ganges at sunset; take a step half an hour early.
    Ашрам Битлз | Beatles Ashram | 6 | sightseeing photo | 30.113, 78.320 | В заброшенном ашраме Чаураси-Кутия среди джунглей стоят купола для медитации; группа жила здесь в 1968 году. | Meditation domes and murals where the band stayed in 1968.
    Сплав от Шивпури | Rafting from Shivpuri | 17 | rafting | 30.137, 78.388 | Шестнадцать километров порогов, среди них «Американские горки» и «Гольф»; в муссон, с июля по сентябрь, сплав закрыт. | Sixteen kilometres of rapids, closed in the monsoon.
    Водопад Ниргарх | Neer Garh waterfall | 8 | hiking family | 30.135, 78.345 | Тропа от дороги занимает двадцать минут, по пути поят чаем, а наверху три каскада с чашами для купания. | Three steps to swim in, twenty minutes up with tea.
    Кунджапури | Kunjapuri Temple | 27 | hiking photo ethnographic | 30.170, 78.310 | Рассвет над Сваргарохини и Чаукхамбой, вниз пешком через деревни. | Sunrise over Chaukhamba, then down through villages.
    Харидвар | Haridwar | 25 | ethnographic city | 29.957, 78.171 | Гхат Хар-ки-Паури: течение сильное, при омовении держатся за цепь. | Har Ki Pauri, where bathers hold on to chains.
    `,
  ),
  place(
    {
      slug: "namche",
      country: "nepal",
      region: "khumbu",
      name: "Намче-Базар и Эверест | Namche Bazaar and Everest | Namche Bazar und Everest | 南池巴扎与珠峰",
      ru: "по Кхумбу | в Кхумбу",
      at: "27.805, 86.713",
      fame: 52,
      months: "3-5 10-11",
      scenes: "mountains hiking temple icebergs night-sky",
      kinds: "hiking mountaineering photo ethnographic",
      meeting:
        "Лукла, аэропорт Тенцинга и Хиллари | Lukla, Tenzing-Hillary airport | 27.687, 86.730",
      food: "Дал-бат с добавкой, шерпский стью, ячий сыр и имбирный чай | Refilled dal bhat, Sherpa stew, yak cheese and ginger tea",
    },
    `
    Лукла — Пхакдинг | Lukla to Phakding | 19 | hiking | 27.740, 86.713 | Первый день тропа больше спускается, чем поднимается; каравану яков уступают дорогу со стороны склона. | Downhill first, by the Dudh Koshi; let yaks pass on the inner side.
    Намче и отель «Эверест-Вью» | Namche and Hotel Everest View | 3 | hiking photo ethnographic | 27.817, 86.713 | Для акклиматизации поднимаются на 3880 метров выпить чаю с видом на Эверест; по субботам в Намче рынок. | Up to 3,880 m for tea with Everest, back for the Saturday market.
    Тенгбоче | Tengboche Monastery | 10 | hiking ethnographic photo | 27.836, 86.764 | Монастырь на высоте 3867 метров, прямо напротив Ама-Даблам; на молитву в три часа пускают гостей. | A monastery at 3,867 m facing Ama Dablam, prayers at three.
    Дингбоче | Dingboche | 20 | hiking | 27.892, 86.831 | Деревня на 4410 метрах с каменными оградами вокруг огородов; день отдыха проводят подъёмом на Нангкар-Чанг. | At 4,410 m among walled fields, with a rest-day climb.
    Горак-Шеп и Кала-Паттар | Gorak Shep and Kala Patthar | 34 | hiking photo | 27.995, 86.829 | 5545 метров на рассвете, минус пятнадцать, вершина Эвереста отсюда видна, из лагеря нет. | At 5,545 m before dawn: Everest's summit shows here, not from base camp.
    Базовый лагерь Эвереста | Everest Base Camp | 37 | hiking photo | 28.003, 86.853 | 5364 метра на морене Кхумбу, палатки стоят в апреле и мае. | At 5,364 m on the Khumbu moraine, tented in April and May.
    Гокио | Gokyo Lakes | 27 | hiking photo | 27.954, 86.695 | Пять озёр вдоль ледника и вершина Гокио-Ри, 5357 метров; через перевал Чо-Ла отсюда проходят к базовому лагерю. | Five lakes and Gokyo Ri, linked to base camp by Cho La.
    Айленд-Пик | Island Peak | 34 | mountaineering | 27.922, 86.936 | Вершина 6189 метров с перилами на последнем взлёте, для многих первая шеститысячница. | At 6,189 m with fixed ropes near the top, many people's first six-thousander.
    `,
  ),
  place(
    {
      slug: "pokhara",
      country: "nepal",
      region: null,
      name: "Покхара и Аннапурна | Pokhara and Annapurna | Pokhara und Annapurna | 博卡拉与安纳普尔纳",
      ru: "по Непалу | в Непале",
      at: "28.209, 83.959",
      fame: 48,
      months: "1-5 9-12",
      scenes: "mountains lake hiking temple rice-terraces",
      kinds:
        "hiking wellness rafting photo safari offroad family ethnographic mountaineering festive",
      meeting:
        "Покхара, озеро Фева, Холлан-Чоук | Pokhara, Phewa Lake, Hallan Chowk | 28.212, 83.957",
      food: "Такали-тхали, момо с джолом, сель-роти и ласси с бананом | Thakali thali, jhol momo, sel roti and banana lassi",
    },
    `
    Озеро Фева и Ступа Мира | Phewa Lake and the Peace Pagoda | 6 | photo hiking family | 28.201, 83.945 | Лодка перевозит через озеро, дальше час вверх по лесу; к восьми утра в воде отражается Мачапучаре. | A boat, an hour up through forest, and Machapuchare mirrored by eight.
    Сарангкот | Sarangkot | 11 | photo sightseeing | 28.244, 83.949 | Сюда едут к рассвету над Аннапурной, а днём отсюда взлетают парапланы и полчаса кружат над озером вместе с грифами. | Sunrise and half an hour's paragliding with vultures.
    Гхандрук | Ghandruk | 55 | hiking ethnographic | 28.376, 83.808 | Деревня гурунгов с каменными крышами под Аннапурной-Южной, 2012 метров. | A slate-roofed Gurung village under Annapurna South.
    Пун-Хилл | Poon Hill | 62 | hiking photo | 28.400, 83.690 | На 3210 метров поднимаются из Горепани к рассвету; в апреле склоны красные от рододендронов. | At 3,210 m from Ghorepani, amid red April rhododendrons.
    Базовый лагерь Аннапурны | Annapurna Base Camp | 75 | hiking mountaineering | 28.530, 83.878 | Каменный амфитеатр на 4130 метрах; лавинный участок у Деурали стараются пройти до десяти утра. | An amphitheatre at 4,130 m; pass Deurali before ten.
    Муктинатх и Верхний Мустанг | Muktinath and Mustang | 180 | offroad ethnographic hiking | 28.817, 83.871 | Сто восемь струй у храма, святого и для буддистов, и для индуистов, на высоте 3710 метров; после полудня сильный ветер. | A hundred and eight spouts at 3,710 m; wind from noon.
    Читван | Chitwan | 150 | safari rafting family | 27.575, 84.495 | Однорогих носорогов смотрят с каноэ и пешком, а вечером в деревне тару танцуют с палками. | One-horned rhinos by canoe and Tharu stick dances.
    `,
  ),
  place(
    {
      slug: "kandy",
      country: "sri-lanka",
      region: null,
      name: "Канди и чайные горы | Kandy and the tea hills | Kandy und das Teehochland | 康提与茶山",
      ru: "по Шри-Ланке | на Шри-Ланке",
      at: "7.291, 80.637",
      fame: 52,
      months: "1-4 6-9 12",
      scenes: "rice-terraces temple hiking waterfall savanna",
      kinds: "sightseeing hiking gastronomy safari photo family ethnographic wellness festive",
      meeting: "Канди, железнодорожный вокзал | Kandy railway station | 7.290, 80.633",
      food: "Рис и карри из десяти мисок, хопперы с яйцом, коту и королевский кокос | Ten-bowl rice and curry, egg hoppers, kottu and king coconut",
    },
    `
    Храм Зуба Будды | Temple of the Tooth | 1 | ethnographic sightseeing | 7.294, 80.641 | Реликвию показывают под барабаны трижды в день; в июле-августе по городу идёт Эсала-перахера со слонами. | Drums at dawn, mid-morning and dusk; the Perahera is in July or August.
    Сад Перадения | Peradeniya Gardens | 6 | family photo | 7.269, 80.597 | Королевский сад с яванским фикусом, под кроной которого помещается целая школа, и аллеей пальм. | A fig spreading over half an acre and an avenue of royal palms.
    Сигирия | Sigiriya | 92 | sightseeing hiking photo | 7.957, 80.760 | Тысяча двести ступеней мимо фресок ведут к бассейнам на вершине; сама скала лучше всего видна с соседней Пидурангалы. | Twelve hundred steps past frescoes; Pidurangala looks back at it.
    Минерия | Minneriya | 100 | safari photo | 8.030, 80.890 | С июля по сентябрь к водоёму сходятся до трёхсот слонов. | From July to September up to three hundred elephants gather.
    Нувара-Элия | Nuwara Eliya | 78 | gastronomy hiking photo | 6.970, 80.783 | Чайная столица на высоте 1868 метров: на фабрике «Педро» показывают весь путь листа, вечером нужен свитер. | Pedro tea factory and chill at 1,868 m.
    Хортон-Плейнс, Край света | Horton Plains, World's End | 108 | hiking photo | 6.802, 80.806 | Плато на двух тысячах метров обрывается вниз на восемьсот; облака закрывают вид уже к девяти утра, выходят затемно. | An eight-hundred-metre drop, clouded by nine.
    Элла и Девятиарочный мост | Ella and Nine Arch Bridge | 135 | photo hiking family | 6.877, 81.060 | Поезд из Канди идёт часов семь с открытыми дверями; у моста его ждут на чайном склоне. | Seven hours by open-door train from Kandy.
    Пик Адама | Adam's Peak | 100 | hiking ethnographic | 6.809, 80.499 | Пять с половиной тысяч ступеней проходят ночью, вместе с паломниками; сезон с декабря по май. | Five and a half thousand steps by night, December to May.
    `,
  ),
  place(
    {
      slug: "weligama",
      country: "sri-lanka",
      region: null,
      name: "Велигама и южный берег | Weligama and the south coast | Weligama und Südküste | 韦利格默与南海岸",
      ru: "по югу Шри-Ланки | в Велигаме",
      at: "5.974, 80.430",
      fame: 42,
      months: "1-4 11-12",
      scenes: "tropical-beach whale sailing savanna old-town-european",
      kinds: "surfing beach wellness safari gastronomy family festive",
      meeting: "Велигама, железнодорожная станция | Weligama railway station | 5.974, 80.428",
      food: "Тунец на гриле с лаймом, роти с бананом, самбол и буйволиный йогурт с патокой | Grilled tuna with lime, banana roti, sambol and buffalo curd with treacle",
    },
    `
    Бухта Велигамы | Weligama Bay | 1 | surfing beach | 5.970, 80.425 | Два километра ровной пены для первой доски, учат с восьми утра. | Two kilometres of gentle whitewater for a first board.
    Мирисса, выход к китам | Mirissa whale watching | 8 | safari cruises photo | 5.945, 80.458 | Синие киты с декабря по апрель; выходят в шесть, от качки берут имбирь. | Blue whales from December to April; leave at six with ginger.
    Мидигама: споты Лейзи-Лефт и Рамс | Midigama: Lazy Left and Rams | 6 | surfing | 5.962, 80.388 | Рифы за железной дорогой: Лейзи-Лефт для уверенных, Рамс для мастеров. | Reefs behind the railway: Lazy Left to learn, Rams to watch.
    Форт Галле | Galle Fort | 29 | city gastronomy photo | 6.026, 80.217 | Внутри голландских бастионов живой город с кафе и мастерскими; вечером все гуляют по стене до маяка. | Dutch bastions, cafés and a lighthouse.
    Тангалле и Мулкиригала | Tangalle and Mulkirigala | 60 | beach ethnographic | 6.025, 80.795 | Пустые пляжи и пещерный храм на скале в пятьсот ступеней. | Empty beaches and a cave temple up five hundred steps.
    Удавалаве | Udawalawe | 105 | safari family | 6.440, 80.890 | Слонов здесь видно круглый год, а у ворот парка работает приют, где осиротевших слонят кормят из бутылок на виду у гостей. | Elephants all year and an orphanage feeding.
    Яла | Yala | 130 | safari photo | 6.370, 81.520 | Здесь одна из самых высоких в мире плотностей леопардов; в первый блок заезжают на рассвете, в сентябре парк закрыт. | The densest leopards anywhere, block one at dawn; shut in September.
    `,
  ),
];
