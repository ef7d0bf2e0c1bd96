import type { Chart } from '@relievo/chart';
import type { Drawing, Output, OutputResult, OutputSource, Problem, Profile, Result } from '@relievo/graphic';
import type { Score } from '@relievo/sound';

/** What the outputs that need libraries are made from: the drawing, and what a chart or a person adds to it. */
export type Source = OutputSource<Chart, Score> & {
  /** BCP 47, of the description where it is not that of the drawing: what is read aloud or translated follows it. */
  readonly descriptionLanguage?: string;
  /** Why the drawing is an empty sheet: what is read and heard can still be made. */
  readonly undrawn?: Problem;
  /** The drawing's key, where it has sheets of its own. */
  readonly keySheets?: readonly Drawing[];
};

/** An output as in the graphic package, but one that may have to wait for a voice. */
export type LibraryOutput = Pick<Output, 'id' | 'name'> & {
  readonly make: (source: Source, profile: Profile) => Result<OutputResult> | Promise<Result<OutputResult>>;
};
