import { type Drawing, type Item, type Role, walk } from '@relievo/graphic/model';
import type { Part } from './document.ts';
import { joinLines } from './key-of.ts';

/** What carries other parts and says nothing by itself. */
const SILENT: ReadonlySet<Role> = new Set([
  'background',
  'frame',
  'grid',
  'tick',
  'key',
  'lead-line',
  'decoration',
]);

/** What can be found on the sheet and has a name, in the order of the drawing; the same words are said once. */
export function listParts(drawing: Drawing, saidElsewhere: readonly Role[] = []): readonly Part[] {
  const labels = collectLabels(drawing);
  const parts = new Map<string, Part>();
  for (const { item, layer } of walk(drawing)) {
    if (!layer.visible || item.kind === 'text' || SILENT.has(item.role)) continue;
    if (saidElsewhere.includes(item.role)) continue;
    const name = joinLines(item.name || (labels.get(item.id) ?? ''));
    if (!name) continue;
    const part = { name, description: item.description.trim() };
    parts.set(`${part.name}\n${part.description}`, part);
  }
  return [...parts.values()];
}

function collectLabels(drawing: Drawing): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { item } of walk(drawing)) if (isLabel(item)) labels.set(item.labels, item.print);
  return labels;
}

function isLabel(item: Item): item is Extract<Item, { kind: 'text' }> & { readonly labels: string } {
  return item.kind === 'text' && item.labels !== undefined;
}
