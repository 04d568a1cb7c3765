import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/Error state",
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: [
          "A page or a part of one that did not come. Not found (404), forbidden (403), gone (410), unavailable (503), offline and failure (everything else) look and read different: an outage never looks like a missing page.",
          "ARIA pattern: none. A heading of the level that the page needs; who shows it in place of a page moves the focus to it.",
          "**Do** offer the one thing that helps: try again, go home, log in. **Do** show the number of the request.",
          "**Don't** show a message of the server as the title. **Don't** use it where nothing failed: that is an `EmptyState`.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry: () => {} } };

export const NotFound: Story = {
  args: {
    kind: "notFound",
    headingLevel: 1,
    actions: <Button href="#home">To the home page</Button>,
  },
};

export const Forbidden: Story = {
  args: {
    kind: "forbidden",
    text: "It was made for +7 ********12.",
    actions: <Button>Log in again</Button>,
  },
};

export const Gone: Story = { args: { kind: "gone" } };

export const Unavailable: Story = { args: { kind: "unavailable", onRetry: () => {} } };

export const Offline: Story = { args: { kind: "offline", onRetry: () => {} } };

export const WithReference: Story = {
  args: { onRetry: () => {}, reference: "Request 01JD7F2Q5A" },
};

export const Block: Story = {
  args: { layout: "block", headingLevel: 3, title: "The reviews did not load", onRetry: () => {} },
};

export const Retrying: Story = {
  args: { layout: "block", headingLevel: 3, onRetry: () => {}, retrying: true },
};
