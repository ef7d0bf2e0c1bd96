import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing, Problem } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { translator } from '../../outputs/testing/translator.ts';
import { wordsOf } from '../../words/testing/words-of.ts';
import { importDrafts } from '../import-drafts.ts';
import { openFile } from '../importers.ts';
import type { Note } from '../notes.ts';
import { writeOutline } from './outline.ts';

const profile = getProfile('swell-a4');

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
  /** What is read, of a text or a table. */
  readonly outline: string;
  readonly drawing: Drawing | null;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
}

export async function importFixture({ file, bytes }: Fixture): Promise<ImportedFixture> {
  const refused = (problems: readonly Problem[]): ImportedFixture => ({
    outline: '',
    drawing: null,
    notes: [],
    problems,
  });
  const opened = await openFile({ name: file, bytes });
  if (!opened.ok) return refused(opened.problems);
  if (opened.value.kind !== 'pages' || opened.value.pages[0]?.kind === 'text')
    return readFixture(file, bytes);
  const pages = await opened.value.importPages([1], {});
  if (!pages.ok) return refused(pages.problems);
  const [page] = pages.value;
  return { outline: '', drawing: page?.source.drawing ?? null, notes: page?.notes ?? [], problems: [] };
}

async function readFixture(name: string, bytes: Uint8Array): Promise<ImportedFixture> {
  const drafts = await importDrafts({ name, bytes }, { profile, translate: translator.translate });
  if (!drafts.ok) return { outline: '', drawing: null, notes: [], problems: drafts.problems };
  const notes = drafts.value.flatMap(({ changes }) => changes) as readonly Note[];
  return { outline: writeOutline(drafts.value), drawing: null, notes, problems: [] };
}

/** The report as it is kept: codes and parameters for programs, and the words that people read. */
export function reportText({ notes, problems }: ImportedFixture): string {
  return `${JSON.stringify(
    {
      notes: notes.map((note) => ({
        code: note.code,
        parameters: note.parameters,
        items: note.items,
        message: wordsOf(note),
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
export function keptText(
  { name }: Fixture,
  file: 'expected.svg' | 'outline.txt' | 'report.json',
  made: string,
): string {
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
