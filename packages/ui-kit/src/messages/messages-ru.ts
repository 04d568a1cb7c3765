import type { Messages } from "./messages-en.ts";

/** The texts of the kit in Russian. */
export const messagesRu: Messages = {
  close: "Закрыть",
  back: "Назад",
  previous: "Назад",
  next: "Вперёд",
  clear: "Очистить",
  remove: "Убрать",
  readMore: "Читать дальше",
  hide: "Свернуть",
  loading: "Загружаем…",
  loadMore: "Показать ещё",
  noData: "Нет данных",
  nothingFound: "Ничего не нашлось",
  nothingFoundForSearch: "По вашему запросу ничего не нашлось",
  scrollToTop: "Наверх",
  breadcrumbs: "Вы здесь",
  notifications: "Уведомления",

  pages: "Страницы",
  page: "Страница {page}",
  previousPage: "Предыдущая страница",
  nextPage: "Следующая страница",

  rating: "Оценка {value} из {max}",
  ratingLevels: {
    terrible: "Ужасно",
    poor: "Плохо",
    fair: "Нормально",
    good: "Хорошо",
    excellent: "Отлично",
  },

  oldPrice: "Цена без скидки",
  optional: "необязательно",
  decrease: "Уменьшить: {label}",
  increase: "Увеличить: {label}",
  from: "От",
  to: "До",

  gallery: "Фотографии",
  photo: "Фото {index} из {total}",
  showAllPhotos: "Все фото ({total})",
  zoom: "Увеличить",

  calendar: "Календарь",
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",

  step: { done: "Пройдено", current: "Сейчас", upcoming: "Впереди", failed: "Не состоялось" },

  phone: {
    search: "Попробуйте найти по коду",
    mismatch: "Этот номер относится к стране: {country}.",
  },

  validation: {
    required: "Обязательно для заполнения",
    email: "Введите корректный e-mail",
    confirmed: "Поля не совпадают",
    minLength: "Минимум {length} символов",
    maxLength: "Максимум {length} символов",
    minValue: "Минимальное значение {min}",
    maxValue: "Максимальное значение {max}",
    phone: "Некорректный номер телефона",
    url: "Некорректная ссылка",
    phoneInput: "Неверный номер телефона",
    incorrect: "Некорректное значение",
  },
};
