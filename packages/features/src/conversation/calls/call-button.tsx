import { Button } from "@tropa/ui-kit/button";
import type { ButtonProps } from "@tropa/ui-kit/button";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { Callee } from "./callee.ts";

const CallWindow = lazyPart("conversation", () => import("./call-window.tsx"));

interface CallButtonProps {
  callee: Callee;
  variant?: ButtonProps["variant"];
  children: ReactNode;
}

/** Opens the call window for a callee. */
export function CallButton({ callee, variant = "ghost", children }: CallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon="phone" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <CallWindow callee={callee} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
