import type { Io, Status } from '../io.ts';
import type { OptionName, Words } from '../options.ts';

export interface Command {
  readonly options: readonly OptionName[];
  readonly run: (words: Words, io: Io) => Status | Promise<Status>;
}
