import { type BrailleText, translateLetters } from '@relievo/braille';
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
import type { Labelled, LabelRequest, Placed, Translate } from './request.ts';

interface Made {
  readonly items: Item[];
  readonly entries: KeyEntry[];
  readonly outcomes: Map<string, Pick<Placed, 'how' | 'code'>>;
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
  const outcome = outcomes.get(id) ?? { how: 'key', code: null };
  return {
    id,
    ...outcome,
    sheet: outcome.how === 'beside' || outcome.how === 'lead-line' ? 0 : (sheetOf.get(keyId(id)) ?? 0),
  };
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
  const anchors = target && 'at' in target ? listAnchorsAround(target.at) : anchorsOf(own);
  const text = textItem(label, label.print, braille);
  const { width, height } = sizeOf(text, board);
  return { label, text, own, anchors, room: anchors.length * 4 - (width * height) / 100 };
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
  const placeable = jobs.filter(({ label, anchors }) => label.sample === undefined && anchors.length > 0);
  const room = Math.max(0, profile.limits.labelsPerSheet - there);
  if (placeable.length <= room) return new Set(placeable);
  const length = ({ text }: Job): number => text.braille?.cells.length ?? 0;
  return new Set(placeable.toSorted((a, b) => length(a) - length(b)).slice(0, room));
}

function collectCodes({ survey }: Board): readonly string[] {
  return survey.parts.flatMap(({ item }) =>
    item.kind === 'text' && item.print.length <= 3 ? [item.print] : [],
  );
}

/** Beside, else on a lead line; false where neither finds a place. */
function placeText(
  text: TextItem,
  { own, anchors }: Job,
  board: Board,
  made: Made,
): 'beside' | 'lead-line' | null {
  const beside = placeBeside(text, own, anchors, board);
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
  const code = chooseNextCode(label.print, codes);
  const braille = translateLetters(code) ?? NO_CELLS;
  const how = placeText(textItem(label, code, braille), job, board, made);
  // A code that stands nowhere on the figure explains nothing: the words alone then.
  if (how) codes.add(code);
  made.entries.push({ ...words, mark: how ? { code: braille, print: code } : null });
  made.outcomes.set(label.id, how ? { how: 'code', code } : { how: 'key', code: null });
}

const NO_CELLS: BrailleText = { cells: '', engine: 'letters', table: 'ueb-uncontracted' };

export function keyId(id: string): string {
  return `${id}-key`;
}

function openTextures(drawing: Drawing, made: Made, { profile }: Board): Drawing {
  return made.opened.reduce((before, { area, text }) => clearArea(before, area, text.box, profile), drawing);
}
