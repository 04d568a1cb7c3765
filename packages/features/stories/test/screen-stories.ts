import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import type { StorefrontPageProps } from "../harness/storefront-page.tsx";

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>("../../src/**/*.stories.tsx", { eager: true });

// Loads the screens' lazy parts up front, so that no test waits for a module.
import.meta.glob(
  [
    "../../src/{discovery,sales,people,conversation,organizers,editorial,staff,platform}/**/*.tsx",
    "!../../src/**/*.{test,stories}.tsx",
  ],
  { eager: true },
);

/** A screen in a state, with the actions that lead to it. */
type StoryComponent = ComponentType & {
  args?: Partial<StorefrontPageProps>;
  parameters?: Readonly<Record<string, unknown>>;
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

export interface ScreenStory {
  /** File and export: `home-screen Default`. */
  name: string;
  Story: StoryComponent;
}

/** Every story of every screen. */
export const screenStories: readonly ScreenStory[] = Object.entries(modules).flatMap(
  ([path, module]) => {
    const file = path.split("/").at(-1)?.replace(".stories.tsx", "") ?? path;
    return Object.entries<StoryComponent>(composeStories(module)).map(([name, Story]) => ({
      name: `${file} ${name}`,
      Story,
    }));
  },
);
