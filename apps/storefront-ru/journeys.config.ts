/** What the browser tests look for in this storefront, and who they are. */
export default {
  locale: "ru-RU",
  phrase: "Алтай",
  listing: "/altay",
  tourist: {
    name: "Мария",
    email: "maria@example.com",
    /** Of the demo's accounts, those that this storefront's tests sign in to. */
    accounts: [21, 22],
    /** Numbers in the storefront's country: the first is dialled, the others are somebody else's. */
    phones: ["+79161234567", "+79161234568", "+79161234591"],
    written: { typed: "8 916 123 45 67", shown: "+7 916 123 45 67", another: "+7 916 123-45-90" },
  },
  networks: ["vk.com", "ok.ru", "mailto:"],
  /** A reader in one of the storefront's languages, the last of them. */
  reader: {
    locale: "ru-RU",
    language: "ru",
    phrase: "Алтай",
    name: "Мария",
    phone: { written: "8 (916) 123-45-71", dialled: "+79161234571" },
  },
};
