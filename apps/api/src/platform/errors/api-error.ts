import { errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";
import type { FieldMessageKey } from "./messages.ts";

export interface FieldFault {
  field: string;
  key: FieldMessageKey;
  values?: Record<string, number | bigint | string>;
}

/** The error that modules throw; `serve` converts it to an answer in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  /** Extra data of the answer, such as similar tours of a removed one. */
  readonly data: Record<string, unknown>;
  /** Seconds to wait before retrying. */
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

/** Creates a `validation` error for one field. */
export function fieldError(
  field: string,
  key: FieldMessageKey,
  values?: Record<string, number | bigint | string>,
): ApiError {
  return new ApiError("validation", { fields: [{ field, key, ...(values && { values }) }] });
}
