import { longestDeskQuery } from "@tropa/domain/people/desk-query";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useGo } from "../../platform/history/layers.ts";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useDeskPart } from "../queues/staff-handle.ts";
import styles from "./desk.module.css";

/** How long typing must pause before the address follows, ms. */
const pauseMs = 200;

/** The desk's search, also reached by ⌘K or Ctrl+K; results are on the page of bookings. */
export function SearchField() {
  const { t } = useTranslation("staffBookings");
  const go = useGo();
  const isOnPage = useDeskPart() === "bookings";
  const [query] = useSearchParams();
  const searched = query.get("q") ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);

  // Another page has another question.
  useEffect(() => {
    if (!isOnPage) setTyped(null);
  }, [isOnPage]);

  const search = (text: string, options?: { replace: boolean }) => {
    // After Enter the pause must not lead back from a result that was opened meanwhile.
    clearTimeout(pause.current);
    const path = deskPath("bookings");
    void go(text === "" ? path : `${path}?${new URLSearchParams({ q: text })}`, {
      preventScrollReset: true,
      ...options,
    });
  };
  useEffect(() => {
    if (typed === null || !isOnPage || typed.trim() === searched) return undefined;
    pause.current = setTimeout(() => search(typed.trim(), { replace: true }), pauseMs);
    return () => clearTimeout(pause.current);
    // oxlint-disable-next-line react/exhaustive-deps -- typing alone starts a search
  }, [typed]);

  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search((typed ?? searched).trim());
        }}
      >
        <TextField
          ref={input}
          label={t("search")}
          labelHidden
          placeholder={t("searchHint")}
          name="q"
          type="search"
          icon="search"
          autoComplete="off"
          aria-keyshortcuts="Meta+K Control+K"
          maxLength={longestDeskQuery}
          value={typed ?? searched}
          onValueChange={setTyped}
        />
      </form>
    </search>
  );
}
