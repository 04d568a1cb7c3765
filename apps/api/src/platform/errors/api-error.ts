import { errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";
import type { FieldMessageKey } from "./messages.ts";

export interface FieldFault {
  field: string;
  key: FieldMessageKey;
  values?: Record<string, number | bigint | string>;
}

/** The one error that modules throw; `serve` writes it in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  /** What the answer carries beside the message: similar tours of a removed one. */
  readonly data: Record<string, unknown>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    options: {
      fields?: readonly FieldFault[];
      data?: Record<string, unknown>;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = errorStatuses[code];
    this.fields = options.fields ?? [];
    this.data = options.data ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Bad input in one named field. */
export function fieldError(
  field: string,
  key: FieldMessageKey,
  values?: Record<string, number | bigint | string>,
): ApiError {
  return new ApiError("validation", { fields: [{ field, key, ...(values && { values }) }] });
}
