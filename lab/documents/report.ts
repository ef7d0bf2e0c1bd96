import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { groupBy } from '../shared/group-by.ts';
import { CLASSES, type Class } from './classes.ts';
import type { Medium } from './corpus-file.ts';
import type { Judged } from './judging/judge-file.ts';

/** Shares that a school can rely on, for each medium: of words, and of all other classes that are not named. */
const GOALS: Readonly<Record<Medium, { readonly words: number; readonly others: number }>> = {
  office: { words: 99.9, others: 97 },
  web: { words: 99.9, others: 97 },
  slides: { words: 99.9, others: 97 },
  tagged: { words: 99.9, others: 97 },
  pdf: { words: 99.5, others: 95 },
  scan: { words: 98, others: 95 },
};
const WHOLE: readonly Class[] = ['figures', 'pages', 'charts', 'formulas'];
const WIDTH = 13;

export interface Sum {
  readonly class: Class;
  readonly right: number;
  readonly of: number;
}

export function sumMarks(judged: readonly Judged[]): readonly Sum[] {
  return CLASSES.flatMap((kind) => {
    const marks = judged.flatMap(({ marks }) => marks.filter((mark) => mark.class === kind));
    if (marks.length === 0) return [];
    const add = (count: (mark: (typeof marks)[number]) => number) =>
      marks.reduce((sum, mark) => sum + count(mark), 0);
    return [{ class: kind, right: add(({ right }) => right), of: add(({ of }) => of) }];
  });
}

/** Writes the shares of each maker and each medium, with an exclamation mark where the goal is not reached. */
export function writeTable(judged: readonly Judged[]): string {
  const head = ['', 'files', 'none', ...CLASSES].map((name, at) =>
    name.slice(0, WIDTH - 1).padEnd(at === 0 ? 22 : WIDTH),
  );
  const makers = [...groupBy(judged, ({ file }) => `${file.medium} ${file.maker}`)];
  const media = [...groupBy(judged, ({ file }) => file.medium)];
  const rows = [
    ...makers.map(([name, own]) => writeRow(name.split(' ')[1] ?? '', own)),
    '',
    ...media.flatMap(([medium, own]) => [writeRow(`all ${medium}`, own), writeGoals(medium)]),
  ];
  return [head.join(''), ...rows].join('\n');
}

function writeRow(name: string, judged: readonly Judged[]): string {
  const [medium] = judged.map(({ file }) => file.medium);
  const sums = sumMarks(judged);
  const shares = CLASSES.map((kind) => {
    const sum = sums.find((one) => one.class === kind);
    if (!sum || sum.of === 0) return '-';
    const share = (100 * sum.right) / sum.of;
    return `${share.toFixed(kind === 'words' ? 2 : 1)}${share < goalOf(kind, medium ?? 'office') ? ' !' : ''}`;
  });
  const none = judged.filter(({ hasDocument }) => !hasDocument).length;
  return [name.padEnd(22), ...[judged.length, none, ...shares].map((cell) => String(cell).padEnd(WIDTH))]
    .join('')
    .trimEnd();
}

function writeGoals(medium: Medium): string {
  const goals = CLASSES.map((kind) => String(goalOf(kind, medium)).padEnd(WIDTH));
  return `${'  goal'.padEnd(22)}${''.padEnd(2 * WIDTH)}${goals.join('')}`.trimEnd();
}

export function goalOf(kind: Class, medium: Medium): number {
  if (WHOLE.includes(kind)) return 100;
  return kind === 'words' || kind === 'true words' ? GOALS[medium].words : GOALS[medium].others;
}

/** Lists what fails, most frequent first for each kind of file, with the smallest file in which it does. */
export function writeFailures(judged: readonly Judged[]): string {
  const failures = judged.flatMap(({ file, hasDocument, marks, codes }) =>
    hasDocument
      ? marks.flatMap((mark) => mark.failures.map((failure) => ({ ...failure, file })))
      : [{ kind: `no document (${codes.join(', ').slice(0, 120)})`, expected: '', came: '', file }],
  );
  const importers = [...groupBy(failures, ({ file }) => `${extname(file.path).slice(1)}, ${file.medium}`)];
  return importers
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([importer, own]) => {
      const kinds = [...groupBy(own, ({ kind }) => kind)].toSorted((a, b) => b[1].length - a[1].length);
      return [
        `## ${importer}: ${own.length} failures`,
        '',
        ...kinds.map(([kind, same]) => {
          const files = new Set(same.map(({ file }) => file.path));
          const makers = [...groupBy(same, ({ file }) => file.maker)]
            .toSorted((a, b) => b[1].length - a[1].length)
            .map(([maker, of]) => `${maker} ${of.length}`);
          const [small] = same.toSorted((a, b) => statSync(a.file.path).size - statSync(b.file.path).size);
          if (!small) return '';
          return [
            `- **${kind}**: ${same.length} in ${files.size} files (${makers.slice(0, 5).join(', ')})`,
            `  - smallest: ${small.file.path}`,
            `  - expected: ${small.expected.slice(0, 220) || '(nothing)'}`,
            `  - came: ${small.came.slice(0, 220) || '(nothing)'}`,
          ].join('\n');
        }),
        '',
      ].join('\n');
    })
    .join('\n');
}

/** Lists the files that are farthest from their truth, with the first difference of each. */
export function writeWorst(judged: readonly Judged[], count: number): string {
  return judged
    .map((one) => ({ ...one, share: shareOf(one) }))
    .toSorted((a, b) => a.share - b.share)
    .slice(0, count)
    .map(({ file, share, hasDocument, marks, codes }) => {
      const first = marks.flatMap(({ failures }) => failures)[0];
      const why = hasDocument
        ? `${first?.kind ?? ''}: expected “${first?.expected.slice(0, 120) ?? ''}”, came “${first?.came.slice(0, 120) ?? ''}”`
        : `no document (${codes.join(', ').slice(0, 160)})`;
      return `${(100 * share).toFixed(1).padStart(5)} ${file.path.split('/').at(-1)}\n      ${why}`;
    })
    .join('\n');
}

/** Weighs all classes the same, so that a long text does not hide a lost table. */
export function shareOf({ marks, hasDocument }: Judged): number {
  if (!hasDocument || marks.length === 0) return 0;
  return marks.reduce((sum, { right, of }) => sum + right / of, 0) / marks.length;
}
