/** What a liblouis does for us, whichever it is. */
export interface Engine {
  readonly kind: 'system' | 'bundled';
  /** By name and version, as it is kept with every text. */
  readonly name: string;
  /** Whether the table is there and can be used. */
  readonly has: (table: string) => boolean;
  /** One line in cells of liblouis's own display; null where it refuses. */
  readonly translateLine: (line: string, table: string) => string | null;
}

/** liblouis takes a list: what shows cells as Unicode, the table, and what is loaded after it. */
export const DISPLAY_TABLE = 'unicode.dis';

/** Twice the cells that any text was seen to need: capitals, numbers and letters with accents take several each. */
export function reckonRoom(characters: number): number {
  return characters * 16 + 64;
}
