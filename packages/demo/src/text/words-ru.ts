/** Russian word forms for texts that are put together by code. */

type Forms = readonly [one: string, few: string, many: string];

function pluralRu(count: number, [one, few, many]: Forms): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** Formats a count with the right form of its noun: "1 день", "2 дня", "5 дней". */
export function countRu(count: number, forms: Forms): string {
  return `${count} ${pluralRu(count, forms)}`;
}

export const dayForms = ["день", "дня", "дней"] as const;
const hourForms = ["час", "часа", "часов"] as const;
export const placeForms = ["место", "места", "мест"] as const;

/** Formats hours: "3 часа", "2,5 часа"; fractions take the genitive singular. */
export function hoursRu(hours: number): string {
  if (hours === 0.5) return "полчаса";
  if (Number.isInteger(hours)) return countRu(hours, hourForms);
  return `${String(hours).replace(".", ",")} часа`;
}

/** "до 8 человек", "до 1 человека": a maximum number of people in the genitive. */
export function upToPeopleRu(count: number): string {
  return `до ${count} ${count % 10 === 1 && count % 100 !== 11 ? "человека" : "человек"}`;
}

const few = ["", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"];

/** Returns a number of days, small numbers in words: "два дня", "восемь дней", "12 дней". */
export function daysInWordsRu(days: number): string {
  const word = few[days];
  return `${word && days > 0 ? word : days} ${pluralRu(days, dayForms)}`;
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase("ru") + text.slice(1);
}

/**
 * Common nouns at the start of sights' names, which are lower case inside a sentence: "Озеро Аккем" becomes "озеро
 * Аккем", but "Чёртов Палец" stays.
 */
const common = new Set(
  (
    "аэропорт вокзал железнодорожный автовокзал автостанция морской речной стоянка станция главный гостиница отель кафе озеро озёра гора горы перевал водопад водопады долина ледник мыс остров острова деревня село посёлок храм " +
    "монастырь крепость музей урочище площадь парк рынок дворец собор мечеть мавзолей медресе минарет ущелье " +
    "каньон пещера пещеры скала скалы пляж бухта залив река слияние мост вулкан вершина плато плотина источник " +
    "источники термы набережная улица квартал порт причал маяк смотровая смотровые площадка заповедник " +
    "национальный природный ботанический сад роща лес тропа хребет пик башня башни замок руины развалины " +
    "церковь часовня дом усадьба винодельня виноградники базар театр фонтан станция курорт " +
    "подъём восхождение спуск сплав стоянка кордон турбаза лагерь ферма сыроварня фабрика завод кладбище некрополь " +
    "петроглифы писаницы курганы могила памятник музей-заповедник музей-усадьба деревянная деревянный " +
    "канатная канатка гейзеры гейзер фьорд дюны дюна пустыня оазис солончак соляное соляные карьер мраморный " +
    "рифы риф лагуна атолл терраса террасы рисовые чайные плантация святилище ступа пагода дацан буддийский " +
    "алтарь грот арка ворота стена устье исток дельта протоки степь смотровой хутор бархан аул станица винная " +
    "верховья верховье пороги порог берег побережье коса лиман термальные горячие минеральные подвесной " +
    "древний древняя древнее заброшенный заброшенная заброшенное поляна перевалы центр вид круиз рыбный рыбацкая рыбацкий"
  ).split(" "),
);

/** Names that start with a common noun but are proper nouns as a whole. */
const proper = /^(Долина (гейзеров|привидений|Смерти|Богов|царей)|Остров фортов|Площадь Звёзд)/i;

/** Returns a sight's name as written inside a sentence. */
export function insideSentence(name: string): string {
  if (proper.test(name)) return name;
  const first = name.split(/[\s«]/, 1)[0] ?? "";
  const lower = first.toLocaleLowerCase("ru");
  return common.has(lower) ? lower + name.slice(first.length) : name;
}

const monthNames =
  "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" ");
const monthLocatives =
  "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре".split(" ");
/** Months are 1 to 12. */
export const monthRu = (month: number): string => monthNames[month - 1] ?? "";
/** "в июне": a month in the locative. */
export const inMonthRu = (month: number): string => `в ${monthLocatives[month - 1] ?? ""}`;
