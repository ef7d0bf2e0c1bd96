import { type BrailleText, translateLetters } from '@relievo/braille';
import { centerOf } from '../geometry/box.ts';
import { hasRole, isText, isTextured } from '../measure/kinds.ts';
import type { Part } from '../measure/part.ts';
import type { Drawing, Item, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Anchor, anchorsOf, listAnchorsAround } from './anchors.ts';
import { placeBeside } from './beside.ts';
import { type Board, boardOf, isTextInside, sizeOf } from './board.ts';
import { clearArea } from './clear-area.ts';
import { chooseNextCode } from './codes.ts';
import type { KeyEntry } from './key-entries.ts';
import { type KeyLayout, layKey } from './key-sheets.ts';
import { keyLayer, labelLayer, withLayers } from './layers.ts';
import { placeOnLead } from './lead.ts';
import { isNumberOrLetter, placeNear } from './near.ts';
import type { Labelled, LabelRequest, Placed, Translate } from './request.ts';

interface Made {
  readonly items: Item[];
  readonly entries: KeyEntry[];
  /** With the entry of the key that has its words: the same words have one. */
  readonly outcomes: Map<string, Pick<Placed, 'how' | 'code'> & { readonly entry?: string }>;
  /** Areas whose texture makes room for a text. */
  readonly opened: { readonly area: Part; readonly text: Part }[];
}

/**
 * Puts every label where fingers find it: beside what it names, else on a lead line, else as a code
 * of two letters with its words in the key. Where there are more labels than a sheet bears, the
 * longest become codes. None is dropped, and braille keeps its size.
 */
export function placeLabels(
  drawing: Drawing,
  labels: readonly LabelRequest[],
  profile: Profile,
  translate: Translate,
): Labelled {
  const named = labels.flatMap(({ target }) => (target && 'item' in target ? [target.item] : []));
  const board = boardOf(drawing, profile, named);
  const made: Made = { items: [], entries: [], outcomes: new Map(), opened: [] };
  const jobs = labels.map((label) => jobOf(label, translate(label.print), board));
  const asThemselves = chooseAsThemselves(jobs, board);
  const codes = new Set(collectCodes(board));
  // The tightest first: who has few places left chooses before who has many.
  for (const job of jobs.toSorted(
    (a, b) => Number(asThemselves.has(b)) - Number(asThemselves.has(a)) || a.room - b.room,
  ))
    if (!(asThemselves.has(job) && putItself(job, board, made))) putCode(job, codes, board, made);
  const order = new Map(labels.map(({ id }, index) => [id, index]));
  made.entries.sort((a, b) => orderOf(a) - orderOf(b) || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const key = layKey(made.entries, board);
  return {
    drawing: withLayers(openTextures(drawing, made, board), [labelLayer(made.items), keyLayer(key.onFigure)]),
    keySheets: key.sheets,
    report: labels.map(({ id }) => reportOf(id, made, key)),
  };
}

/** Samples before codes, and codes by the alphabet: so a key is searched. */
function orderOf({ mark }: KeyEntry): number {
  if (!mark) return 1_000_000;
  if ('sample' in mark) return -1;
  return [...mark.print].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 96, 0);
}

function reportOf(id: string, { outcomes }: Made, { sheetOf }: KeyLayout): Placed {
  const { how, code, entry = keyId(id) } = outcomes.get(id) ?? { how: 'key', code: null };
  return { id, how, code, sheet: how === 'beside' || how === 'lead-line' ? 0 : (sheetOf.get(entry) ?? 0) };
}

interface Job {
  readonly label: LabelRequest;
  readonly text: TextItem;
  readonly own: readonly Part[];
  readonly anchors: readonly Anchor[];
  /** How much room there is for it: less is harder. */
  readonly room: number;
}

function jobOf(label: LabelRequest, braille: BrailleText, board: Board): Job {
  const { target } = label;
  const own = target && 'item' in target ? board.survey.partsOf(target.item) : [];
  const anchors = listAnchors(label, own);
  const text = textItem(label, label.print, braille);
  const { width, height } = sizeOf(text, board);
  // Short words stand for one place, and long ones find another or become a code.
  const room = label.near ? width - NEAR_FIRST : anchors.length * 4 - (width * height) / 100;
  return { label, text, own, anchors, room };
}

/** Every label with a place in the source chooses before those without. */
const NEAR_FIRST = 100_000;
/** Millimetres from the place in the source to where a label may be beside what it names. */
const AROUND_SOURCE = 25;

/** Lists the places at what a label names; one with a place in the source stays at that side. */
function listAnchors({ target, near }: LabelRequest, own: readonly Part[]): readonly Anchor[] {
  if (target && 'at' in target) return listAnchorsAround(target.at);
  const anchors = anchorsOf(own);
  if (!near) return anchors;
  const { x, y } = centerOf(near);
  return anchors.filter(({ at }) => Math.hypot(at.x - x, at.y - y) <= AROUND_SOURCE);
}

