import type { Database, Viewer } from '../../platform/database/database.ts';
import type { Download, DownloadRequest } from '../../platform/http/files/downloads.ts';
import { isShownPicture } from '../../platform/http/files/shown-pictures.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { beginDraft } from '../charts/service.ts';
import { beginWork } from './found-chart-rules.ts';
import * as rows from './repository.ts';

/** Opens the table that was read from a drawing in the wizard, where its owner looks through it. */
export async function beginFoundChart(
  { database }: { readonly database: Database },
  person: Viewer,
  { id, chart: place }: { readonly id: string; readonly chart: number },
): Promise<{ chartDraftId: string }> {
  const { row, source } = await database.asUser(person, async (tx) => ({
    row: await rows.findConversion(tx, id),
    source: await rows.findSource(tx, id),
  }));
  const chart = row?.report.charts?.[place];
  if (!row || !chart) throw refuse('not_found');
  const work = beginWork(chart, {
    language: row.resource?.language ?? 'en',
    shownBy: source && isShownPicture(source.media_type) ? id : null,
  });
  const draft = await beginDraft({ database }, person, work);
  return { chartDraftId: draft.id };
}

/** The picture that a file is, for its owner alone, who compares with it what was read from it. */
export function answerSourcePicture({
  database,
  storage,
}: {
  readonly database: Database;
  readonly storage: Storage;
}) {
  return async ({ context, params }: DownloadRequest): Promise<Download> => {
    const person = await context.signedIn();
    const source = await database.asUser(person, (tx) => rows.findSource(tx, params['id'] ?? ''));
    if (!source || !isShownPicture(source.media_type)) throw refuse('not_found');
    const { sha256, size, media_type: mediaType, name } = source;
    return { sha256, size, name, mediaType, open: () => storage.read(sha256) };
  };
}
