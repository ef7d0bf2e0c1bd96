import { boxDistance, centerOf, flatten, isInside, textBox } from '@relievo/graphic/geometry';
import { type Drawing, type Item, type ShapeItem, type TextItem, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { describe, expect, test } from 'vitest';
import { openBraille } from '../braille/open.ts';
import type { Source } from '../source.ts';
import { importSource } from './import-source.ts';
import { generateTable } from './testing/tables/generate.ts';

const { translate } = openBraille();
const A4 = getProfile('swell-a4');

/** Pies have the most lead lines and codes; the others follow, so that each kind is there. */
const SEEDS = Array.from({ length: 120 }, (_, at) => at + 1);
const TABLES = SEEDS.map(generateTable);
const PIES = TABLES.filter(({ name }) => name.includes('pie')).slice(0, 14);
const OTHERS = TABLES.filter(({ name }) => !name.includes('pie')).slice(0, 10);

async function makeSheets({ csv, language, wish }: (typeof TABLES)[number]): Promise<Source | null> {
  const file = { name: 'table.csv', bytes: new TextEncoder().encode(csv) };
  const made = await importSource(file, { profile: A4, translate, language, wish });
  return made.ok && !made.value.source.undrawn ? made.value.source : null;
}

function listSheets({ drawing, furtherSheets = [], keySheets = [] }: Source): readonly Drawing[] {
  return [drawing, ...furtherSheets, ...keySheets];
}
function isText(item: Item): item is TextItem {
  return item.kind === 'text';
}
function isLead(item: Item): item is ShapeItem {
  return item.kind === 'shape' && item.role === 'lead-line';
}

const made = new Map(
  await Promise.all(
    [...PIES, ...OTHERS].map(async (table) => [table.name, await makeSheets(table)] as const),
  ),
);
const sources = [...made.values()].filter((source) => source !== null);

describe('the sheets of generated tables', () => {
  test('have lead lines that begin 3 to 6 mm from their words and end off what they name', () => {
    let lines = 0;
    for (const sheet of sources.flatMap(listSheets)) {
      const items = [...walkLeaves(sheet)];
      for (const { id, geometry, line } of items.filter(isLead)) {
        const text = items.filter(isText).find((one) => `${one.id}-lead` === id);
        const start = geometry.type === 'path' ? geometry.subpaths[0]?.start : undefined;
        if (!text || !start) throw new Error(`The line ${id} leads to no words.`);
        const box = textBox(text, sheet.sheet);
        const gap = boxDistance({ ...start, width: 0, height: 0 }, box) - (line?.width ?? 0) / 2;
        expect(gap).toBeGreaterThan(2.99);
        expect(gap).toBeLessThan(6);
        lines += 1;
      }
      const leads = check(sheet, A4).filter(({ rule }) => rule.startsWith('lead_line'));
      expect(leads).toEqual([]);
    }
    expect(lines).toBeGreaterThan(0);
  });

  test('have each code in the key, and each entry of the key on a sheet', () => {
    for (const source of sources) {
      const texts = listSheets(source).flatMap((sheet) => [...walkLeaves(sheet)].filter(isText));
      const keyed = texts.filter(({ role, id }) => role === 'key' && id.endsWith('-code'));
      const codes = texts.filter(({ role, braille }) => role === 'label' && braille?.engine === 'letters');
      const sorted = (of: readonly TextItem[]): readonly string[] =>
        [...new Set(of.map(({ print }) => print))].sort();
      expect(sorted(codes)).toEqual(sorted(keyed));
    }
  });

  test('have words or a code at each slice of a pie, and none of them in another slice', () => {
    let slices = 0;
    for (const sheet of sources.filter(({ chart }) => chart?.type === 'pie').flatMap(listSheets)) {
      const items = [...walkLeaves(sheet)];
      const pieces = items.filter(isSlice);
      const labels = items.filter(isText).filter(({ labels: of }) => of !== undefined);
      for (const { id } of pieces)
        expect([id, labels.filter(({ labels: of }) => of === id).length]).toEqual([id, 1]);
      for (const label of labels) {
        const middle = centerOf(textBox(label, sheet.sheet));
        const around = pieces.filter(({ geometry }) => isInside(middle, flatten(geometry)));
        expect([label.print, around.map(({ id }) => id).filter((id) => id !== label.labels)]).toEqual([
          label.print,
          [],
        ]);
      }
      slices += pieces.length;
    }
    expect(slices).toBeGreaterThan(20);
  });
});

function isSlice(item: Item): item is ShapeItem {
  return item.kind === 'shape' && item.role === 'data' && item.geometry.type === 'path';
}
