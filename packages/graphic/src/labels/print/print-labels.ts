import { boxDistance, doBoxesMeet } from '../../geometry/box.ts';
import { FONT_SHARE, textBox } from '../../geometry/text-box.ts';
import { isPartNearBox } from '../../measure/near-box.ts';
import type { Part } from '../../measure/part.ts';
import { isOnSheet } from '../../measure/room.ts';
import { type Survey, surveyDrawing } from '../../measure/survey.ts';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import type { Profile } from '../../profiles/profile.ts';
import { withLayers } from '../layers.ts';
import { findPlaceBeside, listPlacesInstead, measureRoomBeside, SIDES, type Side } from './places.ts';

/** What the labels of a sheet are written in. */
export const LABEL_FORMS = ['print', 'braille', 'both'] as const;
export type LabelForm = (typeof LABEL_FORMS)[number];

/** Of one line, as shares of the size of its letters. */
export interface LineMeasure {
  readonly width: number;
  /** Above and below the line that the letters stand on. */
  readonly ascent: number;
  readonly descent: number;
}

export interface Lettering {
  /** Millimetres, the largest first: one size for all where they have room. */
  readonly sizes: readonly [number, ...number[]];
  /** For those that have no room in the size of the others, where they stand in place of their braille. */
  readonly smaller?: readonly number[];
  readonly measure: (line: string) => LineMeasure;
}

export interface Printed {
  readonly drawing: Drawing;
  /** Labels without room for their print. */
  readonly left: readonly string[];
  /** Labels whose print would be felt too near to something, were it printed in ink that swells. */
  readonly near: readonly string[];
}

/** For eyes: letters stay apart from what is drawn by this, and large ones by more where they can. */
const SEEN_GAP = 1;
const LARGE_GAP = 2;

