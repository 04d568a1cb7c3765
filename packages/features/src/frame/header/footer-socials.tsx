import type { socialGroupsCall } from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { createContext, use, useState } from "react";

export type SocialGroup = AnswerOf<typeof socialGroupsCall>["items"][number];

/** Known while the server renders, and null in browsers. */
const SocialsContext = createContext<readonly SocialGroup[] | null>(null);
export const FooterSocialsProvider = SocialsContext.Provider;

/** What the footer is made of beside the storefront. */
export const useSocials = () => use(SocialsContext);

let written: string | undefined;

/** What the server has written, also for a footer that comes back after a page without one. */
function writtenByServer(): string {
  written ||= document.querySelector("[data-socials]")?.innerHTML;
  return written ?? "";
}

/**
 * Where else the storefront is to be read. The server writes the links; browsers keep them as they are, so that no page
 * carries them a second time.
 */
export function FooterSocials() {
  const groups = useSocials();
  const [html] = useState(() => (groups === null ? writtenByServer() : ""));
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
