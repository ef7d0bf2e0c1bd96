import { isBrailleCode } from '@relievo/braille';
import { type DrawingEntry, type KeptDrawing, MOST_DRAWINGS } from '@relievo/contracts/values';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { writeLabels } from '../outputs/service.ts';
import { readDrawingBeside } from './reading-service.ts';
import {
  type DrawingBeginning,
  type DrawingRow,
  deleteDrawing,
  type EntryRow,
  findDrawing,
  findDrawings,
  insertDrawing,
  updateDrawing,
} from './repository.ts';

interface Needs {
  readonly database: Database;
}

export async function listDrawings({ database }: Needs, person: Viewer): Promise<DrawingEntry[]> {
  return (await database.asUser(person, findDrawings)).map(entryOf);
}

export async function readKeptDrawing({ database }: Needs, person: Viewer, id: string): Promise<KeptDrawing> {
  return presentDrawing(await database.asUser(person, (tx) => findOrRefuse(tx, id)));
}

export async function findOrRefuse(tx: AppTransaction, id: string): Promise<DrawingRow> {
  const row = await findDrawing(tx, id);
  if (!row) throw refuse('not_found');
  return row;
}

export async function beginDrawing(
  { database }: Needs,
  person: Viewer,
  svg: string,
  beginning: DrawingBeginning = {},
): Promise<DrawingEntry> {
  const title = await readTitle(svg);
  const row = await database.asUser(person, (tx) =>
    insertDrawing(tx, { title, svg, most: MOST_DRAWINGS, ...beginning }),
  );
  if (!row) throw refuse('drawings_too_many', { most: MOST_DRAWINGS });
  return entryOf(row);
}

/** Whoever saves on an older count than the drawing has is told what it holds now. */
export async function saveDrawing(
  { database }: Needs,
  person: Viewer,
  { id, edits, svg }: { readonly id: string; readonly edits: number; readonly svg: string },
): Promise<DrawingEntry> {
  const title = await readTitle(svg);
  return database.asUser(person, async (tx) => {
    const row = await updateDrawing(tx, { id, edits, title, svg });
    if (row) return entryOf(row);
    throw refuse('drawing_changed_elsewhere', { drawing: presentDrawing(await findOrRefuse(tx, id)) });
  });
}

export async function removeDrawing(
  { database }: Needs,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  if (!(await database.asUser(person, (tx) => deleteDrawing(tx, id)))) throw refuse('not_found');
  return {};
}

/** What is kept can be opened again: only a drawing in its file form is taken. */
async function readTitle(svg: string): Promise<string> {
  const read = await readDrawingBeside({ svg });
  if ('problem' in read) throw refuse('drawing_not_readable', { problem: read.problem });
  return read.title;
}

interface ReadInBraille {
  readonly language: string;
  readonly text: string;
  readonly code?: string | undefined;
}

/** In the order of the texts. Empty ones have no cells. */
export async function translateTexts(language: string, texts: readonly string[], code?: string) {
  if (code !== undefined && !isBrailleCode(code)) throw refuse('braille_not_written');
  const written = await writeLabels(language, texts, code);
  if (!written) throw refuse('no_braille_for_language', { language });
  return [...written];
}

/** Beside the server and in turn with all others who ask for braille, so that nobody takes more than a moment of it. */
export async function readInBraille({ language, text, code }: ReadInBraille) {
  const [written] = await translateTexts(language, [text], code);
  if (!written) throw refuse('braille_not_written');
  return written;
}

export function presentDrawing(row: DrawingRow): KeptDrawing {
  const { svg, origin, notes, resource } = row;
  return {
    ...entryOf(row),
    svg,
    origin,
    notes: [...(notes ?? [])],
    resource: resource && { id: resource.id, state: stateOf(resource) },
  };
}

function stateOf({
  is_published: isPublished,
  is_waiting: isWaiting,
}: NonNullable<DrawingRow['resource']>): NonNullable<KeptDrawing['resource']>['state'] {
  if (isWaiting) return 'waiting';
  return isPublished ? 'published' : 'open';
}

export function entryOf({ id, title, edits, updated_at: savedAt }: EntryRow): DrawingEntry {
  return {
    id,
    title,
    edits,
    savedAt: savedAt.toISOString(),
  };
}
