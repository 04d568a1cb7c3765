/**
 * Facts that a phrase implies without a placeholder: "tents are dried in the evening sun" is wrong for a tour with
 * hotels. A phrase is used only if all its claims are true.
 */
const claims = {
  tent: /палат|спальник|костр|котла|собирают дрова|лагер(ь|я|е) (на|вдали)|\btents?\b|campfire|sleeping bag|camp far|\bZelt|Schlafs[aä]ck|Lagerfeuer|Isomatte|帐篷|睡袋|篝火/i,
  "guest-house":
    /гостев|хозяйка встречает|остаёмся на ночь у хозяев|у хозяев, в гост|guest house|the hostess meets|Gästeh[aä]us|民宿/i,
  hotel: /гостиниц|отел[ьея]|в номера|номера двух|\bhotels?\b|酒店/i,
  "camp-site": /турбаз|\blodge\b|度假营地/i,
  cabin: /домик|(wooden|heated|each|in|the) cabins?\b|Hütte|木屋/i,
  ship: /на борт|кают|палуб|aboard|on board|\bdeck\b|berth|an Bord|Kabine|Kojen|船上|甲板|舱/i,
  dinner:
    /ужин общий|ужинаем|ужин готов|ужин в столовой|ужин на турбазе|домашним ужином|хозяева готовят|home-cooked dinner|hosts do the cooking|dinner (in its|is)|Abendessen|essen gemeinsam|晚饭|一起吃饭/i,
  easy: /нагрузка лёгкая|до шести километров|сил хватит|Easy going|no preparation|little walking|Leicht zu schaffen|强度低/i,
  frost: /мороз(?!ил)|cold is dry|cold, yes|trockene Kälte|^Kalt|虽然冷/i,
  cold: /\bснег(?!оход)|термос с горячим/i,
  /** Accommodation, meals or evenings, which only tours of several days have. */
  stay: /ночевали|номер[еа]? не|горячая вода|один ужин|завтраки|вечера у чая|beds were|hot water|dinners around|unterkünfte|abends saßen|warmes wasser|热水|住的地方|晚上大家/i,
  /** Things that nobody says about a few hours. */
  journey:
    /отпуск|за эти дни|поездк[аиуе]|\bтур\b|вернулись вчера|мечтали попасть|первый день|список вещей|не во все дни|trip|got home|day was too long|packing list|\bReise\b|Packliste|Tag war|回来|旅行|行程|第一天时间/i,
  longer: /третьему дню|запасной день|day three|даже немного/i,
  driven:
    /водител|в машине тесн|переезды есть|выезд задержали|раз в полтора часа|в машине на всё|driver|van is full|long drives|hour late|carsick|in the car|Fahrer|Strecken|Abfahrt verz|司机|车程|出发晚/i,
  children:
    /реб[её]н|дет(ям|ей|и\b)|подростк|teenager|\bchild|als Familie|孩子|(Ein|mein) Kind\b|Sind Kinder|Schulkinder|Fünfjährige|学龄儿童|五岁/i,
  smallGroup:
    /групп[аы] (была )?(не)?(больш|маленьк)|каждого второго|small group|kleine Gruppe|小团|人少|каждому из нас/i,
  food: /кормили вкусно|еда каждый вечер|food was plentiful|Essen war reichlich|饭菜/i,
  gear: /снаряжение, которое/i,
  power: /каждый вечер — да|^every evening\.|^Jeden Abend\.|^每天晚上都可以/i,
  room: /в одном номере|share a room|номере не закрывалось|Einzelzimmer|teilen Sie das Zimmer|ein Zimmer teilen|单间|拼房|同一个房间/i,
  transfers: /переезды по маршруту|transfers along|все переезды|all transfers/i,
  strain: /физически было посильно|разная по силам/i,
  rough: /в посёлках|in villages|In Dörfern|村镇里/i,
  quietWinter:
    /зимой (людей )?здесь (мало|почти)|in winter (there are few|you have)|Im Winter hat|冬天游客少/i,
  smallShip: /небольшое судно|small ship|kleines Schiff|小船/i,
  music: /живая музыка|live music|повторений за всю неделю|экипаж помнит/i,
} satisfies Record<string, RegExp>;

/** A fact that a phrase may claim. */
export type Claim = keyof typeof claims;

const claimsByTemplate = new Map<string, readonly Claim[]>();

/** Claims of a template; cached, because templates are few and checked millions of times. */
function claimsOf(template: string): readonly Claim[] {
  let found = claimsByTemplate.get(template);
  if (!found) {
    found = (Object.keys(claims) as Claim[]).filter((claim) => claims[claim].test(template));
    claimsByTemplate.set(template, found);
  }
  return found;
}

/** Whether a phrase makes any claim, so that it may be wrong for some tours. */
export function claimsAnything(template: string): boolean {
  return claimsOf(template).length > 0;
}

/** Whether everything a phrase claims is true. */
export function isTrue(template: string, truths: ReadonlySet<Claim>): boolean {
  return claimsOf(template).every((claim) => truths.has(claim));
}
