/** For the log of the browser: what went wrong where people are told in other words, or need not be told. */
export function noteFault(words: string, thrown: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(words, thrown);
}
