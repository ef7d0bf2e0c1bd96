import { chartWork, type SavedChartWork, writeMeaning } from '@relievo/contracts/charts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { recordFile } from '../files/service.ts';
import { mayUpload } from '../permissions/service.ts';
import { CHART_DRAFTS } from './drafts-service.ts';
import { type DrawingDependencies, type DrawnWork, drawSafely } from './drawing-service.ts';
import * as rows from './repository.ts';
import { splitTags } from './work-rules.ts';

export interface KeepingDependencies extends DrawingDependencies {
  readonly database: Database;
}

interface Kept {
  readonly resourceId: string;
  readonly isNew: boolean;
  readonly notes: string[];
}

const TAKEN = '23505';

/** Makes a resource of a chart that only its author sees; what readers or reviewers have stays as it is. */
export async function keepAsResource(
  dependencies: KeepingDependencies,
  person: Viewer,
  { id, edits }: { readonly id: string; readonly edits: number },
): Promise<Kept> {
  const { database } = dependencies;
  const row = await database.asUser(person, async (tx) => {
    const found = await CHART_DRAFTS.find(tx, id);
    if (!(await mayUpload(tx))) throw refuse('upload_not_allowed');
    if (found.edits !== edits) throw refuse('chart_changed_elsewhere');
    return found;
  });
  const work = chartWork.parse(row.content);
  const drawn = await drawSafely(dependencies, work);
  if ('problem' in drawn) throw refuse('chart_not_made', { problem: drawn.problem });
  try {
    return await database.asUser(person, (tx) => keep(tx, dependencies, { id, work, drawn }));
  } catch (error) {
    // Another tab kept the same chart meanwhile.
    throw errorCode(error) === TAKEN ? refuse('chart_changed_elsewhere') : error;
  }
}

interface ToKeep {
  readonly id: string;
  readonly work: SavedChartWork;
  readonly drawn: DrawnWork;
}

async function keep(
  tx: AppTransaction,
  { storage }: KeepingDependencies,
  { id, work, drawn }: ToKeep,
): Promise<Kept> {
  const { resource_id: before, is_open: isOpen } = await CHART_DRAFTS.find(tx, id);
  const name = `${drawn.chart.title.slice(0, LONGEST_NAME)}.svg`;
  const picture =
    drawn.drawing && (await recordFile(tx, storage, { ...drawn.drawing, mediaType: 'image/svg+xml', name }));
  const resource = describeResource(work, drawn, picture);
  const notes = [...drawn.notes];
  if (before !== null && isOpen && (await rows.updateResource(tx, before, resource)))
    return { resourceId: before, isNew: false, notes };
  const resourceId = await rows.insertResource(tx, resource);
  await CHART_DRAFTS.tie(tx, id, resourceId);
  return { resourceId, isNew: true, notes };
}
const LONGEST_NAME = 200;
const LONGEST_TITLE = 300;
const LONGEST_DESCRIPTION = 5000;

function describeResource(
  { about, labels, words }: SavedChartWork,
  { chart, what, drawing, sheets }: DrawnWork,
  picture: string | null,
): rows.ChartResource {
  const source = words.source.trim();
  const description = [writeMeaning(words), source && `Source: ${source}`].filter(Boolean).join('\n\n');
  return {
    title: chart.title.slice(0, LONGEST_TITLE),
    description: description.slice(0, LONGEST_DESCRIPTION),
    alt_text: what,
    language: labels.language,
    licence: about.licence.trim(),
    category: about.category.trim() || null,
    subject: about.subject.trim() || null,
    difficulty_level: about.difficultyLevel.trim() || null,
    tags: splitTags(about.tags),
    image_file_id: picture,
    file_size: drawing?.size ?? 0,
    conversion_metadata: {
      chart_content: chart,
      // The picture is the first of them; the others are drawn again where files are made.
      ...(sheets > 1 ? { chart_sheets: { profile: words.sheet, braille: words.braille } } : {}),
    },
  };
}
