import { BRAILLE_STANDARDS } from '@relievo/braille';
import type { Drawing } from '../model/drawing.ts';
import { LIMITS } from '../model/limits.ts';
import { fail, type Result } from '../model/result.ts';
import {
  checkId,
  checkNumber,
  checkOneOf,
  checkText,
  type Fields,
  isFields,
  isNumber,
  LENGTH,
} from './fields.ts';
import { checkItem } from './items.ts';
import { complain, createReport, type Place, type Report, showValue } from './report.ts';

/**
 * Whether a value from anywhere is a drawing that every part of the product can take. What a finger
 * would stumble over, such as shapes of no size, off the sheet or crossing themselves, is no error
 * here: rules find it.
 */
export function validate(value: unknown): Result<Drawing> {
  const report = createReport();
  if (!isFields(value)) {
    return fail({ code: 'drawing.missing', message: `This is ${showValue(value)}, not a drawing.` });
  }
  const place: Place = { report, owner: 'the drawing' };
  if (value.version !== 1) {
    complain(place, 'version', `is ${showValue(value.version)}; this program reads version 1`);
  }
  checkId(place, value.id, 'id');
  checkText(place, value.title, 'title');
  checkText(place, value.description, 'description');
  if (typeof value.language !== 'string' || !/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,7}$/i.test(value.language)) {
    complain(
      place,
      'language',
      `is ${showValue(value.language)}; it must be a language tag such as en or pt-BR`,
    );
  }
  checkSheet(report, value.sheet);
  if (Array.isArray(value.layers)) checkLayers(report, value.layers);
  else complain(place, 'layers', `are ${showValue(value.layers)}; they must be a list`);
  return report.result(value as unknown as Drawing);
}

function checkSheet(report: Report, sheet: unknown): void {
  const place: Place = { report, owner: 'the sheet' };
  if (!isFields(sheet)) return report.add('drawing.sheet', `The drawing's sheet is ${showValue(sheet)}.`);
  checkOneOf(place, sheet.braille, 'braille standard', Object.keys(BRAILLE_STANDARDS));
  if (!isNumber(sheet.width, LIMITS.sheet) || !isNumber(sheet.height, LIMITS.sheet)) {
    const { min, max } = LIMITS.sheet;
    return complain(
      place,
      'size',
      `is ${showValue(sheet.width)} by ${showValue(sheet.height)} mm; each side must be from ${min} to ${max.toLocaleString('en-US')} mm`,
    );
  }
  const margins = isFields(sheet.margins) ? sheet.margins : {};
  for (const side of ['top', 'right', 'bottom', 'left']) {
    checkNumber(place, margins[side], `${side} margin`, LENGTH);
  }
  const across = Number(margins.left) + Number(margins.right);
  const down = Number(margins.top) + Number(margins.bottom);
  if (across >= sheet.width || down >= sheet.height) {
    complain(place, 'margins', 'leave no room to draw on; make them smaller');
  }
}

interface Waiting {
  readonly item: unknown;
  readonly depth: number;
}

function checkLayers(report: Report, layers: readonly unknown[]): void {
  const seen = new Set<string>();
  let elements = 0;
  let points = 0;
  for (const layer of layers) {
    if (!isFields(layer)) return report.add('drawing.layer', `A layer is ${showValue(layer)}.`);
    const place: Place = { report, owner: `layer ${showValue(layer.id)}` };
    checkOwnId(place, layer.id, seen);
    checkText(place, layer.name, 'name');
    if (typeof layer.visible !== 'boolean') complain(place, 'visibility', 'must be true or false');
    if (!Array.isArray(layer.items)) {
      complain(place, 'items', `are ${showValue(layer.items)}; they must be a list`);
      continue;
    }
    elements += 2;
    const waiting: Waiting[] = layer.items.toReversed().map((item: unknown) => ({ item, depth: 1 }));
    for (let next = waiting.pop(); next && !report.full(); next = waiting.pop()) {
      const item = checkVisited(report, next, seen);
      if (!item) return;
      const cost = checkItem(itemPlace(report, item), item);
      elements += cost.elements;
      points += cost.points;
      if (elements > LIMITS.elements || points > LIMITS.points)
        return reportTooLarge(report, elements, points);
      if (item.kind !== 'group' || !Array.isArray(item.items)) continue;
      const depth = next.depth + 1;
      for (const inner of item.items.toReversed()) waiting.push({ item: inner, depth });
    }
  }
}

function itemPlace(report: Report, item: Fields): Place {
  const place = { report, owner: `item ${showValue(item.id)}` };
  return typeof item.id === 'string' ? { ...place, itemId: item.id } : place;
}

/** null where looking further makes no sense. */
function checkVisited(report: Report, { item, depth }: Waiting, seen: Set<string>): Fields | null {
  if (!isFields(item)) {
    report.add(
      'drawing.item',
      `An item is ${showValue(item)}; every item must be a shape, text, group or image.`,
    );
    return null;
  }
  if (depth > LIMITS.nesting) {
    report.add(
      'drawing.nesting',
      `Groups are nested more than ${LIMITS.nesting} deep; ungroup some of them.`,
      typeof item.id === 'string' ? item.id : undefined,
    );
    return null;
  }
  checkOwnId(itemPlace(report, item), item.id, seen);
  return item;
}

function checkOwnId(place: Place, id: unknown, seen: Set<string>): void {
  checkId(place, id, 'id');
  if (typeof id !== 'string') return;
  if (seen.has(id)) complain(place, 'id', 'is used twice; every layer and item needs its own');
  seen.add(id);
}

function reportTooLarge(report: Report, elements: number, points: number): void {
  return points > LIMITS.points
    ? report.add(
        'drawing.points',
        `The paths have more than ${LIMITS.points.toLocaleString('en-US')} points; simplify or split the drawing.`,
      )
    : report.add(
        'drawing.elements',
        `The drawing needs ${elements.toLocaleString('en-US')} elements or more, over the limit of ${LIMITS.elements.toLocaleString('en-US')}; remove or split some of it.`,
      );
}