function textItem({ id, target }: LabelRequest, print: string, braille: BrailleText): TextItem {
  return {
    kind: 'text',
    id,
    role: 'label',
    name: '',
    description: '',
    at: { x: 0, y: 0 },
    print,
    printSize: 5,
    braille,
    height: 1,
    ...(target && 'item' in target ? { labels: target.item } : {}),
  };
}

/** Labels with a place on the figure, the shortest first, as many as a sheet bears beside those it has. */
function chooseAsThemselves(jobs: readonly Job[], { survey, profile }: Board): ReadonlySet<Job> {
  const there = survey.parts.filter((part) => isText(part) && hasRole(part, 'label')).length;
  const placeable = jobs.filter(
    ({ label, anchors }) => label.sample === undefined && (anchors.length > 0 || label.near),
  );
  const room = Math.max(0, profile.limits.labelsPerSheet - there);
  if (placeable.length <= room) return new Set(placeable);
  const length = ({ text }: Job): number => text.braille?.cells.length ?? 0;
  const [short, long] = [placeable.filter(isAsShort), placeable.filter((job) => !isAsShort(job))];
  const rest = long.toSorted((a, b) => length(a) - length(b)).slice(0, Math.max(0, room - short.length));
  return new Set([...short, ...rest]);
}

/** A code would be no shorter. */
function isAsShort({ label, text }: Job): boolean {
  return label.near !== undefined && isNumberOrLetter(label.print) && (text.braille?.cells.length ?? 0) <= 5;
}

function collectCodes({ survey }: Board): readonly string[] {
  return survey.parts.flatMap(({ item }) =>
    item.kind === 'text' && item.print.length <= 3 ? [item.print] : [],
  );
}

/** Beside, else on a lead line; false where neither finds a place. */
function placeText(
  text: TextItem,
  { label, own, anchors }: Job,
  board: Board,
  made: Made,
): 'beside' | 'lead-line' | null {
  const near = label.near ? placeNear(text, label.near, own, board) : null;
  const beside = label.near ? near : placeBeside(text, own, anchors, board);
  const led = beside ? null : placeOnLead(text, own, anchors, board);
  const part = beside ?? led?.text;
  if (part?.item.kind !== 'text') return null;
  made.items.push(part.item);
  board.texts.push(part);
  if (led) {
    made.items.push(led.line);
    board.leads.push(led.lead);
    return 'lead-line';
  }
  for (const area of own)
    if (isTextured(area) && isTextInside(part, area)) made.opened.push({ area, text: part });
  return 'beside';
}

function putItself(job: Job, board: Board, made: Made): boolean {
  const how = placeText(job.text, job, board, made);
  if (how) made.outcomes.set(job.label.id, { how, code: null });
  return how !== null;
}

function putCode(job: Job, codes: Set<string>, board: Board, made: Made): void {
  const { label, text } = job;
  const words = { id: keyId(label.id), print: label.print, braille: text.braille ?? NO_CELLS };
  const sample = label.sample === undefined ? undefined : board.survey.itemById(label.sample);
  if (sample?.kind === 'shape') {
    made.entries.push({ ...words, mark: { sample: sample satisfies ShapeItem } });
    made.outcomes.set(label.id, { how: 'key', code: null });
    return;
  }
  const known = made.entries.find(({ print }) => print === label.print);
  const code = known?.mark && 'code' in known.mark ? known.mark.print : chooseNextCode(label.print, codes);
  const braille = translateLetters(code) ?? NO_CELLS;
  const how = placeText(textItem(label, code, braille), job, board, made);
  // A code that stands nowhere on the figure explains nothing: the words alone then.
  if (how) codes.add(code);
  const mark = how ? { code: braille, print: code } : null;
  if (!known) made.entries.push({ ...words, mark });
  else if (mark && !known.mark) made.entries[made.entries.indexOf(known)] = { ...known, mark };
  const entry = known?.id ?? words.id;
  made.outcomes.set(label.id, how ? { how: 'code', code, entry } : { how: 'key', code: null, entry });
}

const NO_CELLS: BrailleText = { cells: '', engine: 'letters', table: 'ueb-uncontracted' };

export function keyId(id: string): string {
  return `${id}-key`;
}

function openTextures(drawing: Drawing, made: Made, { profile }: Board): Drawing {
  let opened = drawing;
  for (const area of new Set(made.opened.map((one) => one.area))) {
    const texts = made.opened.filter((one) => one.area === area).map(({ text }) => text.box);
    opened = clearArea(opened, area, texts, profile);
  }
  return opened;
}
