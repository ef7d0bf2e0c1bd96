import type { Translate } from '@relievo/braille';
import type { ChartType } from '@relievo/chart';
import type { Change, Profile, Result } from '@relievo/graphic';
import type { Source } from '../source.ts';

/** A file as it came: nobody has looked into it yet. */
export type InputFile = { readonly name: string; readonly bytes: Uint8Array };

export type ImportOptions = {
  readonly profile: Profile;
  readonly translate: Translate;
  /** A braille code or table; the language's own where it is left out. */
  readonly table?: string;
  readonly language?: string;
  readonly title?: string;
  readonly chartType?: ChartType;
};

/** A remark is something that was decided while reading. */
export type Imported = { readonly source: Source; readonly changes: readonly Change[] };

/** One way in: from bytes to a drawing and what belongs to it. */
export type Importer = {
  readonly id: string;
  readonly name: string;
  /** Endings of names, without the dot, in small letters. */
  readonly endings: readonly string[];
  /** More bytes than these are refused before they are read. */
  readonly mostBytes: number;
  readonly read: (file: InputFile, options: ImportOptions) => Result<Imported> | Promise<Result<Imported>>;
};
