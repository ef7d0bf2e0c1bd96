import { countOf, percent } from '@relievo/words';
import { centerOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import { cellsSize, measureBlankCell, textBox } from '../geometry/text-box.ts';
import { placeLabels } from '../labels/place.ts';
import type { Labelled } from '../labels/request.ts';
import type { Drawing, Sheet, TextItem } from '../model/drawing.ts';
import { mapItems } from '../model/walk.ts';
import type { Change } from '../outputs/output.ts';
import { type EdgedAreas, edgeAreas } from './areas.ts';
import { drawArrows } from './arrows.ts';
import { hideCovered } from './cover.ts';
import { dropFurniture } from './furniture.ts';
import { chooseSheet, type FigureMeans, type Laid, layOn, type Sized } from './layout.ts';
import { drawSourceLeads, findSourceLeads } from './lead-lines.ts';
import { type Lettering, partLettering } from './lettering.ts';
import { isPale, weakenGrid, widenLines } from './lines.ts';
import type { FigureReports } from './reports.ts';
import { type Thinned, thinScales } from './scales.ts';
import { nameParts, requestLabels } from './targets.ts';

export interface ComposedFigure {
  readonly drawing: Drawing;
  readonly keySheets: readonly Drawing[];
  readonly changes: readonly Change<FigureReports>[];
}

/**
 * Makes a figure for fingers of a drawing as another program showed it: without ground and frame, as large as the paper
 * allows, with edges on its areas, lines that can be followed, and all its words in braille, on it or in its key.
 */
export function composeFigure(drawing: Drawing, means: FigureMeans): ComposedFigure {
  const bare = dropFurniture(drawing);
  const lettering = partLettering(bare.drawing);
  const sheet = chooseSheet(bare.drawing, lettering, means);
  function* tryAll(): Generator<Attempt> {
    const isCrowded = lettering.labels.length > CROWDED * means.profile.limits.labelsPerSheet;
    for (const size of isCrowded ? SIZES.slice(0, 1) : SIZES)
      yield layAndLabel(bare.drawing, lettering, { ...means, sheet, size });
  }
  const best = findBest(tryAll());
  const { laid, placed, edged, thinned } = best;
  const prose = lettering.prose.map(({ id }) => id);
  const isTurned = sheet.width > sheet.height !== means.sheet.width > means.sheet.height;
  return {
    drawing: placed.drawing,
    keySheets: placed.keySheets,
    changes: [
      ...report(
        'figure_scaled',
        Math.abs(laid.scale - 1) > 0.05,
        { share: percent(Math.round(100 * laid.scale)) },
        [],
      ),
      ...report('figure_turned', isTurned, {}, []),
      ...reportCounted('figure_background_left_out', bare.backgrounds),
      ...reportCounted('figure_frame_left_out', bare.frames),
      ...report('figure_colors_as_outlines', edged.plain > 0, { colors: countOf(edged.plain) }, []),
      ...reportCounted('figure_words_in_key', best.keyed),
      ...reportCounted('figure_words_as_text', prose),
      ...report(
        'figure_numbers_left_out',
        thinned.leftOut.length > 0,
        { words: thinned.leftOut.map(({ print }) => print), count: countOf(thinned.leftOut) },
        [],
      ),
    ],
  };
}

/** Shares of the largest drawing that fits the paper: a smaller one leaves more room for the words around it. */
const SIZES = [1, 0.92, 0.84, 0.76, 0.68];

/** With so many times more labels than a sheet bears most are codes, however much room the drawing leaves. */
const CROWDED = 3;

interface Attempt {
  readonly laid: Laid;
  readonly edged: EdgedAreas;
  readonly thinned: Thinned;
  readonly placed: Labelled;
  /** Labels whose words have no room in the drawing. */
  readonly keyed: readonly string[];
}

function layAndLabel(drawing: Drawing, lettering: Lettering, means: Sized): Attempt {
  const { profile, translate, sheet } = means;
  const laid = layOn(drawing, lettering, means);
  const lined = weakenGrid(widenLines(laid.drawing, laid.scale, profile), profile);
  const bare = clearNamed(hideCovered(lined, new Set(means.translucent)), laid.labels, means);
  const areas = edgeAreas(bare, profile);
  const pointed = drawArrows(areas.drawing, profile);
  const leads = findSourceLeads(pointed, laid.labels);
  const edged = { ...areas, drawing: drawSourceLeads(pointed, leads, profile) };
  const thinned = thinScales(laid.labels, sheet, (text) => measureNeed(text, sheet, means));
  const requests = requestLabels(thinned.shown, lettering.prose, edged.drawing, leads);
  const placed = placeLabels(nameParts(edged.drawing, requests), requests, profile, translate);
  const prose = new Set(lettering.prose.map(({ id }) => id));
  const keyed = placed.report
    .filter(({ id, how }) => (how === 'code' || how === 'key') && !prose.has(id))
    .map(({ id }) => id);
  return { laid, edged, thinned, placed, keyed };
}

/** Finds the attempt with the most words beside what they name, and of those the largest drawing. */
function findBest(attempts: Iterable<Attempt>): Attempt {
  let best: Attempt | null = null;
  for (const attempt of attempts) {
    if (!best || weighAway(attempt) < weighAway(best)) best = attempt;
    if (weighAway(best) === 0) break;
  }
  if (!best) throw new Error('No size was tried.');
  return best;
}

/** A word on a lead line is not as good as one beside what it names, and better than one in the key. */
const LED = 0.5;

function weighAway({ keyed, thinned, placed }: Attempt): number {
  const led = placed.report.filter(({ how }) => how === 'lead-line').length;
  return keyed.length + thinned.leftOut.length + LED * led;
}

function report<Code extends keyof FigureReports>(
  code: Code,
  isSo: boolean,
  parameters: FigureReports[Code],
  items: readonly string[],
): readonly Change<FigureReports>[] {
  return isSo ? [{ code, parameters, items } as Change<FigureReports>] : [];
}

function reportCounted(
  code:
    | 'figure_background_left_out'
    | 'figure_frame_left_out'
    | 'figure_words_in_key'
    | 'figure_words_as_text',
  items: readonly string[],
): readonly Change<FigureReports>[] {
  return report(code, items.length > 0, { count: countOf(items) }, items);
}

/** Words with flat space around them that take more of an area leave too little of its texture to feel. */
const MUCH = 0.2;

/**
 * Clears the texture of areas that are filled by their words, since the words say what they are. An area without an outline gets
 * one if its colour is pale, as in a flow chart. A strong colour may have a meaning, so its texture stays.
 */
function clearNamed(
  drawing: Drawing,
  labels: readonly TextItem[],
  { profile, sheet, translate }: Sized,
): Drawing {
  const rooms = labels.map((label) => {
    const { width, height } = cellsSize(translate(label.print.replaceAll('\n', ' ')).cells, sheet.braille);
    const around = 2 * (profile.limits.labelClearance ?? profile.limits.elementGap);
    return { middle: centerOf(textBox(label, sheet)), room: (width + around) * (height + around) };
  });
  const edge = { style: 'solid' as const, width: profile.limits.mainLineWidth.min };
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape' || !item.texture || (!item.line && !isPale(item))) return item;
    const lines = flatten(item.geometry);
    const size = measureInside(lines);
    const room = rooms
      .filter(({ middle }) => isInside(middle, lines))
      .reduce((sum, one) => sum + one.room, 0);
    if (room <= MUCH * size) return item;
    return { ...item, texture: null, line: item.line ?? edge };
  });
}

/** Measures the area inside of closed lines, without what is cut out of it. */
function measureInside(lines: ReturnType<typeof flatten>): number {
  return lines.reduce((sum, { points }) => {
    let twice = 0;
    for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2)
      twice += (points[before] ?? 0) * (points[at + 1] ?? 0) - (points[at] ?? 0) * (points[before + 1] ?? 0);
    return sum + Math.abs(twice) / 2;
  }, 0);
}

function measureNeed(text: TextItem, sheet: Sheet, { profile, translate }: FigureMeans) {
  const { width, height } = cellsSize(translate(text.print).cells, sheet.braille);
  const { elementGap } = profile.limits;
  return { across: width + Math.max(elementGap, measureBlankCell(sheet)), down: height + elementGap };
}
