import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  component: Pagination,
  args: { current: 12, total: 24, hrefFor: (page: number) => `#page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = { args: { current: 1 } };

export const LastPage: Story = { args: { current: 24 } };

export const Few: Story = { args: { current: 2, total: 7 } };

export const WithLoadMore: Story = { args: { onLoadMore: () => {} } };

export const LoadingMore: Story = { args: { onLoadMore: () => {}, loadingMore: true } };
