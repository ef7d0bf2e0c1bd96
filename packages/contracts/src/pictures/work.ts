import { z } from 'zod';
import { LONGEST_DRAWING } from '../values/kept-drawing.ts';

/** So many pictures one person has under way. */
export const MOST_PICTURE_DRAFTS = 200;
/** So many rectangles may be erased. */
export const MOST_ERASED = 50;

/** Thousandths of the picture. */
const share = z.int().min(0).max(1000);
const part = z.object({ x: share, y: share, width: share.min(1), height: share.min(1) });

/** A corner, to a part of a thousandth. */
const place = z.object({ x: z.number().min(0).max(1000), y: z.number().min(0).max(1000) });

/** Where the page lies in a photograph of it. */
export const pageCorners = z.object({
  topLeft: place,
  topRight: place,
  bottomRight: place,
  bottomLeft: place,
});

/** What is done to the picture before it is traced. */
export const pictureRecipe = z.object({
  /** The page that is laid straight: 'find' where nobody has looked for one, null for the whole picture. */
  corners: z
    .union([pageCorners, z.literal('find')])
    .nullable()
    .default(null),
  quarterTurns: z.int().min(0).max(3),
  straighten: z.number().min(-15).max(15),
  erased: z.array(part).max(MOST_ERASED),
  kept: part.nullable(),
  crop: part.nullable(),
  contrast: z.int().min(-100).max(100),
  denoise: z.int().min(0).max(3),
  threshold: z.int().min(0).max(254),
  simplify: z.int().min(0).max(100),
});

/** One thing that was merged, dropped, widened or mended on the way from the picture to the drawing. */
const simplification = z.object({
  /** What was done, for whoever has a catalogue. */
  code: z.string().max(60),
  /** How often. */
  count: z.int().min(0).max(1_000_000),
  /** In English, for who has none. */
  message: z.string().max(1000),
});

export const simplifications = z.array(simplification).max(300);

const drawn = z.object({
  /** In its file form. */
  svg: z.string().max(LONGEST_DRAWING),
  /** From which recipe it was traced: another one asks for another drawing. */
  of: pictureRecipe,
});

const process = z.object({
  /** The medium that it is judged for. */
  profile: z.string().max(50),
  /** The outputs that are wanted of it, by the formats that are offered. */
  outputs: z.array(z.string().max(50)).max(50),
});

const about = z.object({
  title: z.string().max(300),
  description: z.string().max(5000),
  altText: z.string().max(5000),
  category: z.string().max(100),
  subject: z.string().max(100),
  difficultyLevel: z.string().max(50),
  tags: z.string().max(2500),
  licence: z.string().max(300),
  source: z.string().max(1000),
  language: z.string().max(35),
  /** 'private', 'public', or the organization whose members see it. */
  place: z.string().max(50),
});

/** Everything that a person has chosen and typed on the way, whatever state it is in. */
export const pictureWork = z.object({
  recipe: pictureRecipe,
  drawn: drawn.nullable(),
  log: simplifications,
  process,
  about,
});

/** Those parts of it that have changed. */
export const pictureWorkChange = z.object({
  recipe: pictureRecipe.exactOptional(),
  drawn: drawn.nullable().exactOptional(),
  log: simplifications.exactOptional(),
  process: process.exactOptional(),
  about: about.exactOptional(),
});

export type PageCorners = z.infer<typeof pageCorners>;
export type PictureRecipe = z.infer<typeof pictureRecipe>;
export type Simplification = z.infer<typeof simplification>;
export type PictureWork = z.infer<typeof pictureWork>;
export type PictureWorkChange = z.infer<typeof pictureWorkChange>;

/** A picture with which nothing was done yet. */
export const EMPTY_PICTURE_WORK: PictureWork = {
  recipe: {
    corners: 'find',
    quarterTurns: 0,
    straighten: 0,
    erased: [],
    kept: null,
    crop: null,
    contrast: 0,
    denoise: 0,
    threshold: 0,
    simplify: 0,
  },
  drawn: null,
  log: [],
  process: { profile: 'swell-a4', outputs: ['swell', 'brf'] },
  about: {
    title: '',
    description: '',
    altText: '',
    category: '',
    subject: '',
    difficultyLevel: '',
    tags: '',
    licence: '',
    source: '',
    language: 'en',
    place: 'private',
  },
};
