import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

/** A story to render, and what it does once it is there: it opens itself. */
type StoryComponent = ComponentType & {
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(["../src/**/*.stories.tsx", "./*.stories.tsx"], {
  eager: true,
});

export type NamedStory = {
  /** File and export: `modal Default`. */
  name: string;
  Story: StoryComponent;
};

/** Every story of the kit, named after its file and export. */
export const allStories: readonly NamedStory[] = Object.entries(modules).flatMap(
  ([path, module]) => {
    const file = path.split("/").at(-1)?.replace(".stories.tsx", "") ?? path;
    return Object.entries<StoryComponent>(composeStories(module)).map(([name, Story]) => ({
      name: `${file} ${name}`,
      Story,
    }));
  },
);
