import { expect, test } from 'vitest';
import { getProfile } from '../profiles/profiles.ts';
import { drawing, lines, shape } from '../testing/make.ts';
import { scene } from '../testing/scene.ts';
import { elementsOf, parseSvg } from '../testing/svg-reader.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { haptics } from './haptics.ts';

interface Manifest {
  readonly version?: string;
  readonly datasets: readonly {
    readonly title: string;
    readonly series: readonly {
      readonly name: string;
      readonly records: readonly { readonly id: string; readonly name: string }[];
    }[];
  }[];
  readonly selectors: Readonly<Record<string, unknown>>;
  readonly behaviors: readonly Readonly<Record<string, unknown>>[];
}

function filesOf(source = scene) {
  const result = haptics.make({ drawing: source }, getProfile('touchscreen'));
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return result.value.files.map(({ bytes }) => parseSvg(new TextDecoder().decode(bytes)));
}
function manifestOf(root: ReturnType<typeof parseSvg>): {
  readonly type: string | null;
  readonly json: Manifest;
} {
  const [metadata] = elementsOf(root).filter(({ tagName }) => tagName === 'metadata');
  return {
    type: metadata?.getAttribute('data-type') ?? null,
    json: JSON.parse(metadata?.textContent ?? '') as Manifest,
  };
}
/** CSS escapes undone: the id that a selector of one id means. */
function idOf(selector: string): string {
  return selector
    .slice(1)
    .replace(/\\3(\d) /g, '$1')
    .replace(/\\(.)/g, '$1');
}
/** The record at a path such as $.datasets[0].series[1].records[2]. */
function at(json: Manifest, path: string): unknown {
  return Array.from(path.matchAll(/\.(\w+)|\[(\d+)\]/g)).reduce<unknown>(
    (value, [, name, index]) => (value as Record<string, unknown>)[name ?? index ?? ''],
    json,
  );
}

test('every JIM selector finds one element of the SVG and the matching record of the data', () => {
  const [root] = filesOf();
  if (!root) throw new Error('no file');
  const { type, json } = manifestOf(root);
  const ids = elementsOf(root).map((element) => element.getAttribute('id'));
  expect([type, json.version]).toEqual(['application/jim+json', '1.1.0']);
  const selectors = Object.entries(json.selectors as Record<string, { dom: string; json: string }>);
  expect(selectors.length).toBeGreaterThan(25);
  for (const [id, selector] of selectors) {
    expect(ids.filter((one) => one === idOf(selector.dom))).toEqual([id]);
    expect(at(json, selector.json)).toMatchObject({ id });
  }
});

test('every behaviour targets a selector, is announced by name, and keeps its own vibration and speech', () => {
  const [root] = filesOf();
  if (!root) throw new Error('no file');
  const { json } = manifestOf(root);
  const targets = json.behaviors.map(({ target }) => (target as { selector: string }).selector);
  expect(targets.toSorted()).toEqual(Object.keys(json.selectors).toSorted());
  const disc = json.behaviors[targets.indexOf('mark-disc')];
  expect(disc).toMatchObject({
    announcement: { name: 'disc', details: 'A disc & more <b>' },
    enter: { haptic: { durations: [0, 50, 50, 100], intensities: [0.5, 1], repeatIndex: 0 } },
  });
});

test('the older dialect selects by id and writes the vibration as text, with the same data', () => {
  const [newer, older] = filesOf();
  if (!newer || !older) throw new Error('two files');
  const [first, second] = [manifestOf(newer), manifestOf(older)];
  expect(second.type).toBe('text/jim+json');
  expect(second.json.datasets).toEqual(first.json.datasets);
  const ids = elementsOf(older).map((element) => element.getAttribute('id'));
  for (const [selector, path] of Object.entries(second.json.selectors as Record<string, string>)) {
    expect(ids).toContain(idOf(selector));
    expect(at(second.json, path)).toMatchObject({ id: idOf(selector) });
  }
  const behavior = second.json.behaviors.find(
    ({ region }) => (region as { selector: string[] }).selector[0] === '#mark-disc',
  );
  expect(behavior).toEqual({
    region: { selector: ['#mark-disc'] },
    haptic_pattern: '[0, 50, 50, 100] 0',
    audio: 'Blop',
  });
});

test('an item without a vibration gets one of three, and the report says so', () => {
  const source = drawing([
    shape('a', lines([10, 10, 50, 50])),
    shape('b', lines([10, 10, 50, 50, 10, 50], true), { texture: 'grid' }),
    shape('c', { type: 'symbol', symbol: 'disc', at: { x: 80, y: 80 }, size: 8 }),
  ]);
  const result = haptics.make({ drawing: source }, getProfile('touchscreen'));
  const changes = result.ok ? result.value.changes : [];
  expect(changes.find(({ code }) => code === 'vibration_chosen')?.items).toEqual(['a', 'b', 'c']);
  const [root] = filesOf(source);
  const { json } = manifestOf(root ?? parseSvg('<svg/>'));
  expect(new Set(json.behaviors.map(({ enter }) => JSON.stringify(enter))).size).toBe(3);
});
