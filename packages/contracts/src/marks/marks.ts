import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { wordsUpTo } from '../values/words.ts';

export const MARK_NOTE_LENGTH = 500;
/** So many places one person has marked in one resource. */
export const MOST_MARKS = 200;

const id = z.uuid();
/** What the chart or the drawing calls a point or a part. */
const place = z.string().min(1).max(100);

/** A place that somebody marked to find it again. */
export const mark = z.object({
  place,
  /** Empty where it is marked only. */
  note: z.string(),
  /** Whether the people of my classes see it. */
  isShared: z.boolean(),
  /** Who showed it to my class; null for my own. */
  from: z.string().nullable(),
});

export const marks = z.object({
  rows: z.array(mark),
  /** Whether there is a class that I could show mine to. */
  canShare: z.boolean(),
});

export type Mark = z.infer<typeof mark>;
export type Marks = z.infer<typeof marks>;

const markInput = z.object({
  id,
  place,
  note: wordsUpTo(MARK_NOTE_LENGTH).default(''),
  isShared: z.boolean(),
});

export type MarkInput = z.infer<typeof markInput>;

const tags = ['Conversation'];
const gone = errors('not_found');

export const marksContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/marks',
      tags,
      summary: 'The places that I marked in a resource, and those that were shown to my classes',
    })
    .errors(gone)
    .input(z.object({ id }))
    .output(marks),
  keep: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/resources/{id}/marks/{place}',
      tags,
      summary: 'Mark a point or a part, with a note or without, or change the note',
    })
    .errors({ ...gone, ...errors('marks_too_many', 'forbidden') })
    .input(markInput)
    .output(marks),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/resources/{id}/marks/{place}',
      tags,
      summary: 'Remove my mark from a point or a part',
    })
    .errors(gone)
    .input(z.object({ id, place }))
    .output(marks),
};
