import type { WholeDocument } from '@relievo/document/file';
import type { Result } from '@relievo/graphic/model';
import type { Change, OutputFile } from '@relievo/graphic/outputs';
import type { OutputMeans } from '../source.ts';

/** One file for readers that is made of a whole document: what an output is to a drawing. */
export interface Publication<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly mediaType: string;
  readonly make: (whole: WholeDocument, means: PublicationMeans) => Promise<Result<Published>>;
}

export type PublicationMeans = Pick<OutputMeans, 'translator' | 'settings'>;

export interface Published {
  readonly files: readonly [OutputFile, ...OutputFile[]];
  readonly changes: readonly Change[];
}
