import type { Party } from "@tropa/domain/sales/party/party";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import type { TFunction } from "@tropa/i18n/translator";

type Translate = TFunction<"party">;

/** "4, 9 лет"; for a child under one year "до года". */
export function agesText(t: Translate, ages: readonly number[]): string {
  const [first = 0] = ages;
  return ages.length === 1
    ? t("age", { count: first })
    : t("ages", { ages: ages.join(", "), count: ages.at(-1) ?? 0 });
}

/** "2 взрослых, 2 ребёнка": the party without ages. */
export function partyCountsText(t: Translate, { adults, childAges }: Party): string {
  const grown = t("adultCount", { count: adults });
  return childAges.length === 0
    ? grown
    : `${grown}, ${t("childCount", { count: childAges.length })}`;
}

/** "2 взрослых, 2 ребёнка (4, 9 лет)": the party with the children's ages. */
export function whoText(t: Translate, { adults, childAges }: Party): string {
  const grown = t("adultCount", { count: adults });
  return childAges.length === 0 ? grown : `${grown}, ${childrenText(t, childAges)}`;
}

/** "2 ребёнка (4, 9 лет)". */
export function childrenText(t: Translate, ages: readonly number[]): string {
  return t("withAges", {
    children: t("childCount", { count: ages.length }),
    ages: agesText(t, ages),
  });
}

/** "за 2 взрослых и 1 ребёнка": for use after a price. */
export function forWhomText(t: Translate, { adults, childAges }: Party): string {
  const grown = t("forAdults", { count: adults });
  return childAges.length === 0
    ? grown
    : t("forBoth", { adults: grown, children: t("forChildren", { count: childAges.length }) });
}

/** Says that only the organizer knows the price for these ages. */
export function unknownPriceText(t: Translate, ages: readonly number[]): string {
  const values = { ages: ages.join(", "), count: ages.at(-1) ?? 0 };
  return ages.length === 1 ? t("open", values) : t("openSeveral", values);
}

/** Returns the youngest age accepted and what children pay, as the tour says. */
export function childrenHint(
  t: Translate,
  tour: { readonly min_age: number; readonly child_prices: readonly ChildPrice[] },
): string | undefined {
  const price = (percent: number) =>
    percent === 0
      ? t("free")
      : percent === 100
        ? t("asAdult")
        : t("discount", { percent: 100 - percent });
  const rules = tour.child_prices
    .filter(({ to_age: to }) => to >= tour.min_age)
    .toSorted((a, b) => a.from_age - b.from_age)
    .map(({ from_age: from, to_age: to, percent }) => {
      const least = Math.max(from, tour.min_age);
      const ages = least === to ? String(to) : `${least}–${to}`;
      return t("rule", { ages: t("ages", { ages, count: to }), price: price(percent) });
    });
  const parts = [...(tour.min_age > 0 ? [t("tooYoung", { count: tour.min_age })] : []), ...rules];
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
