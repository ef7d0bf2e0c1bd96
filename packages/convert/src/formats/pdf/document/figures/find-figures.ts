import { beginsLikeCaption } from '../../../document/captions.ts';
import { areaOf, doesContain, doMeet, isLarger, widen } from '../../boxes.ts';
import type { Box, Marks, Rule } from '../../page-marks.ts';
import type { Line } from '../../page-words.ts';
import { findAlignedTables } from '../../text/aligned-tables.ts';
import { findGraphic } from '../../text/graphic-box.ts';
import { isBand, type PageSize } from '../../text/page-content.ts';
import { boxOfRow, type PageTable } from '../../text/page-table.ts';
import { splitMark } from '../../text/passages.ts';
import type { Row } from '../../text/rows.ts';
import { boxOf } from '../../text/ruled-tables.ts';
import { clusterBoxes } from './cluster-boxes.ts';
import { joinLegends, partLegends } from './join-legends.ts';
import type { PageFigure } from './page-figure.ts';
import { shareWords } from './share-words.ts';

interface Page {
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
  readonly tables: readonly PageTable[];
  readonly size: PageSize;
  /** Tells whether the structure of the page has a row as text, which then names no figure. */
  readonly isText: (row: Row) => boolean;
}

/** Points in both directions, below which a picture is an ornament of the text. */
const MIN_PICTURE = 15;
/** A row with this many words is prose, and names nothing. */
const PROSE_ROW = 6;
/** A shape around so many words of prose is a frame. */
const FRAMED_WORDS = 12;
/** Shapes that are one figure at least; a single shape is one from so many points on in both directions. */
const MIN_SHAPES = 3;
const LARGE = 30;
/** Points between the bars of one chart. */
const BAR_DISTANCE = 48;
/** A picture with a larger share of the page lies under its words. */
const WHOLE_PICTURE = 0.5;

