import type {
  AnswerSpace,
  Block,
  Exercise,
  Figure,
  Inline,
  NewId,
  SourcePlace,
  Stanza,
} from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { type Caption, captionFigure, joinCaptions } from '../../document/captions.ts';
import { EMPTY_FIGURE } from '../../document/empty.ts';
import { type FlatItem, nestLists } from '../../document/nest-lists.ts';
import { doMeet } from '../boxes.ts';
import type { Box } from '../page-marks.ts';
import type { PageSize } from '../text/page-content.ts';
import { boxOfRow } from '../text/page-table.ts';
import type { Row } from '../text/rows.ts';
import { listFigureWords } from './figures/figure-words.ts';
import type { PageFigure } from './figures/page-figure.ts';
import { dropStart, isEmpty, writeRows } from './inlines.ts';
import { mirrorBox, mirrorFigure } from './mirror-page.ts';
import type { PagePart, VersePart, WordsPart } from './page-part.ts';

/** A figure that is still to be cut out of its page. */
export interface WantedFigure {
  readonly id: string;
  readonly page: number;
  readonly figure: PageFigure;
  /** Words of the text that are within its box. */
  readonly others: readonly Box[];
}

interface Place {
  readonly page: number;
  readonly size: PageSize;
  readonly isMirrored?: boolean;
}

interface Writing extends Place {
  /** They are all level words of the page, those of its figures included. */
  readonly rows: readonly Row[];
  readonly newId: NewId;
  readonly wanted: WantedFigure[];
}

type Loose = Block | FlatItem | Caption | Lines;

interface Lines {
  readonly kind: 'lines';
  readonly count: number;
}

/** Writes the parts of one page as blocks. Captions are joined later, when all pages are written. */
export function writeBlocks(parts: readonly PagePart[], writing: Writing): readonly (Block | Caption)[] {
  const loose = parts.flatMap((part) => writePart(part, writing));
  return nestLists(makeExercises(loose, writing.newId), writing.newId).map((one) =>
    one.kind === 'lines' ? writeLoneLines(one, writing.newId) : one,
  );
}

function writePart(part: PagePart, writing: Writing): readonly Loose[] {
  const { newId } = writing;
  const source = placeOf(part.box, writing);
  switch (part.kind) {
    case 'words':
      return writeWords(part, source, newId);
    case 'code':
      return [{ kind: 'code', id: newId('code'), code: part.code, programming: '', source }];
    case 'verse':
      return [{ kind: 'poem', id: newId('poem'), stanzas: writeStanzas(part, newId), source }];
    case 'table':
      return [{ kind: 'table', id: newId('table'), ...part.table, source }];
    case 'lines':
      return [{ kind: 'lines', count: part.count }];
    case 'figure':
      return [writeFigure(part, source, writing)];
    case 'box':
      return [
        {
          kind: 'box',
          id: newId('box'),
          title: part.title,
          blocks: joinCaptions(writeBlocks(part.parts, writing)),
          source,
        },
      ];
  }
}

function writeStanzas({ stanzas }: VersePart, newId: NewId): readonly Stanza[] {
  return stanzas.map((lines) => ({
    id: newId('stanza'),
    lines: lines.map((line) => ({ ...line, number: '' })),
  }));
}

function writeWords({ role, content }: WordsPart, source: SourcePlace, newId: NewId): readonly Loose[] {
  if (isEmpty(content)) return [];
  switch (role.is) {
    case 'heading':
      return [{ kind: 'heading', id: newId('heading'), level: role.level, content, source }];
    case 'caption':
      return [{ kind: 'caption', id: newId('p'), content }];
    case 'item':
      return splitParts(role.mark, content).flatMap((part, depth) =>
        splitItems(part.mark, part.content).map(({ mark, content: own }) => ({
          kind: 'flat-item' as const,
          depth: role.depth + depth,
          mark,
          blocks: isEmpty(own) ? [] : [{ kind: 'paragraph' as const, id: newId('p'), content: own, source }],
        })),
      );
    case 'note':
      return [
        {
          kind: 'note',
          id: newId('note'),
          place: 'foot',
          mark: role.mark,
          blocks: [{ kind: 'paragraph', id: newId('p'), content }],
          source,
        },
      ];
    case 'quotation':
      return [
        {
          kind: 'quotation',
          id: newId('quotation'),
          blocks: [{ kind: 'paragraph', id: newId('p'), content }],
          attribution: [],
          source,
        },
      ];
    case 'paragraph':
      return [{ kind: 'paragraph', id: newId('p'), content, source }];
  }
}

interface MarkedText {
  readonly mark: string;
  readonly content: readonly Inline[];
}

/** Splits a task from its first part if print sets both marks in one line: 1. (a) Solve. */
function splitParts(mark: string, content: readonly Inline[]): readonly MarkedText[] {
  const [, part = ''] = /^\s*(\([a-z]\)|[a-z]\))\s/.exec(textOfInlines(content)) ?? [];
  if (part === '' || !/^\(?\d/.test(mark)) return [{ mark, content }];
  return [
    { mark, content: [] },
    { mark: part, content: dropStart(content, part.length) },
  ];
}

/** Splits numbered blanks that print sets in one line: 1. ____ 2. ____ */
function splitItems(mark: string, content: readonly Inline[]): readonly MarkedText[] {
  const items: { mark: string; content: Inline[] }[] = [{ mark, content: [] }];
  for (const inline of content) {
    const next = inline.kind === 'text' ? /^\s*(\(?(?:\d{1,3}|[a-z])[.)])\s*$/i.exec(inline.text) : null;
    const last = items.at(-1);
    if (next?.[1] !== undefined && last?.content.at(-1)?.kind === 'blank')
      items.push({ mark: next[1], content: [] });
    else last?.content.push(inline);
  }
  return items.every((item) => item.content.length > 0) ? items : [{ mark, content }];
}

