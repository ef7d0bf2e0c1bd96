/** What the program knows of the world around it. */
export interface Io {
  /** Where paths begin. */
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether somebody watches: progress is shown to nobody else. */
  readonly terminal: boolean;
}

/** All is well, something was found, what was given cannot be used. */
export const STATUS = { fine: 0, findings: 1, badInput: 2 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** One sentence for the person: what happened, what it means, what to do. */
export class BadInput extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'BadInput';
    this.code = code;
  }
}
