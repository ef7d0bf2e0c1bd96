import type { PictureWork } from '@relievo/contracts/pictures';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { splitTags } from '../charts/service.ts';
import { readDrawingBeside } from '../drawings/service.ts';
import { recordFile } from '../files/service.ts';
import { mayUpload } from '../permissions/service.ts';
import { type FoundDraft, findOrRefuse, PICTURE_DRAFTS } from './drafts-service.ts';
import { insertResource, type PictureResource, updateResource } from './resource/repository.ts';

export interface KeepingDependencies {
  readonly database: Database;
  readonly storage: Storage;
}

interface Kept {
  readonly resourceId: string;
  readonly isNew: boolean;
}

const TAKEN = '23505';
const MB = 1024 * 1024;
const NOTHING_DRAWN = 'Nothing is drawn yet. Open the step Process, where the picture becomes a drawing.';

/** Makes a resource of a picture that only its author sees; what readers or reviewers have stays as it is. */
export async function keepAsResource(
  { database, storage }: KeepingDependencies,
  person: Viewer,
  { id, edits }: { readonly id: string; readonly edits: number },
): Promise<Kept> {
  const found = await database.asUser(person, async (tx) => {
    const now = await findOrRefuse(tx, id);
    if (!(await mayUpload(tx))) throw refuse('upload_not_allowed');
    if (now.draft.edits !== edits) throw refuse('picture_changed_elsewhere');
    return now;
  });
  const drawing = await storage.write(streamOnce(await writeSheet(found.work)), { limit: MB });
  try {
    return await database.asUser(person, (tx) => keep(tx, storage, { found, drawing }));
  } catch (error) {
    // Another tab kept the same picture meanwhile.
    throw errorCode(error) === TAKEN ? refuse('picture_changed_elsewhere') : error;
  }
}

/** The drawing under the title and with the words of its resource. */
async function writeSheet({ drawn, about }: PictureWork): Promise<string> {
  if (!drawn) throw refuse('drawing_not_readable', { problem: NOTHING_DRAWN });
  const change = { title: about.title.trim(), description: about.description.trim() };
  const sheet = await readDrawingBeside({ svg: drawn.svg, change });
  if ('problem' in sheet) throw refuse('drawing_not_readable', sheet);
  return sheet.svg;
}

async function* streamOnce(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

interface ToKeep {
  readonly found: FoundDraft;
  readonly drawing: StoredFile;
}

async function keep(tx: AppTransaction, storage: Storage, { found, drawing }: ToKeep): Promise<Kept> {
  const { draft, work, picture: brought } = found;
  const { sha256, size, media_type: mediaType, name } = brought;
  const { resource_id: before, is_open: isOpen } = await PICTURE_DRAFTS.find(tx, draft.id);
  const title = work.about.title.trim().slice(0, LONGEST_NAME) || 'drawing';
  const picture = await recordFile(tx, storage, {
    ...drawing,
    mediaType: 'image/svg+xml',
    name: `${title}.svg`,
  });
  const resource = describeResource(work, picture);
  if (before !== null && isOpen && (await updateResource(tx, before, resource)))
    return { resourceId: before, isNew: false };
  const fileId = await recordFile(tx, storage, { sha256, size, mediaType, name });
  const format = FORMATS[mediaType] ?? null;
  const resourceId = await insertResource(tx, resource, { fileId, name, size, format });
  await PICTURE_DRAFTS.tie(tx, draft.id, resourceId);
  return { resourceId, isNew: true };
}
const LONGEST_NAME = 200;
/** As resources name them; for WebP they have no name. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};
const LONGEST_DESCRIPTION = 5000;

function describeResource({ about, log }: PictureWork, picture: string): PictureResource {
  const source = about.source.trim();
  const description = [about.description.trim(), source && `Source: ${source}`].filter(Boolean).join('\n\n');
  return {
    title: about.title.trim() || 'Untitled picture',
    description: description.slice(0, LONGEST_DESCRIPTION),
    alt_text: about.altText.trim(),
    language: about.language,
    licence: about.licence.trim(),
    category: about.category.trim() || null,
    subject: about.subject.trim() || null,
    difficulty_level: about.difficultyLevel.trim() || null,
    tags: splitTags(about.tags),
    image_file_id: picture,
    conversion_metadata: { simplifications: log },
  };
}
