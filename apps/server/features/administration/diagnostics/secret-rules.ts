const REMOVED = '[removed]';

/** Ways in that stand in an address, whoever it belongs to: user:password@host. */
const WAY_IN = /(\b[a-z][a-z\d+.-]{0,40}:\/\/)[^\s/@"']+@/gi;
const BEARER = /\b(bearer|basic)\s+[\w~+/.=-]+/gi;
/** Keys as providers of language models and of storage write them, and tokens that begin as JSON in base64 does. */
const KEYS = /\b(?:sk|pk|rk)-[\w-]{6,}|\bAKIA[A-Z\d]{12,}|\beyJ[\w-]{6,}(?:\.[\w-]*)*/g;
const ADDRESS = /(?<![^\s<>"'@:/])[^\s<>"'@:/]+@[^\s<>"'@:/]+\.[a-z]{2,}/gi;

/** Text without the secrets that are known, without what looks like one, and without addresses of people. */
export function removeSecrets(text: string, secrets: readonly string[]): string {
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length);
  const known = longestFirst.reduce((left, secret) => left.replaceAll(secret, REMOVED), text);
  return known
    .replaceAll(WAY_IN, `$1${REMOVED}@`)
    .replaceAll(BEARER, `$1 ${REMOVED}`)
    .replaceAll(KEYS, REMOVED)
    .replaceAll(ADDRESS, REMOVED);
}

/** A text that was cut at its longest, without the word at the cut: half of a secret would not be known as one. */
export function dropCutWord(text: string, longest: number): string {
  return text.length < longest ? text : text.replace(/(?<!\S)\S+$/, '…');
}
