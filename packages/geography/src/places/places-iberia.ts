import { place } from "../notation/notation.ts";

export const iberiaPlaces = [
  place(
    {
      slug: "seville",
      country: "spain",
      region: "andalusia",
      name: "Севилья | Seville | Sevilla | 塞维利亚",
      ru: "по Андалусии | в Андалусии",
      at: "37.389, -5.984",
      fame: 42,
      months: "1-6 9-12",
      scenes: "old-town-european vineyard canyon horse-ride",
      kinds: "city sightseeing gastronomy wine photo festive hiking family",
      meeting: "Севилья, площадь Триумфа | Seville, Plaza del Triunfo | 37.385, -5.992",
      food: "Сальморехо, хамон из Хабуго, креветки из Санлукара и монтадито с хересом | Salmorejo, Jabugo ham, Sanlúcar prawns and a montadito with sherry",
    },
    `
    Алькасар и Кафедральный собор | Alcázar and Cathedral | 1 | city sightseeing | 37.383, -5.990 | Мудехар Педро Жестокого и гробница Колумба; на Хиральду поднимаются не лестницей, а пандусом, по которому въезжали верхом. | Pedro's Mudéjar palace, Columbus's tomb and the ramp up the Giralda.
    Триана | Triana | 2 | gastronomy city ethnographic | 37.385, -6.003 | Керамика, рынок в бывшей инквизиции и фламенко в патио, где хлопает вся улица. | Ceramics, a market in the Inquisition's castle and flamenco in courtyards.
    Кордова, Мескита | Córdoba, Mezquita | 140 | sightseeing city | 37.879, -4.780 | Лес из 856 двухцветных колонн, посреди которого построили собор; в мае хозяева открывают для гостей цветущие дворики-патио. | A forest of 856 columns; the patios open in May.
    Херес-де-ла-Фронтера | Jerez de la Frontera | 90 | wine horse-riding gastronomy | 36.686, -6.137 | Бодеги с солерами и танцующие лошади Королевской школы по вторникам и четвергам. | Solera bodegas and the dancing horses of the Royal School.
    Ронда | Ronda | 130 | sightseeing photo hiking | 36.741, -5.166 | Новый мост над стометровым Тахо; вниз, к мельницам, тропа на сорок минут. | The New Bridge over a hundred-metre gorge with a path to the mills.
    Каминито-дель-Рей | Caminito del Rey | 175 | hiking photo | 36.915, -4.773 | Настил на стене в ста метрах над Гуадальорсе, каска обязательна, билеты кончаются за месяц. | A walkway a hundred metres up the wall; helmets on, tickets a month ahead.
    Гранада, Альгамбра | Granada, Alhambra | 250 | sightseeing city photo | 37.176, -3.588 | Дворцы Насридов по времени в билете; закат с площади Сан-Николас под гитару. | The Nasrid Palaces by timed slot; sunset from San Nicolás to guitars.
    `,
  ),
  place(
    {
      slug: "tenerife",
      country: "spain",
      region: "canary-islands",
      name: "Тенерифе | Tenerife | Teneriffa | 特内里费",
      ru: "по Тенерифе | на Тенерифе",
      at: "28.291, -16.629",
      fame: 40,
      months: "1-12",
      scenes: "volcano sea-cliffs tropical-beach whale hiking night-sky",
      kinds:
        "hiking beach surfing diving safari family photo sightseeing yachting wellness festive",
      meeting:
        "Аэропорт Тенерифе-Юг, зал прилёта | Tenerife South airport, arrivals | 28.047, -16.578",
      food: "Папас арругадас с мохо, сыр на гриле, вьеха и баррачито | Papas arrugadas with mojo, grilled cheese, vieja fish and a barraquito coffee",
    },
    `
    Тейде | Mount Teide | 5 | hiking mountaineering photo | 28.272, -16.642 | Высшая точка Испании, 3715 метров; на последние двести метров нужен бесплатный пропуск. | Spain's top at 3,715 m; the last stretch needs a free permit.
    Скалы Роке-де-Гарсия | Roques de García | 6 | hiking family photo | 28.223, -16.628 | Круг три с половиной километра в кальдере на 2100 метрах, ночью лучшие звёзды Европы. | A 3.5 km loop in the caldera, under some of Europe's best stars.
    Маска | Masca | 45 | hiking photo | 28.305, -16.840 | Деревня на гребне, от которой к морю уходит ущелье; вниз пускают по записи и в каске. | A ridge village and a gorge to the sea, by booking and with a helmet.
    Лос-Гигантес | Los Gigantes | 50 | yachting safari diving | 28.246, -16.842 | Стены до шестисот метров; гринды живут в проливе круглый год. | Six-hundred-metre walls; pilot whales live in the strait all year.
    Пуэрто-де-ла-Крус | Puerto de la Cruz | 38 | family beach city | 28.414, -16.548 | Морские бассейны Сесара Манрике и чёрный песок Плая-Хардин. | César Manrique's sea pools and black-sand Playa Jardín.
    Анага | Anaga | 85 | hiking photo | 28.560, -16.190 | Лавровый лес, каким Европа была до ледников, тропа Бихагуаль и пляж Бенихо. | Laurel forest as Europe was before the ice, and Benijo beach.
    Эль-Медано | El Médano | 65 | surfing beach | 28.044, -16.537 | Столица кайта и винда у Красной горы, ветер почти каждый день летом. | The kite and windsurf capital by Red Mountain.
    `,
  ),
  place(
    {
      slug: "lisbon",
      country: "portugal",
      region: null,
      name: "Лиссабон | Lisbon | Lissabon | 里斯本",
      ru: "по Португалии | в Лиссабоне",
      at: "38.711, -9.139",
      fame: 44,
      months: "1-12",
      scenes: "old-town-european sea-cliffs tropical-beach",
      kinds: "city surfing gastronomy sightseeing wine beach family photo yachting cycling",
      meeting:
        "Лиссабон, площадь Коммерции, у арки | Lisbon, Praça do Comércio, by the arch | 38.708, -9.137",
      food: "Паштел-де-ната, бакальяу, сардины в июне и жинжинья из чашки | Pastéis de nata, bacalhau, June sardines and a cup of ginjinha",
    },
    `
    Алфама и замок Сан-Жоржи | Alfama and São Jorge Castle | 2 | city photo | 38.713, -9.131 | 28-й трамвай до Граса, вниз пешком мимо белья и фаду; павлины на стенах. | Tram 28 up, then down on foot past laundry and fado; peacocks on the walls.
    Белен | Belém | 7 | city gastronomy cycling yachting | 38.697, -9.206 | Монастырь Жеронимуш и та самая пекарня 1837 года, корица на столе. | Jerónimos and the pastry shop of 1837, cinnamon on the table.
    Синтра | Sintra | 28 | sightseeing family hiking | 38.788, -9.391 | Дворец Пена с утра стоит в тумане, в Регалейре спускаются в колодец посвящения; поезд с Росиу сорок минут. | Pena in morning mist and Regaleira's initiation well, forty minutes by train.
    Кабу-да-Рока | Cabo da Roca | 40 | photo hiking | 38.781, -9.500 | Край материка, сто сорок метров над океаном; к пляжу Урса спуск крутой. | The continent's edge, 140 m above the ocean.
    Эрисейра | Ericeira | 48 | surfing beach gastronomy | 38.963, -9.417 | Всемирный сёрф-заповедник: новички на Фош-ду-Лижандру, мастера на Кошуше. | A World Surfing Reserve: beginners at Foz do Lizandro, experts at Coxos.
    Назаре | Nazaré | 122 | surfing photo beach | 39.605, -9.085 | Зимой у маяка волна выше двадцати метров; летом рыбу вялят прямо на песке. | Winter waves of over twenty metres by the lighthouse; fish dry on the sand in summer.
    Эвора | Évora | 133 | sightseeing wine | 38.572, -7.907 | Римский храм, капелла костей и вина Алентежу; вокруг пробковые дубы. | A Roman temple, the Chapel of Bones and Alentejo wine among cork oaks.
    `,
  ),
  place(
    {
      slug: "madeira",
      country: "portugal",
      region: null,
      name: "Мадейра | Madeira | Madeira | 马德拉",
      ru: "по Мадейре | на Мадейре",
      at: "32.651, -16.908",
      fame: 42,
      months: "1-12",
      scenes: "hiking sea-cliffs mountains waterfall island whale",
      kinds: "hiking photo wine gastronomy sightseeing family festive wellness",
      meeting:
        "Фуншал, площадь у собора Се | Funchal, square by the Sé cathedral | 32.648, -16.908",
      food: "Эшпада с бананом, эшпетада на лавровой палке, болу-ду-каку и понша | Espada with banana, espetada on laurel, bolo do caco and poncha",
    },
    `
    Пику-ду-Арейру — Пику-Руйву | Pico do Arieiro to Pico Ruivo | 20 | hiking photo | 32.736, -16.929 | Лестницы и тоннели между 1818 и 1862 метрами; выходят к рассвету над облаками. | Stairs and tunnels between 1,818 and 1,862 m, timed for dawn above the clouds.
    Левада 25 источников | Levada das 25 Fontes | 45 | hiking family | 32.761, -17.134 | Рабасал: от дороги микроавтобус, тропа вдоль канала к лагуне, на узких местах расходятся боком. | From Rabaçal along a water channel to a pool; narrow in places.
    Фанал | Fanal Forest | 55 | photo hiking family | 32.808, -17.141 | Пятисотлетние лавры; фотографы ждут тумана, он приходит после полудня. | Five-hundred-year-old laurels; photographers wait for the afternoon mist.
    Мыс Сан-Лоренсу | Ponta de São Lourenço | 32 | hiking photo | 32.743, -16.700 | Безлесый восточный хвост, семь километров туда и обратно, ветер и красный камень. | The bare eastern tail, seven kilometres return over red rock.
    Кабу-Жиран | Cabo Girão | 18 | sightseeing photo wine | 32.655, -17.005 | Стеклянная площадка на 580 метрах; внизу огороды, куда спускаются на канатке. | A glass floor at 580 m above cliff-foot gardens.
    Порту-Мониш | Porto Moniz | 50 | beach family | 32.868, -17.170 | Лавовые бассейны, которые наполняет прибой; по дороге водопад Веу-да-Нойва. | Lava pools filled by the surf, past the Bridal Veil fall.
    Монте | Monte | 7 | city family sightseeing | 32.676, -16.902 | Вниз на плетёных санях: двое в соломенных шляпах тормозят подошвами. | Down in a wicker sledge braked by two men's boot soles.
    `,
  ),
];
