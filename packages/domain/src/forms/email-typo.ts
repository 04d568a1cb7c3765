/**
 * Common mail providers, and real ones with similar names, since `mail.com` is no typo of
 * `gmail.com`. If two are equally near, the first is suggested.
 */
const providers = [
  "gmail.com",
  "mail.ru",
  "yandex.ru",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "yahoo.com",
  "rambler.ru",
  "inbox.ru",
  "list.ru",
  "internet.ru",
  "yandex.com",
  "googlemail.com",
  "protonmail.com",
  "proton.me",
  "live.com",
  "web.de",
  "gmx.de",
  "gmx.net",
  "gmx.com",
  "t-online.de",
  "freenet.de",
  "foxmail.com",
  "tutanota.com",
  "mail.com",
  "ymail.com",
  "email.com",
  "email.ru",
  "mai.ru",
  "xmail.ru",
  "tut.by",
  "mail.kz",
  "yandex.by",
  "yandex.kz",
  "yandex.ua",
  "outlook.de",
  "hotmail.de",
  "yahoo.de",
  "yahoo.co.uk",
  "inbox.lv",
  "inbox.com",
  "me.com",
  "mac.com",
  "ya.ru",
  "bk.ru",
  "qq.com",
  "163.com",
  "126.com",
  "aol.com",
  "msn.com",
] as const;

/** Known typos with too many wrong letters to detect, such as another provider's ending. */
const mistakes: Readonly<Record<string, string>> = {
  "gmail.ru": "gmail.com",
  gmailcom: "gmail.com",
  "icloud.ru": "icloud.com",
  "outlook.ru": "outlook.com",
  "hotmail.ru": "hotmail.com",
  "mail.tu": "mail.ru",
};

/** Shortest name that is compared by letters: shorter ones are near too many others. */
const shortestFuzzy = 7;
/** Length from which two mistakes are still nearer to this name than to any other. */
const longEnoughForTwo = 10;

/**
 * Suggests a correction if the domain looks like a typo of a well-known mail provider; null if nothing looks wrong. Ask the
 * user about it, never reject the address.
 *
 * @example suggestEmail("maria@gmial.com") // "maria@gmail.com"
 */
export function suggestEmail(address: string): string | null {
  const [name, domain, ...more] = address.trim().split("@");
  if (!name || !domain || more.length > 0) return null;
  const given = domain.toLowerCase();
  const isProvider = (candidate: string) => providers.some((provider) => provider === candidate);
  if (isProvider(given)) return null;
  const suggestion = mistakes[given] ?? nearest(given);
  return suggestion === null ? null : `${name}@${suggestion}`;
}

function nearest(given: string): string | null {
  let best: { provider: string; slips: number } | null = null;
  for (const provider of providers) {
    if (provider.length < shortestFuzzy) continue;
    const slips = editDistance(given, provider);
    const allowed = provider.length >= longEnoughForTwo ? 2 : 1;
    if (slips <= allowed && (best === null || slips < best.slips)) best = { provider, slips };
  }
  return best?.provider ?? null;
}

/**
 * Counts letters that are extra, missing, wrong or swapped with their neighbour (optimal string
 * alignment distance).
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current.push(slips);
    }
    before = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
