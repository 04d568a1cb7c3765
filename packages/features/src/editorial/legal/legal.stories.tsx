import { legalDocumentCall } from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleLegal } from "../../../stories/samples/editorial/help-center.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(legalDocumentCall, ({ query }) => sampleLegal(samples, query["version"]?.toString())),
];
const openChanges = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector("summary")?.click();

const meta = {
  title: "Editorial/Legal",
  component: StorefrontPage,
  args: { path: "/agreement", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = { play: openChanges };

export const Former: Story = { args: { path: "/agreement/2025-03-01" } };

export const German: Story = { args: { locale: "de" }, play: openChanges };

export const Outage: Story = { args: { answers: () => [outage(legalDocumentCall)] } };

export const Missing: Story = {
  args: { path: "/agreement/1999", answers: () => [refuse(legalDocumentCall, "not_found")] },
};
