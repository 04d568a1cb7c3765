import type { PricedKindWords } from "./kind-words.ts";

export const leisureKindsEn = {
  safari: {
    about: [
      "We keep the distance at which animals go on with their business.",
      "The best hours are early and late, and the day is built around them.",
      "The naturalist knows birds by voice and animals by track.",
      "Nobody can promise a meeting, but the time and place are well chosen.",
    ],
    pace: [
      "^Out in the dark, to be in place at first light.",
      "We sit quietly; there are binoculars for all.",
      "We read tracks and learn to tell fresh ones.",
      "At midday, while animals rest, so do we.",
      "$Another outing in the evening.",
      "We tick off whom we have seen.",
      "We keep our distance and feed nobody.",
    ],
    suits: [
      "You need patience and half an hour of silence.",
      "For photographers with a long lens and for anyone raised on nature films.",
    ],
    included: ["A naturalist guide", "Binoculars", "Permits and reserve fees"],
    excluded: ["Tips to rangers and drivers"],
    bring: [
      "Clothes of muted colors",
      "Your own binoculars, if any",
      "Insect repellent",
      "A telephoto lens",
    ],
    questions: [
      [
        "Will we see animals for sure?",
        "We cannot promise, this is nature. Usually more than half of the list.",
      ],
      [
        "Is it safe?",
        "Yes: the guide knows the distances, and a ranger comes along where rules ask for one.",
      ],
    ],
  },
  ethnographic: {
    about: [
      "We come as guests, not as an audience: people go about their work and show it.",
      "The guide grew up among them and interprets.",
      "You try the craft with your own hands and keep the result.",
      "What you pay for supper stays in the village.",
    ],
    pace: [
      "The hostess shows her dough and trusts us with half of it.",
      "Tea, and the sound of the language.",
      "The craftsman hands you the tool and waits.",
      "We walk the streets and greet everybody, as is the custom.",
      "$Songs in the evening, if the hosts are in the mood.",
      "We call on the neighbors, who know already.",
    ],
    suits: [
      "For the curious: ask as much as you like.",
      "Good for children who find museums tight.",
    ],
    included: [
      "Lunches and tea with families",
      "Craft classes with materials",
      "A guide who interprets",
    ],
    excluded: ["What you buy from craftsmen"],
    bring: [
      "Modest clothes that cover shoulders and knees",
      "Small presents from your town",
      "A scarf for places of worship",
      "Cash in small notes",
    ],
    questions: [
      ["May I photograph people?", "Ask with a gesture or through the guide; most agree gladly."],
      ["What should I give the hosts?", "Sweets or tea from home. Everything is paid for."],
    ],
  },
  wellness: {
    about: [
      "Two sessions a day, brisk in the morning, gentle at night.",
      "Between them walks, water and sleep without an alarm.",
      "Food is simple and filling.",
      "You may hand in your phone till evening; nobody insists.",
    ],
    pace: [
      "^Practice before breakfast, mats are waiting.",
      "A quiet hour, massage on request.",
      "A slow walk, with or without talk.",
      "Breathing exercises and herbal tea.",
      "$Stretching by candlelight.",
      "A day without a timetable: sleep, read, swim.",
    ],
    suits: [
      "Any level: each pose is shown in an easy and a hard form.",
      "Good to come alone, as half of the group does.",
    ],
    included: ["Two classes a day", "Mats, blankets and blocks", "Meals as in the program"],
    excluded: ["Massage and treatments"],
    bring: ["Clothes for practice", "A warm jumper and socks", "Swimwear", "A notebook"],
    questions: [
      [
        "Can I come if I have never tried yoga?",
        "Yes, the instructor gives easier forms and keeps an eye on you.",
      ],
      ["Must I take part in everything?", "No, skip whatever you like."],
    ],
  },
  family: {
    about: [
      "The day's program takes five or six hours; the rest is play.",
      "Children have tasks of their own: a map, binoculars, a book of finds.",
      "Drives are short, with a stop every hour.",
      "A second grown-up of ours minds the children while parents finish their tea.",
    ],
    pace: [
      "^A late start and breakfast in peace.",
      "Children look on the map for what adults have missed.",
      "A quiet hour or a swim after lunch.",
      "A walk that a five-year-old can manage.",
      "$Board games and a shared supper.",
      "We feed animals and collect things for the museum of finds.",
      "A workshop: everybody makes something.",
    ],
    suits: ["The route was tried on our own children.", "Best with children from five to twelve."],
    included: [
      "Children's program with a leader",
      "Car seats and boosters",
      "Snacks and fruit for the road",
    ],
    excluded: ["Entertainment outside the program"],
    bring: [
      "Two pairs of shoes for each child",
      "A favorite toy for the road",
      "A child's backpack",
      "The medicines you know",
    ],
    questions: [
      [
        "From what age?",
        "The age is on the card. With smaller ones we travel privately: write to us.",
      ],
      ["Do you have car seats?", "Yes, tell us the child's weight when you book."],
      ["What if a child gets tired?", "Every stage has a short version and a car near by."],
    ],
  },
  festive: {
    about: [
      "The festive dinner is cooked together with the hosts, no banqueting hall.",
      "By day we walk, in the evening we sit down together.",
      "Transport and beds were booked in autumn, so prices hold no surprise.",
      "Presents are a must; we agree on a sum in the chat.",
    ],
    pace: [
      "^A late morning, it is a holiday after all.",
      "We warm up over a hot drink.",
      "We trim the tree and bake.",
      "$An evening walk with lights.",
      "$Round the table everyone tells how the year was.",
      "Everyone helps with the table: some chop, some tell stories.",
    ],
    suits: [
      "For those who are tired of spending the night by the television.",
      "Couples, families and people on their own all come.",
    ],
    included: ["The festive dinner", "Walks in the program", "A small present for everyone"],
    excluded: ["Drinks at the festive table"],
    bring: [
      "Warm waterproof shoes",
      "A small present to exchange",
      "A smart jumper",
      "Two pairs of mittens",
    ],
    questions: [
      ["How many people at the table?", "Our group, the team and the hosts."],
      ["Do children come?", "Yes, with a table and a program of their own."],
    ],
  },
  cruises: {
    about: [
      "Ashore by day, under way by night: you wake up somewhere new.",
      "Shore excursions are included, in groups of twenty.",
      "Dinner is in two sittings, with a table kept for you.",
      "There is always a quiet corner on deck, with a blanket.",
    ],
    pace: [
      "^We moor in the morning and have three or four hours ashore.",
      "$After lunch we cast off; both sides are visible from the deck.",
      "$An evening talk about these shores and music in the saloon.",
      "Those who stay on board have the library and tea.",
      "A long call: time for the excursion and for a walk of your own.",
      "The captain opens the wheelhouse and shows charts and instruments.",
      "$Sunset from the upper deck.",
      "^Morning exercise at the stern, for those who like.",
      "$Dinner comes from the kitchens of the shores we pass.",
    ],
    suits: [
      "For those who hate packing every day.",
      "Good for three generations: everyone finds something.",
    ],
    included: ["A cabin of the chosen class", "Shore excursions", "Evening program on board"],
    excluded: ["Drinks at the bar", "Single cabin supplement"],
    bring: [
      "A windproof for the deck",
      "Comfortable shoes for shore",
      "Binoculars",
      "Something smart for the captain's dinner",
    ],
    questions: [
      [
        "What are the cabins like?",
        "All kinds with their prices stand on the tour's page; the few singles go first.",
      ],
      ["Does the ship roll?", "Rarely on this route. Cabins amidships are the calmest."],
      ["May I skip the excursions?", "Yes, go ashore on your own; we remind you of departure."],
    ],
  },
} satisfies Record<string, PricedKindWords>;
