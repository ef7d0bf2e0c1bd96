import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { isReadable } from './characters.ts';
import { CONTENT_LIMITS } from './limits.ts';

export interface FieldIssues {
  text_too_long: { readonly most: number };
  title_missing: object;
  category_missing: object;
  language_not_chosen: object;
  tags_too_many: { readonly most: number };
}

const issue: WriteMessage<FieldIssues> = writeMessage;

/** A text that is saved while it is written, whatever state it is in: only what no field could ever hold is refused. */
const unfinished = z.string().max(20_000);

/** What an author says of a resource, while it is being written. An empty text says nothing. */
export const draftFields = z.object({
  title: unfinished,
  description: unfinished,
  altText: unfinished,
  knownFlaws: unfinished,
  category: unfinished,
  subject: unfinished,
  difficultyLevel: unfinished,
  graphicType: unfinished,
  contentType: unfinished,
  language: unfinished,
  licence: unfinished,
  tags: z.array(unfinished).max(200),
  isPremium: z.boolean(),
});

function text(limit: number) {
  return z
    .string()
    .trim()
    .max(limit, issue('text_too_long', { most: limit }));
}

/** A category that is chosen for others, which has to be one. */
export const chosenCategory = text(CONTENT_LIMITS.category).refine(isReadable, issue('category_missing'));

/** The same as it may come before readers. */
export const contentFields = z.object({
  title: text(CONTENT_LIMITS.title).refine(isReadable, issue('title_missing')),
  description: text(CONTENT_LIMITS.description),
  altText: text(CONTENT_LIMITS.altText),
  knownFlaws: text(CONTENT_LIMITS.knownFlaws),
  category: text(CONTENT_LIMITS.category),
  subject: text(CONTENT_LIMITS.subject),
  difficultyLevel: text(CONTENT_LIMITS.difficultyLevel),
  graphicType: text(CONTENT_LIMITS.graphicType),
  contentType: text(CONTENT_LIMITS.contentType),
  language: text(CONTENT_LIMITS.language).regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    issue('language_not_chosen'),
  ),
  licence: text(CONTENT_LIMITS.licence),
  tags: z
    .array(text(CONTENT_LIMITS.tag))
    .max(CONTENT_LIMITS.tags, issue('tags_too_many', { most: CONTENT_LIMITS.tags })),
  isPremium: z.boolean(),
});

export type ContentFields = z.infer<typeof contentFields>;
export type ContentField = keyof ContentFields;

export const CONTENT_FIELDS = Object.keys(contentFields.shape) as readonly ContentField[];

function same(one: ContentFields[ContentField], other: ContentFields[ContentField]) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields in which two states of a resource differ, in the order of the form. */
export function findChangedFields(from: ContentFields, to: ContentFields): readonly ContentField[] {
  return CONTENT_FIELDS.filter((field) => !same(from[field], to[field]));
}
