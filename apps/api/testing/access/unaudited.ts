/** Calls of staff that leave no entry in the audit log, with the reason. */
export const unaudited: Readonly<Record<string, string>> = {
  tourPrivateData: "comes with every card of every listing that staff look at",
  tourPrivateVariants: "comes with every tour page that staff look at",
  supportChats: "comes again with every change of a chat; to open one leaves an entry",
  supportChatState: "comes with the chat's messages, which leave an entry",
  bookingStaff: "names of colleagues",
  staffDesk: "numbers alone, asked for again and again",
  tasks: "comes again with every change of a task; to open one leaves an entry",
  answerTemplates: "texts that name nobody",
  staffNumbers: "sums and counts alone, asked for again with every filter",
  bookingDates: "departures that everybody may read",
  bookingOffers: "what the departures that everybody may read come to",
  staffBookingOffers: "as bookingOffers",
};
