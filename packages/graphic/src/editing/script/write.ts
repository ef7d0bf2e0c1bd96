import type { Drawing, Item, Play, ShapeItem, TextItem } from '../../model/drawing.ts';
import type { Geometry, Point, Subpath } from '../../model/geometry.ts';
import { canonicalise } from '../../validation/canonical.ts';
import { CLAUSES } from './clauses.ts';
import { DEFAULT_LINE, DEFAULT_ROLES } from './defaults.ts';
import { quoteWords, writeName } from './tokens.ts';

/** The drawing as text: one line a thing, in millimetres. What goes without saying is left out. */
export function writeScript(drawing: Drawing): string {
  const { id, title, description, language, sheet, layers } = canonicalise(drawing);
  const { top, right, bottom, left } = sheet.margins;
  const lines = [
    join(['drawing', quoteWords(title), 'id', writeName(id), 'language', language, describe(description)]),
    join([
      `sheet ${sheet.width} by ${sheet.height}`,
      `margins ${top} ${right} ${bottom} ${left}`,
      `braille ${sheet.braille}`,
    ]),
  ];
  for (const layer of layers) {
    lines.push(
      join(['layer', quoteWords(layer.name), 'id', writeName(layer.id), layer.visible ? '' : 'hidden']),
    );
    writeItems(layer.items, 1, lines);
  }
  return `${lines.join('\n')}\n`;
}

interface Waiting {
  readonly item: Item;
  readonly depth: number;
}

/** Without recursion: a hostile drawing nests deeper than the call stack reaches. */
function writeItems(items: readonly Item[], depth: number, lines: string[]): void {
  const waiting: Waiting[] = items.toReversed().map((item) => ({ item, depth }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    lines.push('  '.repeat(next.depth) + writeItem(next.item));
    if (next.item.kind !== 'group') continue;
    for (const item of next.item.items.toReversed()) waiting.push({ item, depth: next.depth + 1 });
  }
}

function writeItem(item: Item): string {
  const { id, name, description, role } = item;
  return join([
    wordOf(item),
    // What could be the first word of a clause is no name without marks.
    Object.hasOwn(CLAUSES, id) ? quoteWords(id) : writeName(id),
    name && `name ${quoteWords(name)}`,
    ownWords(item),
    role === DEFAULT_ROLES[item.kind] ? '' : `role ${role}`,
    item.kind === 'group' || item.height === 1 ? '' : `height ${item.height}`,
    describe(description),
    item.link === undefined ? '' : `link ${quoteWords(item.link)}`,
    playWords(item.plays),
    item.locked ? 'locked' : '',
  ]);
}

function wordOf(item: Item): string {
  if (item.kind === 'image') return 'picture';
  if (item.kind !== 'shape') return item.kind;
  return item.geometry.type === 'rect' ? 'rectangle' : item.geometry.type;
}

function ownWords(item: Item): string {
  switch (item.kind) {
    case 'group':
      return '';
    case 'image':
      return `placed ${item.placement.join(' ')} png ${quoteWords(item.png)}`;
    case 'text':
      return textWords(item);
    case 'shape':
      return join([geometryWords(item.geometry), lookWords(item)]);
  }
}

function textWords({ at, print, printSize, braille, code, labels }: TextItem): string {
  return join([
    `says ${quoteWords(print)}`,
    `at ${pointWords(at)}`,
    `print-size ${printSize}`,
    labels === undefined ? '' : `names ${writeName(labels)}`,
    code && `code ${code}`,
    braille &&
      `braille ${quoteWords(braille.cells)} by ${quoteWords(braille.engine)} in ${quoteWords(braille.table)}`,
  ]);
}

function lookWords({ geometry, line, texture, color }: ShapeItem): string {
  const isUsual =
    geometry.type === 'symbol'
      ? line === null
      : line?.style === DEFAULT_LINE.style && line.width === DEFAULT_LINE.width;
  return join([
    isUsual ? '' : line ? `line ${line.style} ${line.width}` : 'line none',
    texture && `texture ${texture}`,
    color && `color ${quoteWords(color)}`,
  ]);
}

function geometryWords(geometry: Geometry): string {
  switch (geometry.type) {
    case 'rect':
      return `at ${pointWords(geometry)} size ${geometry.width} by ${geometry.height}`;
    case 'ellipse': {
      const { center, rx, ry, angle } = geometry;
      return `center ${pointWords(center)} radii ${rx} by ${ry}${angle === 0 ? '' : ` turned ${angle}`}`;
    }
    case 'symbol':
      return `as ${geometry.symbol} at ${pointWords(geometry.at)} size ${geometry.size}`;
    case 'path':
      return join(geometry.subpaths.map(subpathWords));
  }
}

function subpathWords({ start, segments, closed }: Subpath): string {
  return join([
    `from ${pointWords(start)}`,
    ...segments.map(({ to, control }) =>
      control
        ? `curve ${pointWords(control[0])} ${pointWords(control[1])} ${pointWords(to)}`
        : `to ${pointWords(to)}`,
    ),
    closed ? 'close' : '',
  ]);
}

function pointWords({ x, y }: Point): string {
  return `${x}, ${y}`;
}

function describe(description: string): string {
  return description && `described ${quoteWords(description)}`;
}

function playWords(plays: Play | undefined): string {
  if (!plays) return '';
  const { tone, speech, haptic } = plays;
  return join([
    tone && `tone ${tone.frequency} ${tone.duration}`,
    speech !== undefined && `speech ${quoteWords(speech)}`,
    haptic && join(['haptic', ...haptic.durations.map(String)]),
    haptic?.intensities && join(['intensities', ...haptic.intensities.map(String)]),
    haptic?.repeatInterval !== undefined && `repeat ${haptic.repeatInterval}`,
  ]);
}

function join(words: readonly (string | false | null | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
