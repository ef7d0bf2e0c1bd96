import type { CellPart, ChartPart, ItemPart, ListPart, Part, TablePart, Truth } from '../truth.ts';
import { parseRuns } from './parse-runs.ts';

/**
 * Reads a truth from the lines in which people write it. The first line says kind, language and columns; then each line is
 * one part: `# heading`, `- item`, `-- item in an item`, `1. item`, `1.. item in an item`, `|# caption of a table`,
 * `|= header | cells`, `| cell {c2} | cell {r2}`, `! alternative text | caption`,
 * `@ bar | title | caption | category; category | series: 1; 2`, `$$ formula`, `> line of a poem`, `[[ title of a box` up to
 * `]]`, `=== print page`, `___ 3` for answer lines, and paragraphs.
 */
export function parseTruth(name: string, text: string): Truth {
  const [head = '', ...lines] = text.split('\n');
  const [kind = '', language = '', columns = '1'] = head.split(' ');
  return { name, kind, language, columns: columns === '2' ? 2 : 1, blocks: parseParts(lines) };
}

function parseParts(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const group = GROUPS.find(({ starts }) => starts.test(line));
    let end = at + 1;
    if (group) {
      while (end < lines.length && group.continues(lines[end] ?? '')) end += 1;
      const isClosed = group.starts === BOX;
      parts.push(group.read(lines.slice(at, end)));
      if (isClosed) end += 1;
    } else if (line !== '') parts.push(parseLine(line));
    at = end;
  }
  return parts;
}

const BOX = /^\[\[/;
const ITEM = /^(?:-+|1\.+) /;

interface Group {
  readonly starts: RegExp;
  readonly continues: (line: string) => boolean;
  readonly read: (lines: readonly string[]) => Part;
}

const GROUPS: readonly Group[] = [
  { starts: BOX, continues: (line) => line !== ']]', read: parseBox },
  { starts: ITEM, continues: (line) => ITEM.test(line), read: (lines) => parseList(lines, 1) },
  { starts: /^\|/, continues: (line) => /^\|[ =]/.test(line), read: parseTable },
  { starts: /^>/, continues: (line) => line.startsWith('>'), read: parsePoem },
];

function parseLine(line: string): Part {
  const [sign = '', ...rest] = line.split(' ');
  const words = rest.join(' ');
  const [alt = '', caption = ''] = words.split(' | ');
  if (/^#+$/.test(sign)) return { kind: 'heading', level: sign.length, runs: parseRuns(words) };
  if (sign === '!') return { kind: 'figure', alt, caption };
  if (sign === '@') return parseChart(words.split(/ ?\| ?/));
  if (sign === '$$') return { kind: 'formula', latex: words };
  if (sign === '===') return { kind: 'page', number: words };
  if (sign === '___' && /^\d+$/.test(words)) return { kind: 'lines', count: Number(words) };
  return { kind: 'paragraph', runs: parseRuns(line) };
}

function parseBox([head = '', ...lines]: readonly string[]): Part {
  return { kind: 'box', title: head.slice(3), blocks: parseParts(lines) };
}

function parseList(lines: readonly string[], depth: number): ListPart {
  const items: ItemPart[] = [];
  let at = 0;
  while (at < lines.length) {
    let end = at + 1;
    while (end < lines.length && depthOf(lines[end]) > depth) end += 1;
    const inside = lines.slice(at + 1, end);
    const runs = parseRuns((lines[at] ?? '').replace(ITEM, ''));
    items.push(inside.length > 0 ? { runs, list: parseList(inside, depth + 1) } : { runs });
    at = end;
  }
  return { kind: 'list', isOrdered: lines[0]?.startsWith('1') ?? false, items };
}

function depthOf(line = ''): number {
  return (/^(?:-+|1(\.+))/.exec(line)?.[1] ?? /^-+/.exec(line)?.[0] ?? '').length;
}

function parseTable(lines: readonly string[]): TablePart {
  const caption = lines[0]?.startsWith('|#') ? lines[0].slice(3) : '';
  const rows = lines.filter((line) => !line.startsWith('|#'));
  return {
    kind: 'table',
    caption,
    headerRows: rows.filter((line) => line.startsWith('|=')).length,
    rows: rows.map((line) => line.slice(2).trim().split('|').map(parseCell)),
  };
}

function parseCell(text: string): CellPart {
  const spans = (letter: string) => Number(new RegExp(`\\{${letter}(\\d+)\\}`).exec(text)?.[1] ?? 1);
  return {
    runs: parseRuns(text.replaceAll(/\{[cr]\d+\}/g, '').trim()),
    columns: spans('c'),
    rows: spans('r'),
  };
}

function parsePoem(lines: readonly string[]): Part {
  const stanzas: string[][] = [[]];
  for (const line of lines)
    if (line === '>') stanzas.push([]);
    else stanzas.at(-1)?.push(line.slice(2));
  return { kind: 'poem', stanzas };
}

function parseChart([
  form = '',
  title = '',
  caption = '',
  names = '',
  ...series
]: readonly string[]): ChartPart {
  if (form !== 'bar' && form !== 'line' && form !== 'pie') throw new Error(`${form} is the form of a chart.`);
  return {
    kind: 'chart',
    form,
    title,
    caption,
    categories: names.split('; '),
    series: series.map((one) => {
      const [name = '', values = ''] = one.split(': ');
      return { name, values: values.split('; ').map(Number) };
    }),
  };
}
