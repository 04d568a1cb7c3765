import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";

interface Favourites {
  /** Tour ids, the newest first. */
  ids: readonly number[];
  toggle: (tourId: number) => void;
}

/**
 * The visitor's own list, kept in this browser. It is always updated, whether or not a server keeps
 * another (document 1 §4, "Favourite toggle").
 */
export const favourites = createStore<Favourites>()(
  persist(
    (set) => ({
      ids: [],
      toggle: (tourId) =>
        set(({ ids }) => ({
          ids: ids.includes(tourId) ? ids.filter((id) => id !== tourId) : [tourId, ...ids],
        })),
    }),
    {
      name: "tropa.favourites",
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ ids }) => ({ ids }),
    },
  ),
);

// Another tab of the same visitor has changed the list.
addEventListener("storage", (event) => {
  if (event.key === "tropa.favourites") void favourites.persist.rehydrate();
});
