type Asked = readonly [question: string, answer: string];

/** What people ask about any tour. The organizer's own questions stand in the tour's texts. */
export const askedRu: readonly Asked[] = [
  [
    "Поедем вдвоём с подругой, можно жить в одном номере?",
    "Да, напишите об этом в комментарии к брони — поселим вместе.",
  ],
  [
    "Есть ли мобильная связь на маршруте?",
    "В посёлках ловит хорошо, между ними бывают участки без связи на час-другой. У гида всегда есть запасной способ связаться.",
  ],
  [
    "Можно ли заряжать телефон и камеру?",
    "Каждый вечер — да. Для дневных съёмок возьмите внешний аккумулятор.",
  ],
  [
    "Вегетарианцам найдётся что поесть?",
    "Найдётся: предупредите заранее, и на каждом приёме пищи будет блюдо без мяса.",
  ],
  [
    "Сколько человек обычно собирается?",
    "По-разному, но никогда не больше {group}. Чаще всего группа занята на две трети.",
  ],
  [
    "Если прилечу накануне, поможете с ночёвкой?",
    "Поможем: подскажем гостиницу рядом с местом встречи и забронируем номер, если нужно.",
  ],
  [
    "Можно присоединиться на день позже?",
    "Иногда получается — зависит от дороги. Напишите даты, и мы скажем, где вас встретить.",
  ],
  [
    "Куда деть большой чемодан?",
    "Лишние вещи можно оставить у нас на складе или в машине на всё время поездки.",
  ],
  [
    "Бывает ли укачивание, сколько едем без остановок?",
    "Останавливаемся примерно раз в полтора часа, а на красивых местах и чаще.",
  ],
  [
    "Подарок на день рождения: можно оплатить за другого человека?",
    "Конечно. В брони укажите имя того, кто поедет, а письмо придёт на вашу почту.",
  ],
  [
    "Ребёнку будет интересно?",
    "Если ему уже по возрасту этот тур — да: гид умеет рассказывать и детям.",
  ],
  [
    "А если всё время будет дождь?",
    "Меняем дни местами и берём маршруты под крышей. Совсем отменяем только при штормовом предупреждении, и тогда возвращаем деньги.",
  ],
];

export const askedEn: readonly Asked[] = [
  [
    "Two of us are friends: can we share a room?",
    "Yes. Say so in the comment to your booking and we will put you together.",
  ],
  [
    "Is there mobile coverage on the way?",
    "In villages it is good; between them there are stretches of an hour or two without any. The guide always has another way to call.",
  ],
  [
    "Can I charge a phone and a camera?",
    "Every evening. For long days of shooting bring a power bank.",
  ],
  [
    "I am vegetarian. Will I eat well?",
    "You will: tell us beforehand and there is a dish without meat at every meal.",
  ],
  [
    "How many people usually come?",
    "It varies, but never more than {group}. Most departures are two thirds full.",
  ],
  [
    "I land the evening before. Can you help with a night?",
    "Gladly: we name a hotel near the meeting point, and book it if you like.",
  ],
  [
    "Could I join a day later?",
    "Sometimes, depending on the road. Write us your dates and we will say where to meet.",
  ],
  [
    "Where can I leave a large suitcase?",
    "Spare luggage stays in our storage or in the car for the whole trip.",
  ],
  [
    "I get carsick. How long are the drives?",
    "We stop about every hour and a half, and more often where it is beautiful.",
  ],
  [
    "It is a birthday present. Can I pay for somebody else?",
    "Of course. Put the traveller’s name into the booking; the letters will come to you.",
  ],
  [
    "Will a child enjoy it?",
    "From the age the tour allows, yes: the guide tells stories to children too.",
  ],
  [
    "What if it rains all the time?",
    "We swap days and keep to places with a roof. We cancel only on a storm warning, and then everything is refunded.",
  ],
];
