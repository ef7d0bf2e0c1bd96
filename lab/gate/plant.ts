/** A fault that the tests have to notice: put into a copy of the project, a named test fails. */
export interface Plant {
  /** What a person would meet. */
  readonly what: string;
  readonly changes: readonly Change[];
  readonly caughtBy: Catcher;
}

/** A piece of a file, which is there once, and what takes its place. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Catcher {
  /** A project of Vitest, or the journeys of Playwright. */
  readonly project: 'pure' | 'server' | 'web' | 'browser' | 'journeys';
  readonly file: string;
  /** What is written of the test's title, up to where values are filled in. */
  readonly title: string;
  /** What it says of this fault and of no other one. */
  readonly says?: RegExp;
}
