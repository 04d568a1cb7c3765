import { RadioGroup } from "@tropa/ui-kit/radio";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { CodeChannelChoice } from "./use-code-channel.ts";

/** How the code is to come, where there is a choice (docs/product/accounts-and-sessions.md#channels). */
export function ChannelChoice({ channels, sender, choose }: CodeChannelChoice) {
  const { t } = useTranslation("signIn");
  if (channels.length < 2) return null;
  return (
    <RadioGroup
      label={t("channel.label")}
      name="code_sender"
      options={channels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      value={sender}
      onValueChange={(value) => {
        const channel = channels.find((one) => one === value);
        if (channel) choose(channel);
      }}
    />
  );
}
