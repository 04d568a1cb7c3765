import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ReactNode } from "react";
import { DeskHeader } from "./desk-header.tsx";
import { DeskFailed, DeskNotFound, DeskSkeleton } from "./desk-states.tsx";

interface AwaitedProps<Data> {
  title: string;
  result: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Waits for what a page is about: what is not one's own is as if it were not there. */
export function Awaited<Data>({
  title,
  result: { data, error, refetch },
  children,
}: AwaitedProps<Data>) {
  if (data !== undefined) return children(data);
  if (isApiClientError(error) && [403, 404].includes(error.status)) return <DeskNotFound />;
  return (
    <>
      <DeskHeader title={title} />
      {error ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />}
    </>
  );
}
