import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, scrollTo, see } from "../../../../stories/harness/acts.ts";
import { answer, never, outage } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import { sampleDate } from "../../../../stories/samples/discovery/tour-card.ts";
import { sampleTour, tourAnswers, tourPath } from "../../../../stories/samples/discovery/tour.ts";
import { sampleWeather } from "../../../../stories/samples/discovery/weather.ts";

const place = "[class*=content] div:has(> section[aria-busy=true]), #weather";

const meta = {
  title: "Discovery/Tour/Weather",
  component: StorefrontPage,
  args: {
    path: tourPath,
    where: ({ features }) => features.weatherWidget,
    answers: (samples) => [
      ...tourAnswers(samples),
      answer(tourWeatherCall, sampleWeather(samples)),
    ],
  },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "#weather" },
  tags: ["!autodocs"],
  play: acts(scrollTo(place), see("weather:source")),
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it is usually like: the tour leaves later than anybody can foresee. */
export const Usual: Story = {};

/** The tour leaves in days whose weather is known. */
export const Forecast: Story = {
  args: {
    answers: (samples) => [
      ...tourAnswers(
        samples,
        sampleTour(samples, {
          variants: [sampleDate(samples, 0, { start: "2027-03-14", end: "2027-03-21" })],
        }),
      ),
      answer(tourWeatherCall, sampleWeather(samples, 16)),
    ],
  },
};

export const Loading: Story = {
  args: { answers: (samples) => [...tourAnswers(samples), never(tourWeatherCall)] },
  play: scrollTo(place),
};

export const Failed: Story = {
  args: { answers: (samples) => [...tourAnswers(samples), outage(tourWeatherCall)] },
  play: acts(scrollTo(place), see("weather:failed")),
};
