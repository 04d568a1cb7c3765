import type { PageWords } from "./page-words.ts";

/** What guests ask of any tour and of any excursion. */
export const questionsEn: PageWords["questions"] = {
  tour: [
    [
      "Can I come alone?",
      "Yes, about a third of each group does. If you like, we pair you with someone of the same sex.",
    ],
    [
      "What if the weather turns bad?",
      "Days change places or we take the spare option; we take no risks with dangerous weather.",
    ],
    [
      "When should I buy tickets?",
      "Once the group is confirmed. Before that, buy refundable ones or write to us.",
    ],
    [
      "Is there mobile coverage?",
      "In villages yes, between them it goes for hours. Tell your family.",
    ],
    ["What about food for vegetarians?", "Note it in the form; we cook separately at no charge."],
    [
      "When should I arrive and leave?",
      "Arrive at least an hour before the meeting; leave not before 7 pm on the last day.",
    ],
    [
      "May I bring a child?",
      "The minimum age is on the card. If yours is younger, write: sometimes it can be arranged.",
    ],
    [
      "What if the group does not fill?",
      "We tell you two weeks ahead and return the whole prepayment or offer another date.",
    ],
    ["Do I need insurance?", "Yes, for all days of the trip; an ordinary one costs little."],
    [
      "May I join a day later?",
      "Sometimes, but catching up is at your own cost. Write in advance.",
    ],
  ],
  excursion: [
    [
      "Where exactly do we meet?",
      "You get a pin on the map and the guide's number right after booking.",
    ],
    ["Are children welcome?", "Yes; with children we go slower and stop more."],
    [
      "What if it rains?",
      "We go with umbrellas; in a downpour we move the walk or return the money.",
    ],
    ["Can we book it just for us?", "Yes, write how many you are and what time suits."],
    [
      "Is it fine for older people?",
      "If walking with pauses is no trouble. Stairs can be avoided.",
    ],
    [
      "What is there to pay on the spot?",
      "Only what the price leaves out; cards work nearly everywhere.",
    ],
  ],
};
