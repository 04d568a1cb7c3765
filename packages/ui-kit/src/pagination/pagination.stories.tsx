import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { current: 12, total: 24, hrefFor: (page: number) => `#page=${page}` },
  parameters: {
    docs: {
      description: {
        component: [
          "Plain links to pages: up to 7 in full, else three neighbours on each side (one on phones), the first and the last. The button that adds the next page shows below the last page only.",
          "ARIA pattern: landmark (navigation), with `aria-current` on the page that is shown.",
          "**Do** keep the page in the address. **Don't** load without end: nobody reaches the foot of such a page.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { current: 1 } };

export const LastPage: Story = { args: { current: 24 } };

export const Few: Story = { args: { current: 2, total: 7 } };

export const WithLoadMore: Story = { args: { onLoadMore: () => {} } };

export const LoadingMore: Story = { args: { onLoadMore: () => {}, loadingMore: true } };
