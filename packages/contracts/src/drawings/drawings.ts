import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareLargeSessionOperation,
  declarePublicOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import {
  drawingEntry,
  keptDrawing,
  LONGEST_KEPT_DRAWING,
  LONGEST_READ_IN_BRAILLE,
} from '../values/kept-drawing.ts';

const id = z.uuid();
const of = z.object({ id });
const tags = ['Drawings'];
/** The file form of a drawing; its title is read from it. */
const svg = z.string().min(1).max(LONGEST_KEPT_DRAWING);
/** Written as JSON, the quotes of a file take two characters each. */
const LONGEST_BODY = 4 * 1024 * 1024;

/** So many labels are written in braille at once, of so many characters each. */
const MOST_TEXTS = 200;
const LONGEST_TEXT = 2000;

/** What came of a drawing that was kept: a new resource, another file in one, or a version before its reviewers. */
export const KEPT_AS = ['new', 'changed', 'submitted'] as const;

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
  begin: declareLargeSessionOperation('write', LONGEST_BODY)
    .route({ method: 'POST', path: '/drawings', tags, summary: 'Keep a drawing that I have begun' })
    .errors(errors('drawing_not_readable', 'drawings_too_many'))
    .input(z.object({ svg }))
    .output(drawingEntry),
  importFile: declareLargeSessionOperation('costly', LONGEST_BODY)
    .route({
      method: 'POST',
      path: '/drawings/imports',
      tags,
      summary: 'Begin a drawing with an SVG of any program, and learn what could not be kept of it',
    })
    .errors(errors('drawing_not_opened', 'drawing_not_readable', 'drawings_too_many'))
    .input(z.object({ name: z.string().max(255), svg }))
    .output(drawingEntry),
  reopen: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/resources/{id}/drawing',
      tags,
      summary: 'Go on with the drawing of a resource: mine, or one that I may change and share',
    })
    .errors(errors('not_found', 'drawing_not_free', 'drawing_not_readable', 'drawings_too_many'))
    .input(of)
    .output(drawingEntry),
  save: declareLargeSessionOperation('write', LONGEST_BODY)
    .route({
      method: 'PUT',
      path: '/drawings/{id}',
      tags,
      summary: 'Save a drawing of mine, never over what was saved elsewhere meanwhile',
    })
    .errors(errors('not_found', 'drawing_not_readable', 'drawing_changed_elsewhere'))
    .input(z.object({ id, edits: z.int().nonnegative().max(2_000_000_000), svg }))
    .output(drawingEntry),
  keep: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/drawings/{id}/resource',
      tags,
      summary: 'Make a resource of it, change the one that came of it, or submit a new version of that',
    })
    .errors(errors('not_found', 'upload_not_allowed', 'drawing_changed_elsewhere', 'content_waits'))
    .input(z.object({ id, edits: z.int().nonnegative().max(2_000_000_000) }))
    .output(z.object({ resourceId: id, became: z.enum(KEPT_AS) })),
  make: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/drawings/{id}/files',
      tags,
      summary: 'An output of it as one file; a zip where the output has several',
    })
    .errors(errors('not_found', 'drawing_not_made'))
    .input(z.object({ id, format: z.string().max(50), profile: z.string().max(50) }))
    .output(z.file()),
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
      summary: 'The braille of labels, by the code of their language or by one that is named',
    })
    .errors(errors('no_braille_for_language', 'braille_not_written', 'braille_too_late'))
    .input(
      z.object({
        language: z.string().min(1).max(50),
        /** Instead of that of the language. */
        code: z.string().max(50).optional(),
        texts: z.array(z.string().max(LONGEST_TEXT)).min(1).max(MOST_TEXTS),
      }),
    )
    .output(z.array(brailleText)),
  readInBraille: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/braille',
      tags,
      summary: 'One short text in braille, for whoever explores a drawing on a braille display',
    })
    .errors(errors('no_braille_for_language', 'braille_not_written'))
    .input(
      z.object({
        language: z.string().min(1).max(50),
        /** Instead of that of the language. */
        code: z.string().max(50).optional(),
        text: z.string().min(1).max(LONGEST_READ_IN_BRAILLE),
      }),
    )
    .output(brailleText),
};
