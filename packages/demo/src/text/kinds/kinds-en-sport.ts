import type { PricedKindWords } from "./kind-words.ts";

export const sportKindsEn = {
  skiing: {
    about: [
      "We ski in the morning while the slope is firm; after lunch everyone has a plan of their own.",
      "Your guide knows which lift opens first and where the snow lasts longest.",
      "Beginners get an instructor; the experienced are led to quieter runs.",
      "We stay close enough not to waste half a day on the road.",
    ],
    pace: [
      "^1Warm-up on easy runs, then groups by level.",
      "^When the lifts open we are already there, boots on.",
      "The instructor films everyone, and we watch in the evening.",
      "Free skiing after lunch.",
      "If it snowed at night, plans change and nobody complains.",
      "A rest from the slope: a walk and hot tea.",
      "$Stretching before dinner, or tomorrow will hurt.",
    ],
    suits: [
      "Any level, from the first day on skis to confident turns.",
      "Good company for non-skiers too: there is a program without skis.",
    ],
    included: [
      "Guide and instructor on the slope",
      "Video review of technique",
      "Transfers to the lifts",
    ],
    excluded: ["Lift pass", "Ski or board rental"],
    bring: [
      "Ski suit and gloves",
      "Goggles with a lens for flat light",
      "Two sets of thermals",
      "Sunscreen and lip balm",
    ],
    questions: [
      [
        "How much is the lift pass?",
        "It changes by the week; ten days before the start we send the price and buy for everybody at a discount.",
      ],
      ["I snowboard. Is that a problem?", "No, half of the group usually does."],
    ],
  },
  "dog-sledding": {
    about: [
      "You drive the team yourself while the musher rides alongside.",
      "The dogs live with their owners and like to be met properly.",
      "Snowmobiles go where the snow is too deep for dogs.",
      "Warm clothes are lent on the spot; your own down jacket is for the evening.",
    ],
    pace: [
      "^1We harness the dogs with the musher and learn the commands.",
      "Along a packed trail, taking turns on the runners.",
      "Warming up by the stove, tea with jam.",
      "The dogs rest while we go out on snowshoes.",
      "Snowmobiles take us up to wind and a view for dozens of kilometers.",
      "$After the run we feed the team; everyone has a part in it.",
      "Daylight is short, so the main things are done by three.",
    ],
    suits: [
      "No experience or great strength needed, only a liking for frost and dogs.",
      "Good for families with schoolchildren.",
    ],
    included: [
      "Dog team and musher",
      "Warm suit, boots and mittens",
      "Fuel and a snowmobile with driver",
    ],
    excluded: ["A snowmobile to yourself"],
    bring: ["Thermals and fleece", "Three pairs of wool socks", "Balaclava", "Hand warmers"],
    questions: [
      ["Is it not too cold?", "The suits are comfortable down to −30 °C, and we stop by a stove."],
      [
        "Are the dogs treated well?",
        "They love to run, loads are shared, and below −35 °C we stay at home.",
      ],
    ],
  },
  surfing: {
    about: [
      "Lessons are small: four pupils to a coach at most.",
      "The spot is picked daily by swell and wind.",
      "The first day is white water; by the end most ride along the wave.",
      "Between sessions there is time to walk, eat and sleep.",
    ],
    pace: [
      "^Two hours in the water, then breakfast.",
      "^1Warm-up, theory on the sand, and straight in.",
      "The coach films, and in the evening we watch and laugh.",
      "If the waves are small we take longboards.",
      "Stretching and rest: your arms will thank you.",
      "$A second session at sunset for those with strength left.",
    ],
    suits: [
      "You need to swim and be at ease in open water.",
      "For beginners and for those who surf once in several years.",
    ],
    included: ["Board, leash and wetsuit", "A lesson every day", "Video review"],
    excluded: ["Board rental outside lessons"],
    bring: [
      "Swimwear that stays on",
      "A long-sleeved rash vest",
      "Zinc for the face",
      "A poncho towel",
    ],
    questions: [
      [
        "How soon do people stand up?",
        "Nearly everyone on the second day; green waves by the fourth.",
      ],
      [
        "Are there dangerous currents?",
        "We teach on sandy beaches and show where to go in and out.",
      ],
    ],
  },
  diving: {
    about: [
      "A dive center we trust, with two or three divers to an instructor.",
      "Sites are chosen by visibility and current, not by timetable.",
      "Those who do not dive snorkel at the same reef or shore.",
      "Between dives come an interval, lunch and talk.",
    ],
    pace: [
      "^1A check dive: buoyancy, signals, breathing.",
      "Two dives with a pause ashore or on the boat.",
      "$In the evening we fill in logbooks and find out whom we met.",
      "Shallower and longer today, along the bottom.",
      "The boat goes out a little way, and we are first at the site.",
      "The instructor shows where octopus and seahorses hide.",
    ],
    suits: [
      "Beginners get a trial dive, certified divers go deeper.",
      "You need healthy ears; we send a form in advance.",
    ],
    included: ["Guided dives as in the program", "Tanks and weights", "Mask, snorkel and fins"],
    excluded: ["Rental of a full set of kit", "A certification course"],
    bring: [
      "Certificate and logbook, if you have them",
      "A dry bag",
      "Something against sea sickness",
      "Reef-safe sunscreen",
    ],
    questions: [
      [
        "Can I dive without a certificate?",
        "Yes, with an instructor down to twelve meters, after a lesson in sheltered water.",
      ],
      ["When may I fly home?", "Not within 18 hours of the last dive; the program allows for it."],
    ],
  },
  yachting: {
    about: [
      "A skipper, and exactly as many guests as there are berths.",
      "You may learn to trim a sail or simply lie on the bow.",
      "The wind decides, so the order of anchorages is settled each morning.",
      "We swim in bays that tour boats pass by.",
    ],
    pace: [
      "^Lines off after breakfast, and sails up.",
      "Anchor in a bay, a swim and lunch on deck.",
      "Everyone gets a turn at the wheel.",
      "A passage under sail; the wind usually wakes toward noon.",
      "$In the evening we land and go for a walk.",
      "$A night at anchor, with hardly a light ashore.",
      "We learn to tie a bowline.",
    ],
    suits: [
      "No sea experience needed, only readiness to share a small space.",
      "Good for friends and for those who come alone.",
    ],
    included: ["A berth in a double cabin", "Skipper and fuel", "Bed linen and towels"],
    excluded: ["Ship's purse: food and marina fees", "Refundable deposit for the yacht"],
    bring: [
      "A soft bag: a suitcase has nowhere to go",
      "Shoes with white soles",
      "A windproof",
      "Something against sea sickness",
    ],
    questions: [
      [
        "How much goes into the ship's purse?",
        "Usually 25–35 euros a person a day; what is left is returned on the last evening.",
      ],
      [
        "Do people get sea sick?",
        "Hardly ever on short passages. Take a tablet an hour before, later is too late.",
      ],
    ],
  },
} satisfies Record<string, PricedKindWords>;
