import { infoCall } from "@tropa/api-contract/discovery/calls-home";
import {
  contactsCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { seeElement } from "../../../stories/harness/acts.ts";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleContacts,
  sampleSocials,
  sampleWorkTime,
} from "../../../stories/samples/editorial/help-center.ts";
import { sampleInfo } from "../../../stories/samples/discovery/home.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(contactsCall, sampleContacts(samples)),
  answer(workTimeCall, sampleWorkTime),
  answer(socialGroupsCall, sampleSocials(samples)),
  answer(infoCall, sampleInfo),
];

const meta = {
  title: "Editorial/Company",
  component: StorefrontPage,
  args: { path: "/contacts", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contacts: Story = {};

/** What the storefront knows by itself is left: a phone and an address. */
export const ContactsOutage: Story = {
  args: { answers: () => [outage(contactsCall), outage(workTimeCall), outage(socialGroupsCall)] },
};

export const ContactsGerman: Story = { args: { locale: "de" } };

/** Every day has its name. */
export const ContactsChinese: Story = {
  args: { locale: "zh" },
  play: seeElement("section:has(> #hours) > p:not(:empty)"),
};

export const About: Story = { args: { path: "/about" } };

export const AboutWithoutFigures: Story = {
  args: { path: "/about", locale: "zh", answers: () => [outage(infoCall)] },
};

export const AboutGerman: Story = { args: { path: "/about", locale: "de" } };
