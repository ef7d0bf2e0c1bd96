import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkLeaves } from '../model/walk.ts';
import { decodePng } from '../png/decode.ts';
import { getProfile } from '../profiles/profiles.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { renderWithRsvg } from '../testing/rsvg.ts';
import { scene } from '../testing/scene.ts';
import { parseSvg } from '../testing/svg-reader.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import type { OutputFile } from './output.ts';
import { OUTPUTS } from './outputs.ts';

const VECTOR = OUTPUTS.filter(({ id }) => id !== 'stl');
function profileOf(id: string) {
  return getProfile(id === 'pins' ? 'monarch' : 'swell-a3');
}
function textOf({ bytes }: OutputFile): string {
  return new TextDecoder().decode(bytes);
}

function isReadable(file: OutputFile): boolean {
  if (file.name.endsWith('.svg')) return parseSvg(textOf(file)).tagName === 'svg';
  if (file.name.endsWith('.png')) return decodePng(file.bytes).ok;
  return !file.name.endsWith('.json') || typeof JSON.parse(textOf(file)) === 'object';
}

test.each(VECTOR)('$id makes readable files of any drawing, or reports one clear problem', (output) => {
  let made = 0;
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing }) => {
      const result = output.make({ drawing }, profileOf(output.id));
      const { files, changes } = result.ok ? result.value : { files: [], changes: [] };
      made += files.length > 0 ? 1 : 0;
      expect(result.ok || graphicReportText(result.problems[0]).endsWith('.')).toBe(true);
      expect(files.filter((file) => !isReadable(file))).toEqual([]);
      const known = new Set([...walkLeaves(drawing)].map(({ id }) => id));
      expect(changes.flatMap(({ items }) => items).filter((id) => !known.has(id))).toEqual([]);
    }),
    { seed: 11, numRuns: 40 },
  );
  expect(made).toBeGreaterThan(5);
});

test.each(VECTOR)('$id makes every SVG at the size that it states, drawn by librsvg', (output) => {
  const result = output.make({ drawing: scene }, profileOf(output.id));
  const files = result.ok ? result.value.files.filter(({ name }) => name.endsWith('.svg')) : [];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const [width = 0, height = 0] = ['width', 'height'].map((side) =>
      Number.parseFloat(parseSvg(textOf(file)).getAttribute(side) ?? ''),
    );
    const picture = renderWithRsvg(textOf(file), ['-d', '50.8', '-p', '50.8']);
    expect(Math.abs(picture.width - 2 * width)).toBeLessThanOrEqual(1);
    expect(Math.abs(picture.height - 2 * height)).toBeLessThanOrEqual(1);
  }
});
