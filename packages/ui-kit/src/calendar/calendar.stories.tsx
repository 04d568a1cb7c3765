import type { Meta, StoryObj } from "@storybook/react-vite";
import { Calendar } from "./calendar.tsx";

const meta = {
  component: Calendar,
  args: { today: "2027-06-09" },
} satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Range: Story = {
  args: { mode: "range", defaultValue: { from: "2027-06-10", to: "2027-06-17" } },
};

export const TwoMonths: Story = {
  args: { mode: "range", months: 2, defaultValue: { from: "2027-06-26", to: "2027-07-03" } },
};

export const Bounded: Story = { args: { min: "today", max: "2027-06-30" } };

export const Departures: Story = {
  args: {
    available: ["2027-06-12", "2027-06-19", "2027-06-26"],
    notes: { "2027-06-12": "890 €", "2027-06-19": "840 €", "2027-06-26": "890 €" },
  },
};

export const Blocked: Story = { args: { disabled: ["2027-06-12", "2027-06-13"] } };

export const Russian: Story = { args: { locale: "ru-RU" } };

export const SundayFirst: Story = { args: { firstDay: 0 } };
