import { textBox } from '@relievo/graphic/geometry';
import type { Drawing } from '@relievo/graphic/model';
import { expect } from 'vitest';
import { pointId } from '../../model/chart.ts';
import { findItem, findShapes, listTexts, readNumberText } from '../measure.ts';
import type { TableCase } from '../table-case.ts';
import { expectNear } from './near.ts';

/** Each row has as many symbols as the key says that its value has, beside its name, at even distances. */
export function expectSymbols(drawing: Drawing, one: TableCase, keySheets: readonly Drawing[]): void {
  const samples = [drawing, ...keySheets].flatMap((sheet) => findShapes(sheet, /^whole-key-sample$/));
  const key = samples[0]?.name ?? '';
  const unit = readNumberText(/: (−?[\d.]+)/.exec(key)?.[1] ?? '');
  for (const [row, value] of (one.series[0]?.values ?? []).entries()) {
    const id = pointId(0, row);
    const symbols = findShapes(drawing, new RegExp(`^${id}-symbol-\\d+$`)).flatMap(({ geometry }) =>
      geometry.type === 'symbol' ? [geometry] : [],
    );
    const wholes = value === null ? 0 : Math.floor(Number((value / unit).toFixed(9)));
    const isPart = value !== null && Number((value - wholes * unit).toFixed(9)) > 0;
    expect(
      symbols.map(({ symbol }) => symbol),
      `${one.name}, row ${row + 1}`,
    ).toEqual([...Array.from({ length: wholes }, () => 'disc'), ...(isPart ? ['ring'] : [])]);
    if (value === null) {
      expect(findItem(drawing, id)?.name).toMatch(/no value/);
      continue;
    }
    const name = listTexts(drawing).find(({ labels }) => labels === id);
    if (!name) throw new Error(`Row ${row + 1} of ${one.name} has no name.`);
    const box = textBox(name, drawing.sheet);
    expect(name.name).toBe(one.x.cells[row]);
    for (const [place, { at }] of symbols.entries()) {
      expectNear(at.y, box.y + box.height / 2, `symbol ${place + 1} of ${name.name}`);
      const [first, second] = symbols;
      if (first && second) expectNear(at.x, first.at.x + place * (second.at.x - first.at.x), name.name);
    }
  }
}
