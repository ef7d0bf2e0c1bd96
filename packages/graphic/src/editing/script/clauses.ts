import { BRAILLE_CODE_IDS } from '@relievo/braille';
import { LINE_STYLES, type Play, ROLES, TEXTURES } from '../../model/drawing.ts';
import { type Matrix, POINT_SYMBOLS, type Segment } from '../../model/geometry.ts';
import type { Side } from '../edit.ts';
import type { Cursor } from './cursor.ts';
import { DEFAULT_GAP, DEFAULT_LINE } from './defaults.ts';
import type { Draft, SubpathDraft } from './draft.ts';

type ReadClause = (draft: Draft, cursor: Cursor) => void;

/** What may stand in the line of a thing, by its first word. */
export const CLAUSES: Readonly<Record<string, ReadClause>> = {
  id: (draft, cursor) => void (draft.id = cursor.words('id')),
  name: (draft, cursor) => void (draft.name = cursor.words('name')),
  described: (draft, cursor) => void (draft.description = cursor.words('described')),
  role: (draft, cursor) => void (draft.role = cursor.choice(ROLES, 'role')),
  height: (draft, cursor) => void (draft.height = cursor.number('height')),
  link: (draft, cursor) => void (draft.link = cursor.words('link')),
  locked: (draft) => void (draft.locked = true),
  at: (draft, cursor) => void (draft.at = cursor.point('at')),
  size: (draft, cursor) => {
    const side = cursor.number('size');
    draft.size = { x: side, y: side };
  },
  by: (draft, cursor) => {
    if (draft.size) draft.size = { x: draft.size.x, y: cursor.number('by') };
    else if (draft.radii) draft.radii = { x: draft.radii.x, y: cursor.number('by') };
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: 'by' } });
  },
  center: (draft, cursor) => void (draft.center = cursor.point('center')),
  radii: (draft, cursor) => {
    const radius = cursor.number('radii');
    draft.radii = { x: radius, y: radius };
  },
  turned: (draft, cursor) => void (draft.angle = cursor.number('turned')),
  as: (draft, cursor) => void (draft.symbol = cursor.choice(POINT_SYMBOLS, 'as')),
  from: (draft, cursor) =>
    void draft.subpaths.push({ start: cursor.point('from'), segments: [], closed: false }),
  to: (draft, cursor) => addSegment(draft, cursor, { to: cursor.point('to') }),
  curve: (draft, cursor) => {
    const control = [cursor.point('curve'), cursor.point('curve')] as const;
    addSegment(draft, cursor, { to: cursor.point('curve'), control });
  },
  close: (draft, cursor) => {
    const path = findPath(draft, cursor);
    if (path) path.closed = true;
  },
  line: (draft, cursor) => {
    const style = cursor.choice([...LINE_STYLES, 'none'], 'line');
    draft.line =
      style === 'none'
        ? null
        : { style, width: cursor.isAtNumber() ? cursor.number('line') : DEFAULT_LINE.width };
  },
  texture: (draft, cursor) => {
    const texture = cursor.choice([...TEXTURES, 'none'], 'texture');
    draft.texture = texture === 'none' ? null : texture;
  },
  color: (draft, cursor) => void (draft.color = cursor.words('color')),
  says: (draft, cursor) => void (draft.print = cursor.words('says')),
  'print-size': (draft, cursor) => void (draft.printSize = cursor.number('print-size')),
  names: (draft, cursor) => void (draft.labels = cursor.words('names')),
  braille: (draft, cursor) => {
    const cells = cursor.words('braille');
    cursor.choice(['by'], 'braille');
    const engine = cursor.words('by');
    cursor.choice(['in'], 'by');
    draft.braille = { cells, engine, table: cursor.words('in') };
  },
  code: (draft, cursor) => void (draft.code = cursor.choice(BRAILLE_CODE_IDS, 'code')),
  png: (draft, cursor) => void (draft.png = cursor.words('png')),
  placed: (draft, cursor) => {
    const numbers = Array.from({ length: 6 }, () => cursor.number('placed'));
    draft.placement = numbers as unknown as Matrix;
  },
  tone: (draft, cursor) =>
    setPlay(draft, { tone: { frequency: cursor.number('tone'), duration: cursor.number('tone') } }),
  speech: (draft, cursor) => setPlay(draft, { speech: cursor.words('speech') }),
  haptic: (draft, cursor) => setPlay(draft, { haptic: { durations: takeNumbers(cursor) } }),
  intensities: (draft, cursor) => {
    const haptic = draft.plays?.haptic ?? { durations: [] };
    setPlay(draft, { haptic: { ...haptic, intensities: takeNumbers(cursor) } });
  },
  repeat: (draft, cursor) => {
    const haptic = draft.plays?.haptic ?? { durations: [] };
    setPlay(draft, { haptic: { ...haptic, repeatInterval: cursor.number('repeat') } });
  },
  'left-of': putBeside('left'),
  'right-of': putBeside('right'),
  above: putBeside('above'),
  under: putBeside('below'),
  gap: (draft, cursor) => {
    if (draft.beside) draft.beside = { ...draft.beside, gap: cursor.number('gap') };
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: 'gap' } });
  },
  centered: (draft, cursor) => {
    if (draft.beside) draft.beside = { ...draft.beside, isCentred: true };
    else cursor.fail({ code: 'script_clause_unknown', parameters: { line: cursor.line, word: 'centered' } });
  },
};

function putBeside(side: Side): ReadClause {
  return (draft, cursor) => {
    draft.beside = { of: cursor.words(side), side, gap: DEFAULT_GAP, isCentred: false };
  };
}

function setPlay(draft: Draft, play: Play): void {
  draft.plays = { ...draft.plays, ...play };
}

function takeNumbers(cursor: Cursor): readonly number[] {
  const numbers: number[] = [];
  while (cursor.isAtNumber()) numbers.push(cursor.number(''));
  return numbers;
}

function addSegment(draft: Draft, cursor: Cursor, segment: Segment): void {
  findPath(draft, cursor)?.segments.push(segment);
}

function findPath(draft: Draft, cursor: Cursor): SubpathDraft | undefined {
  const path = draft.subpaths.at(-1);
  if (!path) cursor.fail({ code: 'script_words_missing', parameters: { line: cursor.line, after: 'path' } });
  return path;
}
