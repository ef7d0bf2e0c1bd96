import { maxOf, minOf } from '@relievo/words';
import type { Box, Rule } from '../page-marks.ts';
import { createTable, type PageTable } from './page-table.ts';
import { joinWords } from './passages.ts';
import { isLevelWith, plainPiece, type Row } from './rows.ts';

/** Points by which the rules of one table may differ at their ends. */
const SLACK = 3;
const MIN_WIDTH = 50;
const MAX_RULES = 600;
/** A rule and a row, two rows, and two lines of one cell have at most so many sizes of the letters between them. */
const TO_RULE = 3;
const BETWEEN_ROWS = 3.5;
const BETWEEN_LINES = 1.45;
/** Two columns have so many sizes of the letters between them. */
const GUTTER = 0.55;
/** The head of a table has at most so many lines, and its cells at most so many words on average. */
const MAX_HEAD = 4;
const MAX_WORDS = 12;
/** Points: a rule in a cell is a blank if it is as long, and shorter than this share of the table. */
const MIN_BLANK = 14;
const MAX_BLANK = 0.5;

type Level = readonly Row[];

interface Column {
  readonly left: number;
  readonly right: number;
}

/**
 * Finds tables between level rules of one length, as books set them: one rule above the names of the columns and one
 * below them. The rule at the end may be on the next page. Blanks are the short rules in their cells.
 */
export function findLevelTables(rules: readonly Rule[], rows: readonly Row[]): readonly PageTable[] {
  if (rules.length > MAX_RULES) return [];
  const upright = rules.filter(({ isLevel }) => !isLevel);
  const tables: PageTable[] = [];
  for (const group of groupByEnds(rules)) {
    for (let at = 0; at + 1 < group.length; ) {
      const found = readTable(group.slice(at), rules, rows);
      const isFree =
        found && !upright.some((rule) => isInside(found.table.box, rule)) && !isIn(tables, found.table.box);
      if (isFree) tables.push(found.table);
      at += isFree ? found.rules : 1;
    }
  }
  return tables;
}

/** Groups long level rules that begin and end at the same places, each group from the top. */
function groupByEnds(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const groups: Rule[][] = [];
  const long = rules.filter(({ isLevel, left, right }) => isLevel && right - left >= MIN_WIDTH);
  for (const rule of long.toSorted((a, b) => b.bottom - a.bottom)) {
    const group = groups.find(
      ([first]) =>
        first && Math.abs(first.left - rule.left) < SLACK && Math.abs(first.right - rule.right) < SLACK,
    );
    const last = group?.at(-1);
    if (!group) groups.push([rule]);
    else if (last && last.bottom - rule.top > SLACK) group.push(rule);
  }
  return groups.filter((group) => group.length > 1);
}

function isInside({ left, right, bottom, top }: Box, rule: Rule): boolean {
  return rule.left > left - SLACK && rule.right < right + SLACK && rule.bottom < top && rule.top > bottom;
}

function isIn(tables: readonly PageTable[], box: Box): boolean {
  return tables.some(
    (table) =>
      table.box.bottom < box.top &&
      table.box.top > box.bottom &&
      table.box.left < box.right &&
      table.box.right > box.left,
  );
}

interface Found {
  readonly table: PageTable;
  /** The number of rules that it takes. */
  readonly rules: number;
}

function readTable(own: readonly Rule[], rules: readonly Rule[], rows: readonly Row[]): Found | null {
  const [top, under] = own;
  if (!top || !under) return null;
  const { left, right } = top;
  const within = rows.filter(
    (row) => row.base < top.bottom && row.left > left - SLACK && row.right < right + SLACK,
  );
  const head = listLevels(within.filter(({ base }) => base > under.bottom));
  const lines = rules
    .filter(
      (rule) =>
        isBlank(rule, right - left) &&
        rule.bottom < under.bottom &&
        rule.left > left - SLACK &&
        rule.right < right + SLACK,
    )
    .map((rule) => toBlank(rule, head[0]?.[0]?.size ?? 10));
  const below = listLevels([...within.filter(({ base }) => base <= under.bottom), ...lines]);
  if (head.length === 0 || head.length > MAX_HEAD || !isNear(top.bottom, head[0])) return null;
  const { levels, rules: taken, end, isClosed } = takeBody(below, own);
  const columns = findColumns(head, levels);
  const names = columns && writeHead(head, columns);
  const body = columns && writeBody(levels, columns);
  if (
    !columns ||
    !names ||
    !body ||
    columns.length < 2 ||
    !isTable(names, body) ||
    !(isClosed || areFull(levels))
  )
    return null;
  const box = { left: left - 1, right: right + 1, top: top.top, bottom: end };
  return { table: { box, table: createTable([names, ...body]) }, rules: taken };
}

function isBlank({ isLevel, left, right }: Rule, width: number): boolean {
  return isLevel && right - left >= MIN_BLANK && right - left < MAX_BLANK * width;
}

function toBlank({ left, right, bottom }: Rule, size: number): Row {
  const text = '_'.repeat(Math.max(3, Math.round((right - left) / (size / 2))));
  return { text, left, right, base: bottom, size, isBold: false, pieces: [plainPiece(text)] };
}

