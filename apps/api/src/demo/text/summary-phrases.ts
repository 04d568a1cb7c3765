import type { Night } from "../lodging.ts";
import type { TourForm } from "../tour-plan.ts";

type Nights = Record<Night, string>;

export const nightsRu: Nights = {
  "camp-site": "на турбазе",
  "guest-house": "в гостевых домах",
  cabin: "в деревянных домиках",
  hotel: "в гостинице",
  tent: "в палатках",
  ship: "на борту",
};
export const nightsEn: Nights = {
  "camp-site": "at a lodge",
  "guest-house": "in guest houses",
  cabin: "in wooden cabins",
  hotel: "in a hotel",
  tent: "in tents",
  ship: "on board",
};
export const nightsDe: Nights = {
  "camp-site": "in einer Lodge",
  "guest-house": "in Gästehäusern",
  cabin: "in Holzhütten",
  hotel: "im Hotel",
  tent: "in Zelten",
  ship: "an Bord",
};
export const nightsZh: Nights = {
  "camp-site": "度假营地",
  "guest-house": "民宿",
  cabin: "木屋",
  hotel: "酒店",
  tent: "帐篷",
  ship: "船上",
};

type Patterns = Record<TourForm | "manner", readonly string[]>;

export const summaryPatterns: Record<"ru" | "en" | "de" | "zh", Patterns> = {
  ru: {
    tour: [
      "{A}, {b} и {c}: {length} {around}.",
      "На маршруте {a}, {b} и {c}.",
      "За {forDays}: {a}, {b}, {c}.",
      "{Length} {inside}, главные остановки — {a} и {b}.",
      "{A}, {b} и время, чтобы никуда не спешить.",
      "Начинаем с малого ({a}), дальше {b} и {c}.",
      "{Length} {around}: {a}, {b} и дорога между ними.",
      "По пути {a}, {b} и ещё несколько мест, которые знают местные.",
    ],
    excursion: [
      "{A} и {b} за {hours} с гидом, который здесь живёт.",
      "{hours} {inside}: {a}, {b} и истории по дороге.",
      "{A}, {b} и ответы на вопросы, которых нет в путеводителе.",
      "Спокойная прогулка: {a}, потом {b}.",
      "{A}, {b}, {c} — в удобном темпе, за {hours}.",
    ],
    cruise: [
      "{Length} на воде: {a}, {b} и {c}.",
      "{A}, {b} и вечера на палубе.",
      "По пути {a}, {b} и {c}, каждый день сход на берег.",
      "Круиз {around}, стоянки: {a}, {b}, {c}.",
      "{Length} на борту, среди стоянок {a} и {b}.",
    ],
    manner: [
      "Живём {nights}, в группе {upTo}.",
      "Группа {upTo}, ночёвки {nights}.",
      "Ночуем {nights}; в группе {small}.",
      "В группе {upTo}, гид с вами от встречи до прощания.",
      "Едем группой {upTo}.",
      "Места берём заранее: ночлег {nights}.",
    ],
  },
  en: {
    tour: [
      "{A}, {B} and {C}: {length} around {P}.",
      "The route takes in {A}, {B} and {C}.",
      "{Length} with {A}, {B} and {C} on the way.",
      "{A}, {B} and time to spare.",
      "{Length} on the road; {A} and {B} are the two long stops.",
      "We start small with {A} and go on to {B} and {C}.",
      "{A}, {B} and a few places that only locals mention.",
    ],
    excursion: [
      "{A} and {B} in {hours} with a guide who lives here.",
      "{hours} on foot and by car: {A}, {B} and the stories between.",
      "{A}, {B} and answers the guidebook leaves out.",
      "An easy outing: {A}, then {B}.",
    ],
    cruise: [
      "{Length} on the water: {A}, {B} and {C}.",
      "{A}, {B} and evenings on deck.",
      "{A}, {B} and {C}, with time ashore every day.",
      "{Length} on board, calling at {A} and {B}.",
    ],
    manner: [
      "Nights {nights}, up to {size} in the group.",
      "A group of up to {size}, nights {nights}.",
      "No more than {small} people, nights {nights}.",
      "Up to {size} people and one guide from start to finish.",
      "We travel with up to {size} guests.",
    ],
  },
  de: {
    tour: [
      "{Length} rund um {P}, {count} Stationen.",
      "{P} {inLength}: kurze Etappen und Zeit zum Schauen.",
      "{Length} {P} mit einem Guide, der hier zu Hause ist.",
      "Eine Reise durch {P} im {season}.",
      "{P} und {Q} auf einer Route.",
      "Eine Route durch {P}, die Raum für Umwege lässt.",
    ],
    excursion: ["{P} in {hours} mit einem Guide von hier.", "{hours} {P}: {count} Stationen in ruhigem Tempo.", "Ein Rundgang durch {P} mit vielen Geschichten."],
    cruise: ["{Length} auf dem Wasser, jeden Tag ein Landgang.", "{P} {inLength} vom Schiff aus.", "Ufer, Häfen und Abende an Deck: {P} im {season}."],
    manner: ["Übernachtung {nights}, höchstens {size} Gäste.", "Gruppe bis {size} Personen, Nächte {nights}.", "Bis zu {size} Gäste, ein Guide von Anfang bis Ende."],
  },
  zh: {
    tour: ["{length}走进{P}，沿途{count}站。", "{P}{length}，节奏从容。", "由当地向导带领，{length}看{P}。", "{season}的{P}，留足停留时间。", "{P}与{Q}一次走完。", "短途转场，多看少赶的{P}之行。"],
    excursion: ["{hours}，跟当地向导看{P}。", "{P}{count}站讲解，{hours}。", "从容的{P}步行游。"],
    cruise: ["{length}水上行程，每天靠岸。", "在船上看{P}，{length}。", "{season}的{P}，甲板上的夜晚。"],
    manner: ["住{nights}，最多{size}人。", "小团{size}人以内，住{nights}。", "最多{size}人，全程同一位向导。"],
  },
};
