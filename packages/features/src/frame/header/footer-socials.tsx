import type { socialGroupsCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { createContext, use, useState } from "react";

export type SocialGroup = AnswerOf<typeof socialGroupsCall>["items"][number];

/** Set while rendering on the server; null in browsers. */
const SocialsContext = createContext<readonly SocialGroup[] | null>(null);
export const FooterSocialsProvider = SocialsContext.Provider;

/** Social links for the footer; null in browsers. */
export const useSocials = () => use(SocialsContext);

let serverHtml: string | undefined;

/** The server-rendered HTML, remembered for a footer that is mounted again after a page without one. */
function readServerHtml(): string {
  serverHtml ||= document.querySelector("[data-socials]")?.innerHTML;
  return serverHtml ?? "";
}

/**
 * Social links of the storefront. The server renders them, and browsers reuse that HTML instead of receiving the data a
 * second time.
 */
export function FooterSocials() {
  const groups = useSocials();
  const [html] = useState(() => (groups === null ? readServerHtml() : ""));
  if (groups === null)
    return (
      <div
        data-socials=""
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- what React wrote on the server for this very part
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  return (
    <div data-socials="">
      {groups.length > 0 && (
        <ul>
          {groups.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
