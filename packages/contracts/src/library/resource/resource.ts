import { z } from 'zod';
import { simplifications } from '../../pictures/work.ts';
import { VISIBILITIES } from '../lists/filters.ts';
import { accessibility } from './accessibility.ts';
import { CARD_FORMATS } from './card-formats.ts';

const time = z.iso.datetime({ offset: true });
const count = z.int().nonnegative();

/** The picture of a resource: where it lies, and what it shows. Its card has the shape of `THUMBNAIL`. */
export const resourcePicture = z.object({ address: z.string(), alt: z.string() });

/** A resource as lists show it. */
export const resourceCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** BCP 47, of everything that its author wrote: title, description, tags and what the picture shows. */
  language: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  type: z.string().nullable(),
  contentType: z.string().nullable(),
  difficultyLevel: z.string().nullable(),
  subject: z.string().nullable(),
  graphicType: z.string().nullable(),
  isPremium: z.boolean(),
  status: z.enum(['approved', 'pending', 'rejected']),
  /** Never submitted: shown as "Draft" instead of its status. Only its author and administrators meet it. */
  isDraft: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  viewCount: count,
  downloadCount: count,
  likesCount: count,
  commentsCount: count,
  popularityScore: z.number(),
  rating: z.number().nullable(),
  authorName: z.string(),
  createdAt: time,
  /** Null where there is none yet: the card shows its placeholder. */
  thumbnail: resourcePicture.nullable(),
  altText: z.string(),
  format: z.string().nullable(),
  /** In bytes. */
  fileSize: count.nullable(),
  /** What it can be had as, made or not. */
  canBeHadAs: z.array(z.enum(CARD_FORMATS)),
});

export type ResourceCard = z.infer<typeof resourceCard>;

/** One form in which a resource can be had. */
export const resourceFile = z.object({
  format: z.string(),
  /** The medium it was made for, such as `swell-a4`; empty for the file that the author put in. */
  profile: z.string(),
  size: count.nullable(),
});

/** A resource as its own page shows it. */
export const resource = resourceCard.extend({
  name: z.string(),
  /** Empty where the author named none. */
  licence: z.string(),
  version: z.int().positive(),
  submittedAt: time.nullable(),
  updatedAt: time,
  /** The organization that it belongs to, where the reader belongs to it too. */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The reader made it. */
  isOwn: z.boolean(),
  files: z.array(resourceFile),
  /** Whose page `/user/{id}` is, where the reader may see it. */
  authorId: z.uuid().nullable(),
  /** What its author knows to be wrong with it for some readers (`known_flaws` of a version); empty where nothing is. */
  knownFlaws: z.string(),
  /** Of a picture that was converted: what was merged, dropped, widened and mended on the way to its drawing. */
  simplifications: simplifications.default([]),
  accessibility,
});

export type Resource = z.infer<typeof resource>;
