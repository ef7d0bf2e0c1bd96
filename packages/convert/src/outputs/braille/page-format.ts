import type { Profile } from '@relievo/graphic/profiles';
import type { BraillePageSettings } from '../../settings.ts';

export interface BraillePaper {
  readonly columns: number;
  readonly rows: number;
  readonly dots: 6 | 8;
}

/** 40 cells by 25 lines, as most embossers in North America are set. */
const USUAL = { columns: 40, rows: 25, dots: 6 } as const;

/** A page of an embosser: what the person chose, else the profile's, else the usual one. */
export function choosePaper({ resolution }: Profile, { columns, rows }: BraillePageSettings): BraillePaper {
  const base = resolution.type === 'cells' ? resolution : USUAL;
  return { columns: columns ?? base.columns, rows: rows ?? base.rows, dots: base.dots };
}
