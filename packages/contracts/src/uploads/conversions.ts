import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { standingFinding } from '../library/resource/accessibility.ts';
import { resourcePicture } from '../library/resource/resource.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { foundChart, MOST_FOUND_CHARTS } from './found-chart.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const count = z.int().nonnegative();

export const CONVERSION_STATES = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;

/** Where the picture is shown that a file of mine is. */
export function addressOfSourcePicture(conversionId: string): string {
  return `/api/conversions/${conversionId}/picture`;
}

/** The resource that came of a file. */
const convertedResource = z.object({
  id,
  title: z.string(),
  language: z.string(),
  status: z.enum(['approved', 'pending', 'rejected']),
  isDraft: z.boolean(),
  thumbnail: resourcePicture.nullable(),
  /** Where it is mended: its drawing, or the data of its chart; null for what is kept as it is, and for a text. */
  mends: z.enum(['drawing', 'chart']).nullable(),
});

/** A file of mine that became a resource, or is on the way. */
export const conversion = z.object({
  id,
  /** As the file was called. */
  name: z.string(),
  size: count,
  state: z.enum(CONVERSION_STATES),
  /** False for a file that is kept as it is, such as a film. */
  isConverted: z.boolean(),
  /** It is a document whose pages can be chosen. */
  hasPages: z.boolean(),
  /** Why it failed, in English. */
  problem: z.string(),
  /** What was decided, changed or lost while the file was read. */
  notes: z.array(z.object({ code: z.string(), message: z.string() })),
  /** What fingers will not be able to tell apart, and the like. */
  findings: z.array(standingFinding),
  /** Charts that it shows, by their place; their numbers are looked through in the chart wizard. */
  charts: z.array(
    z.object({
      type: foundChart.shape.type,
      title: z.string(),
      rows: count,
      /** Of numbers. */
      columns: count,
    }),
  ),
  /** Null where there is none yet, and where its author has deleted it. */
  resource: convertedResource.nullable(),
  createdAt: time,
  begunAt: time.nullable(),
  endedAt: time.nullable(),
});

export type Conversion = z.infer<typeof conversion>;

/** How many there are of each kind: it differs whenever something has changed. */
export const conversionStanding = z.object({
  waiting: count,
  working: count,
  ended: count,
  /** When something changed last; null where there is nothing. */
  changedAt: z.string().nullable(),
});

export type ConversionStanding = z.infer<typeof conversionStanding>;

/** So many of the latest are shown. */
export const CONVERSIONS_SHOWN = 200;
/** So long a list keeps what has ended. What came of it stays. */
export const CONVERSIONS_KEPT_DAYS = 30;
/** After so many seconds whoever follows asks anew, and it is seen anew who they are. */
const LONGEST_WATCH = 600;

/** A page of a document, for who chooses among them. */
export const documentPage = z.object({
  number: z.int().positive(),
  kind: z.enum(['drawing', 'picture', 'text']),
  /** Of a page of text: something is drawn on it as well. */
  holdsGraphic: z.boolean(),
  /** A small PNG in Base64. */
  picture: z.base64(),
});

export type DocumentPage = z.infer<typeof documentPage>;

/** So many pages are shown at a time. */
export const PAGES_SHOWN = 24;
/** A document of ours has so many at most. */
const MOST_PAGES = 10_000;
const page = z.int().positive().max(MOST_PAGES);

const tags = ['Create content'];

export const conversionsContract = {
  list: declareSessionOperation('read')
    .route({ method: 'GET', path: '/conversions', tags, summary: 'My files on their way, the newest first' })
    .output(z.array(conversion)),
  watch: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/conversions/events',
      tags,
      summary:
        'How many of my files wait, are worked on and are ready, now and at every change, as server-sent events',
    })
    .errors(errors('too_many_streams'))
    .input(z.object({ seconds: z.coerce.number().int().min(0).max(LONGEST_WATCH).default(LONGEST_WATCH) }))
    .output(eventIterator(conversionStanding)),
  cancel: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/conversions/{id}/cancellation',
      tags,
      summary: 'Stop converting a file of mine; what has ended stays as it is',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(conversion),
  retry: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/conversions/{id}/retry',
      tags,
      summary: 'Convert a file of mine again that failed or was cancelled',
    })
    .errors(errors('not_found', 'upload_access_missing'))
    .input(z.object({ id }))
    .output(conversion),
  beginChart: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/conversions/{id}/charts/{chart}/draft',
      tags,
      summary: 'Begin a chart of mine with the table that was read from a drawing, to be looked through',
    })
    .errors(errors('not_found', 'chart_drafts_too_many'))
    .input(
      z.object({
        id,
        /** Its place among the charts of the drawing, from 0. */
        chart: z.coerce
          .number()
          .int()
          .min(0)
          .max(MOST_FOUND_CHARTS - 1),
      }),
    )
    .output(z.object({ chartDraftId: id })),
  pages: declareSessionOperation('costly')
    .route({
      method: 'GET',
      path: '/conversions/{id}/pages',
      tags,
      summary: 'Some pages of a document of mine as small pictures, and how many it has',
    })
    .errors(errors('not_found', 'pages_not_shown'))
    .input(z.object({ id, first: z.coerce.number().int().positive().max(MOST_PAGES).default(1) }))
    .output(z.object({ total: count, pages: z.array(documentPage).max(PAGES_SHOWN) })),
  choosePages: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/conversions/{id}/pages',
      tags,
      summary: 'Convert only these pages of a document of mine, as one more entry of the workbench',
    })
    .errors(errors('not_found', 'upload_access_missing'))
    .input(z.object({ id, pages: z.array(page).min(1).max(MOST_PAGES) }))
    .output(conversion),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/conversions/{id}',
      tags,
      summary:
        'Take a file of mine off the list; what came of it stays, and a file of which nothing came is deleted',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.object({})),
};
