import type { ReviewLocale, Mood, ReviewPhrases } from "./review-moods.ts";
import type { Random } from "../../random.ts";
import { pickFrom } from "../deck.ts";
import { reviewPhrasesDe, reviewPhrasesEn, reviewPhrasesZh } from "./review-phrases-intl.ts";
import { reviewPhrasesRu } from "./review-phrases-ru.ts";

export const reviewPhrases: Record<ReviewLocale, ReviewPhrases> = {
  ru: reviewPhrasesRu,
  en: reviewPhrasesEn,
  de: reviewPhrasesDe,
  zh: reviewPhrasesZh,
};

export const replyPhrases: Record<ReviewLocale, Record<Mood, readonly string[]>> = {
  ru: {
    happy: [
      "{name}, спасибо за тёплые слова! Приезжайте ещё.",
      "Спасибо, {name}! С такой группой и работать легко.",
      "{name}, рады, что всё сложилось. До новых маршрутов!",
      "Благодарим за отзыв, {name}. Передадим водителю и повару, им будет приятно.",
    ],
    good: [
      "{name}, спасибо за честный отзыв, замечание учтём.",
      "Спасибо, {name}! Про то, что не понравилось, уже поговорили с командой.",
      "{name}, благодарим. Поправим к следующему сезону.",
    ],
    critical: [
      "{name}, нам жаль, что так вышло. Разобрались с гидом и поменяли порядок дня.",
      "Спасибо, что написали прямо, {name}. В чате предложили скидку на следующую поездку.",
      "{name}, замечание справедливое. Этот участок маршрута мы уже изменили.",
    ],
  },
  en: {
    happy: [
      "Thank you, {name}! Come back any time.",
      "{name}, it was a pleasure to travel with you.",
      "Thanks, {name}. I will pass this on to our driver and our cook.",
    ],
    good: [
      "Thank you for an honest review, {name}. We have taken note.",
      "Thanks, {name}. We are fixing exactly that for next season.",
    ],
    critical: [
      "{name}, we are sorry it turned out this way. We have changed that part of the route.",
      "Thank you for telling us plainly, {name}. We have written to you in the chat.",
    ],
  },
  de: {
    happy: ["Danke, {name}! Es war schön mit Ihnen.", "Vielen Dank, {name}, bis zum nächsten Mal!"],
    good: ["Danke für die ehrlichen Worte, {name}. Wir arbeiten daran."],
    critical: ["{name}, das tut uns leid. Wir haben den Ablauf geändert."],
  },
  zh: {
    happy: ["谢谢{name}，期待再次同行！", "{name}，感谢您的好评，我们会转告司机和厨师。"],
    good: ["感谢{name}的真诚反馈，我们会改进。"],
    critical: ["{name}，非常抱歉，这段行程我们已经调整。"],
  },
};

interface Author {
  name: string;
  first: string;
  gender: "woman" | "man";
}

const words = (text: string) => text.split(" ");

const firstNames: Record<ReviewLocale, { woman: string[]; man: string[] }> = {
  ru: {
    woman: words(
      "Анна Мария Елена Ольга Наталья Екатерина Ирина Татьяна Светлана Юлия Марина Ксения Дарья Алина Виктория Полина Вера Людмила Галина Анастасия Валерия Оксана Кристина Софья Евгения Лилия Инна Рената Жанна Алёна",
    ),
    man: words(
      "Александр Дмитрий Алексей Сергей Андрей Михаил Иван Павел Артём Николай Евгений Максим Роман Илья Олег Константин Антон Виктор Игорь Денис Тимур Юрий Георгий Владислав Руслан",
    ),
  },
  en: {
    woman: words(
      "Emma Olivia Sarah Rachel Hannah Claire Laura Megan Priya Alice Nina Kate Julia Grace Zoe",
    ),
    man: words("James Tom Daniel Ben Oliver Mark Adam Ryan Luke Peter Sam Arjun Chris Henry Neil"),
  },
  de: {
    woman: words("Anna Julia Katrin Sabine Lena Claudia Miriam Birgit Franziska Ines"),
    man: words("Thomas Markus Jonas Stefan Lukas Andreas Jan Felix Matthias Uwe"),
  },
  zh: {
    woman: words("李娜 王芳 陈静 刘洋 赵雪 周婷 林悦 孙倩"),
    man: words("王伟 张磊 李强 陈浩 刘波 杨帆 黄杰 吴昊"),
  },
};

const initials: Partial<Record<ReviewLocale, string>> = {
  ru: "АБВГДЕЗИКЛМНОПРСТФХЧШЮЯ",
  en: "ABCDEFGHJKLMNPRSTW",
  de: "ABDEFGHKLMNRSTW",
};

export function authorOf(random: Random, locale: ReviewLocale): Author {
  const gender = random.chance(0.6) ? "woman" : "man";
  const first = pickFrom(random, firstNames[locale][gender]);
  const letters = initials[locale];
  const name =
    letters && random.chance(0.55)
      ? `${first} ${letters.charAt(random.int(0, letters.length - 1))}.`
      : first;
  return { name, first, gender };
}
