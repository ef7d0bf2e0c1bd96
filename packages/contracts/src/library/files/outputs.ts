import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../../errors/errors.ts';
import { declarePublicOperation } from '../../operations/operation.ts';
import { chartContent } from './chart-content.ts';
import { isOffered, OFFERED_FORMATS } from './output-offers.ts';

export interface OutputIssues {
  medium_not_offered: object;
}

const issue: WriteMessage<OutputIssues> = writeMessage;

const id = z.uuid();
const count = z.int().nonnegative();

/** A file that stands ready. The address is where it is downloaded; with `?show` it is shown in its place instead. */
export const readyFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: count,
  address: z.string(),
});

/** What the medium forced, as a code with parameters; kept_sentence where only the words are known. */
export const outputChange = z.object({
  code: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  /** In English, for who has no catalogue. */
  message: z.string(),
});

export type OutputChange = z.infer<typeof outputChange>;

/** An output that was made, with the files it consists of and what its medium forced. */
export const madeOutput = z.object({
  format: z.string(),
  profile: z.string(),
  files: z.array(readyFile),
  changes: z.array(outputChange),
});

/** One that is being made, or that could not be. */
export const outputRequest = z.object({
  format: z.string(),
  profile: z.string(),
  /** What failed may be asked for again; what is impossible stays so for as long as the resource is as it is. */
  state: z.enum(['waiting', 'done', 'failed', 'impossible']),
  /** Why it could not be made; empty otherwise. */
  problem: z.string(),
  /** How far it is, to be followed; null where that is forgotten. */
  progressId: id.nullable(),
});

export const resourceOutputs = z.object({
  /** Not where the resource is paid for and the reader does not belong to who pays. The rest is then empty. */
  mayHave: z.boolean(),
  /** What is read of a text that was converted, on the page of its resource. */
  text: readyFile.nullable(),
  /** What the author put in. */
  own: readyFile.nullable(),
  made: z.array(madeOutput),
  requests: z.array(outputRequest),
  /** There is a drawing or a text, of which everything that is offered can be made. */
  canBeMade: z.boolean(),
  /** It is a document with its figures, of which everything that is offered of documents can be made. */
  isDocument: z.boolean(),
  /** The picture in full size. */
  picture: readyFile.nullable(),
  /** It is a chart whose data can be heard. */
  canBeHeard: z.boolean(),
});

export type ReadyFile = z.infer<typeof readyFile>;
export type MadeOutput = z.infer<typeof madeOutput>;
export type OutputRequest = z.infer<typeof outputRequest>;
export type ResourceOutputs = z.infer<typeof resourceOutputs>;

const tags = ['Resources'];

export const outputsContract = {
  list: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/outputs',
      tags,
      summary: 'The files of a resource: what stands ready, what is being made, and what can be made',
    })
    .errors(errors('not_found', 'text_too_late'))
    .input(z.object({ id }))
    .output(resourceOutputs),
  make: declarePublicOperation('costly')
    .route({
      method: 'POST',
      path: '/resources/{id}/outputs',
      tags,
      summary: 'Make an output of a resource, once for everybody; twice is once',
    })
    .errors(errors('not_found'))
    .input(
      z
        .object({ id, format: z.enum(OFFERED_FORMATS), profile: z.string().max(50) })
        .refine(({ format, profile }) => isOffered(format, profile), {
          path: ['profile'],
          message: issue('medium_not_offered'),
        }),
    )
    .output(outputRequest),
  chart: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/chart',
      tags,
      summary:
        'The data of a chart, to be heard; not there where a resource is no chart, or others pay for it',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(chartContent),
  recordView: declarePublicOperation('write')
    .route({
      method: 'POST',
      path: '/resources/{id}/views',
      tags,
      summary: 'The page of a resource was opened; counts once in half an hour for each person',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.object({})),
};
