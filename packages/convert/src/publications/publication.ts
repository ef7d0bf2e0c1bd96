import type { WholeDocument } from '@relievo/document/file';
import type { Result } from '@relievo/graphic/model';
import type { Change, OutputFile, OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { OutputMeans } from '../source.ts';
import type { Speech } from '../speech/speech.ts';

/** One file for readers that is made of a whole document: what an output is to a drawing. */
export interface Publication<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Tells a reader in one sentence what it is for. */
  readonly use: string;
  readonly mediaType: string;
  readonly make: (whole: WholeDocument, means: PublicationMeans) => Promise<Result<Published>>;
}

export type PublicationMeans = Pick<OutputMeans, 'translator' | 'settings'> & {
  /** Says the text. Nothing is spoken without it. */
  readonly speech?: Speech;
  /** Longer documents are not spoken, because a server has little time for each. */
  readonly maxSpoken?: number;
  /** The embosser that braille is laid out for. */
  readonly profile?: Profile;
};

export interface Published {
  readonly files: readonly [OutputFile, ...OutputFile[]];
  readonly changes: readonly Change[];
  /** It names the engine and the table of its braille, if it has any. */
  readonly braille?: NonNullable<OutputResult['braille']>;
}
