import { boxDistance, doBoxesMeet } from '../../geometry/box.ts';
import { textBox } from '../../geometry/text-box.ts';
import { isPartNearBox } from '../../measure/near-box.ts';
import type { Part } from '../../measure/part.ts';
import { type Survey, surveyDrawing } from '../../measure/survey.ts';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import type { Profile } from '../../profiles/profile.ts';
import { withLayers } from '../layers.ts';
import { breakLines } from '../text-within.ts';
import { type Lettering, lettersIn, measureLetters } from './letters.ts';
import { findPlaceBeside, listPlacesInstead, measureRoomBeside, SIDES, type Side } from './places.ts';

/** What the labels of a sheet are written in. */
export const LABEL_FORMS = ['print', 'braille', 'both'] as const;
export type LabelForm = (typeof LABEL_FORMS)[number];

export interface Printed {
  readonly drawing: Drawing;
  /** Labels without room for their print. */
  readonly left: readonly TextItem[];
  /** Labels whose print would be felt too near to something, were it printed in ink that swells. */
  readonly near: readonly string[];
}

/** For eyes: letters stay apart from what is drawn by this, and large ones by more where they can. */
const SEEN_GAP = 1;
const LARGE_GAP = 2;
/** What printers leave white at the edge of a sheet: a sixth of an inch. Only hands need more. */
const PRINTER_MARGIN = 25.4 / 6;

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
  const left = sheet.texts.filter(({ id }) => !placed.has(id));
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
  const margin = profile.limits.margin ?? 0;
  const felt = placeBeside(sheet, new Map(), { size, gap: feltGapOf(profile), margin });
  const seen = placeBeside(sheet, felt, { size, gap: SEEN_GAP, margin });
  const last = { size, gap: SEEN_GAP, margin: Math.min(margin, PRINTER_MARGIN), mayOverhang: true };
  const placed = placeBeside(sheet, seen, last);
  const twins = [...placed.values()].map(({ item }) => item);
  return {
    drawing: withLayers(drawing, [{ id: 'print', name: 'Print', visible: true, items: twins }]),
    left: sheet.texts.filter(({ id }) => !placed.has(id)),
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
  const { sheet } = survey.drawing;
  const margin = survey.profile.limits.margin ?? 0;
  const taken = new Map([...boxes, ...[...made].map(([id, { box }]) => [id, box] as const)]);
  for (const text of texts) {
    if (made.has(text.id)) continue;
    const own = textBox(text, sheet);
    const others = [...taken].filter(([id]) => id !== text.id).map(([, box]) => box);
    const startsLine = text.role === 'key' || text.role === 'title';
    for (const print of listWordings(text, own.width, size, lettering)) {
      const letters = measureLetters(print, size, lettering);
      const hasLines = print.includes('\n');
      const box = listPlacesInstead(own, letters, { startsLine, hasLines }).find((place) =>
        isFree(place, gap, { others, parts, sheet, margin }),
      );
      if (!box) continue;
      taken.set(text.id, box);
      made.set(text.id, { item: { ...text, print, ...lettersIn(box, letters, size), braille: null }, box });
      break;
    }
  }
  return made;
}

/** As it is, and in lines that are no longer than those of its braille, where that has several. */
function listWordings(
  { print, braille }: TextItem,
  width: number,
  size: number,
  { measure }: Lettering,
): readonly string[] {
  if (!braille?.cells.includes('\n')) return [print];
  return [print, breakLines(print, (line) => measure(line).width * size <= width).join('\n')];
}

/**
 * Labels of one kind have their print on one side, where there is one on which all of them have room: an eye that found
 * the first knows where the next is. What has no room there stands on any other side.
 */
function placeBeside(sheet: Sheet, placed: Try, room: Room): Try {
  return groupAlike(sheet.texts.filter(({ id }) => !placed.has(id))).reduce((known, alike) => {
    const tried = alike.length > 1 ? SIDES : [];
    for (const side of tried) {
      const made = placeAllBeside(sheet, alike, known, { ...room, sides: [side], isWhole: true });
      if (made.size === known.size + alike.length) return made;
    }
    let most = known;
    for (const side of tried) {
      const made = placeAllBeside(sheet, alike, known, { ...room, sides: [side] });
      if (made.size > most.size) most = made;
    }
    return placeAllBeside(sheet, alike, most, { ...room, sides: SIDES });
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

interface Room {
  readonly size: number;
  readonly gap: number;
  readonly margin: number;
  readonly mayOverhang?: boolean;
}

interface Beside extends Room {
  readonly sides: readonly Side[];
  /** Either all of them or none is of use: the first without room ends the search. */
  readonly isWhole?: true;
}

function placeAllBeside(
  { survey, parts, texts, boxes, lettering }: Sheet,
  alike: readonly TextItem[],
  placed: Try,
  { isWhole, ...beside }: Beside,
): Try {
  const { size, gap, margin } = beside;
  const made: Try = new Map(placed);
  for (const text of alike) {
    const own = boxes.get(text.id);
    if (!own || made.has(text.id)) continue;
    for (const print of listWordings(text, own.width, size, lettering)) {
      const letters = measureLetters(print, size, lettering);
      const room = measureRoomBeside(own, letters, gap);
      const others = [
        ...texts.flatMap(({ id }) => (id === text.id ? [] : (boxes.get(id) ?? []))),
        ...[...made.values()].map(({ box }) => box),
      ].filter((box) => doBoxesMeet(box, room));
      const near = parts.filter((part) => doBoxesMeet(part.box, room));
      const around = { others, parts: near, sheet: survey.drawing.sheet, margin };
      const box = findPlaceBeside(
        own,
        letters,
        beside,
        (place) => isFree(place, gap, around) && isNearestTo(place, own, others),
      );
      if (!box) continue;
      made.set(text.id, { item: createTwin({ ...text, print }, lettersIn(box, letters, size)), box });
      break;
    }
    if (isWhole && !made.has(text.id)) break;
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

interface Around {
  readonly others: readonly Box[];
  readonly parts: readonly Part[];
  readonly sheet: Pick<Drawing['sheet'], 'width' | 'height'>;
  /** Of the sheet, in which nothing stands. */
  readonly margin: number;
}

function isFree(box: Box, gap: number, { others, parts, sheet, margin }: Around): boolean {
  return (
    box.x >= margin &&
    box.y >= margin &&
    box.x + box.width <= sheet.width - margin &&
    box.y + box.height <= sheet.height - margin &&
    others.every((other) => boxDistance(other, box) >= gap) &&
    !parts.some((part) => isPartNearBox(part, box, gap))
  );
}

/** Nearer to its own braille than to any other words, or it would be read as theirs. */
function isNearestTo(place: Box, own: Box, others: readonly Box[]): boolean {
  const gap = boxDistance(place, own);
  return others.every((other) => boxDistance(other, place) > gap);
}
