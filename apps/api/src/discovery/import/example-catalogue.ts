/** A small catalogue file for tests; the same as the example in `docs/importing.md`. */

export function exampleDate(externalId = "2027-07-03") {
  return {
    external_id: externalId,
    starts_on: "2027-07-03",
    ends_on: "2027-07-05",
    price_minor: 2_490_000,
    seats_total: 8,
    is_guaranteed: true,
  };
}

const content = {
  description: ["Три дня у воды."],
  highlights: ["Рассвет на мысе"],
  programme: [
    {
      day: 1,
      title: "Мыс Бурхан",
      text: "Встречаемся на переправе и едем в Хужир.",
      city: "baikal",
    },
  ],
  included: ["Работа гида"],
  excluded: ["Дорога до Иркутска"],
  meeting_point: { text: "Иркутск, железнодорожный вокзал", lat: 52.283, lng: 104.261 },
  accommodation_text: "Гостевой дом в Хужире.",
  what_to_bring: ["Ветровка"],
  questions: [{ question: "Есть ли связь?", answer: "В Хужире есть." }],
};

export function exampleTour(externalId = "olkhon-3") {
  return {
    external_id: externalId,
    organizer: "north-wind",
    type: "tour",
    title: { ru: "Ольхон за три дня: мыс Хобой и тихие бухты", en: "Olkhon in three days" },
    summary: { ru: "Остров на машине и пешком.", en: "The island by car and on foot." },
    images: ["https://pictures.example.com/olkhon-1.jpg"],
    cities: ["baikal"],
    rest_kinds: ["sightseeing", "hiking"],
    accommodation: ["guest-house"],
    comfort: ["medium"],
    languages: ["ru"],
    difficulty: 2,
    max_group_size: 8,
    duration_days: 3,
    duration_nights: 2,
    currency: "RUB",
    content: { ru: content, en: content },
    dates: [exampleDate()],
  };
}

export function exampleCatalogue() {
  return {
    format: "tropa-catalogue-1",
    organizers: [
      {
        external_id: "north-wind",
        title: "Северный ветер",
        first_name: { ru: "Анна", en: "Anna" },
        last_name: { ru: "Ветрова", en: "Vetrova" },
        about: { ru: "Вожу группы по Байкалу.", en: "I guide around Lake Baikal." },
        photo: "https://pictures.example.com/anna.jpg",
        email: "anna@example.com",
        phone: "+79005550101",
        city: "baikal",
        languages: ["ru", "en"],
        started_on: "2016-05-01",
      },
    ],
    tours: [exampleTour()],
  };
}
