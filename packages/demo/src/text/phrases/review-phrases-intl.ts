import type { ReviewPhrases } from "./review-moods.ts";

export const reviewPhrasesEn: ReviewPhrases = {
  opening: {
    happy: [
      "Just got home and still sorting the photos.",
      "Exactly what the description promised, and a bit more.",
      "We picked this almost by accident. Lucky us.",
      "{guide} is a gem: calm, funny, always two steps ahead.",
      "Best trip we have had in years.",
      "I was nervous about joining a group on my own. No need.",
      "Well planned from the first message to the last goodbye.",
      "Thank you, {guide}!",
      "{sight} gave me goosebumps.",
      "Came for the views, stayed for the people.",
      "Second time with this organizer, just as good.",
      "If you are on the fence, book it.",
    ],
    good: [
      "A good trip overall.",
      "Lovely places, a few rough edges.",
      "Great guide, average logistics.",
      "Enjoyed it, though the pace was faster than I expected.",
    ],
    critical: [
      "Beautiful places, poor organization.",
      "I expected more for the price.",
      "Mixed feelings.",
    ],
  },
  detail: [
    "{guide} tells stories that even our teenager listened to.",
    "{sight} was the highlight for all of us.",
    "The driver deserves a medal on those roads.",
    "The food was plentiful and properly local.",
    "Small group, so there was time for everybody.",
    "The packing list they sent was spot on.",
    "When it rained, the plan changed within five minutes and nobody lost a thing.",
    "No hidden extras: the price was the price.",
    "We hardly saw another group all day.",
    "Questions before the trip were answered the same day.",
    "I liked that we were left in silence where silence was due.",
  ],
  days: [
    "Beds were clean and warm everywhere.",
    "By day three we were a group of friends.",
    "Long drives were broken up with good stops.",
    "Dinners around one big table were half the fun.",
    "There was even time for a nap.",
  ],
  hours: [
    "The hours flew by.",
    "We walked through courtyards I would never have found.",
    "Perfect for a first day in town.",
    "Got a list of places to eat afterwards, all good.",
  ],
  ship: [
    "The cabin was spotless and quiet.",
    "Meals on board were better than in most restaurants.",
    "Waking up to a new shore every day never got old.",
    "Going ashore was quick, no queues.",
  ],
  winter: [
    "Cold, yes, but we were told exactly what to wear.",
    "In winter you have the place to yourself.",
  ],
  flaw: [
    "The first day was too long.",
    "Hot water was patchy in one place.",
    "We left almost an hour late once.",
    "A bit cramped when the van is full.",
    "One stop was dropped because of the weather.",
    "Wi-Fi is weak nearly everywhere, so do not plan to work.",
  ],
  closing: {
    happy: [
      "Highly recommended.",
      "We will be back.",
      "Already looking at the next one.",
      "Six stars out of five.",
      "Thank you for the care.",
    ],
    good: ["Still worth going.", "With those small things fixed it would be five stars."],
    critical: ["I hope they learn from it.", "They did refund the missed part."],
  },
  short: ["Excellent.", "Loved it!", "Thank you!", "Great day."],
};