function listLevels(rows: readonly Row[]): readonly Level[] {
  const levels: Row[][] = [];
  for (const row of rows.toSorted((a, b) => b.base - a.base)) {
    const level = levels.at(-1);
    if (level?.[0] && isLevelWith(level[0], row)) level.push(row);
    else levels.push([row]);
  }
  return levels.map((level) => level.toSorted((a, b) => a.left - b.left));
}

function isNear(y: number, level: Level | undefined): boolean {
  const [first] = level ?? [];
  return first !== undefined && y - first.base < TO_RULE * first.size;
}

interface Body {
  readonly levels: readonly Level[];
  /** The number of rules that the table takes. */
  readonly rules: number;
  readonly end: number;
  readonly isClosed: boolean;
}

/** Takes the levels down to the last rule that has rows of the table above it, or as far as they follow each other. */
function takeBody(below: readonly Level[], own: readonly Rule[]): Body {
  const levels: Level[] = [];
  let rules = 2;
  let y = own[1]?.bottom ?? 0;
  for (const level of below) {
    const [first] = level;
    if (!first) break;
    const rule = own[rules];
    if (rule && rule.bottom > first.base) {
      const isEnd = !own[rules + 1] || level.length < 2;
      y = rule.bottom;
      rules += 1;
      if (isEnd) return { levels, rules, end: rule.bottom, isClosed: true };
    }
    const isLoose = !own[rules] && level.length < 2;
    if (y - first.base > (isLoose ? BETWEEN_LINES : BETWEEN_ROWS) * first.size) break;
    levels.push(level);
    y = first.base;
  }
  const rule = own[rules];
  const last = levels.at(-1)?.[0];
  if (rule && last && last.base - rule.bottom < TO_RULE * last.size && last.base > rule.bottom)
    return { levels, rules: rules + 1, end: rule.bottom, isClosed: true };
  return { levels, rules, end: y - 1, isClosed: false };
}

/** Finds the columns by the cells below the names, and adds those that have only a name. */
function findColumns(head: readonly Level[], body: readonly Level[]): readonly Column[] | null {
  let columns: readonly Column[] = [];
  for (const cell of body.flat()) columns = addCell(columns, cell);
  for (const cell of head.flat())
    if (columns.filter((column) => doOverlap(column, cell)).length < 2) columns = addCell(columns, cell);
  const size = head[0]?.[0]?.size ?? 10;
  const isParted = columns.every(
    ({ right }, at) => (columns[at + 1]?.left ?? Infinity) - right > GUTTER * size,
  );
  return isParted ? columns : null;
}

function doOverlap(one: Column, other: Column): boolean {
  return one.left < other.right && one.right > other.left;
}

function addCell(columns: readonly Column[], { left, right }: Column): readonly Column[] {
  const met = columns.filter((column) => doOverlap(column, { left, right }));
  const whole = {
    left: minOf([left, ...met.map((column) => column.left)]),
    right: maxOf([right, ...met.map((column) => column.right)]),
  };
  return [...columns.filter((column) => !met.includes(column)), whole].toSorted((a, b) => a.left - b.left);
}

function writeHead(head: readonly Level[], columns: readonly Column[]): readonly string[] {
  return columns.map((column) =>
    head
      .flat()
      .filter((cell) => doOverlap(column, cell))
      .reduce((text, cell) => joinWords(text, cell.text), ''),
  );
}

/** Writes the rows; a level under lines that fill their cells continues these. */
function writeBody(levels: readonly Level[], columns: readonly Column[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let before: Level = [];
  let full = 0;
  for (const level of levels) {
    const texts = columns.map((column) =>
      level.filter((cell) => doOverlap(column, cell)).reduce((text, cell) => joinWords(text, cell.text), ''),
    );
    const last = rows.at(-1);
    if (last && level.length < full && continuesCells(before, level, columns))
      texts.forEach((text, at) => {
        if (text !== '') last[at] = joinWords(last[at] ?? '', text);
      });
    else {
      rows.push(texts);
      full = level.length;
    }
    before = level;
  }
  return rows;
}

function continuesCells(before: Level, level: Level, columns: readonly Column[]): boolean {
  return level.every((cell) => {
    const column = columns.find((one) => doOverlap(one, cell));
    const above = column && before.find((one) => doOverlap(column, one));
    if (!column || !above || above.base - cell.base > BETWEEN_LINES * cell.size) return false;
    const [word = ''] = cell.text.split(/\s/);
    const needed = ((cell.right - cell.left) * (word.length + 1)) / Math.max(1, cell.text.length);
    return above.right + needed > column.right;
  });
}

function isTable(names: readonly string[], body: readonly (readonly string[])[]): boolean {
  if (body.length === 0 || names.filter((name) => name !== '').length < names.length / 2) return false;
  const cells = body.flat().filter((text) => text !== '');
  const words = cells.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return words <= MAX_WORDS * cells.length;
}

function areFull(levels: readonly Level[]): boolean {
  return levels.filter((level) => level.length > 1).length >= levels.length / 2;
}
