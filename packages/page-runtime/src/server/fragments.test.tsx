import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FragmentItem, FragmentPart, FragmentsProvider } from "./fragment-item.tsx";
import { FragmentStore, PageFragments } from "./fragments.ts";

const storeSize = 1024 * 1024;

const storefront = {
  variant: { id: "ru" } as VariantConfig,
  locale: "ru" as const,
  currency: "RUB" as const,
};

function List({ titles, isNested = false }: { titles: readonly string[]; isNested?: boolean }) {
  return (
    <ul>
      {titles.map((title) => (
        <FragmentItem key={title} madeOf={{ title, isNested }}>
          <b title={title}>
            {title} {1}
          </b>
          {isNested && (
            <ul>
              <li className="inner">{title}</li>
            </ul>
          )}
        </FragmentItem>
      ))}
    </ul>
  );
}

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

const bare = (titles: readonly string[], isNested = false) =>
  renderToString(<List titles={titles} isNested={isNested} />);

function page(store: FragmentStore, titles: readonly string[], isNested = false) {
  const fragments = new PageFragments(store, storefront);
  const html = renderToString(
    <FragmentsProvider value={fragments}>
      <List titles={titles} isNested={isNested} />
    </FragmentsProvider>,
  );
  return textOf(fragments.bytesOf(html));
}

const titles = [`Алтай & "Тыва" <b>`, 'x\' data-fragment="0"', "</li><li>"];

test.each([false, true])(
  "cached parts equal byte for byte what React writes, nested: %s",
  (isNested) => {
    const store = new FragmentStore(storeSize);
    const expected = bare(titles, isNested);
    expect(page(store, titles, isNested)).toBe(expected);
    expect(page(store, titles, isNested)).toBe(expected);
    const turned = titles.toReversed();
    expect(page(store, turned, isNested)).toBe(bare(turned, isNested));
    expect(page(store, [...titles, "new"], isNested)).toBe(bare([...titles, "new"], isNested));
  },
);

function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </div>
  );
}

/** A page with a part between fields, which may all use ids, or the part alone. */
function Form({ before, isKept = true }: { before: readonly string[]; isKept?: boolean }) {
  return (
    <form>
      {[
        ...before.map((label) => <Field key={label} label={label} />),
        <FragmentPart key="part" madeOf={isKept ? "part" : undefined} className="part">
          <Field label="a" />
          <ul>
            <li>
              <Field label="b" />
            </li>
          </ul>
        </FragmentPart>,
      ]}
      <Field label="after" />
    </form>
  );
}

test("a part that uses ids is reused only at the same position", () => {
  const store = new FragmentStore(storeSize);
  const placed: boolean[] = [];
  const html = (before: readonly string[], isKept = true) => {
    const fragments = new PageFragments(store, storefront);
    const page = renderToString(
      <FragmentsProvider value={fragments}>
        <Form before={before} isKept={isKept} />
      </FragmentsProvider>,
    );
    placed.push(page.includes("kept-"));
    return textOf(fragments.bytesOf(page));
  };
  for (const before of [[], [], ["one", "two"], ["one", "two"], []])
    expect(html(before)).toBe(renderToString(<Form before={before} />));
  expect(html([], false)).toBe(renderToString(<Form before={[]} />));
  // The second and last page have the first one's part, the fourth the third's.
  expect(placed).toEqual([false, true, false, true, true, false]);
});

test("a cached part is used in the next page", () => {
  const store = new FragmentStore(storeSize);
  const fragments = new PageFragments(store, storefront);
  expect(fragments.find("a")).toEqual({ mark: 0 });
  expect(textOf(fragments.bytesOf(`<ul><li data-fragment="0"><i>ж</i></li></ul>`))).toBe(
    "<ul><li><i>ж</i></li></ul>",
  );
  const next = new PageFragments(store, storefront);
  const { place } = next.find("a") as { place: string };
  expect(textOf(next.bytesOf(`я${place}${place}!`))).toBe("я<i>ж</i><i>ж</i>!");
});

test("a part that contains a cached fragment is not cached", () => {
  const store = new FragmentStore(storeSize);
  const fragments = new PageFragments(store, storefront);
  store.set(`ru ru RUB "inner"`, "<i></i>");
  const { place } = fragments.find("inner") as { place: string };
  fragments.find("outer");
  expect(textOf(fragments.bytesOf(`<li data-fragment="0"><p>${place}</p></li>`))).toBe(
    "<li><p><i></i></p></li>",
  );
  expect(new PageFragments(store, storefront).find("outer")).toEqual({ mark: 0 });
});

test("languages, currencies and storefronts share no fragments", () => {
  const store = new FragmentStore(storeSize);
  page(store, ["a"]);
  for (const other of [
    { locale: "en" as const },
    { currency: "EUR" as const },
    { variant: { id: "intl" } as VariantConfig },
  ]) {
    const found = new PageFragments(store, { ...storefront, ...other });
    expect(found.find({ title: "a", isNested: false })).toEqual({ mark: 0 });
  }
});

test("a part with ids counted within a page is not cached", () => {
  const store = new FragmentStore(storeSize);
  store.set("key", `<input id="_R_1_">`);
  expect(store.get("key")).toBeUndefined();
});

test("the least recently used fragment is removed first", () => {
  const store = new FragmentStore(600);
  store.set("a", "12345678");
  store.set("b", "12345678");
  store.get("a");
  store.set("c", "12345678");
  expect(["a", "b", "c"].map((key) => textOf(store.get(key)))).toEqual([
    "12345678",
    undefined,
    "12345678",
  ]);
});
