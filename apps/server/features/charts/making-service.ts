import { chartWork } from '@relievo/contracts/charts';
import { offerOf } from '@relievo/contracts/library/files';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { makeOneFile, type OneFileDependencies, variantFor } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import { CHART_DRAFTS } from './drafts-service.ts';
import { drawSafely } from './drawing-service.ts';
import { findMaker } from './repository.ts';

export interface MakingDependencies extends OneFileDependencies {
  readonly database: Database;
}

interface FileToMake {
  readonly id: string;
  readonly edits: number;
  readonly format: string;
  readonly profile: string;
}

const WHAT_TO_DO = 'Choose another format, or choose fewer columns or rows.';
const NO_FORMAT = 'This format is no longer available. Reload the page.';
const NO_SHEET = 'The chart has no room on the sheet.';

/** Makes an output of a chart in the wizard: the same that a resource of it would have. */
export async function makeFile(
  dependencies: MakingDependencies,
  person: Viewer,
  { id, edits, format, profile }: FileToMake,
): Promise<File> {
  if (!offerOf(format)?.media.includes(profile)) throw refuse('chart_file_not_made', { problem: NO_FORMAT });
  const { row, studio, creator } = await dependencies.database.asUser(person, async (tx) => ({
    row: await CHART_DRAFTS.find(tx, id),
    studio: await findStudio(tx),
    creator: await findMaker(tx),
  }));
  if (row.edits !== edits) throw refuse('chart_changed_elsewhere');
  const work = chartWork.parse(row.content);
  const drawn = await drawSafely(dependencies, work);
  if ('problem' in drawn) throw refuse('chart_file_not_made', { problem: drawn.problem });
  const { chart, drawing, sheets, notes } = drawn;
  if (!drawing) throw refuse('chart_file_not_made', { problem: notes.at(-1) ?? NO_SHEET });
  const { sheet, braille } = work.words;
  const made = await makeOneFile(dependencies, {
    request: {
      chart,
      sheets: sheets > 1 ? { profile: sheet, braille } : null,
      text: null,
      title: chart.title,
      format,
      profile,
      variant: variantFor(format, studio),
      language: work.labels.language,
      creator,
    },
    input: () => dependencies.storage.read(drawing.sha256),
    whatToDo: WHAT_TO_DO,
  });
  if ('problem' in made) throw refuse('chart_file_not_made', { problem: made.problem });
  return made;
}
