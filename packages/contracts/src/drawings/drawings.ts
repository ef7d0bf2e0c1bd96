import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { drawingEntry, keptDrawing, LONGEST_DRAWING } from '../values/kept-drawing.ts';

const id = z.uuid();
const of = z.object({ id });
const tags = ['Drawings'];
/** The file form of a drawing; its title is read from it. */
const svg = z.string().min(1).max(LONGEST_DRAWING);

/** So many labels are written in braille at once, of so many characters each. */
const MOST_TEXTS = 200;
const LONGEST_TEXT = 2000;

const brailleText = z.object({ cells: z.string(), engine: z.string(), table: z.string() });

export const drawingsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/drawings',
      tags,
      summary: 'The drawings that I am drawing, the latest first',
    })
    .output(z.array(drawingEntry)),
  get: declareSessionOperation('read')
    .route({ method: 'GET', path: '/drawings/{id}', tags, summary: 'A drawing of mine, in its file form' })
    .errors(errors('not_found'))
    .input(of)
    .output(keptDrawing),
  begin: declareSessionOperation('write')
    .route({ method: 'POST', path: '/drawings', tags, summary: 'Keep a drawing that I have begun' })
    .errors(errors('drawing_not_readable', 'drawings_too_many'))
    .input(z.object({ svg }))
    .output(drawingEntry),
  save: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/drawings/{id}',
      tags,
      summary: 'Save a drawing of mine, never over what was saved elsewhere meanwhile',
    })
    .errors(errors('not_found', 'drawing_not_readable', 'drawing_changed_elsewhere'))
    .input(z.object({ id, edits: z.int().nonnegative().max(2_000_000_000), svg }))
    .output(drawingEntry),
  remove: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/drawings/{id}', tags, summary: 'Delete a drawing of mine' })
    .errors(errors('not_found'))
    .input(of)
    .output(z.object({})),
  translate: declareSessionOperation('read')
    .route({
      method: 'POST',
      path: '/drawings/braille',
      tags,
      summary: 'The braille of labels, by the code of their language',
    })
    .errors(errors('no_braille_for_language'))
    .input(
      z.object({
        language: z.string().min(1).max(50),
        texts: z.array(z.string().max(LONGEST_TEXT)).min(1).max(MOST_TEXTS),
      }),
    )
    .output(z.array(brailleText)),
};
