import type { Locale } from "@tropa/domain/locale";
import { askedDe, askedZh } from "./tour-questions-texts-intl.ts";
import type { QuestionText } from "./tour-questions-texts-intl.ts";

const askedRu: readonly QuestionText[] = [
  [
    "Поедем вдвоём с подругой, можно жить в одном номере?",
    "Да, напишите об этом в комментарии к брони — поселим вместе.",
  ],
  [
    "Сколько наличных брать с собой?",
    "Немного: почти всё уже в цене. Хватит на кофе, сувениры и чаевые, если захочется.",
  ],
  [
    "Можно ли заряжать телефон и камеру?",
    "Каждый вечер — да. Для дневных съёмок возьмите внешний аккумулятор.",
  ],
  [
    "Можно задержаться на месте после окончания?",
    "Конечно. Подскажем, где остановиться, обратную дорогу тогда планируете сами.",
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
    "За сколько дней вы пишете группе?",
    "За две недели открываем общий чат, за день до начала гид присылает время и точку встречи.",
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
    "Хватит ли времени купить что-нибудь на память?",
    "Да, покажем, где продают местное, а не привозное.",
  ],
];

const askedEn: readonly QuestionText[] = [
  [
    "Two of us are friends: can we share a room?",
    "Yes. Say so in the comment to your booking and we will put you together.",
  ],
  [
    "How much cash should I bring?",
    "Little: nearly everything is in the price. Enough for coffee, souvenirs and a tip if you feel like it.",
  ],
  [
    "Can I charge a phone and a camera?",
    "Every evening. For long days of shooting bring a power bank.",
  ],
  [
    "Can I stay on after the end?",
    "Of course. We suggest places to stay; the way back is then your own.",
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
    "When will we hear from the guide?",
    "The group chat opens two weeks before, and the day before the start the guide sends the time and the place.",
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
    "Of course. Put the traveler’s name into the booking; the letters will come to you.",
  ],
  [
    "Will a child enjoy it?",
    "From the age the tour allows, yes: the guide tells stories to children too.",
  ],
  [
    "Will there be time to buy something to take home?",
    "Yes, and we show where things are local and not brought in.",
  ],
];

/** What people ask about any tour. The organizer's own questions stand in the tour's texts. */
export const askedQuestions: Record<Locale, readonly QuestionText[]> = {
  ru: askedRu,
  en: askedEn,
  de: askedDe,
  zh: askedZh,
};
