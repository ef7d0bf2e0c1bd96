import { EMPTY_PICTURE_WORK, type PictureDraft, type PictureWork } from '@relievo/contracts/pictures';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { recordFile } from '../files/service.ts';
import { mayUpload } from '../permissions/service.ts';
import { findStudio } from '../studio/service.ts';
import { takeArrivedFile, type UploadDependencies } from '../uploads/service.ts';
import { addPicture, PICTURE_DRAFTS, presentDraft } from './drafts-service.ts';
import { findOwnPicture } from './repository.ts';
import { repackPicture, type TracingDependencies } from './tracing-service.ts';
import { isPicture, isRepacked, titleOf, workOfResource } from './work-rules.ts';

const PNG = { format: 'png', mediaType: 'image/png', isConverted: true } as const;

/** A picture that has arrived is a draft from then on, and nothing where it is no picture. */
export function beginWithUpload(
  dependencies: UploadDependencies & TracingDependencies,
  person: Viewer,
  upload: string,
): Promise<PictureDraft> {
  return takeArrivedFile(dependencies, person, upload, {
    findFault: (kind) => (isPicture(kind.mediaType) ? null : refuse('picture_expected')),
    repack: async (kind, name, open) =>
      isRepacked(kind.mediaType)
        ? {
            ...PNG,
            name: `${name.replace(/\.[^.]*$/, '')}.png`,
            bytes: await repackPicture(dependencies, open),
          }
        : null,
    take: async (tx, { sha256, size, mediaType, name, organizationId }) =>
      begin(tx, dependencies, {
        file: { sha256, size, mediaType, name, organizationId },
        work: await beginWork(tx, titleOf(name)),
        resourceId: null,
      }),
  });
}

/** Goes on where its author left it, or begins with the picture that was brought then. */
export function reopenResource(
  dependencies: UploadDependencies,
  person: Viewer,
  resourceId: string,
): Promise<PictureDraft> {
  return dependencies.database.asUser(person, async (tx) => {
    const before = await PICTURE_DRAFTS.findOf(tx, resourceId);
    if (before) return presentDraft(await addPicture(tx, before));
    const shown = await findOwnPicture(tx, resourceId);
    if (!shown) throw refuse('not_found');
    if (!(await mayUpload(tx))) throw refuse('upload_access_missing');
    const { sha256, size, media_type: mediaType, name } = shown;
    return begin(tx, dependencies, {
      file: { sha256, size, mediaType, name },
      work: workOfResource(await beginWork(tx, shown.title), shown),
      resourceId,
    });
  });
}

/** As its author prefers it, by the settings of the studio. */
async function beginWork(tx: AppTransaction, title: string): Promise<PictureWork> {
  const { paper, licence } = await findStudio(tx);
  const { process, about } = EMPTY_PICTURE_WORK;
  return {
    ...EMPTY_PICTURE_WORK,
    process: { ...process, profile: paper },
    about: { ...about, title, licence },
  };
}

interface Beginning {
  readonly file: StoredFile & {
    readonly mediaType: string;
    readonly name: string;
    readonly organizationId?: string | null;
  };
  readonly work: PictureWork;
  readonly resourceId: string | null;
}

async function begin(
  tx: AppTransaction,
  { storage }: UploadDependencies,
  { file, work, resourceId }: Beginning,
): Promise<PictureDraft> {
  await PICTURE_DRAFTS.requireRoom(tx);
  const fileId = await recordFile(tx, storage, file);
  const { title } = work.about;
  return presentDraft(
    await addPicture(tx, await PICTURE_DRAFTS.begin(tx, { title, work, fileId, resourceId })),
  );
}