/** Finds the figures of a page one by one: shapes that are close together are one figure. */
export function findFigures(marks: Marks, page: Page): readonly PageFigure[] {
  const { rows, tables, size } = page;
  const prose = rows.filter(({ text }) => countWords(text) >= PROSE_ROW);
  const isFrame = (box: Box) =>
    prose
      .filter((row) => doesContain(box, boxOfRow(row)))
      .reduce((sum, { text }) => sum + countWords(text), 0) >= FRAMED_WORDS;
  const isInTable = (box: Box) => tables.some((table) => doesContain(table.box, box));
  const all = [...marks.shapes, ...marks.areas, ...marks.shadings, ...marks.images];
  const isFree = (box: Box) => !isInTable(box) && !isFrame(box) && !isPanel(box, all, page);
  const images = marks.images.filter((image) => isLarger(image, MIN_PICTURE) && !isUnderWords(image, page));
  const areas = marks.areas.filter((area) => isFree(area) && !isBand(area, size) && !isOfRow(area, rows));
  const shapes = [...marks.shapes, ...marks.shadings].filter(
    (shape) => isFree(shape) && !isBand(shape, size),
  );
  const rules = marks.rules.filter((rule) => !isInTable(rule));
  const upright = rules.filter(({ isLevel }) => !isLevel);
  const joined = rules.filter((rule) => !rule.isLevel || upright.some((one) => doMeet(widen(one, 3), rule)));
  const isShown = (cluster: readonly Box[]) => showsSomething(cluster, { images, areas, shapes }, page);
  const { legends, others: close } = partLegends(
    clusterBoxes([...images, ...areas, ...shapes, ...joined], size),
    rows,
  );
  // The bars of a chart may be farther from each other than two figures are.
  const rest = close.filter((cluster) => !isShown(cluster)).flat();
  const bars = rest.filter((box) => areas.includes(box) || shapes.includes(box));
  const clusters = [...close.filter(isShown), ...clusterBoxes(bars, size, BAR_DISTANCE)];
  const isPart = (cluster: readonly Box[]) => isShown(cluster) || cluster.some((box) => shapes.includes(box));
  const drawn = joinParts(clusters.filter(isPart), page).filter(isShown);
  const found = joinLegends(legends, drawn).filter(isShown);
  const rulesOf = (cluster: readonly Box[]) =>
    rules.filter((rule) => found.every((other) => other === cluster || !other.includes(rule)));
  const joinedClusters = joinMeeting(
    found.map((cluster) => ({ cluster, graphic: gather(cluster, rulesOf(cluster), page) })),
  );
  return shareWords(
    joinedClusters.map((cluster) => {
      const isPicture = cluster.every((box) => images.includes(box));
      const own = rules.filter((rule) =>
        joinedClusters.every((one) => one === cluster || !one.includes(rule)),
      );
      const graphic = isPicture ? gatherPicture(cluster, page) : gather(cluster, own, page);
      return {
        box: cutToPage(graphic.box, size),
        drawn: boxOf(cluster),
        ...splitCaption(graphic.rows.toSorted((a, b) => b.base - a.base || a.left - b.left)),
        turned: [],
        isPicture,
      };
    }),
    page.lines,
  );
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

function isUnderWords(image: Box, { rows, size }: Page): boolean {
  if (areaOf(image) <= WHOLE_PICTURE * size.width * size.height) return false;
  const words = rows.filter((row) => doesContain(image, boxOfRow(row)));
  return words.reduce((sum, { text }) => sum + countWords(text), 0) >= FRAMED_WORDS;
}

/** Tells whether an area is the ground of one row of words, such as a coloured heading or a highlighted word. */
function isOfRow(area: Box, rows: readonly Row[]): boolean {
  return rows.some(
    (row) =>
      area.top - area.bottom < 2.2 * row.size && doesContain(area, boxOfRow(row)) && isWider(area, row),
  );
}

function isWider(area: Box, { left, right, text }: Row): boolean {
  return area.left <= left + 1 && area.right >= right - 1 && countWords(text) > 0;
}

/** A panel of text is wider than these shares of its page and of the panels around it. */
const PANEL = 0.5;
const WITHIN_PANEL = 0.85;

/** Tells whether a shape is a frame or a ground of words, with no drawing in it. */
export function isPanel(box: Box, all: readonly Box[], { rows, size }: Pick<Page, 'rows' | 'size'>): boolean {
  const wide = box.right - box.left;
  if (
    all.length > MAX_BOXES ||
    wide < PANEL * size.width ||
    areaOf(box) > WHOLE_FIGURE * size.width * size.height
  )
    return false;
  if (!rows.some((row) => doesContain(box, boxOfRow(row)))) return false;
  return all.every(
    (one) =>
      one === box ||
      !doesContain(box, one) ||
      one.right - one.left > WITHIN_PANEL * wide ||
      isOfRow(one, rows),
  );
}
/** A page with more boxes has no panel, and neither has a larger share of the page. */
const MAX_BOXES = 3000;
const WHOLE_FIGURE = 0.6;

interface Kinds {
  readonly images: readonly Box[];
  readonly areas: readonly Box[];
  readonly shapes: readonly Box[];
}

/** Tells whether boxes that are close together are a figure, and not ornaments, a frame or the grounds of a table. */
function showsSomething(cluster: readonly Box[], { images, areas, shapes }: Kinds, { rows }: Page): boolean {
  const whole = boxOf(cluster);
  if (Math.max(whole.right - whole.left, whole.top - whole.bottom) < MIN_PICTURE) return false;
  if (cluster.some((box) => images.includes(box))) return true;
  const drawn = cluster.filter((box) => shapes.includes(box));
  const filled = cluster.filter((box) => areas.includes(box));
  const within = rows.filter((row) => doesContain(whole, boxOfRow(row)));
  if (drawn.length === 0 && filled.length > 0 && findAlignedTables(within).length > 0) return false;
  if (drawn.length + filled.length >= MIN_SHAPES) return true;
  if ([...drawn, ...filled].some((box) => isLarger(box, LARGE))) return true;
  const lines = cluster.length - drawn.length - filled.length;
  const isProse = within.some(({ text }) => countWords(text) >= PROSE_ROW);
  return lines > 2 * MIN_SHAPES && !isProse && isLarger(whole, LARGE);
}

function gather(cluster: readonly Box[], rules: readonly Rule[], { rows, lines, tables, isText }: Page) {
  const whole = boxOf(cluster);
  const isFree = (row: Row) => !tables.some((table) => doesContain(table.box, boxOfRow(row)));
  return findGraphic(cluster, {
    rules,
    rows: rows.filter((row) => isFree(row) && (!isText(row) || doesContain(whole, boxOfRow(row)))),
    lines,
  });
}

/** Gathers the words on a picture, unless they are text that runs over it. Those beside it are its caption or text. */
function gatherPicture(
  cluster: readonly Box[],
  { rows }: Page,
): { readonly box: Box; readonly rows: readonly Row[] } {
  const box = boxOf(cluster);
  const within = rows.filter((row) => doesContain(box, boxOfRow(row)));
  const prose = within.filter(({ text }) => countWords(text) >= PROSE_ROW);
  const isText = prose.reduce((sum, { text }) => sum + countWords(text), 0) >= FRAMED_WORDS;
  return { box, rows: isText ? [] : within };
}

/** Points between the parts of one drawing, and the max number of boxes in a part of one. */
const PART_DISTANCE = 64;
const MAX_PART = 3;

/** Joins small parts of a drawing that are far from each other, such as shapes with arrows between them. */
function joinParts(
  clusters: readonly (readonly Box[])[],
  { rows, tables }: Page,
): readonly (readonly Box[])[] {
  const groups = clusters.map((boxes) => ({ boxes, around: boxOf(boxes) }));
  const isFree = (box: Box) =>
    !tables.some((table) => doMeet(table.box, box)) &&
    !rows.some((row) => doMeet(boxOfRow(row), box) && isOfText(row));
  for (let at = 0; at < groups.length && groups.length <= MAX_GROUPS; ) {
    const one = groups[at];
    const near = groups.findIndex((other, place) => {
      if (!one || place <= at || Math.min(one.boxes.length, other.boxes.length) > MAX_PART) return false;
      if (!doMeet(widen(one.around, PART_DISTANCE), other.around)) return false;
      return isFree(boxOf([one.around, other.around]));
    });
    const other = groups[near];
    if (one && other) {
      const boxes = [...one.boxes, ...other.boxes];
      groups[at] = { boxes, around: boxOf(boxes) };
      groups.splice(near, 1);
    } else at += 1;
  }
  return groups.map(({ boxes }) => boxes);
}
/** A page with more groups is one drawing or none. */
const MAX_GROUPS = 200;

function isOfText({ text }: Row): boolean {
  return (
    countWords(text) >= PROSE_ROW ||
    beginsLikeCaption(text) ||
    /_{3}/.test(text) ||
    splitMark(text).mark !== null
  );
}

interface Found {
  readonly cluster: readonly Box[];
  readonly graphic: ReturnType<typeof findGraphic>;
}

/** Joins figures whose drawn parts meet, such as a chart and the lines of its grid. */
function joinMeeting(found: readonly Found[]): readonly (readonly Box[])[] {
  const groups: { boxes: Box[]; around: Box }[] = [];
  for (const { cluster, graphic } of found) {
    const meeting = groups.filter(({ around }) => doMeet(around, graphic.drawn));
    const boxes = [...cluster, ...meeting.flatMap((group) => group.boxes)];
    const around = boxOf([graphic.drawn, ...meeting.map((group) => group.around)]);
    for (const group of meeting) groups.splice(groups.indexOf(group), 1);
    groups.push({ boxes, around });
  }
  return groups.map(({ boxes }) => boxes);
}

/** A caption within the frame of its figure has at most so many rows, each so many sizes of its letters below the last. */
const MAX_CAPTION_ROWS = 3;
const ROW_STEP = 1.8;

/** Splits the words of a figure from the caption that ends them within its frame. */
function splitCaption(rows: readonly Row[]): Pick<PageFigure, 'rows' | 'caption'> {
  const at = rows.findLastIndex(({ text }) => beginsLikeCaption(text));
  const last = rows.slice(at);
  const isEnd =
    at > 0 &&
    last.length <= MAX_CAPTION_ROWS &&
    last.slice(1).every((row, place) => (last[place]?.base ?? 0) - row.base < ROW_STEP * row.size);
  return isEnd ? { rows: rows.slice(0, at), caption: last } : { rows };
}

function cutToPage({ left, right, bottom, top }: Box, { width, height }: PageSize): Box {
  return {
    left: Math.max(0, left),
    right: Math.min(width, right),
    bottom: Math.max(0, bottom),
    top: Math.min(height, top),
  };
}
