import { BRAILLE_STANDARDS } from '@relievo/braille';
import { millimetres } from '@relievo/words';
import type { Drawing, Item } from '../model/drawing.ts';
import { LIMITS } from '../model/limits.ts';
import { fail, type Refuse, type Result } from '../model/result.ts';
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
import { type Cost, checkItem } from './items.ts';
import { complain, createReport, type Place, type Report, showValue } from './report.ts';
import type { DrawingReports } from './reports.ts';
import { checkSpread } from './spread.ts';

const refuse: Refuse<DrawingReports> = fail;

/**
 * Whether a value from anywhere is a drawing that every part of the product can take. What a finger
 * would stumble over, such as shapes of no size, off the sheet or crossing themselves, is no error
 * here: rules find it.
 */
export function validate(value: unknown): Result<Drawing> {
  const report = createReport();
  if (!isFields(value)) {
    return refuse({ code: 'not_a_drawing', parameters: { value: showValue(value) } });
  }
  const place: Place = { report, owner: { part: 'drawing' } };
  if (value.version !== 1) {
    complain(place, 'version', {
      code: 'version_not_known',
      parameters: { value: showValue(value.version) },
    });
  }
  checkId(place, value.id, 'id');
  checkText(place, value.title, 'title');
  checkText(place, value.description, 'description');
  if (typeof value.language !== 'string' || !/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,7}$/i.test(value.language)) {
    complain(place, 'language', {
      code: 'not_a_language_tag',
      parameters: { value: showValue(value.language) },
    });
  }
  checkSheet(report, value.sheet);
  if (Array.isArray(value.layers)) checkLayers(report, value.layers);
  else complain(place, 'layers', { code: 'not_a_list', parameters: { value: showValue(value.layers) } });
  checkSpread(report, value.spread);
  return report.result(value as unknown as Drawing);
}

function checkSheet(report: Report, sheet: unknown): void {
  const place: Place = { report, owner: { part: 'sheet' } };
  if (!isFields(sheet))
    return report.add({ code: 'drawing_sheet_missing', parameters: { value: showValue(sheet) } });
  checkOneOf(place, sheet.braille, 'braille_standard', Object.keys(BRAILLE_STANDARDS));
  const { min, max } = LIMITS.sheet;
  if (!isNumber(sheet.width, LIMITS.sheet) || !isNumber(sheet.height, LIMITS.sheet)) {
    return complain(place, 'size', {
      code: 'not_a_size',
      parameters: {
        width: showValue(sheet.width),
        height: showValue(sheet.height),
        min: millimetres(min),
        max: millimetres(max),
      },
    });
  }
  const margins = isFields(sheet.margins) ? sheet.margins : {};
  for (const side of ['top', 'right', 'bottom', 'left']) {
    checkNumber(place, margins[side], `${side}_margin`, LENGTH);
  }
  const across = Number(margins.left) + Number(margins.right);
  const down = Number(margins.top) + Number(margins.bottom);
  if (across >= sheet.width || down >= sheet.height) {
    complain(place, 'margins', { code: 'no_room_left', parameters: {} });
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
    if (!isFields(layer))
      return report.add({ code: 'drawing_layer_not_valid', parameters: { value: showValue(layer) } });
    const place: Place = { report, owner: { part: 'layer', id: showValue(layer.id) } };
    checkOwnId(place, layer.id, seen);
    checkText(place, layer.name, 'name');
    if (typeof layer.visible !== 'boolean')
      complain(place, 'visibility', { code: 'not_true_or_false', parameters: {} });
    if (!Array.isArray(layer.items)) {
      complain(place, 'items', { code: 'not_a_list', parameters: { value: showValue(layer.items) } });
      continue;
    }
    elements += 2;
    const waiting: Waiting[] = layer.items.toReversed().map((item: unknown) => ({ item, depth: 1 }));
    for (let next = waiting.pop(); next && !report.full(); next = waiting.pop()) {
      const before = report.count();
      const item = checkVisited(report, next, seen);
      if (!item) return;
      const cost = costs.get(item) ?? checkItem(itemPlace(report, item), item);
      if (report.count() === before) costs.set(item, cost);
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

/** Of items that nothing was wrong with: whoever draws among thousands changes one at a time, and no value is changed. */
const costs = new WeakMap<object, Cost>();

/** An item that says the same as another one, which nothing was wrong with. */
export function passOnCost(checked: Item, same: Item): void {
  const cost = costs.get(checked);
  if (cost) costs.set(same, cost);
}

function itemPlace(report: Report, item: Fields): Place {
  const place: Place = { report, owner: { part: 'item', id: showValue(item.id) } };
  return typeof item.id === 'string' ? { ...place, itemId: item.id } : place;
}

/** null where looking further makes no sense. */
function checkVisited(report: Report, { item, depth }: Waiting, seen: Set<string>): Fields | null {
  if (!isFields(item)) {
    report.add({ code: 'drawing_item_not_valid', parameters: { value: showValue(item) } });
    return null;
  }
  if (depth > LIMITS.nesting) {
    report.add({
      code: 'drawing_nested_too_deep',
      parameters: { most: LIMITS.nesting },
      ...(typeof item.id === 'string' ? { itemId: item.id } : {}),
    });
    return null;
  }
  const { id } = item;
  if (!costs.has(item)) checkOwnId(itemPlace(report, item), id, seen);
  else if (typeof id === 'string' && seen.has(id)) complainOfTwin(itemPlace(report, item));
  else seen.add(String(id));
  return item;
}

function checkOwnId(place: Place, id: unknown, seen: Set<string>): void {
  checkId(place, id, 'id');
  if (typeof id !== 'string') return;
  if (seen.has(id)) complainOfTwin(place);
  seen.add(id);
}

function complainOfTwin(place: Place): void {
  complain(place, 'id', { code: 'used_twice', parameters: {} });
}

function reportTooLarge(report: Report, elements: number, points: number): void {
  return points > LIMITS.points
    ? report.add({ code: 'drawing_points_too_many', parameters: { most: LIMITS.points } })
    : report.add({ code: 'drawing_elements_too_many', parameters: { elements, most: LIMITS.elements } });
}
