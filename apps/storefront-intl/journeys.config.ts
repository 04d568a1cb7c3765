/** What the browser tests look for in this storefront, and who they are. */
export default {
  locale: "en-US",
  phrase: "Georgia",
  listing: "/georgia",
  tourist: {
    name: "Maria",
    email: "maria@example.com",
    /** Of the demo's accounts, those that this storefront's tests sign in to. */
    accounts: [31, 32],
    /** Numbers in the storefront's country: the first is dialled, the others are somebody else's. */
    phones: ["+12025550143", "+12025550144", "+12025550191"],
    written: { typed: "202 555 0143", shown: "+1 202 555 0143", another: "+1 202 555 0190" },
  },
  networks: ["facebook", "x.com", "mailto:"],
  /** A reader in one of the storefront's languages, not the first of them. */
  reader: {
    locale: "de-DE",
    language: "de",
    phrase: "Georgien",
    name: "Jürgen",
    phone: { written: "0151 23456789", dialled: "+4915123456789" },
  },
};
