import { BREAKPOINTS_PX } from "@tropa/domain/interface-constants";
import { localeFacts, locales } from "@tropa/domain/locale";
import { brands } from "../src/docs/brands.ts";
import type { Messages } from "../src/messages/messages-en.ts";

/** Texts of the kit by language; a brand speaks its own until another is chosen. */
export const catalogues: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, Messages>>("../src/messages/messages-*.ts", { eager: true }),
  ).flatMap(([path, module]) =>
    Object.values(module).map((messages) => [path.slice(-"en.ts".length, -".ts".length), messages]),
  ),
);

type Item = { value: string; title: string };

type Icon = "paintbrush" | "mirror" | "globe" | "transfer";

const toolbar = (description: string, title: string, icon: Icon, items: readonly Item[]) => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

/** Switches above every story. */
export const globalTypes = {
  brand: toolbar(
    "Storefront",
    "Brand",
    "paintbrush",
    brands.map(({ id, title }) => ({ value: id, title })),
  ),
  scheme: toolbar("Colour scheme", "Scheme", "mirror", [
    { value: "light", title: "Light" },
    { value: "dark", title: "Dark" },
  ]),
  locale: toolbar("Language of the kit's own texts", "Locale", "globe", [
    { value: "auto", title: "Language of the brand" },
    ...locales.map((value) => ({ value, title: localeFacts[value].name })),
  ]),
  direction: toolbar("Direction of writing", "Direction", "transfer", [
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ]),
};

type ViewportType = "mobile" | "tablet" | "desktop";

const screen = (name: string, type: ViewportType, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Screens on both sides of the documented widths. */
export const viewports = {
  small: screen("Smallest phone", "mobile", 320, 640),
  phone: screen("Phone", "mobile", 390, 844),
  tablet: screen("Tablet", "tablet", BREAKPOINTS_PX.sm, 1024),
  laptop: screen("Laptop", "desktop", BREAKPOINTS_PX.md, 768),
  desktop: screen("Desktop", "desktop", BREAKPOINTS_PX.lg, 800),
  wide: screen("Wide", "desktop", BREAKPOINTS_PX.xl, 1000),
};
