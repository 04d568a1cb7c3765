import { fileUpload } from "@tropa/api-contract/conversation/calls-uploads";
import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { RemoteFiles } from "../../platform/files/remote-file.ts";

const limits = {
  accept: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: fileUpload.maxBytes,
} as const;
const timeoutMs = 10_000;

const telegramFile = z.object({ result: z.object({ file_path: z.string() }) });
const whatsappMedia = z.object({ url: z.url({ protocol: /^https?$/ }) });

type Photo = { photo: string; source: MessengerSource };
type Fetched = Awaited<ReturnType<RemoteFiles["fetch"]>>;

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const options = { headers, signal: AbortSignal.timeout(timeoutMs), redirect: "error" } as const;
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`the messenger answered ${answer.status}`);
  return answer.json();
}

/** A photo's URL and the headers to fetch it; null if that messenger is not configured. */
async function findPhotoUrl(
  { gateways }: Pick<Config, "gateways">,
  { photo, source }: Photo,
): Promise<{ url: string; headers?: Record<string, string> } | null> {
  if (source === "vk") return { url: photo };
  if (source === "telegram" && gateways.telegram) {
    const { url, token } = gateways.telegram;
    const query = new URLSearchParams({ file_id: photo });
    const { result } = telegramFile.parse(await fetchJson(`${url}/bot${token}/getFile?${query}`));
    return { url: `${url}/file/bot${token}/${result.file_path}` };
  }
  if (source === "whatsapp" && gateways.whatsapp) {
    const { url, token } = gateways.whatsapp;
    const headers = { authorization: `Bearer ${token}` };
    const media = whatsappMedia.parse(
      await fetchJson(`${url}/${encodeURIComponent(photo)}`, headers),
    );
    return { url: media.url, headers };
  }
  return null;
}

/**
 * Fetches a photo from a messenger; null if that messenger is not configured. Throws if the request fails or the file is
 * not a picture; the error's message never contains the bot's token.
 */
export async function fetchPhoto(
  config: Pick<Config, "gateways">,
  remote: RemoteFiles,
  photo: Photo,
): Promise<Fetched | null> {
  const address = await findPhotoUrl(config, photo);
  return address && remote.fetch(address.url, limits, address.headers);
}