function writeFigure(
  { figure, alt }: Extract<PagePart, { kind: 'figure' }>,
  source: SourcePlace,
  { newId, wanted, page, rows, size, isMirrored = false }: Writing,
): Figure {
  const id = newId('figure');
  if (figure) {
    const own = new Set(figure.rows);
    const others = rows
      .filter((row) => !own.has(row))
      .map(boxOfRow)
      .filter((box) => doMeet(box, figure.box));
    wanted.push(
      isMirrored
        ? { id, page, figure: mirrorFigure(figure, size), others: others.map((box) => mirrorBox(box, size)) }
        : { id, page, figure, others },
    );
  }
  const made: Figure = {
    ...EMPTY_FIGURE,
    id,
    description: { short: alt, long: [] },
    words: figure ? listFigureWords(figure) : [],
    source,
  };
  return figure?.caption ? captionFigure(made, writeRows(figure.caption)) : made;
}

/**
 * Makes exercises of numbered items that a learner answers: if one of them has a blank or lines to write on, all items
 * of its run are tasks.
 */
function makeExercises(loose: readonly Loose[], newId: NewId): readonly Loose[] {
  const made: Loose[] = [];
  for (let at = 0; at < loose.length; ) {
    let end = at;
    while (end < loose.length && isOfRun(loose[end], end > at ? loose[at] : null)) end += 1;
    const run = loose.slice(at, end);
    if (run.length === 0) {
      const one = loose[at];
      if (one) made.push(one);
      at += 1;
      continue;
    }
    const isAnswered = run.some((one) => one.kind === 'lines' || hasBlank(one));
    for (const one of isAnswered ? writeExercises(run, newId) : run) made.push(one);
    at = end;
  }
  return made;
}

/** Tells whether a part continues a run of tasks, or begins one. Items with dots are of a run if they are deeper. */
function isOfRun(part: Loose | undefined, first: Loose | null | undefined): boolean {
  if (part?.kind === 'flat-item') {
    if (part.mark === '') return first?.kind === 'flat-item' && part.depth > first.depth;
    return first !== null || part.mark !== null;
  }
  return first !== null && part?.kind === 'lines';
}

function hasBlank(part: Loose): boolean {
  return (
    part.kind === 'flat-item' &&
    part.blocks.some(
      (block) => block.kind === 'paragraph' && block.content.some(({ kind }) => kind === 'blank'),
    )
  );
}

interface Task {
  readonly item: FlatItem;
  lines: number;
  readonly inside: (FlatItem | Lines)[];
}

function writeExercises(run: readonly Loose[], newId: NewId): readonly Exercise[] {
  const depths = run.flatMap((one) => (one.kind === 'flat-item' ? [one.depth] : []));
  const outer = depths[0] ?? 0;
  const tasks: Task[] = [];
  for (const one of run) {
    const task = tasks.at(-1);
    const isDot = one.kind === 'flat-item' && one.mark === '';
    if (one.kind === 'flat-item' && (!task || (one.depth <= outer && !isDot)))
      tasks.push({ item: one, lines: 0, inside: [] });
    else if (task && (one.kind === 'flat-item' || (one.kind === 'lines' && endsWithTask(task.inside))))
      task.inside.push(one);
    else if (task && one.kind === 'lines') task.lines += one.count;
  }
  return tasks.map(({ item, lines, inside }) => {
    const parts = splitAtDots(inside).flatMap((own) => writeInside(own, newId));
    return {
      kind: 'exercise',
      id: newId('exercise'),
      mark: (item.mark ?? '').replace(/^\((.*)\)$/, '($1)').replace(/^([^(]+)[.)]$/, '$1'),
      blocks: [...item.blocks, ...parts],
      answer: lines > 0 ? { kind: 'lines', count: lines } : null,
    };
  });
}

function endsWithTask(inside: Task['inside']): boolean {
  const last = inside.at(-1);
  return last !== undefined && !isDotted(last);
}

function isDotted(one: FlatItem | Lines): one is FlatItem {
  return one.kind === 'flat-item' && one.mark === '';
}

/** Splits what is in a task where its first items with dots begin, which are a list and no tasks. */
function splitAtDots(inside: Task['inside']): readonly Task['inside'][] {
  const end = inside.findIndex((one) => !isDotted(one));
  if (end <= 0) return inside.length > 0 ? [inside] : [];
  return [inside.slice(0, end), inside.slice(end)];
}

function writeInside(inside: Task['inside'], newId: NewId): readonly Block[] {
  return inside.every(isDotted) ? nestLists<never>(inside, newId) : writeExercises(inside, newId);
}

/** Writes lines that follow no task as room of their page. */
function writeLoneLines({ count }: Lines, newId: NewId): Block {
  const answer: AnswerSpace = { kind: 'lines', count };
  return { kind: 'exercise', id: newId('exercise'), mark: '', blocks: [], answer };
}

/** Writes a box in points, counted upwards, as shares of the page, counted downwards. */
export function placeOf(place: Box | null, { page, size, isMirrored = false }: Place): SourcePlace {
  if (!place) return { page };
  const { width, height } = size;
  const box = isMirrored ? mirrorBox(place, size) : place;
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  const [x, y] = [share(box.left / width), share(1 - box.top / height)];
  return {
    page,
    box: {
      x,
      y,
      width: share(box.right / width - x),
      height: share(1 - box.bottom / height - y),
    },
  };
}
