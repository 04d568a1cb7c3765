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
  create: "Добавить «{text}»",
  chooseFromList: "Выберите из списка",
  showOptions: "Показать варианты",
  removeItem: "Убрать: {label}",
  reveal: "Показать: {label}",
  conceal: "Скрыть: {label}",
  hiddenValue: "скрыто",

  gallery: "Фотографии",
  photo: "Фото {index} из {total}",
  showAllPhotos: "Все фото ({total})",
  zoom: "Увеличить",
  zoomIn: "Приблизить",
  zoomOut: "Отдалить",
  play: "Воспроизвести",
  pause: "Пауза",
  playVideo: "Смотреть видео: {title}",
  openVideo: "Открыть видео: {title}",

  carousel: "карусель",
  slide: "слайд",
  slideOf: "{index} из {total}",

  stories: "Истории",
  story: "История {index} из {total}",
  seen: "просмотрено",

  map: "Карта",
  openMap: "Открыть карту",
  kilometres: "{count}\u00a0км",

  onThisPage: "На этой странице",

  tryAgain: "Попробовать ещё раз",
  errors: {
    notFound: {
      title: "Здесь тропа обрывается",
      text: "Такой страницы нет: возможно, адрес устарел или в нём опечатка.",
    },
    forbidden: {
      title: "Эта страница не для вас",
      text: "Войдите под тем именем, для которого она создана.",
    },
    gone: { title: "Этой страницы больше нет", text: "Мы убрали её насовсем." },
    unavailable: {
      title: "Наводим порядок",
      text: "Сервис заработает через несколько минут.",
    },
    offline: {
      title: "Нет соединения",
      text: "Проверьте сеть: всё, что вы открыли, останется на месте.",
    },
    failure: { title: "Что-то пошло не так", text: "Это наша ошибка. Попробуйте ещё раз." },
  },

  calendar: "Календарь",
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  dates: {
    choose: "Выберите даты",
    chooseOne: "Выберите дату",
    change: "Изменить даты: {dates}",
  },

  step: { done: "Пройдено", current: "Сейчас", upcoming: "Впереди", failed: "Не состоялось" },

  phone: {
    country: "Страна",
    search: "Страна или код",
    tryCode: "Попробуйте найти по коду",
    mismatch: "Этот номер относится к стране: {country}.",
    confirm: "Сменить страну",
  },

  validation: {
    required: "Обязательно для заполнения",
    email: "Введите корректный e-mail",
    confirmed: "Поля не совпадают",
    minLength: "Минимум {length} символов",
    maxLength: "Максимум {length} символов",
    number: "Введите число",
    minValue: "Минимальное значение {min}",
    maxValue: "Максимальное значение {max}",
    phone: "Некорректный номер телефона",
    url: "Некорректная ссылка",
    personName: "Только буквы, пробелы и дефисы, без ссылок",
    phoneInput: "Неверный номер телефона",
    incorrect: "Некорректное значение",
  },
};
