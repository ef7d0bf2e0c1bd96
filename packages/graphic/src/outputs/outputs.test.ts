import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { drawing } from '../testing/make.ts';
import { scene } from '../testing/scene.ts';
import { childrenOf, elementsOf, parseSvg } from '../testing/svg-reader.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { iveo } from './iveo.ts';
import type { Output, OutputFile, OutputResult } from './output.ts';
import { OUTPUTS } from './outputs.ts';
import { svg } from './svg.ts';
import { tactileview } from './tactileview.ts';
import { tiger } from './tiger.ts';

function profile(id: string): Profile {
  const found = PROFILES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}
const FITTING: Record<string, Profile> = {
  pins: profile('dotpad'),
  haptics: profile('touchscreen'),
  tiger: profile('swell-a4'),
};

function makeOutput(output: Output, source: Drawing = scene): OutputResult {
  const result = output.make({ drawing: source }, FITTING[output.id] ?? profile('swell-a4'));
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return result.value;
}
/** Made once for all the tests that only read it. */
const scenes = new Map<Output, OutputResult>();
function sceneBy(output: Output): OutputResult {
  const known = scenes.get(output) ?? makeOutput(output);
  scenes.set(output, known);
  return known;
}
function textOf({ bytes }: OutputFile): string {
  return new TextDecoder().decode(bytes);
}
function svgsOf(output: Output, source?: Drawing): readonly string[] {
  return (source ? makeOutput(output, source) : sceneBy(output)).files
    .filter(({ name }) => name.endsWith('.svg'))
    .map(textOf);
}
const VECTOR = OUTPUTS.filter(({ id }) => id !== 'stl');

test.each(OUTPUTS)('$id makes the same bytes every time, under names that stay in their folder', (output) => {
  const [first, second] = [sceneBy(output), makeOutput(output)];
  const hashes = ({ files }: OutputResult) =>
    files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(hashes(second)).toEqual(hashes(first));
  for (const { name, mediaType, bytes } of first.files) {
    expect(name).toMatch(/^[a-z0-9-]+\.[a-z]+$/);
    expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9+.-]+$/);
    expect(bytes.length).toBeGreaterThan(10);
  }
  expect(new Set(first.files.map(({ name }) => name)).size).toBe(first.files.length);
});

test.each(OUTPUTS)(
  '$id shows one sheet, and says so: of several sheets each gets files of its own',
  (output) => {
    expect(output.isOfOneSheet).toBe(true);
  },
);

test.each(OUTPUTS)('$id accepts an empty drawing', (output) => {
  expect(makeOutput(output, drawing([])).files.length).toBeGreaterThan(0);
});

test.each(OUTPUTS)('$id reports its changes in whole sentences that name the items', (output) => {
  const ids = new Set(
    elementsOf(parseSvg(svgsOf(svg)[0] ?? '')).map((element) => element.getAttribute('id')),
  );
  for (const change of sceneBy(output).changes) {
    expect(change.code).toMatch(/^[a-z_]+$/);
    expect(graphicReportText(change)).toMatch(/^[A-Z0-9].*\.$/);
    for (const item of change.items) expect(ids).toContain(item);
  }
  expect(sceneBy(output).changes.map(({ code }) => code)).toContain('print_only');
});

test.each(VECTOR)('$id is well formed, with unique ids and every reference resolved', (output) => {
  for (const file of svgsOf(output)) {
    const all = elementsOf(parseSvg(file));
    const ids = all.map((element) => element.getAttribute('id')).filter((id) => id !== null && id !== '');
    expect(new Set(ids).size).toBe(ids.length);
    const references = all.flatMap((element) =>
      Array.from(element.attributes).flatMap(({ name, value }) => [
        ...Array.from(value.matchAll(/url\(#([^)]+)\)/g), ([, id = '']) => id),
        ...(/^aria-(labelledby|describedby)$/.test(name) ? value.split(' ') : []),
        ...(name.endsWith('href') && value.startsWith('#') ? [value.slice(1)] : []),
      ]),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test.each(VECTOR)('$id has one title for each object, always first', (output) => {
  for (const file of svgsOf(output)) {
    for (const element of elementsOf(parseSvg(file))) {
      const names = childrenOf(element).map(({ tagName }) => tagName);
      expect(names.lastIndexOf('title')).toBeLessThanOrEqual(0);
      expect(names.lastIndexOf('desc')).toBeLessThanOrEqual(1);
    }
  }
});

test('the accessible SVG sets roles for documents, objects and symbols, and none for what has no name', () => {
  const root = parseSvg(svgsOf(svg)[0] ?? '');
  const roleOf = (id: string): string | null | undefined =>
    elementsOf(root)
      .find((element) => element.getAttribute('id') === id)
      ?.getAttribute('role');
  expect(root.getAttribute('role')).toBe('graphics-document');
  expect(['texture-grid', 'areas', 'label', 'mark-disc', 'paper'].map(roleOf)).toEqual([
    'graphics-object',
    'graphics-object',
    'graphics-symbol',
    'graphics-symbol',
    null,
  ]);
  expect(root.getElementsByTagName('title')[0]?.textContent).toBe('Everything & <all>');
});

test('a description that comes with the source is used', () => {
  const result = svg.make({ drawing: scene, description: 'A longer description.' }, profile('swell-a4'));
  expect(result.ok && textOf(result.value.files[0])).toContain('>A longer description.</desc>');
});

test('IVEO shows the content only, and reports that', () => {
  const small = {
    ...scene,
    layers: scene.layers.map((layer) => ({
      ...layer,
      items: layer.items.filter(({ id }) => id === 'turned'),
    })),
  };
  const root = parseSvg(svgsOf(iveo, small)[0] ?? '');
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect([Math.round(width), Math.round(height)]).toEqual([63, 48]);
  expect(root.getAttribute('width')).toBe(`${width}mm`);
  expect(makeOutput(iveo, small).changes.map(({ code }) => code)).toContain('cropped');
});

test('TactileView gets black on nothing: no background, style, transform, pattern or colour', () => {
  const file = svgsOf(tactileview)[0] ?? '';
  const { transforms, colors, tags } = elementsOf(parseSvg(file)).reduce(
    (seen, element) => {
      if (element.getAttribute('transform')) seen.transforms.push(element.tagName);
      for (const name of ['fill', 'stroke']) seen.colors.add(element.getAttribute(name) ?? '');
      seen.tags.add(element.tagName);
      return seen;
    },
    { transforms: [] as string[], colors: new Set<string>(), tags: new Set<string>() },
  );
  expect(transforms).toEqual([]);
  expect([...colors].toSorted()).toEqual(['', '#000000', 'none']);
  expect([...tags].filter((tag) => ['style', 'pattern', 'mask', 'clipPath', 'use'].includes(tag))).toEqual(
    [],
  );
  expect(file).not.toContain('id="paper"');
  expect(sceneBy(tactileview).changes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['backgrounds_left_out', 'black_instead_of_color']),
  );
});

test('Tiger gets no print to emboss, higher items over lower ones, and braille last', () => {
  const all = elementsOf(parseSvg(svgsOf(tiger)[0] ?? ''));
  expect(all.filter(({ tagName }) => tagName === 'text')).toEqual([]);
  const order = all.map((element) => element.getAttribute('id'));
  expect(order.indexOf('curve')).toBeLessThan(order.indexOf('turned'));
  expect(order.slice(-60).indexOf('two-lines')).toBeGreaterThan(-1);
  expect(order.indexOf('label')).toBeGreaterThan(order.indexOf('mark-star'));
});
