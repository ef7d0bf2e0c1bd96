import type { Drawing, HapticPattern, Item } from '../model/drawing.ts';
import { walkLayer } from '../model/walk.ts';
import { nameOf } from './vector/write-vector.ts';

// JIM, JSON Image Metadata 1.1 (Inclusio Community editor's draft), and the dialect before it.

/** What can be touched: everything with a name or a play of its own, in drawing order, by layer. */
export interface Touchable {
  readonly item: Item;
  readonly series: number;
  readonly record: number;
  readonly pattern: HapticPattern | null;
}

/**
 * At most three to five vibrations are told apart (Gorlewicz and others, 2020), so there are four: a
 * steady one to follow along lines, two beats for areas, three for marks, one short one for the rest.
 */
const VIBRATIONS = {
  line: { durations: [0, 300], repeatInterval: 0 },
  area: { durations: [0, 80, 80, 80], repeatInterval: 200 },
  mark: { durations: [0, 40, 40, 40, 40, 40], repeatInterval: 300 },
} as const satisfies Record<string, HapticPattern>;

export function vibrationOf(item: Item): HapticPattern | null {
  if (item.plays?.haptic) return item.plays.haptic;
  if (item.kind !== 'shape') return null;
  if (item.geometry.type === 'symbol') return VIBRATIONS.mark;
  return item.texture ? VIBRATIONS.area : VIBRATIONS.line;
}

export function touchablesOf(drawing: Drawing): readonly Touchable[] {
  return drawing.layers
    .filter(({ visible }) => visible)
    .flatMap((layer, series) =>
      [...walkLayer(layer)]
        .map(({ item }) => item)
        .filter((item) => nameOf(item) || item.plays)
        .map((item, record) => ({ item, series, record, pattern: vibrationOf(item) })),
    );
}

function jsonPath({ series, record }: Touchable): string {
  return `$.datasets[0].series[${series}].records[${record}]`;
}

/** Ids may hold dots and colons, which a selector would read as classes and states. */
function cssOf(id: string): string {
  return `#${id.replace(/[.:]/g, '\\$&').replace(/^\d/, '\\3$& ')}`;
}

function datasetsOf(drawing: Drawing, touchables: readonly Touchable[]) {
  return [
    {
      title: drawing.title,
      facets: {},
      series: drawing.layers
        .filter(({ visible }) => visible)
        .map(({ name }, series) => ({
          name,
          records: touchables
            .filter((touchable) => touchable.series === series)
            .map(({ item }) => ({ id: item.id, name: nameOf(item), description: item.description })),
        })),
    },
  ];
}

export function jimManifest(drawing: Drawing) {
  const touchables = touchablesOf(drawing);
  return {
    version: '1.1.0',
    datasets: datasetsOf(drawing, touchables),
    selectors: Object.fromEntries(
      touchables.map((touchable) => [
        touchable.item.id,
        { dom: cssOf(touchable.item.id), json: jsonPath(touchable) },
      ]),
    ),
    behaviors: touchables.map(({ item, pattern }) => ({
      target: { selector: item.id },
      announcement: {
        name: nameOf(item),
        ...(item.description ? { description: item.description } : {}),
        ...(item.plays?.speech ? { details: item.plays.speech } : {}),
      },
      ...(pattern ? { enter: { haptic: hapticOf(pattern) } } : {}),
    })),
  };
}

/** Repeated from its beginning for as long as the finger stays. */
function hapticOf({ durations, intensities, repeatInterval }: HapticPattern) {
  return {
    durations,
    ...(intensities ? { intensities } : {}),
    repeatInterval: repeatInterval ?? 0,
    repeatIndex: 0,
  };
}

/** As in Vital's own sample: selectors by '#id', the vibration as text, one sound for all. */
export function olderManifest(drawing: Drawing) {
  const touchables = touchablesOf(drawing);
  return {
    datasets: datasetsOf(drawing, touchables),
    selectors: Object.fromEntries(
      touchables.map((touchable) => [cssOf(touchable.item.id), jsonPath(touchable)]),
    ),
    behaviors: touchables.map(({ item, pattern }) => ({
      region: { selector: [cssOf(item.id)] },
      ...(pattern ? { haptic_pattern: `[${pattern.durations.join(', ')}] 0` } : {}),
      audio: 'Blop',
    })),
  };
}