interface Sheet {
  /** All but the texts that have print to be placed. */
  readonly survey: Survey;
  /** What of it print keeps off. */
  readonly parts: readonly Part[];
  readonly texts: readonly TextItem[];
  /** What their braille takes, by the id of the text. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lettering: Lettering;
}

type Try = Map<string, { readonly item: TextItem; readonly box: Box }>;

/** The drawing with print in place of its braille, in the largest size in which most of it has room. */
export function replaceByPrint(drawing: Drawing, profile: Profile, lettering: Lettering): Printed {
  const sheet = openSheet(drawing, profile, lettering);
  const tries: Try[] = [];
  for (const size of lettering.sizes) {
    const placed = placeInstead(sheet, new Map(), size, LARGE_GAP);
    tries.push(placed);
    if (placed.size === sheet.texts.length) break;
  }
  const best = tries.reduce((most, one) => (one.size > most.size ? one : most));
  const rest = [...lettering.sizes, ...(lettering.smaller ?? [])];
  const placed = [LARGE_GAP, SEEN_GAP].reduce(
    (all, gap) => rest.reduce((known, size) => placeInstead(sheet, known, size, gap), all),
    best,
  );
  const left = sheet.texts.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  return {
    drawing: mapItems(drawing, (item) => placed.get(item.id)?.item ?? item),
    left,
    near: [],
  };
}

/** The drawing with print beside its braille, wherever there is room. */
export function addPrint(drawing: Drawing, profile: Profile, lettering: Lettering): Printed {
  const sheet = openSheet(drawing, profile, lettering);
  const [size] = lettering.sizes;
  const felt = placeBeside(sheet, new Map(), size, feltGapOf(profile));
  const placed = placeBeside(sheet, felt, size, SEEN_GAP);
  const twins = [...placed.values()].map(({ item }) => item);
  return {
    drawing: withLayers(drawing, [{ id: 'print', name: 'Print', visible: true, items: twins }]),
    left: sheet.texts.filter(({ id }) => !placed.has(id)).map(({ id }) => id),
    near: [...placed.keys()].filter((id) => !felt.has(id)),
  };
}

function feltGapOf({ limits: { elementGap, labelGap } }: Profile): number {
  return Math.max(elementGap, labelGap?.min ?? 0);
}

function openSheet(drawing: Drawing, profile: Profile, lettering: Lettering): Sheet {
  const texts = [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && item.braille !== null && item.print.trim() !== '',
  );
  const own = new Set(texts.map(({ id }) => id));
  const bare = mapItems(drawing, (item) => (own.has(item.id) ? [] : item));
  const survey = surveyDrawing(bare, profile);
  const parts = survey.parts.filter(({ item }) => item.role !== 'background');
  const boxes = new Map(texts.map((text) => [text.id, textBox(text, drawing.sheet)]));
  return { survey, parts, texts, boxes, lettering };
}

/** Adds to those that are placed what has room in its own place; the others keep the place of their braille free. */
function placeInstead(
  { survey, parts, texts, boxes, lettering }: Sheet,
  placed: Try,
  size: number,
  gap: number,
): Try {
  const made: Try = new Map(placed);
  const sheet = survey.drawing.sheet;
  const taken = new Map([...boxes, ...[...made].map(([id, { box }]) => [id, box] as const)]);
  for (const text of texts) {
    if (made.has(text.id)) continue;
    const letters = measureLetters(text.print, size, lettering);
    const others = [...taken].filter(([id]) => id !== text.id).map(([, box]) => box);
    const startsLine = text.role === 'key' || text.role === 'title';
    const box = listPlacesInstead(textBox(text, sheet), letters, startsLine).find((place) =>
      isFree(place, gap, { others, parts, survey }),
    );
    if (!box) continue;
    taken.set(text.id, box);
    made.set(text.id, { item: { ...text, ...lettersIn(box, letters, size), braille: null }, box });
  }
  return made;
}

/**
 * Labels of one kind have their print on one side, where there is one on which all of them have room: an eye that found
 * the first knows where the next is. What has no room there stands on any other side.
 */
function placeBeside(sheet: Sheet, placed: Try, size: number, gap: number): Try {
  return groupAlike(sheet.texts.filter(({ id }) => !placed.has(id))).reduce((known, alike) => {
    let most = known;
    for (const side of alike.length > 1 ? SIDES : []) {
      const made = placeAllBeside(sheet, alike, known, { size, gap, sides: [side] });
      if (made.size > most.size) most = made;
      if (made.size === known.size + alike.length) return made;
    }
    return placeAllBeside(sheet, alike, most, { size, gap, sides: SIDES });
  }, placed);
}

/** Labels that only a number tells apart, such as those of an axis or of a key. */
function groupAlike(texts: readonly TextItem[]): readonly (readonly TextItem[])[] {
  const kinds = new Map<string, TextItem[]>();
  for (const text of texts) {
    const kind = `${text.role} ${text.id.replaceAll(/\d+/g, '')}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), text]);
  }
  return [...kinds.values()];
}

interface Beside {
  readonly size: number;
  readonly gap: number;
  readonly sides: readonly Side[];
}

function placeAllBeside(
  { survey, parts, texts, boxes, lettering }: Sheet,
  alike: readonly TextItem[],
  placed: Try,
  { size, gap, sides }: Beside,
): Try {
  const made: Try = new Map(placed);
  for (const text of alike) {
    const own = boxes.get(text.id);
    if (!own || made.has(text.id)) continue;
    const letters = measureLetters(text.print, size, lettering);
    const room = measureRoomBeside(own, letters, gap);
    const others = [
      ...texts.flatMap(({ id }) => (id === text.id ? [] : (boxes.get(id) ?? []))),
      ...[...made.values()].map(({ box }) => box),
    ].filter((box) => doBoxesMeet(box, room));
    const around = { others, parts: parts.filter((part) => doBoxesMeet(part.box, room)), survey };
    const box = findPlaceBeside(
      own,
      letters,
      gap,
      sides,
      (place) => isFree(place, gap, around) && isNearestTo(place, own, others),
    );
    if (box) made.set(text.id, { item: createTwin(text, lettersIn(box, letters, size)), box });
  }
  return made;
}

/** The same words for eyes, which no rule for fingers and no screen reader asks about. */
function createTwin(text: TextItem, place: Pick<TextItem, 'at' | 'printSize'>): TextItem {
  const { labels: _labels, plays: _plays, link: _link, ...rest } = text;
  return {
    ...rest,
    ...place,
    id: `${text.id}-print`,
    role: 'decoration',
    name: '',
    description: '',
    braille: null,
  };
}

interface Letters {
  readonly width: number;
  readonly height: number;
  /** From the top of the box to the line that its first letters stand on. */
  readonly baseline: number;
}

function measureLetters(print: string, size: number, { measure }: Lettering): Letters {
  const lines = print.split('\n').map(measure);
  const [first] = lines;
  const baseline = (first?.ascent ?? 1) * size;
  return {
    width: Math.max(...lines.map(({ width }) => width)) * size,
    height: baseline + ((lines.length - 1) / FONT_SHARE + (lines.at(-1)?.descent ?? 0)) * size,
    baseline,
  };
}

/** The first line of a text stands as far below the top of its box as its letters are high. */
function lettersIn({ x, y }: Box, { baseline }: Letters, size: number): Pick<TextItem, 'at' | 'printSize'> {
  return { at: { x, y: y + baseline - size }, printSize: size / FONT_SHARE };
}

interface Around {
  readonly others: readonly Box[];
  readonly parts: readonly Part[];
  readonly survey: Survey;
}

function isFree(box: Box, gap: number, { others, parts, survey }: Around): boolean {
  return (
    isOnSheet(box, survey) &&
    others.every((other) => boxDistance(other, box) >= gap) &&
    !parts.some((part) => isPartNearBox(part, box, gap))
  );
}

/** Nearer to its own braille than to any other words, or it would be read as theirs. */
function isNearestTo(place: Box, own: Box, others: readonly Box[]): boolean {
  const gap = boxDistance(place, own);
  return others.every((other) => boxDistance(other, place) > gap);
}
