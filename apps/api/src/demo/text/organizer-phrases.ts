/** How organizers speak of themselves. "(а)" becomes the feminine ending where a woman speaks. */

interface About {
  first: readonly string[];
  more: readonly string[];
}

export const companyNames: readonly string[] = [
  "Перевал", "Сорок тропинок", "Северный ветер", "Кедровая падь", "Дальний берег", "Тихий ход",
  "Рюкзак и компас", "Открытая карта", "Полдень", "Большая вода", "Азимут 7", "Снежный барс",
  "Клуб «Привал»", "Мастерская маршрутов", "Солнечный склон", "Караван", "Второе дыхание",
  "Белый парус", "По своим следам", "Ясный день", "Бюро «Горизонт»", "Тропы и люди", "Хвоя",
  "Медленная дорога", "Край земли", "Чайка", "Хорошая компания", "Берег левый", "Семь ветров",
  "Просёлок", "Верховье", "Клуб «Седло»", "Ледокол", "Вольный ветер", "Путь на юг", "Каменный брод",
  "Дом у перевала", "Стрелка компаса", "Утро в горах", "Попутный ветер", "Первый снег", "Сарма",
  "Дорожный дневник", "Лесной кордон", "Тёплый стан", "Заброска", "Карта и чайник", "Высокий берег",
  "Мыс Надежды", "Весло", "Лагерь «Роса»", "Пятое время года", "Старый тракт", "Звёздная пыль",
  "Ключ от города", "Луговая", "Ночной поезд", "Своим ходом", "Южный крест", "Родник",
];

export const aboutAuthorRu: About = {
  first: [
    "Вожу группы {around} с {year} года.",
    "Живу {inside} и показываю свои места с {year} года.",
    "Первую группу собрал(а) в {year} году, с тех пор вожу {around} каждый сезон.",
    "С {year} года составляю маршруты {around} и сам(а) иду по каждому из них.",
    "Приехал(а) на одно лето — и с {year} года работаю {inside}.",
    "Раньше работал(а) инженером, с {year} года — гид {inside}.",
  ],
  more: [
    "Беру не больше {size} человек, чтобы слышать каждого.",
    "Ночлег и транспорт проверяю лично перед каждым сезоном.",
    "Не люблю гонку по точкам: лучше меньше мест, зато без спешки.",
    "Знаю, где в дождь тепло, а в жару тень, и меняю план по погоде.",
    "Курс первой помощи в походных условиях прохожу заново каждые два года.",
    "До поездки созваниваемся и разбираем снаряжение по списку.",
    "В группе нет случайных людей: перед бронью задаю несколько вопросов о подготовке.",
    "Еду покупаю у соседей: сыр, рыба и хлеб здесь вкуснее магазинных.",
    "Снимаю по дороге и после тура отдаю всем фотографии без водяных знаков.",
    "Если что-то пошло не по плану, говорю об этом прямо и сразу предлагаю замену.",
    "Зимой обновляю маршруты, летом живу в дороге.",
    "С местными говорю на их языке, поэтому нас пускают туда, где нет вывесок.",
  ],
};

export const aboutCompanyRu: About = {
  first: [
    "Небольшая команда: {guides} гидов, с {year} года работаем {inside}.",
    "С {year} года возим {around}; у нас свои машины и свой склад снаряжения.",
    "Мы начали в {year} году с одного маршрута {around}, теперь нас {guides} гидов.",
    "Собираем авторские маршруты {around} с {year} года.",
  ],
  more: [
    "Каждый гид сначала проходит маршрут как турист, потом как помощник и только затем ведёт группу.",
    "Отвечаем в чате до и во время поездки: у каждой группы есть дежурный.",
    "Работаем с одними и теми же гостевыми домами, хозяев знаем по именам.",
    "В договоре прописано всё, что входит в цену, и всё, что не входит.",
    "Группы маленькие, потому что в один микроавтобус больше не нужно.",
    "Снаряжение меняем каждые два сезона и показываем чеки, если спросите.",
    "Мусор увозим с собой, на стоянках оставляем порядок.",
    "Если группа не набралась, возвращаем деньги полностью или находим другую дату.",
    "Водители с нами по пять и больше лет, за руль в горах новичков не сажаем.",
    "Маршруты проверяем весной, до первых заездов.",
  ],
};

export const aboutAuthorEn: About = {
  first: [
    "I have been guiding around {place} since {year}.",
    "I live here and have been showing people my corner of {place} since {year}.",
    "My first group came to {place} in {year}, and I have not stopped since.",
    "Since {year} I have drawn up routes around {place} and walked every one of them myself.",
    "I came for one summer and stayed: a guide at {place} since {year}.",
  ],
  more: [
    "I take no more than {size} people, so that I can hear each of them.",
    "Beds and cars I check in person before every season.",
    "I do not race from sight to sight: fewer places, more time.",
    "I know where it is warm in the rain and shady in the heat, and change plans with the weather.",
    "I hold a wilderness first aid certificate and renew it every two years.",
    "Before the trip we have a call and go through your kit line by line.",
    "I buy food from neighbours: their cheese, fish and bread beat any shop.",
    "I take photographs on the way and share them all afterwards.",
    "If something goes wrong, I say so at once and offer an alternative.",
    "In winter I revise the routes; in summer I live on the road.",
  ],
};

export const aboutCompanyEn: About = {
  first: [
    "A small team of {guides} guides, working around {place} since {year}.",
    "We have travelled around {place} since {year} with our own cars and our own kit.",
    "We began with one route around {place} in {year}; now there are {guides} of us.",
    "We have designed our own routes around {place} since {year}.",
  ],
  more: [
    "Every guide walks a route first as a guest, then as an assistant, and only then leads a group.",
    "Somebody from the team answers your messages before and during the trip.",
    "We stay with the same families every year and know the hosts by name.",
    "The contract lists everything the price covers and everything it does not.",
    "Groups are small, because one minibus is enough.",
    "Kit is replaced every second season.",
    "We carry our rubbish out and leave camps tidy.",
    "If a group does not fill, you get all your money back or another date.",
    "Our drivers have been with us for five years and more.",
    "Routes are checked in spring, before the first departure.",
  ],
};
