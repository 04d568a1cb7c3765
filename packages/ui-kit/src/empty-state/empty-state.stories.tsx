import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: {
    icon: "search",
    title: "Nothing found",
    text: "No tour fits all of these filters. Take one away, or choose other dates.",
    actions: (
      <>
        <Button>Clear the filters</Button>
        <Button variant="secondary">Ask us to choose</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Nothing is here, and what to do about it.",
          "ARIA pattern: none. A heading of the level that the page needs.",
          "**Do** say what would bring something here, and offer it. **Don't** use it when something failed: that is an `ErrorState`.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoFavourites: Story = {
  args: {
    icon: "heart",
    title: "No favourites yet",
    text: "Press the heart on a tour, and it waits for you here.",
    actions: <Button href="#tours">Find a tour</Button>,
  },
};

export const NotFound: Story = {
  args: {
    icon: "map",
    title: "This tour has left the trail",
    text: "Its organizer no longer leads it. Others go to the same places.",
    actions: <Button href="#tours">Tours nearby</Button>,
    headingLevel: 1,
  },
};