export const reviewPhrasesDe: ReviewPhrases = {
  opening: {
    happy: [
      "Rundum gelungen, wir würden sofort wieder buchen.",
      "Genau wie beschrieben, nur schöner.",
      "{guide} hat alles im Blick und bleibt immer gelassen.",
      "Unsere schönste Reise seit Langem.",
      "Sehr gut organisiert, vom ersten Kontakt bis zum Abschied.",
      "Eine tolle kleine Gruppe und ein toller Guide.",
      "Wir waren als Familie dabei, alle waren begeistert.",
      "Endlich einmal kein Massentourismus.",
    ],
    good: [
      "Insgesamt eine schöne Reise.",
      "Tolle Orte, kleine Schwächen bei der Organisation.",
      "Guter Guide, das Tempo war uns etwas zu hoch.",
    ],
    critical: [
      "Schöne Landschaft, aber die Organisation war schwach.",
      "Für den Preis hatten wir mehr erwartet.",
    ],
  },
  detail: [
    "Das Essen war reichlich und wirklich landestypisch.",
    "Der Fahrer fuhr sicher und umsichtig.",
    "Fragen wurden schon vor der Reise schnell beantwortet.",
    "Bei Regen wurde der Plan sofort angepasst.",
    "Man merkt, dass {guide} hier jeden kennt.",
    "Die Packliste war sehr hilfreich.",
    "Keine versteckten Kosten.",
  ],
  days: [
    "Die Unterkünfte waren sauber und warm.",
    "Abends saßen alle an einem Tisch, das war besonders schön.",
    "Genug Pausen auf den langen Strecken.",
  ],
  hours: [
    "Die Zeit verging wie im Flug.",
    "Ideal für den ersten Tag in der Stadt.",
    "Wir haben Ecken gesehen, die in keinem Reiseführer stehen.",
  ],
  ship: [
    "Die Kabine war ruhig und sauber.",
    "Das Essen an Bord war hervorragend.",
    "Jeden Morgen ein neues Ufer vor dem Fenster.",
  ],
  winter: [
    "Kalt, aber mit der richtigen Kleidung kein Problem.",
    "Im Winter hat man alles fast für sich.",
  ],
  flaw: [
    "Der erste Tag war zu lang.",
    "Warmes Wasser gab es nicht überall.",
    "Die Abfahrt verzögerte sich einmal um fast eine Stunde.",
    "Ein Halt fiel wegen des Wetters aus.",
  ],
  closing: {
    happy: [
      "Klare Empfehlung!",
      "Wir kommen wieder.",
      "Danke für alles.",
      "Gern jederzeit wieder.",
    ],
    good: ["Trotzdem empfehlenswert.", "Mit kleinen Verbesserungen wären es fünf Sterne."],
    critical: ["Schade, da wäre mehr möglich gewesen."],
  },
  short: ["Sehr schön!", "Alles bestens.", "Danke!"],
};

export const reviewPhrasesZh: ReviewPhrases = {
  opening: {
    happy: [
      "刚回来，照片还没整理完。",
      "和介绍里写的一样，甚至更好。",
      "{guide}非常细心，什么都考虑到了。",
      "这几年最满意的一次旅行。",
      "第一次跟小团出行，体验特别好。",
      "行程安排合理，不赶路。",
      "带父母一起来的，他们很开心。",
      "风景比想象中还要美。",
    ],
    good: ["总体不错。", "景色很棒，细节还可以改进。", "向导很好，节奏稍快。"],
    critical: ["地方很美，但组织一般。", "这个价格期望更高一些。"],
  },
  detail: [
    "饭菜地道，分量也足。",
    "司机开车很稳，山路也放心。",
    "出发前问的问题都很快得到回复。",
    "下雨时马上调整了路线，没有耽误。",
    "人少，每个人都照顾得到。",
    "没有隐形消费。",
    "几乎没有遇到别的旅行团。",
  ],
  days: ["住的地方干净又暖和。", "晚上大家围坐聊天，很有气氛。", "车程中间有休息，不累。"],
  hours: ["几个小时一下就过去了。", "走了很多自己找不到的小巷。", "适合到达的第一天参加。"],
  ship: ["船舱干净安静。", "船上的餐食很好。", "每天早上窗外都是新的岸。"],
  winter: ["虽然冷，但穿衣建议很实用。", "冬天游客少，很安静。"],
  flaw: [
    "第一天时间太长，有点累。",
    "有一晚热水不稳定。",
    "有一次出发晚了将近一小时。",
    "因为天气少去了一个点。",
  ],
  closing: {
    happy: ["强烈推荐！", "还会再来。", "谢谢大家的照顾。", "已经在看下一条路线了。"],
    good: ["还是值得去的。", "改进一下就是满分。"],
    critical: ["希望以后能做得更好。"],
  },
  short: ["很好！", "非常满意。", "谢谢！"],
};
