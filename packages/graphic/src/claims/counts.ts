import { countOf, maxOf, minOf } from '@relievo/words';
import type { Drawing } from '../model/drawing.ts';
import type { ArrowEnds } from './arrows.ts';
import type { DrawingClaim } from './messages.ts';
import { foldLines, type NamedPart } from './parts.ts';
import type { Reading } from './reading.ts';
import { type Counted, countNamed, countShapes, countSides, listTexts, toSingular } from './things.ts';
import { judge, type Verdict } from './verdict.ts';

const COUNT =
  /(?:^|(\S{1,30}) )#(\d{1,30}) (?:(?:different|separate|raised|drawn|distinct|such|named|labelled|labeled|little|small|identical) )?([a-z]{1,30})(?: ([a-z]{1,30}))?/g;
/** These say how many there are in all; other sentences may be about some of them. */
const IN_ALL =
  /\b(?:there (?:is|are|were)|has|have|shows?|contains?|consists? of|made (?:up )?of|count|counts|in all|in total|altogether|can be (?:felt|found|seen)|number of|made from|you (?:can )?(?:find|feel)|we (?:can )?(?:find|feel|see|count)|includes?|features?|made out|make out|notice|recogni[sz]e)\b/;
const END =
  /^(?: (?:on|in) (?:the|this) (?:sheet|drawing|picture|diagram|map|plan|figure|page)| in all| in total| altogether| can be (?:felt|found|seen)| here)?(?: ?$| ?[,;])/;
const NO_COUNT =
  /^(?:first|last|these|those|next|at|by|after|from|to|about|around|nearly|over|than|mark|number|line|hour|of|x|y|is|least|most|reads?|says?|equals?|minus|plus)$/;
const UNITS =
  /^(?:cm|mm|m|km|kg|g|degrees?|hours?|minutes?|metres?|meters?|centimetres?|times?|percent|o|of|and|to|is|are|or|by|in|at|on|from)$/;

/** Judges how many there are of something: by the names of parts, by shapes, labels and arrows. */
export function judgeCounts(
  { text, numbers }: Reading<never>,
  drawing: Drawing,
  parts: readonly NamedPart[],
  arrows: readonly ArrowEnds[],
): Verdict<DrawingClaim> | null {
  if (
    /\b(?:not|no|never|if|each|every|more than|fewer than|less than|at least|at most|other|others|another|about|around \d|both)\b/.test(
      text,
    )
  )
    return null;
  for (const found of text.matchAll(COUNT)) {
    const [all, before, mark, first = '', second = ''] = found;
    const value = numbers[Number(mark)]?.value;
    // “One label reads …” does not count the others.
    if (value === 1 && !/\b(?:only|exactly|just|single)\b/.test(text)) continue;
    if (value === undefined || !Number.isInteger(value) || NO_COUNT.test(before ?? '') || UNITS.test(first))
      continue;
    for (const noun of [`${first} ${second}`.trim(), first, second]) {
      const counted = noun === '' ? null : countThings(noun, drawing, parts, arrows);
      if (!counted) continue;
      const behind = text.slice((found.index ?? 0) + all.length);
      const rest = noun === first && second !== '' ? ` ${second}${behind}` : behind;
      const isWhole = IN_ALL.test(text) && END.test(rest) && (noun !== second || first === '');
      if (!IN_ALL.test(text)) return null;
      // A sentence about some of them is wrong only with more than there are.
      return judge(
        (!isWhole || value >= counted.min) && value <= counted.max,
        stateCount(noun, counted, value),
      );
    }
  }
  return null;
}

function stateCount(noun: string, { min, max }: Counted, value: number): DrawingClaim {
  const count = countOf(value < min ? min : max);
  if (LABELS.test(noun)) return { code: 'claim_labels_counted', parameters: { labels: count } };
  return { code: 'claim_counted', parameters: { noun: toSingular(noun), count } };
}

const LABELS = /^(?:labels?|words?|names?|captions?|texts?)$/;

function countThings(
  noun: string,
  drawing: Drawing,
  parts: readonly NamedPart[],
  arrows: readonly ArrowEnds[],
): Counted | null {
  if (LABELS.test(noun)) return countLabels(drawing);
  if (/^arrows?$/.test(noun)) {
    const roles = parts.filter(({ item }) => item.role === 'arrow' || /\barrow\b/i.test(item.name)).length;
    const found = [roles, arrows.length].filter((count) => count > 0);
    if (found.length === 0) return null;
    return { min: minOf(found), max: maxOf(found) };
  }
  const named = countNamed(parts, noun);
  if (named === null) return null;
  const shapes = countShapes(drawing, noun);
  if (!shapes) return named > 0 ? { min: named, max: named } : null;
  // A drawing without any such shape may have it made of lines.
  if (shapes.max === 0 && named === 0) return null;
  return named > 0 ? { min: Math.min(named, shapes.min), max: Math.max(named, shapes.max) } : shapes;
}

function countLabels(drawing: Drawing): Counted | null {
  const texts = listTexts(drawing);
  const labels = texts.filter(({ role }) => role === 'label');
  const unlike = (all: typeof texts) => new Set(all.map(({ print }) => foldLines(print).toLowerCase())).size;
  const words = labels.filter(({ print }) => /\p{L}{2}/u.test(print));
  const counts = [labels.length, unlike(labels), unlike(words), words.length, texts.length, unlike(texts)];
  const sums = labels
    .map(({ print }) => foldLines(print).split(' ').length)
    .reduce((sum, one) => sum + one, 0);
  return labels.length === 0
    ? null
    : { min: counts.reduce((a, b) => Math.min(a, b)), max: Math.max(sums, texts.length) };
}

const POLYGONS: Readonly<Record<string, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  quadrilateral: 4,
  parallelogram: 4,
  rhombus: 4,
  trapezium: 4,
  trapezoid: 4,
  kite: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
};
const SIDED =
  /(?:@(\d{1,30})|\b([a-z]{1,30}))(?: [a-z@\d]{1,30}){0,4}? (?:has|with|have|having) (?:exactly )?#(\d{1,30}) (?:(?:equal|straight|sharp) )?(?:sides?|corners?|angles?|vertices|edges?)\b/;

/** Judges how many sides or corners a shape has. */
export function judgeSides({ text, numbers, things }: Reading<NamedPart>): Verdict<DrawingClaim> | null {
  const [, at, word, mark] = SIDED.exec(text) ?? [];
  const value = numbers[Number(mark ?? -1)]?.value;
  if (value === undefined || /\b(?:not|no)\b|#\d{1,30} equal/.test(text)) return null;
  const part = at === undefined ? undefined : things[Number(at)]?.[0];
  const kind = Object.keys(POLYGONS).find(
    (one) => word === one || (part && new RegExp(`\\b${one}\\b`, 'i').test(part.name)),
  );
  const item = part?.item;
  const drawn =
    item?.kind === 'shape' && item.geometry.type === 'path'
      ? countSides(item.geometry.subpaths)
      : item?.kind === 'shape' && item.geometry.type === 'rect'
        ? 4
        : null;
  const sides = drawn ?? (kind === undefined ? null : (POLYGONS[kind] ?? null));
  if (sides === null) return null;
  return judge(value === sides || (kind !== undefined && value === POLYGONS[kind]), {
    code: 'claim_sides',
    parameters: { name: part?.name ?? word ?? '', sides: countOf(sides) },
  });
}
