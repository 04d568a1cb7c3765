/**
 * Every text that a component says by itself, in English; `{name}` marks a place to fill.
 * The form messages are those of the specification (document 2, §8.4).
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

  gallery: "Photos",
  photo: "Photo {index} of {total}",
  showAllPhotos: "All photos ({total})",
  zoom: "Zoom",

  calendar: "Calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",

  step: { done: "Done", current: "Now", upcoming: "Ahead", failed: "Failed" },

  phone: {
    search: "Try searching by code",
    mismatch: "This number belongs to {country}.",
  },

  validation: {
    required: "Required field",
    email: "Please enter a valid e-mail",
    confirmed: "Do not match",
    minLength: "Minimum {length} characters",
    maxLength: "Maximum {length} characters",
    minValue: "Minimum {min}",
    maxValue: "Maximum {max}",
    phone: "Please enter a valid phone number",
    url: "Incorrect url",
    phoneInput: "Incorrect phone number",
    incorrect: "Incorrect value",
  },
};

/** Shape of a catalogue, so that a missing translation is a type error. */
export type Messages = typeof messagesEn;
