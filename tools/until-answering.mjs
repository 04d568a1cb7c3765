/** Whether an address answers well within two seconds. */
async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Polls until all addresses answer with success. Throws if `problem` returns one, or when the time
 * is over.
 */
export async function untilAnswering(urls, { patienceMs, problem }) {
  const deadline = Date.now() + patienceMs;
  const waiting = new Set(urls);
  while (waiting.size > 0) {
    const told = problem();
    if (told) throw new Error(told);
    if (Date.now() > deadline) throw new Error(`no answer from ${[...waiting].join(", ")}`);
    await Promise.all([...waiting].map(async (url) => (await answers(url)) && waiting.delete(url)));
    if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
