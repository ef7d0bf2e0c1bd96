import type { Item } from '../model/drawing.ts';
import { walk } from '../model/walk.ts';
import type { MadeDrawing } from './arbitrary-drawing.ts';

/** What a generated drawing holds, by name, so that a run can show that nothing was left out. */
export function* traitsOf({ drawing, transforms }: MadeDrawing): Generator<string, void, undefined> {
  for (const transform of transforms) yield `transform ${transform}`;
  for (const layer of drawing.layers) yield `layer ${layer.visible ? 'visible' : 'hidden'}`;
  yield `braille ${drawing.sheet.braille}`;
  for (const { item } of walk(drawing)) yield* listItemTraits(item);
}

function* listItemTraits(item: Item): Generator<string, void, undefined> {
  yield `kind ${item.kind}`;
  yield `role ${item.role}`;
  if (item.plays?.tone) yield 'plays tone';
  if (item.plays?.speech !== undefined) yield 'plays speech';
  if (item.plays?.haptic) yield 'plays haptic';
  if (item.link) yield 'link';
  if (/\p{Script=Hebrew}|\p{Script=Arabic}/u.test(item.name)) yield 'text right-to-left';
  if (/\p{Extended_Pictographic}/u.test(item.name)) yield 'text emoji';
  if (item.kind === 'text') yield item.braille ? 'text braille' : 'text print';
  if (item.kind !== 'shape') return;
  yield `geometry ${item.geometry.type}`;
  if (item.geometry.type === 'symbol') yield `symbol ${item.geometry.symbol}`;
  if (
    item.geometry.type === 'path' &&
    item.geometry.subpaths.some(({ segments }) => segments.some((s) => s.control))
  )
    yield 'geometry curve';
  yield `line ${item.line?.style ?? 'none'}`;
  yield `texture ${item.texture ?? 'none'}`;
}

export function countTraits(counts: Map<string, number>, made: MadeDrawing): void {
  for (const trait of traitsOf(made)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
}
