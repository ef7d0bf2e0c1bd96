import { errorCode, Refusal } from '../refusal.ts';

/** What PostgreSQL writes when it cannot start, and what that means for the person at the terminal. */
const REASONS: readonly (readonly [RegExp, (place: string) => string])[] = [
  [
    /No space left on device|Check free disk space/,
    (place) => `The disk that holds ${place} is full: make room there and start again.`,
  ],
  [
    /Permission denied|has wrong ownership|has invalid permissions/,
    (place) =>
      `PostgreSQL may not use ${place}: it belongs to somebody else or its permissions were changed.`,
  ],
  [
    /could not (?:open|read|find|locate)|PANIC|invalid (?:checkpoint|data in file)|incorrect checksum|corrupt/i,
    (place) =>
      `The database in ${place} is damaged; restore it from a backup, or move the folder away to start anew.`,
  ],
  [
    /could not (?:map|create shared memory)|Cannot allocate memory/,
    () => 'There is not enough memory to start PostgreSQL: stop other programs and start again.',
  ],
];

/** One sentence for a start of PostgreSQL that failed. */
export function explain(words: string, place: string): string {
  const reason = REASONS.find(([pattern]) => pattern.test(words));
  if (reason) return reason[1](place);
  const lines = words.trim().split('\n');
  const line = lines.find((candidate) => /FATAL|error:/i.test(candidate)) ?? lines.at(-1) ?? '';
  return `PostgreSQL did not start in ${place}: ${line.replace(/^.*?(?:FATAL|error):\s*/i, '')}`;
}

/** Processes of a database that was killed hold its memory for a moment; the next try will pass. */
export function isPassing(words: string): boolean {
  return /pre-existing shared memory block|still in use/.test(words);
}

/** What the system says when we may not write, or cannot, is one sentence as well. */
export function refusalOf(error: unknown, directory: string): Refusal | undefined {
  const code = errorCode(error) ?? '';
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new Refusal(explain('No space left on device', directory));
  if (['ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) {
    return new Refusal(
      `The data folder ${directory} cannot be used: it is no folder, or lies in none; set DATA_DIR to another one.`,
    );
  }
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined;
  return new Refusal(
    `The data folder ${directory} cannot be used: this user may not write there; set DATA_DIR to another folder.`,
  );
}
