import { execFileSync } from 'node:child_process';

const TABLES = ['en-ueb-g2.ctb', 'en-ueb-g1.ctb'];

/** Translates each line of cells by liblouis, as contracted and as uncontracted braille. */
export function translateBack(lines: readonly string[]): readonly (readonly string[])[] {
  const readings = TABLES.map((table) => translate('--backward', table, lines));
  return lines.map((_, at) => readings.map((reading) => reading[at] ?? ''));
}

/** Translates each text by liblouis, contracted and uncontracted. */
export function translateForward(texts: readonly string[]): readonly (readonly string[])[] {
  const writings = TABLES.map((table) => translate('--forward', table, texts));
  return texts.map((_, at) => writings.map((writing) => writing[at] ?? ''));
}

function translate(
  way: '--backward' | '--forward',
  table: string,
  lines: readonly string[],
): readonly string[] {
  if (lines.length === 0) return [];
  const input = `${lines.map((line) => line.replaceAll(/[\r\n]+/g, ' ')).join('\n')}\n`;
  return execFileSync('lou_translate', [way, `unicode.dis,${table}`], { input, encoding: 'utf8' }).split(
    '\n',
  );
}
