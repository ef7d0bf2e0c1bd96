import type { Drawing } from '../../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import { walk } from '../../model/walk.ts';
import type { Edit, Side } from '../edit.ts';
import type { EditReports } from '../reports.ts';
import { callOf } from '../things.ts';
import { DEFAULT_GAP } from './defaults.ts';
import type { ScriptReports } from './reports.ts';

// 'at 20, 35; 40 wide; 6 mm right of the axis; centered under the title'

const refuse: Refuse<ScriptReports & EditReports> = fail;

const NUMBER = '(-?\\d+(?:\\.\\d+)?)';
const MM = '(?: ?mm)?';
const AT = new RegExp(`^at ${NUMBER}${MM} *, *${NUMBER}${MM}$`);
const SIZE = new RegExp(`^${NUMBER}${MM} by ${NUMBER}${MM}$`);
const WIDE = new RegExp(`^${NUMBER}${MM} wide$`);
const HIGH = new RegExp(`^${NUMBER}${MM} high$`);
const TURNED = new RegExp(`^turned ${NUMBER}$`);
const BESIDE = new RegExp(
  `^(?:${NUMBER}${MM} )?(cent(?:ered|red) )?(left of|right of|above|under|below)(?: (?:the )?(.*))?$`,
);

const SIDES: Readonly<Record<string, Side>> = {
  'left of': 'left',
  'right of': 'right',
  above: 'above',
  under: 'below',
  below: 'below',
};

/** The first words of a clause, for whoever asks how to go on. */
const BEGINNINGS = [
  'at ',
  '40 wide',
  '30 high',
  'turned 15',
  'centered under ',
  'centered above ',
  '6 mm left of ',
  '6 mm right of ',
  '6 mm above ',
  '6 mm under ',
];

/** Where something goes, as somebody would say it: clauses parted by semicolons, each a step of its own. */
export function readPlacement(
  text: string,
  drawing: Drawing,
  ids: readonly string[],
): Result<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const clause of listClauses(text)) {
    const read = readClause(clause, drawing, ids);
    if (!read.ok) return read;
    edits.push(read.value);
  }
  return succeed(edits);
}

/** How the clause that is being written can go on: whole texts, of which one is taken. */
export function completePlacement(text: string, drawing: Drawing, ids: readonly string[]): readonly string[] {
  const start = Math.max(text.lastIndexOf(';') + 1, 0);
  const [before, clause] = [text.slice(0, start), text.slice(start).trimStart()];
  const lead = before === '' ? '' : `${before} `;
  const named = /^(.{0,300}(?:left of|right of|above|under|below)) {1,9}(?:the )?(.*)$/i.exec(clause);
  if (named) {
    const [, how = '', begun = ''] = named;
    return listNames(drawing, ids)
      .filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()) && name !== begun)
      .map((name) => `${lead}${how} ${name}`);
  }
  return BEGINNINGS.filter((one) => one.startsWith(clause.toLowerCase())).map((one) => `${lead}${one}`);
}

function listClauses(text: string): readonly string[] {
  return text
    .split(';')
    .map((clause) => clause.trim().replaceAll(/\s+/g, ' '))
    .filter((clause) => clause !== '');
}

function readClause(clause: string, drawing: Drawing, ids: readonly string[]): Result<Edit> {
  const words = clause.toLowerCase();
  const [, x, y] = AT.exec(words) ?? [];
  if (x !== undefined) return succeed({ do: 'place', ids, x: Number(x), y: Number(y) });
  const [, width, height] = SIZE.exec(words) ?? [];
  if (width !== undefined)
    return succeed({ do: 'resize', ids, width: Number(width), height: Number(height) });
  const wide = WIDE.exec(words)?.[1];
  if (wide !== undefined) return succeed({ do: 'resize', ids, width: Number(wide) });
  const high = HIGH.exec(words)?.[1];
  if (high !== undefined) return succeed({ do: 'resize', ids, height: Number(high) });
  const degrees = TURNED.exec(words)?.[1];
  if (degrees !== undefined) return succeed({ do: 'turn', ids, degrees: Number(degrees) });
  return readBeside(clause, drawing, ids);
}

function readBeside(clause: string, drawing: Drawing, ids: readonly string[]): Result<Edit> {
  const [, gap, centered, where = '', name = ''] = BESIDE.exec(clause.toLowerCase()) ?? [];
  const side = SIDES[where];
  if (!side) return refuse({ code: 'placement_not_understood', parameters: { clause } });
  const of = findNamed(drawing, ids, name);
  if (of === undefined) return refuse({ code: 'edit_other_missing', parameters: { id: name || '…' } });
  return succeed({
    do: 'place-beside',
    ids,
    of,
    side,
    gap: gap === undefined ? DEFAULT_GAP : Number(gap),
    isCentred: centered !== undefined,
  });
}

function findNamed(drawing: Drawing, ids: readonly string[], name: string): string | undefined {
  for (const { item } of walk(drawing)) {
    if (ids.includes(item.id)) continue;
    if (callOf(item).toLowerCase() === name || item.id.toLowerCase() === name) return item.id;
  }
  return undefined;
}

function listNames(drawing: Drawing, ids: readonly string[]): readonly string[] {
  return [...walk(drawing)].flatMap(({ item }) => (ids.includes(item.id) ? [] : [callOf(item) || item.id]));
}
