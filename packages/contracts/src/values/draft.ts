import { z } from 'zod';
import { draftFields } from './fields.ts';

/** What an author is writing on a resource, and how often it was saved. */
export const contentDraft = z.object({
  edits: z.int().nonnegative(),
  fields: draftFields,
  savedAt: z.iso.datetime({ offset: true }),
});

export type ContentDraft = z.infer<typeof contentDraft>;
