export type QuestionText = readonly [question: string, answer: string];

export const askedDe: readonly QuestionText[] = [
  [
    "Wir sind zwei Freundinnen: Können wir uns ein Zimmer teilen?",
    "Ja. Schreiben Sie es in den Kommentar zur Buchung, dann wohnen Sie zusammen.",
  ],
  [
    "Wie viel Bargeld sollte ich mitnehmen?",
    "Wenig, fast alles ist im Preis. Es reicht für Kaffee, Andenken und ein Trinkgeld, wenn Sie mögen.",
  ],
  [
    "Kann ich Telefon und Kamera laden?",
    "Jeden Abend. Für lange Fototage nehmen Sie eine Powerbank mit.",
  ],
  [
    "Kann ich nach dem Ende noch bleiben?",
    "Natürlich. Wir nennen Ihnen Unterkünfte; die Rückreise planen Sie dann selbst.",
  ],
  [
    "Wie viele kommen gewöhnlich mit?",
    "Das ist verschieden, aber nie mehr als {group}. Meist ist die Gruppe zu zwei Dritteln voll.",
  ],
  [
    "Ich lande am Vorabend. Helfen Sie bei der Übernachtung?",
    "Gern: Wir nennen ein Hotel nahe dem Treffpunkt und reservieren auf Wunsch.",
  ],
  [
    "Wann meldet sich der Guide?",
    "Der Gruppenchat öffnet zwei Wochen vorher, am Tag davor schickt der Guide Zeit und Ort.",
  ],
  [
    "Ist das ein passendes Geburtstagsgeschenk, wenn ich selbst nicht mitfahre?",
    "Sehr gern. Tragen Sie in der Buchung ein, wer fährt; die Briefe kommen an Sie.",
  ],
  ["Bleibt Zeit, etwas zum Mitnehmen zu kaufen?", "Ja, und wir zeigen, wo es Einheimisches gibt."],
];

export const askedZh: readonly QuestionText[] = [
  ["我们是两个朋友，可以住同一个房间吗？", "可以，在预订备注里写一下，我们会安排在一起。"],
  ["要带多少现金？", "不用多，费用几乎都含在价格里。够买咖啡、纪念品，再加一点小费就行。"],
  ["手机和相机能充电吗？", "每天晚上都可以。白天要拍很久的话，请带充电宝。"],
  ["结束之后可以再留几天吗？", "当然可以，我们会推荐住处，之后的返程由您自己安排。"],
  ["一般有多少人参加？", "每次不同，但不会超过{group}人。多数团期坐满三分之二。"],
  ["我前一晚到，能帮忙安排住宿吗？", "可以，我们推荐集合地点附近的酒店，需要的话代为预订。"],
  ["向导什么时候联系我们？", "提前两周开群，出发前一天向导会发来时间和地点。"],
  ["想当生日礼物送人，我可以代付吗？", "当然可以。预订时写上出行人的名字，邮件会发给您。"],
  ["有时间买点东西带回去吗？", "有，我们会告诉您哪里卖的是本地货。"],
];
