import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { MessagesProvider, messagesEn, messagesRu } from "../src/messages/messages.tsx";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/theme-ru.css";
import "../src/styles/theme-intl.css";
import "../src/styles/base.css";

type BrandedProps = { brand: string; scheme: string; children: ReactNode };

/** Puts brand and scheme on the document, as an application does on its `<html>`. */
function Branded({ brand, scheme, children }: BrandedProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = brand === "ru" ? "ru" : "en";
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
  }, [brand, scheme]);

  return (
    <MessagesProvider messages={brand === "ru" ? messagesRu : messagesEn}>
      {children}
    </MessagesProvider>
  );
}

const withBrand: Decorator = (Story, { globals }) => (
  <Branded brand={String(globals["brand"])} scheme={String(globals["scheme"])}>
    <Story />
  </Branded>
);

const preview: Preview = {
  decorators: [withBrand],
  initialGlobals: { brand: "intl", scheme: "light" },
  globalTypes: {
    brand: {
      description: "Storefront",
      toolbar: {
        title: "Brand",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "ru", title: "Тропа" },
          { value: "intl", title: "Tropa" },
        ],
      },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: {
        title: "Scheme",
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: "padded",
  },
};

export default preview;
