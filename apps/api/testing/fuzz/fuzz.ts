import { calls } from "@tropa/api-contract/calls";
import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import { errorAnswer } from "@tropa/api-contract/base/errors";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { createRandom } from "@tropa/demo/random";
import { fuzzRequest } from "./requests.ts";

interface Finding {
  call: string;
  /** Index within its call, from 0; with the seed it reproduces the request. */
  index: number;
  status: number;
  what: string;
}

/** Internals that no answer may reveal. */
const leaks =
  /node_modules|\bat \S+ \(|\.ts:\d+|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|syntax error at|relation "|violates .+ constraint|invalid byte sequence|ECONNREFUSED/;

function faultOf(response: LightMyRequestResponse): string | null {
  if (response.statusCode >= 500) return "a server error";
  if (leaks.test(response.body)) return "an answer that tells of our insides";
  if (response.statusCode < 400) return null;
  const isError = String(response.headers["content-type"]).startsWith("application/json");
  if (!isError) return null;
  return errorAnswer.safeParse(response.json()).success
    ? null
    : "an error without the contract's shape";
}

export interface FuzzOptions {
  seed: string;
  requestsPerCall: number;
  /** Tokens used in turn; null for a visitor. */
  tokens: readonly [string | null, ...(string | null)[]];
}

export interface FuzzReport {
  findings: Finding[];
  requests: number;
  /** Number of answers by status. */
  statuses: Record<number, number>;
}

/** Sends hostile requests to a call and returns what went wrong. */
export async function fuzzCall(
  server: FastifyInstance,
  call: Endpoint,
  { seed, requestsPerCall, tokens }: FuzzOptions,
): Promise<FuzzReport> {
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  for (let index = 0; index < requestsPerCall; index += 1) {
    const random = createRandom(`${seed} ${call.name} ${index}`);
    const response = await server.inject(fuzzRequest(call, random, random.pick(tokens)));
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    const what = faultOf(response);
    if (what) findings.push({ call: call.name, index, status: response.statusCode, what });
  }
  return { findings, requests: requestsPerCall, statuses };
}

/** Like `fuzzCall`, for every call that the API serves. */
export async function fuzz(server: FastifyInstance, options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { findings: [], requests: 0, statuses: {} };
  for (const call of calls.filter(({ servedBy }) => servedBy === undefined)) {
    const { findings, requests, statuses } = await fuzzCall(server, call, options);
    report.findings.push(...findings);
    report.requests += requests;
    for (const [status, count] of Object.entries(statuses))
      report.statuses[Number(status)] = (report.statuses[Number(status)] ?? 0) + count;
  }
  return report;
}
