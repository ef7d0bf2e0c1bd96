import {
  type PictureRecipe,
  pageCorners,
  pictureAnalysis,
  simplifications,
} from '@relievo/contracts/pictures';
import { TABLES, type TranslatedTexts } from '@relievo/convert/braille';
import { z } from 'zod';

/** What the child is asked for; the picture is its input. */
export interface TracingRequest {
  readonly name: string;
  readonly language: string;
  readonly recipe: PictureRecipe;
  /** The paper that the drawing is made for and looked at on. */
  readonly paper: string;
  /** Labels are written letter by letter. */
  readonly isUncontracted: boolean;
  /** Braille of the words, as far as it is known: in the child is no engine that could make it. */
  readonly braille: TranslatedTexts;
}

/** What is asked of the same child for a picture that not every browser shows. */
export interface RepackingRequest {
  readonly repack: true;
}

/** Under this name the child leaves the picture that was packed anew. */
export const PICTURE = 'picture.png';

export const repackingAnswer = z.object({ isRead: z.boolean(), lacksDecoder: z.boolean() });
export type RepackingAnswer = z.infer<typeof repackingAnswer>;

/** Under this name the child leaves the drawing. */
export const DRAWING = 'drawing.svg';

const MOST_CHARACTERS = 200_000;

/** What the child may answer. It is not believed further than this. */
export const tracingAnswer = z.union([
  z.object({ problem: z.string().max(2000) }),
  z.object({
    asked: z
      .array(
        z.object({
          table: z.string().refine((table) => Object.hasOwn(TABLES, table)),
          text: z.string().max(MOST_CHARACTERS),
        }),
      )
      .min(1)
      .refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS),
  }),
  z.object({ analysis: pictureAnalysis, log: simplifications, corners: pageCorners.nullable() }),
]);

export type TracingAnswer = z.infer<typeof tracingAnswer>;
export type TracedAnswer = Extract<TracingAnswer, { analysis: unknown }>;
