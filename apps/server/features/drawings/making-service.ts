import { offerOf } from '@relievo/contracts/library/files';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { makeOneFile, type OneFileDependencies, variantFor } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import { findOrRefuse } from './drafts-service.ts';
import { readDrawingBeside } from './reading-service.ts';
import { type DrawingRow, findMaker } from './repository.ts';

export interface MakingDependencies extends OneFileDependencies {
  readonly database: Database;
}

const WHAT_TO_DO = 'Choose another format, or remove something from the drawing.';
const NO_FORMAT = 'This format is no longer available. Reload the page.';

/** An output of a drawing that is being drawn: the same that a resource of it would have. */
export async function makeFile(
  dependencies: MakingDependencies,
  person: Viewer,
  { id, format, profile }: { readonly id: string; readonly format: string; readonly profile: string },
): Promise<File> {
  if (!offerOf(format)?.media.includes(profile)) throw refuse('drawing_not_made', { problem: NO_FORMAT });
  const asked = await dependencies.database.asUser(person, async (tx) => ({
    row: await findOrRefuse(tx, id),
    studio: await findStudio(tx),
    creator: await findMaker(tx),
  }));
  const { row, studio, creator } = asked;
  const bytes = new TextEncoder().encode(row.svg);
  const made = await makeOneFile(dependencies, {
    request: {
      chart: null,
      sheets: null,
      text: null,
      title: row.title || 'Drawing',
      format,
      profile,
      variant: variantFor(format, studio),
      language: await languageOf(row),
      creator,
    },
    input: async () => streamOnce(bytes),
    whatToDo: WHAT_TO_DO,
  });
  if ('problem' in made) throw refuse('drawing_not_made', { problem: made.problem });
  return made;
}

async function languageOf({ svg }: DrawingRow): Promise<string> {
  const read = await readDrawingBeside({ svg });
  return 'problem' in read ? 'en' : read.language;
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
