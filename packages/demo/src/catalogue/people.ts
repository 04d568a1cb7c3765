import type { Random } from "../random.ts";
import type { BilingualText } from "@tropa/geography/notation/place-seed";
import { pickFrom } from "../text/deck.ts";
import { transliterate } from "@tropa/domain/discovery/slug";

export interface Person {
  gender: "woman" | "man";
  first: BilingualText;
  last: BilingualText;
}

interface Names {
  men: string[];
  women: string[];
  /** Masculine; the feminine follows from the ending where the language has one. */
  last: string[];
}

const words = (text: string) => text.trim().split(/\s+/);

const russian: Names = {
  men: words(
    "Алексей Андрей Антон Артём Борис Вадим Василий Виктор Виталий Владимир Глеб Григорий Даниил Денис Дмитрий Евгений Егор Иван Игорь Илья Кирилл Константин Леонид Максим Матвей Михаил Никита Николай Олег Павел Пётр Роман Руслан Семён Сергей Станислав Степан Тимофей Тимур Фёдор Юрий Ярослав",
  ),
  women: words(
    "Александра Алёна Алина Алиса Анастасия Ангелина Анна Вера Вероника Галина Дарья Диана Евгения Екатерина Елена Елизавета Жанна Инна Ирина Карина Кира Кристина Ксения Лариса Лидия Любовь Маргарита Марина Мария Надежда Наталья Ольга Полина Регина Светлана Софья Татьяна Ульяна Юлия Яна",
  ),
  last: words(
    "Агафонов Акимов Алексеев Анисимов Антипин Архипов Баранов Белов Беляев Березин Бобров Бурцев Вершинин Виноградов Воробьёв Воронин Гаврилов Глухов Голубев Горбунов Гусев Давыдов Дегтярёв Доронин Ермаков Ершов Жданов Журавлёв Зайцев Зимин Зотов Зырянов Измайлов Ильин Калашников Карпов Кириллов Климов Ковалёв Колесников Комаров Кондратьев Корнилов Королёв Котов Кравцов Крылов Кудряшов Кузьмин Лаптев Лебедев Логинов Лукин Макаров Мальцев Медведев Миронов Назаров Некрасов Нечаев Никитин Носков Овчинников Одинцов Орлов Осипов Панов Пахомов Пестов Поляков Прохоров Рогов Родионов Рыбаков Савин Самойлов Сафонов Седов Селиванов Сизов Снегирёв Соболев Соколов Сорокин Стрелков Сухарев Тарасов Тетерин Тимофеев Третьяков Тюрин Уваров Ушаков Федотов Филатов Фомин Харитонов Хохлов Цветков Чернов Шадрин Шестаков Широков Шубин Щербаков Юдин Яковлев",
  ),
};

const byCountry: Record<string, Names> = {
  georgia: {
    men: words("Георгий Леван Ираклий Зураб Гиви Давид Нодар Темури"),
    women: words("Нино Тамара Кетеван Мариам Русудан Натия"),
    last: words("Гелашвили Маисурадзе Кобалия Чхартишвили Ломидзе Хуцишвили Бериашвили Квициани"),
  },
  armenia: {
    men: words("Армен Тигран Гор Ваагн Арсен Нарек"),
    women: words("Ани Лусине Мариам Гаянэ Астхик Нарине"),
    last: words("Саркисян Григорян Арутюнян Мкртчян Оганесян Погосян"),
  },
  kazakhstan: {
    men: words("Ерлан Данияр Нурлан Арман Тимур"),
    women: words("Айгерим Динара Асель Жанна Мадина"),
    last: words("Сейтказиев Ахметов Жумабаев Оспанов Касымов"),
  },
  kyrgyzstan: {
    men: words("Азамат Бакыт Нурбек Эрмек Талант"),
    women: words("Айжан Гульнара Нургуль Чолпон"),
    last: words("Асанов Токтогулов Жолдошев Мамбетов Сыдыков"),
  },
  uzbekistan: {
    men: words("Рустам Шерзод Бахтиёр Тимур Отабек"),
    women: words("Нигора Дильноза Зарина Камила"),
    last: words("Каримов Рахимов Юсупов Ходжаев Назаров"),
  },
  turkey: {
    men: words("Мехмет Эмре Джан Мурат"),
    women: words("Айше Элиф Зейнеп"),
    last: words("Йылмаз Демир Кая Арслан Челик"),
  },
};

/** Men's and women's surnames differ only where the ending is Slavic. */
function surname(last: string, gender: Person["gender"]): string {
  return gender === "woman" && /(ов|ев|ёв|ин|ын)$/.test(last) ? `${last}а` : last;
}

function inBoth(ru: string): BilingualText {
  return { ru, en: transliterate(ru).replace(/iy\b/g, "y").replace(/yy\b/g, "y") };
}

/** A guide of a place: one of its own people, or one who came from Russia and stayed. */
export function createPerson(random: Random, country: string): Person {
  const local = byCountry[country];
  const names = local && random.chance(0.7) ? local : russian;
  const gender = random.chance(0.5) ? "woman" : "man";
  return {
    gender,
    first: inBoth(pickFrom(random, gender === "woman" ? names.women : names.men)),
    last: inBoth(surname(pickFrom(random, names.last), gender)),
  };
}
