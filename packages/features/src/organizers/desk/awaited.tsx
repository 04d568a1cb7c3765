import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ReactNode } from "react";
import { DeskHeader } from "./desk-header.tsx";
import { DeskFailed, DeskNotFound, DeskSkeleton } from "./desk-states.tsx";

interface AwaitedProps<Data> {
  title: string;
  result: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Waits for a page's data; what belongs to others is shown as not found. */
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
