import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pictureAnalysis } from './analysis.ts';
import { pageCorners, pictureRecipe, pictureWork, pictureWorkChange, simplifications } from './work.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const edits = z.int().nonnegative().max(2_000_000_000);
const of = z.object({ id });
const tags = ['Pictures'];

/** Where the picture itself is had; with `?show` it is shown in its place. */
export function addressOfPicture(draftId: string): string {
  return `/api/picture-drafts/${draftId}/picture`;
}

/** A picture that I am converting. */
export const pictureDraft = z.object({
  id,
  /** How often it was saved. */
  edits,
  savedAt: time,
  picture: z.object({ name: z.string(), mediaType: z.string(), size: z.int().nonnegative() }),
  work: pictureWork,
  /** What came of it; null before it is saved as a resource. */
  resource: z
    .object({
      id,
      /** Whether what is made next goes into it; a new one is made where readers or reviewers have it. */
      isOpen: z.boolean(),
    })
    .nullable(),
});

export type PictureDraft = z.infer<typeof pictureDraft>;

export const pictureDraftName = z.object({
  id,
  title: z.string(),
  savedAt: time,
  resourceId: id.nullable(),
});

export type PictureDraftName = z.infer<typeof pictureDraftName>;

/** A drawing that was traced from the picture, and what was seen on the way. */
export const tracedPicture = z.object({
  svg: z.string(),
  analysis: pictureAnalysis,
  log: simplifications,
  /** The page that was laid straight; null where the whole picture was traced. */
  corners: pageCorners.nullable(),
});

export type TracedPicture = z.infer<typeof tracedPicture>;

const gone = errors('not_found');

export const picturesContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/picture-drafts',
      tags,
      summary: 'Pictures that I am converting, the latest first',
    })
    .output(z.array(pictureDraftName)),
  begin: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/picture-drafts',
      tags,
      summary: 'All bytes of an upload were sent, and they are a picture: begin to convert it step by step',
    })
    .errors({
      ...gone,
      ...errors(
        'upload_access_missing',
        'upload_incomplete',
        'upload_too_large',
        'picture_expected',
        'heic_not_opened_here',
        'picture_drafts_too_many',
        'files_not_opened_here',
        'storage_used_up',
        'organization_storage_used_up',
        'storage_full',
        'storage_not_working',
      ),
    })
    .input(z.object({ upload: id }))
    .output(pictureDraft),
  reopen: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/resources/{id}/picture-draft',
      tags,
      summary:
        'Go on with a picture of mine where I left it, or begin with the picture of a resource of mine',
    })
    .errors({ ...gone, ...errors('upload_access_missing', 'picture_drafts_too_many') })
    .input(of)
    .output(pictureDraft),
  get: declareSessionOperation('read')
    .route({ method: 'GET', path: '/picture-drafts/{id}', tags, summary: 'A picture that I am converting' })
    .errors(gone)
    .input(of)
    .output(pictureDraft),
  save: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/picture-drafts/{id}',
      tags,
      summary: 'Keep what has changed; refused where another tab wrote meanwhile',
    })
    .errors({ ...gone, ...errors('picture_changed_elsewhere') })
    .input(z.object({ id, edits, work: pictureWorkChange }))
    .output(z.object({ edits, savedAt: time })),
  discard: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/picture-drafts/{id}',
      tags,
      summary: 'Throw away a picture that I was converting; a resource that came of it stays',
    })
    .errors(gone)
    .input(of)
    .output(z.object({})),
  trace: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/picture-drafts/{id}/tracing',
      tags,
      summary: 'Trace the picture by a recipe, and tell what was seen; nothing is kept',
    })
    .errors({ ...gone, ...errors('picture_not_traced') })
    .input(z.object({ id, recipe: pictureRecipe }))
    .output(tracedPicture),
  keep: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/picture-drafts/{id}/resource',
      tags,
      summary: 'Make a resource of it that only I see, or change the one that came of it before',
    })
    .errors({
      ...gone,
      ...errors('upload_not_allowed', 'picture_changed_elsewhere', 'drawing_not_readable', 'content_waits'),
    })
    .input(z.object({ id, edits }))
    .output(z.object({ resourceId: id, isNew: z.boolean() })),
};
