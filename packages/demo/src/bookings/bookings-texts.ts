import type { Locale } from "@tropa/domain/locale";

/** What travellers asked when they booked; most ask nothing. */
export const comments: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    "Можно ли взять с собой собаку? Она небольшая и ходит в походы с детства.",
    "Прилетаем в день начала в десять утра, успеем на встречу?",
    "Нужны два спальника напрокат.",
    "Едем с ребёнком восьми лет, подскажите, что взять из одежды.",
  ],
  en: [
    "We land at ten on the first morning. Will we be in time?",
    "Two of us do not eat meat.",
    "Could we rent hiking poles?",
  ],
  de: ["Wir kommen mit dem Nachtzug an. Reicht das?", "Eine Person isst vegetarisch."],
  zh: ["我们当天上午十点到达，来得及吗？", "其中一位是素食者。"],
};

/** Reviews of journeys that went well, with the stars of each. */
export const impressions: Readonly<Record<Locale, readonly (readonly [number, string])[]>> = {
  ru: [
    [
      5,
      "Ехали за видами, а запомнили людей. Всё было продумано до мелочей, и при этом никто никуда не торопил.",
    ],
    [
      5,
      "Лучший отпуск за последние годы. Гид знает каждую тропу и умеет рассказывать так, что заслушаешься.",
    ],
    [4, "Маршрут отличный, еда вкусная. В один из дней долго ехали, к этому стоит быть готовыми."],
    [
      5,
      "Дети до сих пор показывают фотографии всем знакомым. Спасибо за терпение и за костёр в последний вечер.",
    ],
    [4, "Погода подвела, но организатор сразу предложил другой план, и день не пропал."],
  ],
  en: [
    [
      5,
      "Every day was better than the one before. Small group, good food and a guide who loves the place.",
    ],
    [5, "We felt looked after from the first message to the last goodbye."],
    [4, "Wonderful route. One transfer was longer than we had thought, so bring a book."],
  ],
  de: [
    [5, "Eine kleine Gruppe, ein kundiger Führer und Ausblicke, die man nicht vergisst."],
    [4, "Schöne Reise, gut geplant. Am dritten Tag war es etwas eng im Bus."],
  ],
  zh: [
    [5, "小团出行，行程从容，向导非常专业，风景令人难忘。"],
    [4, "整体很好，只是有一天车程稍长。"],
  ],
};

export const thanks: Readonly<Record<Locale, string>> = {
  ru: "Спасибо за тёплые слова! Приезжайте ещё, покажем другие места.",
  en: "Thank you for the kind words! Come again, there is more to see.",
  de: "Danke für die freundlichen Worte! Kommen Sie gern wieder.",
  zh: "感谢您的评价，欢迎再来！",
};

export const food: Readonly<Record<Locale, readonly string[]>> = {
  ru: ["Без мяса", "Без молока", "Аллергия на орехи"],
  en: ["Vegetarian", "No dairy", "Allergic to nuts"],
  de: ["Vegetarisch", "Ohne Milch"],
  zh: ["素食", "不含乳制品"],
};

/** Who comes along with a traveller who is not from Russia. */
export const companions = ["Alex", "Maria", "Tom", "Julia", "Ben", "Lena", "Sam", "Nina"] as const;
