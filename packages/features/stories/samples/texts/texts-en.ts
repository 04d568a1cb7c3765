import type { SampleTexts } from "./texts.ts";

export const textsEn: SampleTexts = {
  tours: [
    "Around Mount Belukha: eight days on foot",
    "Volcanoes of Kamchatka with a geologist",
    "White nights on Lake Ladoga by kayak",
    "Horses and high meadows of the Altai",
    "Saddle, tent and stars",
  ],
  summary: "Eight days below the highest mountain of Siberia, with horses for the heavy bags.",
  paragraphs: [
    "We meet in the village, share out the food and leave after breakfast. The first day is short, so that everybody gets used to the height.",
    "In the evening there is a fire, tea of mountain herbs and a plan for the next morning.",
  ],
  country: "Russia",
  region: "Altai",
  cities: ["Gorno-Altaysk", "Tyungur", "Barnaul"],
  activities: ["Hiking", "Horse riding", "Kayaking", "Skiing"],
  collections: ["First time in the mountains", "With children", "Without a phone signal"],
  tags: ["Hot food", "Small group", "Baggage on horses"],
  people: ["Maria", "Ivan", "Aigul", "Ben"],
  review:
    "The best week of my year: good food, patient guides, and a lake of a colour I had not seen.",
  reply: "Thank you for coming with us. The lake sends its greetings.",
  question: "Can I charge a phone on the way?",
  things: ["Tent for two", "All meals on the way", "Transfer from the station", "Warm socks"],
  ship: "North Star",
};
