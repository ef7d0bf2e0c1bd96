import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declarePublicOperation, declareSessionOperation } from '../operations/operation.ts';
import { displayName, username } from '../values/credentials.ts';
import { wordsUpTo } from '../values/words.ts';

export interface ProfileIssues {
  picture_words_missing: object;
  picture_words_too_long: { readonly most: number };
  picture_words_not_printable: object;
}

const issue: WriteMessage<ProfileIssues> = writeMessage;

/** What a person may send as their picture. The bytes decide, not the name. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PICTURE_BYTES = 2 * 1024 * 1024;

const alt = z
  .string()
  .trim()
  .min(1, issue('picture_words_missing'))
  .max(500, issue('picture_words_too_long', { most: 500 }))
  .regex(/^\P{Cc}*$/u, issue('picture_words_not_printable'));

/** Where a person's picture lies, and what it shows. */
export const picture = z.object({ address: z.string(), alt: z.string() });

export const profile = z.object({
  displayName: z.string(),
  username: z.string().nullable(),
  bio: z.string(),
  picture: picture.nullable(),
});

export type Profile = z.infer<typeof profile>;
export type Picture = z.infer<typeof picture>;

/** What is left out stays as it is. */
export const profileInput = z.object({
  displayName: displayName.optional(),
  username: username.optional(),
  bio: wordsUpTo(2000).optional(),
});

export const pictureAltInput = z.object({ alt });

const tags = ['Profile'];

export const profileContract = {
  read: declareSessionOperation('read')
    .route({ method: 'GET', path: '/profile', tags, summary: 'My profile' })
    .output(profile),
  change: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/profile', tags, summary: 'Change my name, username or words about me' })
    .errors(errors('username_taken'))
    .input(profileInput)
    .output(profile),
  setPicture: declareSessionOperation('costly')
    .route({
      method: 'PUT',
      path: '/profile/picture',
      tags,
      summary:
        'Show this picture (PNG, JPEG or WebP, at most 2 MB) beside my name; the words for it are required',
      inputStructure: 'detailed',
    })
    .errors(errors('picture_too_large', 'picture_not_readable', 'files_not_opened_here'))
    .input(z.object({ query: pictureAltInput, body: z.file() }))
    .output(profile),
  describePicture: declareSessionOperation('write')
    .route({ method: 'PATCH', path: '/profile/picture', tags, summary: 'Change the words for my picture' })
    .errors(errors('not_found'))
    .input(pictureAltInput)
    .output(profile),
  removePicture: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/profile/picture', tags, summary: 'Show no picture of me any more' })
    .output(profile),
  picture: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/pictures/{id}',
      tags,
      summary: 'The picture of a person, for those who may see their profile',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),
};
