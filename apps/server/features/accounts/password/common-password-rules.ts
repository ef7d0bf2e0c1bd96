import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Of each entry of the list the filter keeps so many bytes of its SHA-256, sorted: no word of it can be read. */
const BYTES = 4;
const SHORTEST_WORD = 5;
const FEWEST_CHARACTERS = 6;

const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is guessed among the first: a common password or word with digits and signs about it, the same
 * a few times over, or a handful of characters in a row. Nothing of it leaves the server.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return (
    new Set(dropRuns(typed)).size < FEWEST_CHARACTERS ||
    entriesOf(typed).some((entry) => loadFilter().has(fingerprintOf(entry)))
  );
}

/** What of a common password stands in the filter. */
export function filterEntries(commonPassword: string): string[] {
  return entriesOf(commonPassword.normalize('NFKC').toLowerCase());
}

export function fingerprintOf(entry: string): number {
  return createHash('sha256').update(entry).digest().readUIntBE(0, BYTES);
}

function entriesOf(typed: string): string[] {
  const word = findRepeatedPart(extractWord(typed));
  return word.length < SHORTEST_WORD ? [typed] : [typed, word];
}

/** Password2026! and P@ssw0rd are the word password. */
function extractWord(typed: string): string {
  return typed
    .replaceAll(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replaceAll(/[013457@$!]/g, (sign) => STAND_INS[sign] ?? '')
    .replaceAll(/[^\p{L}]/gu, '');
}

/** The shortest part of which the word is made by repeating it. */
function findRepeatedPart(word: string): string {
  const length = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, Math.max(length, 0));
}

/** Each run of the same character, or of characters that follow each other up or down, is its first character. */
function dropRuns(typed: string): string[] {
  const characters = [...typed];
  const codeAt = (at: number) => characters[at]?.codePointAt(0) ?? Number.NaN;
  return characters.filter((_, at) => at === 0 || Math.abs(codeAt(at) - codeAt(at - 1)) > 1);
}

let kept: ReadonlySet<number> | undefined;

function loadFilter(): ReadonlySet<number> {
  kept ??= readFilter();
  return kept;
}

function readFilter(): ReadonlySet<number> {
  const bytes = readFileSync(new URL('common-passwords.bin', import.meta.url));
  return new Set(
    Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.readUIntBE(at * BYTES, BYTES)),
  );
}
