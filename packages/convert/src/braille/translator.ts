import {
  BLANK,
  BRAILLE_CODES,
  BrailleError,
  type BrailleFinding,
  isBrailleCode,
  isCell,
  type Translation,
  type Translator,
} from '@relievo/braille';
import { readTypeforms } from '@relievo/braille/typeforms';
import { LRUCache } from 'lru-cache';
import { dropUndefined, NEVER_DEFINED, splitIntoLines } from './clean-text.ts';
import { Definitions } from './definitions.ts';
import type { Engine } from './engine.ts';
import { splitIntoPieces } from './pieces.ts';
import { isTableName, mayDiffer, TABLES } from './tables.ts';

/** Characters of all texts of one call: a long book. */
export const MOST_CHARACTERS = 2_000_000;
/** Characters of text and cells that are remembered. */
const REMEMBERED = 2_000_000;
/** What tables/undefined.uti makes of a character that no table defines. */
const UNDEFINED = '⣿⣿⣿';

/** A translator over one engine: it remembers, and turns what liblouis does in silence into findings and errors. */
export function createTranslator(engine: Engine): Translator {
  const remembered = new LRUCache<string, Translation>({ maxSize: REMEMBERED });
  const tables = new LRUCache<string, boolean>({ max: 200 });

  const tableOf = (asked: string): string => {
    const table = isBrailleCode(asked) ? TABLES[asked][engine.kind] : asked;
    if (table === null)
      throw new BrailleError('table_too_old', { code: nameCode(asked), engine: engine.name });
    const there = tables.get(table) ?? (isTableName(table) && engine.has(table));
    tables.set(table, there);
    if (there) return table;
    throw new BrailleError('unknown_table', { asked: asked.slice(0, 80), engine: engine.name });
  };

  const cellsOf = (line: string, table: string, forms: readonly number[] | null): string => {
    if (line === '') return '';
    const cells = engine.translateLine(line, table, forms)?.replaceAll(' ', BLANK);
    if (cells !== undefined && Array.from(cells).every(isCell)) return cells;
    throw new BrailleError('translation_failed', { engine: engine.name, text: line.slice(0, 40), table });
  };

  const definitions = new Definitions((character, table) => {
    if (character === ' ') return true;
    if (NEVER_DEFINED.test(character)) return false;
    const cells = engine.translateLine(character, table);
    // Translating it then fails, and says so.
    if (cells === null) return true;
    // A sign that a table writes as a blank is lost as well, and so is one that it uses for itself alone.
    return cells !== UNDEFINED && /^[⠀-⣿ ]+$/u.test(cells) && /[^⠀ ]/u.test(cells);
  });

  const translateOne = (text: string, table: string): Translation => {
    const unknown = new Set<string>();
    const written = new Map<string, string>();
    const translatePiece = (piece: string, forms: readonly number[] | null): string => {
      if (definitions.hasAll(piece, table)) return cellsOf(piece, table, forms);
      const cleaned = dropUndefined(piece, (one) => definitions.has(one, table));
      for (const character of cleaned.undefined) unknown.add(character);
      for (const [character, letters] of cleaned.transliterated) written.set(character, letters);
      const ofCleaned = forms && cleaned.replaced.flatMap((one, at) => Array.from(one, () => forms[at] ?? 0));
      return cellsOf(cleaned.line, table, ofCleaned);
    };
    const lines = splitIntoLines(text).map((marked) => {
      const { line, forms } = readTypeforms(marked);
      let from = 0;
      return splitIntoPieces(line)
        .map((piece) => {
          const length = Array.from(piece).length;
          const ofPiece = forms && forms.slice(from, from + length);
          from += length;
          return translatePiece(piece, ofPiece);
        })
        .join('');
    });
    const findings: BrailleFinding[] = [
      ...(mayDiffer(engine.kind, table) && text !== ''
        ? [{ code: 'braille_may_differ' as const, parameters: { table, engine: engine.name } }]
        : []),
      ...[...written].map(([character, letters]) => ({
        code: 'character_transliterated' as const,
        parameters: { table, character, written: letters },
      })),
      ...[...unknown].map((character) => ({
        code: 'character_undefined' as const,
        parameters: { table, character },
      })),
    ];
    return { cells: lines.join('\n'), engine: engine.name, table, findings };
  };

  const translate = (texts: readonly string[], asked: string): readonly Translation[] => {
    checkLength(texts);
    const table = tableOf(asked);
    return texts.map((text) => {
      const key = `${table}\n${text}`;
      const known = remembered.get(key);
      if (known) return known;
      const translation = translateOne(text, table);
      remembered.set(key, translation, { size: key.length + translation.cells.length });
      return translation;
    });
  };
  return { engine: engine.name, translate };
}

function checkLength(texts: readonly string[]): void {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters <= MOST_CHARACTERS) return;
  throw new BrailleError('text_too_long', { characters, most: MOST_CHARACTERS });
}

function nameCode(asked: string): string {
  return isBrailleCode(asked) ? BRAILLE_CODES[asked].name : asked;
}
