import { Button } from "@tropa/ui-kit/button";
import type { ComponentProps, ReactNode } from "react";
import { signOut } from "../../../people/session/sign-out.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface SignOutButtonProps {
  variant: ComponentProps<typeof Button>["variant"];
  children: ReactNode;
}

/** Signs out and goes to the home page. */
export function SignOutButton({ variant = "secondary", children }: SignOutButtonProps) {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const go = useGo();
  const { isRunning, run } = useCall();
  const leave = () =>
    run({
      body: {},
      send: () => signOut(storefront),
      onDone: () => go("/"),
      onRefused: (error) => {
        toastFailure(error, t("menu.signOutFailed"));
        return true;
      },
    });
  return (
    <Button variant={variant} loading={isRunning} onClick={() => void leave()}>
      {children}
    </Button>
  );
}
