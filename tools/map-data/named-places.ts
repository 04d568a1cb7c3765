/**
 * Waters, mountains and ranges that a traveller looks for, named by hand: no source within reach names them in four
 * languages. "kind | from zoom | lat, lng | en | ru | de | zh"; a row stands where its name is to be written.
 */
export const namedPlaces = `
ocean | 2 | 10, -150 | Pacific Ocean | Тихий океан | Pazifischer Ozean | 太平洋
ocean | 2 | 30, -42 | Atlantic Ocean | Атлантический океан | Atlantischer Ozean | 大西洋
ocean | 2 | -20, 80 | Indian Ocean | Индийский океан | Indischer Ozean | 印度洋
ocean | 2 | 80, 170 | Arctic Ocean | Северный Ледовитый океан | Arktischer Ozean | 北冰洋
ocean | 2 | 20, 160 | Pacific Ocean | Тихий океан | Pazifischer Ozean | 太平洋
ocean | 2 | -28, -15 | Atlantic Ocean | Атлантический океан | Atlantischer Ozean | 大西洋
sea | 4 | 43.2, 34.2 | Black Sea | Чёрное море | Schwarzes Meer | 黑海
sea | 6 | 46.1, 36.6 | Sea of Azov | Азовское море | Asowsches Meer | 亚速海
sea | 4 | 41.6, 50.6 | Caspian Sea | Каспийское море | Kaspisches Meer | 里海
sea | 3 | 34.5, 19 | Mediterranean Sea | Средиземное море | Mittelmeer | 地中海
sea | 5 | 42.7, 15.8 | Adriatic Sea | Адриатическое море | Adria | 亚得里亚海
sea | 5 | 38.6, 25.2 | Aegean Sea | Эгейское море | Ägäis | 爱琴海
sea | 5 | 39.6, 12.2 | Tyrrhenian Sea | Тирренское море | Tyrrhenisches Meer | 第勒尼安海
sea | 5 | 37.5, 18.6 | Ionian Sea | Ионическое море | Ionisches Meer | 伊奥尼亚海
sea | 4 | 57.4, 19.8 | Baltic Sea | Балтийское море | Ostsee | 波罗的海
sea | 6 | 59.85, 26 | Gulf of Finland | Финский залив | Finnischer Meerbusen | 芬兰湾
sea | 5 | 62.4, 19.6 | Gulf of Bothnia | Ботнический залив | Bottnischer Meerbusen | 波的尼亚湾
sea | 4 | 56, 3 | North Sea | Северное море | Nordsee | 北海
sea | 3 | 67.5, 3 | Norwegian Sea | Норвежское море | Europäisches Nordmeer | 挪威海
sea | 3 | 74.5, 38 | Barents Sea | Баренцево море | Barentssee | 巴伦支海
sea | 5 | 65.7, 38 | White Sea | Белое море | Weißes Meer | 白海
sea | 3 | 75.5, 78 | Kara Sea | Карское море | Karasee | 喀拉海
sea | 3 | 76, 124 | Laptev Sea | Море Лаптевых | Laptewsee | 拉普捷夫海
sea | 4 | 73, 164 | East Siberian Sea | Восточно-Сибирское море | Ostsibirische See | 东西伯利亚海
sea | 3 | 57.5, -179 | Bering Sea | Берингово море | Beringmeer | 白令海
sea | 3 | 54.5, 149.5 | Sea of Okhotsk | Охотское море | Ochotskisches Meer | 鄂霍次克海
sea | 4 | 40, 134.5 | Sea of Japan | Японское море | Japanisches Meer | 日本海
sea | 6 | 48.5, 140.9 | Strait of Tartary | Татарский пролив | Tatarensund | 鞑靼海峡
sea | 5 | 35.5, 123.3 | Yellow Sea | Жёлтое море | Gelbes Meer | 黄海
sea | 4 | 29, 125 | East China Sea | Восточно-Китайское море | Ostchinesisches Meer | 东海
sea | 4 | 14, 114.5 | South China Sea | Южно-Китайское море | Südchinesisches Meer | 南海
sea | 4 | 17, 130 | Philippine Sea | Филиппинское море | Philippinensee | 菲律宾海
sea | 5 | 9.5, 101.5 | Gulf of Thailand | Сиамский залив | Golf von Thailand | 泰国湾
sea | 5 | 10.5, 96.3 | Andaman Sea | Андаманское море | Andamanensee | 安达曼海
sea | 4 | 13.5, 88 | Bay of Bengal | Бенгальский залив | Golf von Bengalen | 孟加拉湾
sea | 4 | 15, 64.5 | Arabian Sea | Аравийское море | Arabisches Meer | 阿拉伯海
sea | 5 | 20.5, 38.2 | Red Sea | Красное море | Rotes Meer | 红海
sea | 5 | 26.9, 51.4 | Persian Gulf | Персидский залив | Persischer Golf | 波斯湾
sea | 5 | -5.3, 112 | Java Sea | Яванское море | Javasee | 爪哇海
sea | 6 | -7.9, 116.3 | Bali Sea | Море Бали | Balisee | 巴厘海
sea | 5 | -6, 127.5 | Banda Sea | Море Банда | Bandasee | 班达海
sea | 4 | -17.5, 155 | Coral Sea | Коралловое море | Korallenmeer | 珊瑚海
sea | 4 | -38, 161 | Tasman Sea | Тасманово море | Tasmansee | 塔斯曼海
sea | 4 | 15, -75 | Caribbean Sea | Карибское море | Karibisches Meer | 加勒比海
sea | 4 | 25.2, -90 | Gulf of Mexico | Мексиканский залив | Golf von Mexiko | 墨西哥湾
sea | 4 | 59.5, -85.5 | Hudson Bay | Гудзонов залив | Hudson Bay | 哈德孙湾
sea | 4 | 45.2, -4.5 | Bay of Biscay | Бискайский залив | Golf von Biskaya | 比斯开湾
sea | 5 | 40.75, 28.2 | Sea of Marmara | Мраморное море | Marmarameer | 马尔马拉海
sea | 4 | 74, -2 | Greenland Sea | Гренландское море | Grönlandsee | 格陵兰海
sea | 7 | 61.1, 6.3 | Sognefjord | Согне-фьорд | Sognefjord | 松恩峡湾
sea | 8 | 60.2, 6.25 | Hardangerfjord | Хардангер-фьорд | Hardangerfjord | 哈当厄尔峡湾
sea | 9 | 62.105, 7.12 | Geirangerfjord | Гейрангер-фьорд | Geirangerfjord | 盖朗厄尔峡湾
sea | 7 | 68.1, 15 | Vestfjorden | Вест-фьорд | Vestfjorden | 韦斯特峡湾
sea | 8 | 63.7, 9.6 | Trondheim Fjord | Тронхеймс-фьорд | Trondheimsfjord | 特隆赫姆峡湾
sea | 6 | 46.3, 142.9 | Aniva Bay | Залив Анива | Aniwa-Bucht | 阿尼瓦湾
sea | 6 | 53, 159.8 | Avacha Gulf | Авачинский залив | Awatscha-Golf | 阿瓦恰湾
sea | 7 | 30.35, 121.6 | Hangzhou Bay | Ханчжоуский залив | Bucht von Hangzhou | 杭州湾
lake | 5 | 53.4, 107.9 | Lake Baikal | Байкал | Baikalsee | 贝加尔湖
lake | 6 | 60.9, 31.5 | Lake Ladoga | Ладожское озеро | Ladogasee | 拉多加湖
lake | 6 | 61.7, 35.5 | Lake Onega | Онежское озеро | Onegasee | 奥涅加湖
lake | 8 | 51.6, 87.65 | Lake Teletskoye | Телецкое озеро | Telezker See | 捷列茨科耶湖
lake | 7 | 50.6, 100.5 | Lake Khövsgöl | Хубсугул | Chöwsgöl-See | 库苏古尔湖
lake | 7 | 50.35, 92.8 | Uvs Lake | Убсу-Нур | Uws Nuur | 乌布苏湖
lake | 6 | 42.42, 77.2 | Issyk-Kul | Иссык-Куль | Yssykköl | 伊塞克湖
lake | 6 | 46.3, 74.5 | Lake Balkhash | Балхаш | Balchaschsee | 巴尔喀什湖
lake | 8 | 40.35, 45.35 | Lake Sevan | Севан | Sewansee | 塞凡湖
lake | 7 | 38.6, 42.9 | Lake Van | Ван | Vansee | 凡湖
lake | 7 | 37.7, 45.4 | Lake Urmia | Урмия | Urmiasee | 乌尔米耶湖
lake | 7 | 58.6, 27.5 | Lake Peipus | Чудское озеро | Peipussee | 楚德湖
lake | 8 | 58.25, 31.35 | Lake Ilmen | Ильмень | Ilmensee | 伊尔门湖
lake | 6 | 58.9, 13.4 | Vänern | Венерн | Vänern | 维纳恩湖
lake | 8 | 57.1, 33.1 | Lake Seliger | Селигер | Seligersee | 谢利格尔湖
lake | 7 | 58.3, 38.4 | Rybinsk Reservoir | Рыбинское водохранилище | Rybinsker Stausee | 雷宾斯克水库
lake | 7 | 66.3, 30.8 | Topozero | Топозеро | Toposero | 托波泽罗湖
lake | 7 | 67.6, 33 | Lake Imandra | Имандра | Imandrasee | 伊曼德拉湖
lake | 7 | 69, 28 | Lake Inari | Инари | Inarijärvi | 伊纳里湖
lake | 8 | 46.83, 17.75 | Balaton | Балатон | Plattensee | 巴拉顿湖
lake | 8 | 46.45, 6.5 | Lake Geneva | Женевское озеро | Genfersee | 日内瓦湖
lake | 9 | 47.6, 9.4 | Lake Constance | Боденское озеро | Bodensee | 博登湖
lake | 9 | 45.65, 10.68 | Lake Garda | Гарда | Gardasee | 加尔达湖
lake | 9 | 41.05, 20.73 | Lake Ohrid | Охридское озеро | Ohridsee | 奥赫里德湖
lake | 5 | -1, 33 | Lake Victoria | Виктория | Victoriasee | 维多利亚湖
lake | 5 | -6.2, 29.6 | Lake Tanganyika | Танганьика | Tanganjikasee | 坦噶尼喀湖
lake | 6 | -12, 34.5 | Lake Malawi | Ньяса | Malawisee | 马拉维湖
lake | 7 | -15.85, -69.4 | Lake Titicaca | Титикака | Titicacasee | 的的喀喀湖
lake | 7 | 36.9, 100.2 | Qinghai Lake | Кукунор | Qinghai-See | 青海湖
lake | 8 | 31.2, 120.2 | Lake Tai | Тайху | Tai-See | 太湖
lake | 8 | 44.9, 132.4 | Lake Khanka | Ханка | Chankasee | 兴凯湖
lake | 9 | 12.85, 104.05 | Tonlé Sap | Тонлесап | Tonle Sap | 洞里萨湖
lake | 4 | 47.7, -87.5 | Lake Superior | Верхнее | Oberer See | 苏必利尔湖
lake | 5 | 44, -87 | Lake Michigan | Мичиган | Michigansee | 密歇根湖
lake | 5 | 45, -82.4 | Lake Huron | Гурон | Huronsee | 休伦湖
lake | 6 | 50.5, 67.5 | Lake Tengiz | Тенгиз | Tengizsee | 田吉兹湖
lake | 9 | 49.05, 84.0 | Bukhtarma Reservoir | Бухтарминское водохранилище | Buchtarma-Stausee | 布赫塔尔马水库
lake | 8 | 54.5, 83.0 | Novosibirsk Reservoir | Новосибирское водохранилище | Nowosibirsker Stausee | 新西伯利亚水库
lake | 7 | 54.9, 102.2 | Bratsk Reservoir | Братское водохранилище | Bratsker Stausee | 布拉茨克水库
river | 6 | 54.6, 82.3 | Ob | Обь | Ob | 鄂毕河
river | 6 | 60.9, 68.7 | Ob | Обь | Ob | 鄂毕河
river | 6 | 57.6, 71.4 | Irtysh | Иртыш | Irtysch | 额尔齐斯河
river | 6 | 60.2, 90.2 | Yenisei | Енисей | Jenissei | 叶尼塞河
river | 6 | 66.3, 87.2 | Yenisei | Енисей | Jenissei | 叶尼塞河
river | 6 | 58.1, 99.5 | Angara | Ангара | Angara | 安加拉河
river | 6 | 60.4, 119.5 | Lena | Лена | Lena | 勒拿河
river | 6 | 66.8, 123.4 | Lena | Лена | Lena | 勒拿河
river | 6 | 50.5, 137.1 | Amur | Амур | Amur | 黑龙江
river | 6 | 64.9, 153.2 | Kolyma | Колыма | Kolyma | 科雷马河
river | 6 | 53.4, 49.4 | Volga | Волга | Wolga | 伏尔加河
river | 6 | 48.1, 46.2 | Volga | Волга | Wolga | 伏尔加河
river | 6 | 57.6, 41.3 | Volga | Волга | Wolga | 伏尔加河
river | 7 | 58.3, 55.9 | Kama | Кама | Kama | 卡马河
river | 6 | 49.2, 42.1 | Don | Дон | Don | 顿河
river | 7 | 51.3, 53.2 | Ural | Урал | Ural | 乌拉尔河
river | 7 | 45.1, 39.6 | Kuban | Кубань | Kuban | 库班河
river | 8 | 43.7, 45.8 | Terek | Терек | Terek | 捷列克河
river | 8 | 41.6, 44.95 | Kura | Кура | Kura | 库拉河
river | 8 | 50.4, 86.7 | Katun | Катунь | Katun | 卡通河
river | 9 | 52.1, 86.9 | Biya | Бия | Bija | 比亚河
river | 7 | 51.9, 107.2 | Selenga | Селенга | Selenga | 色楞格河
river | 6 | 44, 28.1 | Danube | Дунай | Donau | 多瑙河
river | 7 | 48.3, 15.6 | Danube | Дунай | Donau | 多瑙河
river | 7 | 50.4, 7.5 | Rhine | Рейн | Rhein | 莱茵河
river | 7 | 52.9, 11.4 | Elbe | Эльба | Elbe | 易北河
river | 7 | 46.5, 4.85 | Saône | Сона | Saône | 索恩河
river | 6 | 25.8, 32.7 | Nile | Нил | Nil | 尼罗河
river | 5 | -3.2, -60.9 | Amazon | Амазонка | Amazonas | 亚马孙河
river | 6 | 30.1, 113.2 | Yangtze | Янцзы | Jangtsekiang | 长江
river | 8 | 32.1, 120.2 | Yangtze | Янцзы | Jangtsekiang | 长江
river | 6 | 38.3, 110.7 | Yellow River | Хуанхэ | Gelber Fluss | 黄河
river | 6 | 16.5, 104.8 | Mekong | Меконг | Mekong | 湄公河
river | 6 | 25.5, 83.6 | Ganges | Ганг | Ganges | 恒河
river | 7 | 63.6, 43.2 | Northern Dvina | Северная Двина | Nördliche Dwina | 北德维纳河
river | 7 | 66, 57 | Pechora | Печора | Petschora | 伯朝拉河
peak | 6 | 43.35, 42.44 | Elbrus 5642 | Эльбрус 5642 | Elbrus 5642 | 厄尔布鲁士山 5642
peak | 7 | 42.7, 44.52 | Kazbek 5054 | Казбек 5054 | Kasbek 5054 | 卡兹别克山 5054
peak | 8 | 43.13, 42.65 | Ushba 4710 | Ушба 4710 | Uschba 4710 | 乌什巴峰 4710
peak | 8 | 43, 43.11 | Shkhara 5193 | Шхара 5193 | Schchara 5193 | 什哈拉峰 5193
peak | 7 | 39.7, 44.3 | Ararat 5137 | Арарат 5137 | Ararat 5137 | 亚拉腊山 5137
peak | 7 | 49.81, 86.59 | Belukha 4506 | Белуха 4506 | Belucha 4506 | 别卢哈山 4506
peak | 9 | 50.12, 87.7 | Aktru 4044 | Актру 4044 | Aktru 4044 | 阿克特鲁峰 4044
peak | 7 | 51.9, 100.62 | Munku-Sardyk 3491 | Мунку-Сардык 3491 | Munku-Sardyk 3491 | 蒙库萨尔迪克山 3491
peak | 6 | 56.06, 160.64 | Klyuchevskaya 4754 | Ключевская Сопка 4754 | Kljutschewskaja 4754 | 克柳切夫火山 4754
peak | 8 | 53.26, 158.83 | Avachinsky 2741 | Авачинская Сопка 2741 | Awatschinskaja 2741 | 阿瓦恰火山 2741
peak | 7 | 27.99, 86.93 | Everest 8849 | Эверест 8849 | Mount Everest 8849 | 珠穆朗玛峰 8849
peak | 8 | 28.6, 83.82 | Annapurna 8091 | Аннапурна 8091 | Annapurna 8091 | 安纳布尔纳峰 8091
peak | 7 | 35.36, 138.73 | Fuji 3776 | Фудзияма 3776 | Fuji 3776 | 富士山 3776
peak | 7 | 45.83, 6.86 | Mont Blanc 4806 | Монблан 4806 | Mont Blanc 4806 | 勃朗峰 4806
peak | 8 | 45.98, 7.66 | Matterhorn 4478 | Маттерхорн 4478 | Matterhorn 4478 | 马特洪峰 4478
peak | 8 | 61.64, 8.31 | Galdhøpiggen 2469 | Галлхёпигген 2469 | Galdhøpiggen 2469 | 加尔赫峰 2469
peak | 7 | -3.07, 37.35 | Kilimanjaro 5895 | Килиманджаро 5895 | Kilimandscharo 5895 | 乞力马扎罗山 5895
peak | 7 | 37.75, 14.99 | Etna 3357 | Этна 3357 | Ätna 3357 | 埃特纳火山 3357
peak | 8 | 28.27, -16.64 | Teide 3715 | Тейде 3715 | Teide 3715 | 泰德峰 3715
peak | 8 | 67.9, 18.52 | Kebnekaise 2097 | Кебнекайсе 2097 | Kebnekaise 2097 | 凯布讷山 2097
peak | 8 | 55.1, 59.1 | Yamantau 1640 | Ямантау 1640 | Jamantau 1640 | 亚曼套山 1640
peak | 8 | 65.03, 60.11 | Narodnaya 1895 | Народная 1895 | Narodnaja 1895 | 人民峰 1895
peak | 7 | 42.03, 80.13 | Jengish Chokusu 7439 | Пик Победы 7439 | Pik Pobeda 7439 | 托木尔峰 7439
peak | 7 | -8.41, 116.46 | Rinjani 3726 | Ринджани 3726 | Rinjani 3726 | 林贾尼火山 3726
peak | 8 | -8.34, 115.51 | Agung 3142 | Агунг 3142 | Agung 3142 | 阿贡火山 3142
peak | 7 | -32.65, -70.01 | Aconcagua 6961 | Аконкагуа 6961 | Aconcagua 6961 | 阿空加瓜山 6961
range | 4 | 61.5, 59.2 | Ural Mountains | Уральские горы | Ural | 乌拉尔山脉
range | 5 | 42.85, 44.1 | Caucasus | Кавказ | Kaukasus | 高加索山脉
range | 5 | 49.4, 88.4 | Altai Mountains | Алтай | Altai | 阿尔泰山脉
range | 5 | 53.2, 94.5 | Sayan Mountains | Саяны | Sajangebirge | 萨彦岭
range | 6 | 46.7, 10.2 | Alps | Альпы | Alpen | 阿尔卑斯山脉
range | 4 | 29.6, 83 | Himalayas | Гималаи | Himalaya | 喜马拉雅山脉
range | 5 | 42.2, 83.5 | Tian Shan | Тянь-Шань | Tian Shan | 天山
range | 5 | 38.6, 72.4 | Pamirs | Памир | Pamir | 帕米尔高原
range | 6 | 47.3, 25.2 | Carpathians | Карпаты | Karpaten | 喀尔巴阡山脉
range | 6 | 42.65, 0.8 | Pyrenees | Пиренеи | Pyrenäen | 比利牛斯山脉
range | 5 | 65.5, 15.5 | Scandinavian Mountains | Скандинавские горы | Skandinavisches Gebirge | 斯堪的纳维亚山脉
range | 6 | 48.3, 136.6 | Sikhote-Alin | Сихотэ-Алинь | Sichote-Alin | 锡霍特山脉
range | 5 | 66, 138 | Verkhoyansk Range | Верхоянский хребет | Werchojansker Gebirge | 上扬斯克山脉
range | 5 | 42.5, 104 | Gobi | Гоби | Gobi | 戈壁
range | 4 | 23.5, 12 | Sahara | Сахара | Sahara | 撒哈拉沙漠
range | 4 | -16, -70.8 | Andes | Анды | Anden | 安第斯山脉
range | 4 | 45, -110.5 | Rocky Mountains | Скалистые горы | Rocky Mountains | 落基山脉
island | 6 | 50.6, 142.9 | Sakhalin | Сахалин | Sachalin | 萨哈林岛
island | 5 | 56.2, 159 | Kamchatka | Камчатка | Kamtschatka | 堪察加半岛
island | 6 | 45.3, 34.2 | Crimea | Крым | Krim | 克里米亚
island | 9 | 53.15, 107.4 | Olkhon | Ольхон | Olchon | 奥利洪岛
island | 6 | 68.2, 13.9 | Lofoten | Лофотенские острова | Lofoten | 罗弗敦群岛
island | 7 | -8.45, 115.05 | Bali | Бали | Bali | 巴厘岛
island | 6 | 35.2, 24.9 | Crete | Крит | Kreta | 克里特岛
island | 7 | 37.55, 14.3 | Sicily | Сицилия | Sizilien | 西西里岛
island | 5 | 46.8, 151.5 | Kuril Islands | Курильские острова | Kurilen | 千岛群岛
island | 5 | 67.7, 36 | Kola Peninsula | Кольский полуостров | Halbinsel Kola | 科拉半岛
`;
