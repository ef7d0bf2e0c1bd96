import type { Drawing } from '../model/drawing.ts';
import type { Result } from '../model/result.ts';
import type { Profile } from '../profiles/profile.ts';

/** What an output is made from. Charts and scores join as optional parts, described by their own packages. */
export type OutputSource<Chart = unknown, Score = unknown> = {
  readonly drawing: Drawing;
  readonly chart?: Chart;
  readonly score?: Score;
  readonly description?: string;
};

export type OutputFile = {
  /** Relative, forward slashes: 'graphic.svg'. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
};

/** A change that the medium forced: told, never silent. */
export type Change = { readonly code: string; readonly message: string; readonly items: readonly string[] };

export type OutputResult = {
  readonly files: readonly [OutputFile, ...OutputFile[]];
  readonly changes: readonly Change[];
};

export type Output = {
  readonly id: string;
  readonly name: string;
  readonly make: (source: OutputSource, profile: Profile) => Result<OutputResult>;
};
