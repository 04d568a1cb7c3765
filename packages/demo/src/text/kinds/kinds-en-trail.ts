import type { PricedKindWords } from "./kind-words.ts";

export const trailKindsEn = {
  hiking: {
    about: [
      "We go on foot and use a car only where walking is dull.",
      "Trails are timed so that the best stretch gets the morning light.",
      "Packs are small: shared kit is split so that nobody carries too much.",
      "We have walked this route many times and know where the water, the shade and the good resting places are.",
    ],
    pace: [
      "About four hours of walking, with a rest every forty minutes.",
      "We go at the pace of the slowest walker.",
      "Lunch is on the trail: soup from a flask, bread, cheese, tea.",
      "After lunch the keen ones climb a little higher and the rest lie in the grass.",
      "1Not much climbing today, so legs can get used to it.",
      "Poles earn their keep on the way down.",
      "^An early start, so that nobody has to hurry.",
      "The longest day on foot: six hours with rests.",
      "$By evening we are back on the path and take our time going down.",
    ],
    suits: [
      "Fine for anybody who walks ten kilometers now and then and does not mind a climb.",
      "No trekking experience needed, only broken-in boots and the wish to walk.",
    ],
    included: [
      "A guide who walks the whole route with you",
      "Group kit: shelter, stoves, dishes",
      "Group first aid kit and satellite messenger",
    ],
    excluded: ["Rental of personal kit: pack, sleeping bag, poles"],
    bring: [
      "Broken-in hiking boots",
      "A 25–40 liter pack with a rain cover",
      "Trekking poles",
      "Plasters and an elastic bandage",
    ],
    questions: [
      [
        "How heavy is the pack?",
        "Your own things and a snack come to six or eight kilos. Food and shared kit are split evenly.",
      ],
      [
        "What if I am slower than the others?",
        "The back guide walks behind the last person, and the schedule has time to spare.",
      ],
      [
        "Do I need poles?",
        "They take a third of the load off your knees on descents. If you have none, tell us in advance.",
      ],
    ],
  },
  mountaineering: {
    about: [
      "The plan is built around acclimatisation: climb high by day, sleep low.",
      "On summit day there is a guide for every three climbers.",
      "We decide the evening before, by the forecast and by how each of you feels.",
      "The mountain will still be there, so we may turn back and need not hurry.",
    ],
    pace: [
      "An acclimatisation walk: up, a cup of tea, and down again.",
      "1Practice in crampons, self-arrest and moving on a rope.",
      "1Everyone's kit is checked against the list.",
      "$Early to bed: the alarm is set for the middle of the night.",
      "Plenty of water and no running about while the body adjusts.",
      "$In the evening we go over the forecast and the tactics.",
      "Slow steps: up here they are shorter and the pauses longer.",
      "Rest, dry your things and listen to your own pulse.",
    ],
    suits: [
      "You need stamina: if you can run five kilometers without stopping, it will be hard but possible.",
      "No technical experience needed; we teach what matters on the spot.",
    ],
    included: [
      "Guides, one for every three on summit day",
      "Ropes, safety gear, radios",
      "Registration with mountain rescue",
    ],
    excluded: ["Rental of crampons, boots and ice axe", "Insurance that covers mountaineering"],
    bring: [
      "Stiff mountaineering boots",
      "Down jacket and shell",
      "Category 4 sunglasses",
      "Headlamp with spare batteries",
      "One-liter flask",
    ],
    questions: [
      [
        "What if the weather says no?",
        "There is time to spare in the plan. With no window at all we climb a lower neighbor.",
      ],
      [
        "What about altitude sickness?",
        "We gain height step by step and check pulse and oxygen twice a day. If the figures are poor, you go down with a guide.",
      ],
      [
        "Where do I get the kit?",
        "There is a rental close to the meeting point. We send the list and the rough cost and try things on together.",
      ],
    ],
  },
  rafting: {
    about: [
      "There is an instructor in every raft, and commands are learned on flat water.",
      "Rapids are scouted from the bank before we run them.",
      "Between rapids come long pools where you can put the paddle down and look around.",
      "Bags travel in dry sacks, so there is something to change into.",
    ],
    pace: [
      "^1Wetsuits on, a briefing, and off from the bank.",
      "About four hours on the water with a snack on a gravel bar.",
      "Before the hard part we land and look at the line.",
      "The second half of the day is calm, at half strength.",
      "$We dry by the fire and discuss who paddled how.",
      "Anyone who would rather not run the rapid walks round it.",
      "More spray than kilometers today.",
    ],
    suits: [
      "Being able to swim helps; being able to paddle is not needed.",
      "Good for friends, and for those who are tired of walking.",
    ],
    included: [
      "Raft, paddle, helmet and life jacket",
      "Wetsuit and neoprene shoes",
      "An instructor in every boat",
    ],
    excluded: ["Insurance that covers water sports"],
    bring: [
      "Quick-drying clothes",
      "Shoes that may get wet",
      "A strap for glasses",
      "Two pairs of warm socks",
    ],
    questions: [
      [
        "Is it dangerous?",
        "The grade is stated honestly and there is a safety boat at the rapids. The worst loss of recent years was a cap.",
      ],
      ["Is the water cold?", "Yes, hence the wetsuits. Only the first ten seconds are bad."],
    ],
  },
  "horse-riding": {
    about: [
      "The horses are calm, local and used to trails; each is matched to its rider.",
      "Before setting out we practice in a meadow: seat, reins, stopping.",
      "A pack horse carries food and tents; you have only saddlebags.",
      "The wranglers grew up in the saddle.",
    ],
    pace: [
      "About four hours in the saddle; we dismount at fords and steep descents.",
      "^The morning starts with catching the horses, a show of its own.",
      "On the flat, those who are ready may trot.",
      "At noon we unsaddle, let them graze and eat too.",
      "$Legs ache by evening, which is normal.",
      "The wrangler shows how to tie a pack.",
      "A shorter stage today, to rest backs, ours and theirs.",
    ],
    suits: [
      "No riding experience needed; riders up to 95 kg.",
      "Right for those who want the mountains without a backpack.",
    ],
    included: ["A saddled horse for the whole route", "Wrangler and pack horses", "Riding helmet"],
    excluded: ["Insurance that covers riding"],
    bring: [
      "Trousers without an inner seam",
      "Boots with a heel",
      "Gloves for the reins",
      "A raincoat that covers the knees",
    ],
    questions: [
      [
        "Can I come without any experience?",
        "Yes. The first day is for learning and you get the most patient horse.",
      ],
      ["How many hours a day do we ride?", "Three to five, with lunch and stops."],
    ],
  },
  cycling: {
    about: [
      "We ride back roads with fewer cars than cows.",
      "A support car carries the bags and picks up whoever is tired.",
      "The pace is easy: stop for photographs as often as you like.",
      "Bikes are serviced before every departure, and spare tubes and chains travel with us.",
    ],
    pace: [
      "About three hours of pedalling; the rest is stops.",
      "If a climb looks long, the support car is right there and nobody minds.",
      "After every climb there is a descent, which is the point of it.",
      "We have lunch where locals stop.",
      "^In the morning we check brakes and tires.",
      "In the afternoon the wind is usually behind us.",
      "A gravel stretch, so we take it slowly.",
    ],
    suits: [
      "You should be steady on a bike and able to ride thirty kilometers in a day.",
      "Good for couples of unequal form: take the car for a while, or an electric bike.",
    ],
    included: ["Support car with a mechanic", "Repair kit and spare tubes", "Helmet"],
    excluded: ["Bicycle rental, ordinary or electric"],
    bring: ["Padded shorts", "Sunglasses", "A light windproof", "Gloves"],
    questions: [
      ["May I bring my own bicycle?", "Please do. We help to collect, assemble and send it back."],
      ["What if I cannot finish a stage?", "The car follows with room for you and your bicycle."],
      ["What is the surface?", "About two thirds asphalt and one third firm gravel."],
    ],
  },
  offroad: {
    about: [
      "The cars are built for it: lifted, on mud tires, with winches and drivers who know how.",
      "We reach places where an ordinary minibus cannot follow.",
      "Three or four passengers to a car, and everybody gets a window.",
      "Drivers talk by radio, and half of the stories come over it.",
    ],
    pace: [
      "Low gear, and up we crawl.",
      "Fords are crossed one at a time while the others film.",
      "Lunch is off the tailgate, laid by the driver.",
      "We stop whenever somebody asks: the view keeps changing.",
      "The last kilometers are rough, but there is nobody at the end of them.",
      "After rain this stretch becomes a fairground ride.",
      "The driver lets air out of the tires and the car floats over the stones.",
    ],
    suits: [
      "Not hard, but expect bumps and dust.",
      "For those who want the far places without a pack.",
    ],
    included: ["4x4 with driver and fuel", "Parking, permits and park fees", "Lunches on the road"],
    excluded: ["The front seat cannot be reserved"],
    bring: [
      "A scarf against dust",
      "A neck pillow",
      "Motion sickness tablets",
      "A soft bag instead of a suitcase",
    ],
    questions: [
      [
        "Will I get car sick?",
        "It happens on hairpins. We swap seats and pause every hour and a half.",
      ],
      [
        "May I drive my own car?",
        "If it has four-wheel drive and twenty centimeters of clearance. Write us the model.",
      ],
    ],
  },
} satisfies Record<string, PricedKindWords>;
