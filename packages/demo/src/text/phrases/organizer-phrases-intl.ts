/** How an organizer or a company begins and goes on. */
export interface About {
  first: readonly string[];
  more: readonly string[];
}

type Abouts = Record<"author" | "company", About>;

export const aboutEn: Abouts = {
  author: {
    first: [
      "I have been guiding around {place} since {year}.",
      "I live here and have been showing people my corner of {place} since {year}.",
      "My first group came to {place} in {year}, and I have not stopped since.",
      "Since {year} I have drawn up routes around {place} and walked every one of them myself.",
      "I came for one summer and stayed: a guide at {place} since {year}.",
    ],
    more: [
      "I take no more than {size} people, so that I can hear each of them.",
      "Beds and cars I check in person before every season.",
      "I do not race from sight to sight: fewer places, more time.",
      "I know where it is warm in the rain and shady in the heat, and change plans with the weather.",
      "I hold a wilderness first aid certificate and renew it every two years.",
      "Before the trip we have a call and go through your kit line by line.",
      "I buy food from neighbors: their cheese, fish and bread beat any shop.",
      "I take photographs on the way and share them all afterwards.",
      "If something goes wrong, I say so at once and offer an alternative.",
      "In winter I revise the routes; in summer I live on the road.",
    ],
  },
  company: {
    first: [
      "A small team of {guides} guides, working around {place} since {year}.",
      "We have traveled around {place} since {year} with our own cars and our own kit.",
      "We began with one route around {place} in {year}; now there are {guides} of us.",
      "We have designed our own routes around {place} since {year}.",
    ],
    more: [
      "Every guide walks a route first as a guest, then as an assistant, and only then leads a group.",
      "Somebody from the team answers your messages before and during the trip.",
      "We stay with the same families every year and know the hosts by name.",
      "The contract lists everything the price covers and everything it does not.",
      "Groups are small, because one minibus is enough.",
      "Kit is replaced every second season.",
      "We carry our rubbish out and leave camps tidy.",
      "If a group does not fill, you get all your money back or another date.",
      "Our drivers have been with us for five years and more.",
      "Routes are checked in spring, before the first departure.",
    ],
  },
};

export const aboutDe: Abouts = {
  author: {
    first: [
      "Seit {year} führe ich Gruppen; mein Revier: {place}.",
      "Ich lebe hier und zeige seit {year} meine Lieblingsorte: {place}.",
      "Die erste Gruppe kam {year}, seitdem führe ich jede Saison. Mein Revier: {place}.",
      "Seit {year} entwerfe ich eigene Routen und gehe jede davon selbst: {place}.",
      "Eigentlich wollte ich nur einen Sommer bleiben; seit {year} bin ich Guide. Mein Revier: {place}.",
    ],
    more: [
      "Mehr als {size} Personen nehme ich nicht mit, damit ich alle hören kann.",
      "Unterkünfte und Fahrzeuge sehe ich mir vor jeder Saison selbst an.",
      "Ich hetze nicht von Ort zu Ort: lieber weniger und dafür in Ruhe.",
      "Ich weiß, wo es bei Regen warm und bei Hitze schattig ist, und ändere den Plan nach dem Wetter.",
      "Den Erste-Hilfe-Kurs für unterwegs wiederhole ich alle zwei Jahre.",
      "Vor der Reise telefonieren wir und gehen die Ausrüstung Punkt für Punkt durch.",
      "Lebensmittel kaufe ich bei den Nachbarn: Käse, Fisch und Brot sind hier besser als im Laden.",
      "Unterwegs fotografiere ich und schicke danach allen die Bilder.",
      "Geht etwas schief, sage ich es gleich und biete Ersatz an.",
    ],
  },
  company: {
    first: [
      "Ein kleines Team: {guides} Guides, seit {year} unterwegs. Unser Revier: {place}.",
      "Seit {year} reisen wir mit eigenen Fahrzeugen und eigener Ausrüstung; unser Revier: {place}.",
      "Angefangen haben wir {year} mit einer einzigen Route, heute sind wir {guides} Guides. Unser Revier: {place}.",
      "Seit {year} entwerfen wir eigene Routen; unser Revier: {place}.",
    ],
    more: [
      "Jeder Guide geht eine Route zuerst als Gast, dann als Assistenz, und erst danach führt er selbst.",
      "Vor der Reise und unterwegs beantwortet immer jemand aus dem Team Ihre Nachrichten.",
      "Wir wohnen jedes Jahr bei denselben Familien und kennen sie beim Namen.",
      "Im Vertrag steht alles, was der Preis enthält, und alles, was er nicht enthält.",
      "Die Gruppen sind klein, denn mehr als ein Kleinbus ist nicht nötig.",
      "Die Ausrüstung wird jede zweite Saison erneuert.",
      "Unseren Abfall nehmen wir mit, Lagerplätze hinterlassen wir sauber.",
      "Kommt keine Gruppe zustande, gibt es das ganze Geld zurück oder einen anderen Termin.",
      "Die Routen prüfen wir im Frühjahr, vor den ersten Terminen.",
    ],
  },
};

export const aboutZh: Abouts = {
  author: {
    first: [
      "{year}年起在{place}带团。",
      "我住在这里，{year}年起带人看我眼中的{place}。",
      "{year}年带了第一个团，此后每一季都在{place}。",
      "{year}年起设计{place}的路线，每一条都亲自走过。",
      "原本只打算待一个夏天，结果{year}年起就在{place}当了向导。",
    ],
    more: [
      "每团最多{size}人，这样我能听清每个人的话。",
      "住处和车辆，每季开始前我都亲自看过。",
      "不赶景点：地方少一些，时间多一些。",
      "我知道雨天哪里暖和、热天哪里阴凉，会随天气调整安排。",
      "野外急救培训每两年重上一次。",
      "出发前我们通个电话，对着清单逐件核对装备。",
      "食材跟邻居买，奶酪、鱼和面包都比店里的好。",
      "路上我会拍照，结束后全部发给大家。",
      "出了岔子我会马上直说，并给出替代办法。",
    ],
  },
  company: {
    first: [
      "一支小团队：{guides}位向导，{year}年起在{place}工作。",
      "{year}年起带人走{place}，车辆和装备都是自己的。",
      "{year}年从{place}的一条路线起步，如今有{guides}位向导。",
      "{year}年起自己设计{place}的路线。",
    ],
    more: [
      "每位向导走一条路线，先当客人，再当助手，最后才带队。",
      "出行前和路上，团队里始终有人回复您的消息。",
      "每年都住同样的人家，主人的名字我们都叫得出。",
      "合同里写明价格含什么、不含什么。",
      "团都不大，因为一辆小巴就够了。",
      "装备每两季更换一次。",
      "垃圾带走，营地收拾干净。",
      "不成团就全额退款，或改到别的日期。",
      "路线在每年春天、首团出发之前检查一遍。",
    ],
  },
};
