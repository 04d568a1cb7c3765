import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { brands, firstBrand } from "../src/docs/brands.ts";
import { MessagesProvider, messagesEn } from "../src/messages/messages.tsx";
import { catalogues, globalTypes, viewports } from "./toolbar.ts";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

// Each theme applies where the document names its brand.
import.meta.glob("../../../apps/storefront-*/theme.css", { eager: true });

type InPageProps = {
  brand: string;
  scheme: string;
  language: string;
  direction: string;
  children: ReactNode;
};

/** Sets brand, colour scheme and language on the document, as an application does on its `<html>`. */
function InPage({ brand, scheme, language, direction, children }: InPageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
  }, [brand, scheme, language, direction]);

  return (
    <MessagesProvider messages={catalogues[language] ?? messagesEn}>{children}</MessagesProvider>
  );
}

const languageOf = (locale: string, brand: string) => {
  if (locale !== "auto") return locale;
  return brands.find(({ id }) => id === brand)?.language ?? "en";
};

const inPage: Decorator = (Story, { globals }) => {
  const brand = String(globals["brand"]);
  return (
    <InPage
      brand={brand}
      scheme={String(globals["scheme"])}
      language={languageOf(String(globals["locale"]), brand)}
      direction={String(globals["direction"])}
    >
      <Story />
    </InPage>
  );
};

const preview: Preview = {
  decorators: [inPage],
  globalTypes,
  initialGlobals: { brand: firstBrand.id, scheme: "light", locale: "auto", direction: "ltr" },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: "padded",
    options: {
      storySort: {
        order: [
          "Start",
          ["Introduction", "Theming", "Overview"],
          "Foundations",
          "Inputs",
          "Overlays",
          "Media",
          "Navigation",
          "Feedback",
          "Data",
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ["autodocs"],
};

export default preview;
