/** Asks again only when the last answer, good or bad, is older than so many milliseconds. */
export function rememberAnswer(ask: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();
  return () => {
    if (performance.now() - askedAt < milliseconds) return answer;
    askedAt = performance.now();
    answer = ask();
    return answer;
  };
}
