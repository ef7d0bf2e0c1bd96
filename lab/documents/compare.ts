import { CLASSES, type Class } from './classes.ts';

/** A run writes this as results.json. */
export interface Results {
  readonly files: readonly FileResult[];
}

interface FileResult {
  readonly file: string;
  readonly marks: readonly { readonly class: Class; readonly right: number; readonly of: number }[];
}

/** Writes for each class how many are right in both runs, over the files that both have, and the files that changed. */
export function compareRuns(before: Results, after: Results): string {
  const old = new Map(before.files.map((one) => [one.file, one]));
  const pairs = after.files.flatMap((now) => {
    const earlier = old.get(now.file);
    return earlier ? [{ earlier, now }] : [];
  });
  const lines = CLASSES.flatMap((kind) => {
    const [earlier, now] = [pairs.map((pair) => pair.earlier), pairs.map((pair) => pair.now)].map((files) =>
      sum(files, kind),
    );
    if (!earlier || !now || now.of === 0 || earlier.of === 0) return [];
    const changed = pairs.filter((pair) => shareOf(pair.earlier, kind) !== shareOf(pair.now, kind));
    const worse = changed
      .filter((pair) => shareOf(pair.earlier, kind) > shareOf(pair.now, kind))
      .map(({ now: { file } }) => file);
    const named = worse.length > 0 ? `, worse: ${worse.slice(0, 5).join(', ')}` : '';
    return [
      `${kind.padEnd(14)} ${percent(earlier)} -> ${percent(now)}  ${changed.length} files changed${named}`,
    ];
  });
  return [`${pairs.length} files are in both runs.`, ...lines].join('\n');
}

interface Sum {
  readonly right: number;
  readonly of: number;
}

function sum(files: readonly FileResult[], kind: Class): Sum {
  const marks = files.flatMap(({ marks }) => marks.filter((mark) => mark.class === kind));
  return {
    right: marks.reduce((total, { right }) => total + right, 0),
    of: marks.reduce((total, { of }) => total + of, 0),
  };
}

function shareOf(file: FileResult, kind: Class): number {
  const { right, of } = sum([file], kind);
  return of === 0 ? 1 : right / of;
}

function percent({ right, of }: Sum): string {
  return of === 0 ? '     -' : ((100 * right) / of).toFixed(2).padStart(6);
}
