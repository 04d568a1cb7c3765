import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseLetterCall } from "@tropa/api-contract/people/calls-notifications";
import type { LetterChoice } from "@tropa/api-contract/people/calls-notifications";
import { letterTopicNames } from "@tropa/domain/people/letter-topics";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { Switch } from "@tropa/ui-kit/switch";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FailedPart } from "../failed-part.tsx";
import styles from "../settings.module.css";
import { Messengers } from "./messengers.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { letterChoicesQuery } from "./notification-queries.ts";
import own from "./notifications.module.css";

type Choices = { items: LetterChoice[] };

const isSame = (one: LetterChoice, other: LetterChoice) =>
  one.topic === other.topic && one.way === other.way;

/** Turns letters on or off, optimistically. */
function useChooseLetter() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { queryKey } = letterChoicesQuery(storefront);
  return useMutation({
    mutationFn: (choice: LetterChoice) => callApi(storefront, chooseLetterCall, { body: choice }),
    onMutate: async (choice) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Choices>(queryKey);
      queries.setQueryData<Choices>(
        queryKey,
        (known) =>
          known && { items: known.items.map((one) => (isSame(one, choice) ? choice : one)) },
      );
      return before;
    },
    onError: (_error, _choice, before) => {
      queries.setQueryData(queryKey, before);
      showToast({ type: "error", text: t("notSaved") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Settings of notifications by channel, and messengers to connect. */
export function NotificationsSection() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { data, isError, refetch } = useQuery(letterChoicesQuery(storefront));
  const { mutate } = useChooseLetter();
  const ways = [...new Set(data?.items.map(({ way }) => way))];
  return (
    <>
      <p className={styles.hint}>{t("notifications.always")}</p>
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="block" height="10rem" />}
      {data && (
        <div className={own.topics}>
          {/* Each switch names its way itself. */}
          <div className={own.head} aria-hidden>
            <span />
            {ways.map((way) => (
              <span key={way}>{t(`notifications.columns.${way}`)}</span>
            ))}
          </div>
          {letterTopicNames.map((topic) => {
            const choices = data.items.filter((choice) => choice.topic === topic);
            return choices.length === 0 ? null : (
              <div
                key={topic}
                role="group"
                aria-labelledby={`letters-${topic}`}
                className={own.topic}
              >
                <p id={`letters-${topic}`}>{t(`notifications.topics.${topic}`)}</p>
                {ways.map((way) => {
                  const choice = choices.find((one) => one.way === way);
                  if (!choice) return <span key={way} />;
                  return (
                    <Switch
                      key={way}
                      className={own.switch}
                      checked={choice.is_on}
                      onValueChange={(isOn) => mutate({ ...choice, is_on: isOn })}
                    >
                      <VisuallyHidden>{t(`notifications.ways.${way}`)}</VisuallyHidden>
                    </Switch>
                  );
                })}
              </div>
            );
          })}
        </div>
      )}
      <PushSwitch />
      <Messengers />
    </>
  );
}
