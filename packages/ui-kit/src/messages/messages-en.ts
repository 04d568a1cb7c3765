/**
 * The built-in texts of the components, in English; `{name}` is a placeholder.
 * The form messages are fixed (docs/product/forms.md#messages).
 */
export const messagesEn = {
  close: "Close",
  back: "Back",
  previous: "Previous",
  next: "Next",
  clear: "Clear",
  remove: "Remove",
  readMore: "Read more",
  hide: "Hide",
  loading: "Loading...",
  loadMore: "Show more",
  noData: "No data to show",
  nothingFound: "Nothing found",
  nothingFoundForSearch: "Nothing found based on your search",
  scrollToTop: "Back to top",
  breadcrumbs: "You are here",
  notifications: "Notifications",

  pages: "Pages",
  page: "Page {page}",
  previousPage: "Previous page",
  nextPage: "Next page",

  rating: "Rating {value} out of {max}",
  ratingLevels: {
    terrible: "Terrible",
    poor: "Poor",
    fair: "Fair",
    good: "Good",
    excellent: "Excellent",
  },

  oldPrice: "Price before the discount",
  optional: "optional",
  decrease: "Decrease {label}",
  increase: "Increase {label}",
  from: "From",
  to: "To",
  create: "Create “{text}”",
  chooseFromList: "Choose from the list",
  showOptions: "Show options",
  removeItem: "Remove {label}",
  reveal: "Show {label}",
  conceal: "Hide {label}",
  hiddenValue: "hidden",

  gallery: "Photos",
  photo: "Photo {index} of {total}",
  showAllPhotos: "All photos ({total})",
  zoom: "Zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  play: "Play",
  pause: "Pause",
  playVideo: "Play the video: {title}",
  openVideo: "Open the video: {title}",

  carousel: "carousel",
  slide: "slide",
  slideOf: "{index} of {total}",

  stories: "Stories",
  story: "Story {index} of {total}",
  seen: "seen",

  map: "Map",
  openMap: "Open the map",
  kilometres: "{count}\u00a0km",

  onThisPage: "On this page",

  tryAgain: "Try again",
  errors: {
    notFound: {
      title: "This page has left the trail",
      text: "The address may be old, or a letter in it wrong.",
    },
    forbidden: {
      title: "This page belongs to somebody else",
      text: "Log in with the account that it was made for.",
    },
    gone: { title: "This page is no more", text: "It was taken down for good." },
    unavailable: {
      title: "We are putting things in order",
      text: "The service is back in a few minutes.",
    },
    offline: {
      title: "No connection",
      text: "Check the network: what you have opened stays here.",
    },
    failure: { title: "Something went wrong", text: "It is our fault. Try once more." },
  },

  calendar: "Calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  dates: {
    choose: "Choose dates",
    chooseOne: "Choose a date",
    change: "Change the dates: {dates}",
  },

  step: { done: "Done", current: "Now", upcoming: "Ahead", failed: "Failed" },

  phone: {
    country: "Country",
    search: "Country or code",
    tryCode: "Try searching by code",
    mismatch: "This number belongs to {country}.",
    confirm: "Change the country",
  },

  validation: {
    required: "Required field",
    email: "Please enter a valid e-mail",
    confirmed: "Do not match",
    minLength: "Minimum {length} characters",
    maxLength: "Maximum {length} characters",
    number: "Enter a number",
    minValue: "Minimum {min}",
    maxValue: "Maximum {max}",
    phone: "Please enter a valid phone number",
    url: "Incorrect url",
    personName: "Letters, spaces and hyphens only, no links",
    phoneInput: "Incorrect phone number",
    incorrect: "Incorrect value",
  },
};

/** Shape of a catalogue, so that a missing translation is a type error. */
export type Messages = typeof messagesEn;
