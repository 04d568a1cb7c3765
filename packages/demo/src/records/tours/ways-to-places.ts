import type { Locale } from "@tropa/domain/locale";

type Words = Readonly<Record<Locale, string>>;

/** How one comes by train and further to places that no train reaches, by their slugs. */
export const waysToPlaces: Readonly<Record<string, Words>> = {
  "gorny-altay": {
    ru: "Поезда идут до Бийска, оттуда до Горно-Алтайска два часа автобусом.",
    en: "Trains run to Biysk; from there it is two hours by bus to Gorno-Altaysk.",
    de: "Züge fahren bis Bijsk, von dort sind es zwei Stunden mit dem Bus nach Gorno-Altaisk.",
    zh: "火车到比斯克，再乘两小时大巴到戈尔诺-阿尔泰斯克。",
  },
  baikal: {
    ru: "Поезда идут до Иркутска, оттуда до парома на Ольхон пять часов маршруткой.",
    en: "Trains run to Irkutsk; from there it is five hours by minibus to the Olkhon ferry.",
    de: "Züge fahren bis Irkutsk, von dort sind es fünf Stunden mit dem Kleinbus zur Fähre nach Olchon.",
    zh: "火车到伊尔库茨克，再乘五小时小巴到奥利洪岛渡口。",
  },
  prielbrusye: {
    ru: "Поезда идут до Нальчика и Минеральных Вод, дальше два–четыре часа по ущелью.",
    en: "Trains run to Nalchik and Mineralnye Vody, then it is two to four hours up the valley.",
    de: "Züge fahren bis Naltschik und Mineralnyje Wody, dann geht es zwei bis vier Stunden das Tal hinauf.",
    zh: "火车到纳尔奇克或矿水城，再沿峡谷行车二至四小时。",
  },
  "arkhyz-dombay": {
    ru: "Ближайшие поезда — в Невинномысске и Черкесске, оттуда около трёх часов автобусом.",
    en: "The nearest trains are in Nevinnomyssk and Cherkessk, about three hours away by bus.",
    de: "Die nächsten Bahnhöfe sind Newinnomyssk und Tscherkessk, etwa drei Busstunden entfernt.",
    zh: "最近的火车站在涅温诺梅斯克和切尔克斯克，再乘约三小时大巴。",
  },
  suzdal: {
    ru: "Поезда идут до Владимира, оттуда автобус каждые полчаса.",
    en: "Trains run to Vladimir; a bus leaves from there every half hour.",
    de: "Züge fahren bis Wladimir, von dort geht alle halbe Stunde ein Bus.",
    zh: "火车到弗拉基米尔，再乘每半小时一班的大巴。",
  },
  gelendzhik: {
    ru: "Поезда идут до Новороссийска, оттуда сорок минут автобусом.",
    en: "Trains run to Novorossiysk; from there it is forty minutes by bus.",
    de: "Züge fahren bis Noworossijsk, von dort sind es vierzig Minuten mit dem Bus.",
    zh: "火车到新罗西斯克，再乘四十分钟大巴。",
  },
  solovki: {
    ru: "Поезда идут до Кеми, оттуда летом теплоход.",
    en: "Trains run to Kem; a boat leaves from there in summer.",
    de: "Züge fahren bis Kem, von dort fährt im Sommer ein Schiff.",
    zh: "火车到凯姆，夏季再转乘客轮。",
  },
  sheregesh: {
    ru: "Поезда идут до Новокузнецка и Кондомы, дальше автобус или трансфер.",
    en: "Trains run to Novokuznetsk and Kondoma, then a bus or a transfer.",
    de: "Züge fahren bis Nowokusnezk und Kondoma, dann geht es mit Bus oder Transfer weiter.",
    zh: "火车到新库兹涅茨克或孔多马，再乘大巴或接送车。",
  },
};

/** Back by road, where the organizer has something to say of it. */
export const wayBack: Words = {
  ru: "Обратно группу высаживают там же, где встретили; водитель остановится и у вокзала по пути.",
  en: "On the way back the group is dropped off where it was met; the driver also stops at the station on the way.",
  de: "Zurück steigt die Gruppe am Treffpunkt aus; der Fahrer hält unterwegs auch am Bahnhof.",
  zh: "返程在集合地点下车，司机也可在途中的车站停靠。",
};
