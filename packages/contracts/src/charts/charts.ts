import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { chartWork, chartWorkChange } from './work.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const edits = z.int().nonnegative().max(2_000_000_000);
const of = z.object({ id });
const nothing = z.object({});
const tags = ['Charts'];

/** A chart that I am making. */
export const chartDraft = z.object({
  id,
  /** How often it was saved. */
  edits,
  savedAt: time,
  work: chartWork,
  /** What came of it; null before it is saved as a resource. */
  resource: z
    .object({
      id,
      /** Whether what is made next goes into it; a new one is made where readers or reviewers have it. */
      isOpen: z.boolean(),
    })
    .nullable(),
});

export type ChartDraft = z.infer<typeof chartDraft>;

export const chartDraftName = z.object({
  id,
  title: z.string(),
  savedAt: time,
  resourceId: id.nullable(),
});

export type ChartDraftName = z.infer<typeof chartDraftName>;

const saved = z.object({ edits, savedAt: time });

/** Texts of one code, in the order in which they were asked. */
const translation = z.object({ cells: z.string(), engine: z.string(), table: z.string() });

export type BrailleAnswer = z.infer<typeof translation>;

/** The tables of a file: a workbook may have several, and some of them may not be readable. */
export const readTableOutput = z.object({
  tables: z
    .array(
      z.object({
        name: z.string().max(300),
        cells: chartWork.shape.cells.nullable(),
        /** Why it has no cells, in one sentence. */
        problem: z.string().max(2000).nullable(),
      }),
    )
    .max(100),
  notes: z.array(z.string().max(2000)).max(50),
});

export type ReadTableOutput = z.infer<typeof readTableOutput>;

const MOST_TEXTS = 500;
const LONGEST_TEXT = 1000;

const gone = errors('not_found');

export const chartsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/chart-drafts',
      tags,
      summary: 'Charts that I am making, the latest first',
    })
    .output(z.array(chartDraftName)),
  begin: declareSessionOperation('write')
    .route({ method: 'POST', path: '/chart-drafts', tags, summary: 'Begin a chart' })
    .errors(errors('chart_drafts_too_many'))
    .input(z.object({ work: chartWork }))
    .output(chartDraft),
  reopen: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/resources/{id}/chart-draft',
      tags,
      summary: 'Go on with a chart of mine where I left it, or begin one from a chart that I can see',
    })
    .errors({ ...gone, ...errors('chart_drafts_too_many') })
    .input(of)
    .output(chartDraft),
  get: declareSessionOperation('read')
    .route({ method: 'GET', path: '/chart-drafts/{id}', tags, summary: 'A chart that I am making' })
    .errors(gone)
    .input(of)
    .output(chartDraft),
  save: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/chart-drafts/{id}',
      tags,
      summary: 'Keep what has changed; refused where another tab wrote meanwhile',
    })
    .errors({ ...gone, ...errors('chart_changed_elsewhere') })
    .input(z.object({ id, edits, work: chartWorkChange }))
    .output(saved),
  discard: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/chart-drafts/{id}',
      tags,
      summary: 'Throw away a chart that I was making; a resource that came of it stays',
    })
    .errors(gone)
    .input(of)
    .output(nothing),
  keep: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/chart-drafts/{id}/resource',
      tags,
      summary: 'Make a resource of it that only I see, or change the one that came of it before',
    })
    .errors({
      ...gone,
      ...errors('upload_not_allowed', 'chart_changed_elsewhere', 'chart_not_made', 'content_waits'),
    })
    .input(z.object({ id, edits }))
    .output(z.object({ resourceId: id, isNew: z.boolean(), notes: z.array(z.string()) })),
  make: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/chart-drafts/{id}/files',
      tags,
      summary:
        'An output of it as one file, as a resource of it would have it; a zip where the output has several',
    })
    .errors({
      ...gone,
      ...errors('chart_changed_elsewhere', 'chart_not_made', 'chart_file_not_made'),
    })
    .input(z.object({ id, edits, format: z.string().max(50), profile: z.string().max(50) }))
    .output(z.file()),
  readTable: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/chart-tables',
      tags,
      summary: 'The tables of a file (XLSX, ODS, JSON, CSV, at most 8 MB) as cells; nothing is kept',
      inputStructure: 'detailed',
    })
    .errors(errors('chart_table_not_read', 'files_not_opened_here'))
    .input(z.object({ query: z.object({ name: z.string().max(300) }), body: z.file() }))
    .output(readTableOutput),
  translate: declareSessionOperation('read')
    .route({
      method: 'POST',
      path: '/braille',
      tags,
      summary: 'The braille of short texts, by the engine that makes the files',
    })
    .errors(errors('braille_not_written', 'braille_too_late'))
    .input(
      z.object({
        code: z.string().max(20),
        texts: z.array(z.string().max(LONGEST_TEXT)).min(1).max(MOST_TEXTS),
      }),
    )
    .output(z.array(translation)),
};
