import type { Night } from "../../tours/lodging.ts";
import type { TourForm } from "../../tours/plan.ts";

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

type Patterns = Record<TourForm | "manner" | "aboard", readonly string[]>;

export const summaryPatterns: Record<"ru" | "en" | "de" | "zh", Patterns> = {
  ru: {
    aboard: [
      "На борту {upTo}, экскурсии на берегу включены.",
      "Каюты с окном, гостей {upTo}.",
      "Экскурсии и питание входят в цену.",
      "Чемодан разбираете один раз.",
      "Гид едет с вами весь путь.",
    ],
    tour: [
      "{A}, {b} и {c}: {length} {around}.",
      "На маршруте {a}, {b} и {c}.",
      "За {forDays}: {a}, {b}, {c}.",
      "{Length} {inside}, главные остановки — {a} и {b}.",
      "{A}, {b} и время, чтобы никуда не спешить.",
      "Сначала {a}, дальше {b} и {c}.",
      "{Length} {inside}, одна из остановок — {a}.",
      "{Length} {around}, день за днём с одним гидом.",
      "{Length} {around}: {a}, {b} и дорога между ними.",
      "По пути {a}, {b} и ещё несколько мест, которые знают местные.",
    ],
    excursion: [
      "{A} и {b} за {hours} с гидом, который здесь живёт.",
      "{hours} {inside}: {a}, {b} и истории по дороге.",
      "{A}, {b} и ответы на вопросы, которых нет в путеводителе.",
      "Спокойная прогулка: {a}, потом {b}.",
      "{hours} {inside} пешком и на машине, с рассказами и остановками.",
      "{A}, {b}, {c} — в удобном темпе, за {hours}.",
    ],
    cruise: [
      "{Length} на воде: {a}, {b} и {c}.",
      "{A}, {b} и вечера на палубе.",
      "По пути {a}, {b} и {c}, каждый день сход на берег.",
      "Круиз {around}, стоянки: {a}, {b}, {c}.",
      "{Length} на борту; среди стоянок — {a} и {b}.",
      "{Length} на воде, каждый день новый берег.",
    ],
    manner: [
      "Живём {nights}, в группе {upTo}.",
      "Группа {upTo}, ночёвки {nights}.",
      "Ночуем {nights}; в группе {small}.",
      "В группе {upTo}, гид с вами от встречи до прощания.",
      "Едем группой {upTo}.",
      "Ночлег {nights}, места бронируем заранее.",
    ],
  },
  en: {
    aboard: [
      "Up to {size} guests, shore excursions included.",
      "Cabins with a window, {size} guests at most.",
      "Meals and excursions are in the price.",
      "You unpack once.",
      "One guide all the way.",
    ],
    tour: [
      "{A}, {B} and {C}: {length} around {P}.",
      "The route takes in {A}, {B} and {C}.",
      "{Length} with {A}, {B} and {C} on the way.",
      "{A}, {B} and time to spare.",
      "{Length}; {A} and {B} get the most time.",
      "We start with {A} and go on to {B} and {C}.",
      "{Length} around {P}, {A} among the stops.",
      "{A}, {B} and a few places that only locals mention.",
    ],
    excursion: [
      "{A} and {B} in {hours} with a guide who lives here.",
      "{hours} on foot and by car: {A}, {B} and the stories between.",
      "{A}, {B} and answers the guidebook leaves out.",
      "An easy outing: {A}, then {B}.",
      "{hours} around {P} with a guide who lives here.",
    ],
    cruise: [
      "{Length} on the water: {A}, {B} and {C}.",
      "{A}, {B} and evenings on deck.",
      "{A}, {B} and {C}, with time ashore every day.",
      "{Length} on board, calling at {A} and {B}.",
      "{Length} by water with a new shore every day.",
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
    aboard: [
      "Bis zu {size} Gäste, Landgänge inklusive.",
      "Kabinen mit Fenster, höchstens {size} Gäste.",
      "Mahlzeiten und Ausflüge im Preis.",
    ],
    tour: [
      "{A}, {B} und {C}: {length}.",
      "Auf der Route liegen: {A}, {B} und {C}.",
      "{Length}, unterwegs {A}, {B} und {C}.",
      "{A}, {B} und Zeit genug.",
      "Erst {A}, dann {B} und {C}.",
      "{P}: {length}, {count} Stationen.",
      "{P} {inLength}: kurze Etappen und Zeit zum Schauen.",
      "{Length} {P} mit einem Guide, der hier zu Hause ist.",
      "{P} im {season}, mit Zeit zum Bleiben.",
      "{P} und {Q} auf einer Route.",
      "{P}: eine Route, die Raum für Umwege lässt.",
    ],
    excursion: [
      "{A} und {B} in {hours} mit einem Guide von hier.",
      "{A}, {B} und Antworten, die kein Reiseführer gibt.",
      "Gemächlich unterwegs: {A}, dann {B}.",
      "{P} in {hours} mit einem Guide von hier.",
      "{hours} {P}: {count} Stationen in ruhigem Tempo.",
      "Rundgang {P} mit vielen Geschichten.",
    ],
    cruise: [
      "{Length} auf dem Wasser: {A}, {B} und {C}.",
      "{A}, {B} und Abende an Deck.",
      "{Length} auf dem Wasser, jeden Tag ein Landgang.",
      "{P} {inLength} vom Schiff aus.",
      "Ufer, Häfen und Abende an Deck: {P} im {season}.",
    ],
    manner: [
      "Übernachtung {nights}, höchstens {size} Gäste.",
      "Gruppe bis {size} Personen, Nächte {nights}.",
      "Bis zu {size} Gäste, ein Guide von Anfang bis Ende.",
    ],
  },
  zh: {
    aboard: ["船上最多{size}位客人，含岸上游览。", "有窗船舱，最多{size}人。", "含餐与岸上游览。"],
    tour: [
      "{length}：{A}、{B}和{C}。",
      "一路走过{A}、{B}和{C}。",
      "{A}、{B}，时间留得足。",
      "先到{A}，再看{B}和{C}。",
      "{length}走进{P}，沿途{count}站。",
      "{P}{length}，节奏从容。",
      "由当地向导带领，{length}看{P}。",
      "{season}的{P}，留足停留时间。",
      "{P}与{Q}一次走完。",
      "短途转场，多看少赶的{P}之行。",
    ],
    excursion: [
      "{hours}看{A}和{B}，由当地向导带路。",
      "{A}、{B}，还有旅游书里没有的答案。",
      "慢慢走：先是{A}，再到{B}。",
      "{hours}，跟当地向导看{P}。",
      "{P}{count}站讲解，{hours}。",
      "从容的{P}步行游。",
    ],
    cruise: [
      "水上{length}：{A}、{B}和{C}。",
      "{A}、{B}，还有甲板上的夜晚。",
      "{length}水上行程，每天靠岸。",
      "在船上看{P}，{length}。",
      "{season}的{P}，甲板上的夜晚。",
    ],
    manner: [
      "住{nights}，最多{size}人。",
      "小团{size}人以内，住{nights}。",
      "最多{size}人，全程同一位向导。",
    ],
  },
};
