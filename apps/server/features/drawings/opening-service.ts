import { text } from 'node:stream/consumers';
import { tellError } from '@relievo/contracts/errors';
import { letsOthersChange } from '@relievo/contracts/library/resource';
import type { DrawingEntry, DrawingOrigin } from '@relievo/contracts/values';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { type Limits, WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import { type ReadingDependencies, readApart } from '../conversions/service.ts';
import { tellWhyEnded } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import { creditOrigin } from './credit-rules.ts';
import { beginDrawing, entryOf } from './drafts-service.ts';
import { readDrawingBeside } from './reading-service.ts';
import { findDrawingOf, findShownDrawing } from './repository.ts';

export interface OpeningDependencies extends ReadingDependencies {
  readonly database: Database;
  readonly log: Log;
}

const MB = 1024 * 1024;
/** A person waits for it; what takes longer is a picture that fingers could not read. */
const LIMITS: Limits = { memoryBytes: 1024 * MB, seconds: 60, diskBytes: 100 * MB };
const WHAT_TO_DO = 'Simplify it in the program that made it, and open it again.';
const NO_DRAWING = 'It holds text and no drawing. Choose an SVG file that holds a drawing.';

const SAYS_IT_IS_OURS = /<svg\b[^<>]*\sdata-relievo=/;

/** An SVG of any program becomes a drawing: what could not be kept of it is said with it. */
export async function importDrawing(
  dependencies: OpeningDependencies,
  person: Viewer,
  { name, svg }: { readonly name: string; readonly svg: string },
): Promise<DrawingEntry> {
  // What was made here opens as it is, and bytes of other programs are read apart.
  const own = SAYS_IT_IS_OURS.test(svg.slice(0, 10_000))
    ? await readDrawingBeside({ svg, change: {} })
    : null;
  if (own && 'svg' in own) return beginDrawing(dependencies, person, own.svg);
  const { storage } = dependencies;
  const read = await readSvg(dependencies, person, { name: name || 'drawing.svg', svg });
  if ('problem' in read) throw refuse('drawing_not_opened', { problem: read.problem });
  const [draft] = read.drafts;
  if (!draft?.drawing) throw refuse('drawing_not_opened', { problem: NO_DRAWING });
  const drawn = await text(await storage.read(draft.drawing.sha256));
  return beginDrawing(dependencies, person, await withTitle(drawn, draft.title), {
    notes: draft.notes.map(({ message }) => message),
  });
}

async function readSvg(
  dependencies: OpeningDependencies,
  person: Viewer,
  { name, svg }: { readonly name: string; readonly svg: string },
) {
  const { paper, braille } = await dependencies.database.asUser(person, findStudio);
  const bytes = new TextEncoder().encode(svg);
  try {
    return await readApart(dependencies, {
      name: name.toLowerCase().endsWith('.svg') ? name : `${name}.svg`,
      paper,
      isUncontracted: braille === 'uncontracted',
      input: async () => streamOnce(bytes),
      limits: LIMITS,
    });
  } catch (error) {
    if (error instanceof WeakIsolation) return { problem: tellError('files_not_opened_here') };
    dependencies.log.warn({ err: error }, 'an SVG could not be opened in the editor');
    return { problem: tellWhyEnded(error, WHAT_TO_DO) };
  }
}

/** A file without a title is called as it is named. */
async function withTitle(svg: string, title: string): Promise<string> {
  const read = await readDrawingBeside({ svg });
  if ('problem' in read || read.title) return svg;
  const titled = await readDrawingBeside({ svg, change: { title } });
  return 'problem' in titled ? svg : titled.svg;
}

/**
 * The drawing of a resource: one's own goes on where it was left, and is kept there again. Of somebody else's, whose
 * licence lets others change it, a drawing of one's own is begun that names its author.
 */
export async function reopenDrawing(
  dependencies: OpeningDependencies,
  person: Viewer,
  resourceId: string,
): Promise<DrawingEntry> {
  const { database, storage } = dependencies;
  const before = await database.asUser(person, (tx) => findDrawingOf(tx, resourceId));
  if (before) return entryOf(before);
  const shown = await database.asUser(person, (tx) => findShownDrawing(tx, resourceId));
  if (!shown?.sha256) throw refuse('not_found');
  const { title, author_name: author, licence, language, is_own: isOwn, sha256 } = shown;
  if (!isOwn && !letsOthersChange(licence)) throw refuse('drawing_not_free', { licence });
  const svg = await text(await storage.read(sha256));
  const read = await readDrawingBeside({ svg });
  // What was never drawn here is a picture that the library shows as it came.
  if ('problem' in read) throw refuse('not_found');
  const origin: DrawingOrigin | null = isOwn ? null : { resourceId, title, author, licence };
  const credited = origin ? creditOrigin(read.description, origin) : read.description;
  const change = { title: read.title || title, language, description: credited };
  const drawing = await readDrawingBeside({ svg, change });
  if ('problem' in drawing) throw refuse('drawing_not_readable', drawing);
  return beginDrawing(dependencies, person, drawing.svg, {
    origin,
    ...(isOwn && { resourceId }),
  });
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
