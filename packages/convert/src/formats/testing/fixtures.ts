import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drawing, type Problem, writeDrawing } from '@relievo/graphic';
import { wordsOf } from '../../words/testing/words-of.ts';
import { openFile } from '../importers.ts';
import { type Note, noteMessage } from '../notes.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');
/** `UPDATE_GOLDENS=1 vitest run formats` writes what is expected anew; look at the difference before you keep it. */
const UPDATING = process.env['UPDATE_GOLDENS'] === '1';

export interface Fixture {
  readonly name: string;
  /** input.svg, say. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Each folder NNN-name holds an input, the drawing that it becomes and what is told of it. */
export function findFixtures(): readonly Fixture[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((name) => {
      const file = readdirSync(join(FOLDER, name)).find((one) => one.startsWith('input.'));
      if (file === undefined) throw new Error(`The fixture ${name} has no input.`);
      return { name, file, bytes: readFileSync(join(FOLDER, name, file)) };
    });
}

export interface ImportedFixture {
  readonly drawing: Drawing | null;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

export async function importFixture({ file, bytes }: Fixture): Promise<ImportedFixture> {
  const refused = (problems: readonly Problem[]): ImportedFixture => ({ drawing: null, notes: [], problems });
  const opened = await openFile({ name: file, bytes });
  if (!opened.ok) return refused(opened.problems);
  if (opened.value.kind !== 'pages') throw new Error('A table has no pages.');
  const pages = await opened.value.importPages([1], {});
  if (!pages.ok) return refused(pages.problems);
  const [page] = pages.value;
  return { drawing: page?.source.drawing ?? null, notes: page?.notes ?? [], problems: [] };
}

/** The report as it is kept: codes and parameters for programs, and the words that people read. */
export function reportText({ notes, problems }: ImportedFixture): string {
  return `${JSON.stringify(
    {
      notes: notes.map((note) => ({
        code: note.code,
        parameters: note.parameters,
        items: note.items,
        message: noteMessage(note),
      })),
      problems: problems.map((problem) => ({ ...problem, message: wordsOf(problem) })),
    },
    null,
    2,
  )}\n`;
}

export function drawingText({ drawing }: ImportedFixture): string {
  return drawing ? writeDrawing(drawing) : '';
}

/** What is kept in a fixture's folder; '' where nothing is. */
export function keptText({ name }: Fixture, file: 'expected.svg' | 'report.json', made: string): string {
  const path = join(FOLDER, name, file);
  if (UPDATING && made !== '') writeFileSync(path, made);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export interface InkTolerance {
  readonly missing: number;
  readonly added: number;
  readonly why: string;
}

/** How much of the ink may be missing or added, with the reason where it is more than a hair. */
export function inkTolerance({ name }: Fixture): InkTolerance {
  const path = join(FOLDER, name, 'ink.json');
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as InkTolerance)
    : { missing: 0.03, added: 0.03, why: 'Fonts and edges differ.' };
}
