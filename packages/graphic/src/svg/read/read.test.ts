import { readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Drawing } from '../../model/drawing.ts';
import { createCpuTimer } from '../../testing/cpu-time.ts';
import { cells, drawing, group, image, lines, nested, rect, shape, text } from '../../testing/make.ts';
import { canonicalise } from '../../validation/canonical.ts';
import { graphicReportText } from '../../words/graphic-report-text.ts';
import { writeDrawing } from '../write.ts';
import { readDrawing } from './by-ourselves.ts';
import { readDrawingBy } from './read.ts';

const sample: Drawing = drawing([
  shape('box', rect(20, 20, 30, 30), { texture: 'waves', line: { style: 'dash-dot', width: 1.5 } }),
  shape('egg', { type: 'ellipse', center: { x: 90, y: 90 }, rx: 20, ry: 10, angle: 30 }),
  shape('star', { type: 'symbol', symbol: 'star', at: { x: 60, y: 60 }, size: 6 }),
  group('more', [
    shape('path', lines([10, 10, 50, 10, 50, 50], true), { line: { style: 'double', width: 1 } }),
    text('label', 'A', { braille: cells('⠁'), labels: 'box' }),
    image('photo'),
  ]),
  text('print', 'Two\nlines'),
]);
const svg = writeDrawing(sample);

function read(source: string): Drawing {
  const result = readDrawing(source);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return result.value;
}
function codeOf(source: string): string {
  const result = readDrawing(source);
  if (result.ok) return 'none';
  expect(graphicReportText(result.problems[0])).toMatch(/^[A-Z][^\n]{10,300}\.$/);
  const { code, parameters } = result.problems[0];
  return 'field' in parameters ? `${code} ${String(parameters.field)}` : code;
}
function find(value: Drawing, id: string) {
  return value.layers[0]?.items
    .flatMap((item) => (item.kind === 'group' ? [item, ...item.items] : [item]))
    .find((item) => item.id === id);
}

test('a file of ours that another program saved with attributes in another order reads the same', () => {
  const shuffled = svg.replace(
    /<([\w]+)((?: [\w:-]+="[^"]*")+)(\/?)>/g,
    (_, tag: string, list: string, end: string) => {
      const attributes = list.match(/[\w:-]+="[^"]*"/g) ?? [];
      return `<${tag}\n  ${attributes.toReversed().join('\n  ')}${end}>`;
    },
  );
  expect(shuffled).not.toBe(svg);
  expect(read(shuffled)).toStrictEqual(canonicalise(sample));
});

test('a byte order mark, an XML declaration, comments and foreign guides do no harm', () => {
  const dressed = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- saved -->\n${svg.replace(
    '<title>',
    '<metadata>x</metadata><x:view xmlns:x="http://example.org/x" id="v"/><script>alert(1)</script><style>g{}</style><title>',
  )}`;
  expect(read(dressed)).toStrictEqual(canonicalise(sample));
});

test('an item that another program moved is read in its new place', () => {
  const moved = svg.replace('<g id="more"', '<g transform="translate(5, 7)" id="more"');
  const label = find(read(moved), 'label');
  expect(label?.kind === 'text' && label.at).toEqual({ x: 25, y: 27 });
  const photo = find(read(moved), 'photo');
  expect(photo?.kind === 'image' && photo.placement.slice(4)).toEqual([35, 37]);
  const path = find(read(moved), 'path');
  expect(path?.kind === 'shape' && path.line).toEqual({ style: 'double', width: 1 });
});

test('a group that another program put around ours is ignored', () => {
  const wrapped = svg
    .replace('<g id="main"', '<g transform="scale(2)"><g id="main"')
    .replace('</svg>', '</g></svg>');
  const star = find(read(wrapped), 'star');
  expect(star?.kind === 'shape' && star.geometry).toMatchObject({ at: { x: 120, y: 120 }, size: 6 });
});

test('a file saved in pixels keeps its millimetres', () => {
  const inPixels = svg
    .replace('viewBox="0 0 210 297"', 'viewBox="0 0 793.7008 1122.5197"')
    .replace('<g id="main"', '<g transform="scale(3.7795276)"><g id="main"')
    .replace('</svg>', '</g></svg>');
  const box = find(read(inPixels), 'box');
  expect(box?.kind === 'shape' && box.geometry).toEqual(rect(20, 20, 30, 30));
});

test('a turned ellipse stays one when its group is turned, and becomes a path when its path was changed', () => {
  const turned = find(read(svg.replace('<g id="egg"', '<g transform="rotate(45 90 90)" id="egg"')), 'egg');
  expect(turned?.kind === 'shape' && turned.geometry).toMatchObject({ rx: 20, ry: 10, angle: 75 });
  const egg = find(read(svg.replace(/(<g id="egg"[\s\S]*?d=")M[\d.]+/, '$1M100')), 'egg');
  expect(egg?.kind === 'shape' && egg.geometry.type).toBe('path');
});

test('a symbol whose path was moved has the new place and its old size', () => {
  const path = /<g id="star"[\s\S]*? d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const shifted = path.replace(
    /([ML])(\S+) /g,
    (_, command: string, x: string) => `${command}${Number(x) + 12} `,
  );
  const star = find(read(svg.replace(path, shifted)), 'star');
  expect(star?.kind === 'shape' && star.geometry).toEqual({
    type: 'symbol',
    symbol: 'star',
    at: { x: 72, y: 60 },
    size: 6,
  });
});

test('a file of version 0 is read, and written as version 1', () => {
  const old = readFileSync(new URL('./fixtures/version-0.svg', import.meta.url), 'utf8');
  const migrated = read(old);
  expect(migrated.sheet.margins).toEqual({ top: 12, right: 12, bottom: 12, left: 12 });
  expect(migrated.sheet.braille).toBe('marburg-medium');
  const coast = find(migrated, 'coast');
  expect(coast?.kind === 'shape' && coast.line).toEqual({ style: 'dashed', width: 1.5 });
  expect(read(writeDrawing(migrated))).toStrictEqual(migrated);
  expect(writeDrawing(migrated)).toContain('data-relievo="1"');
});

const foreign = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L5 5"/></svg>';
function addMarkup(markup: string) {
  return svg.replace('</g>\n</svg>', `${markup}</g>\n</svg>`);
}

test.each([
  ['nothing', '', 'svg_broken'],
  ['words', 'hello', 'svg_broken'],
  ['a cut file', svg.slice(0, svg.length / 2), 'svg_broken'],
  ['another XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'svg_not_svg'],
  ['a foreign SVG', foreign, 'svg_foreign'],
  ['a document type', `<!DOCTYPE svg>${svg}`, 'svg_doctype'],
  ['an entity bomb', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`, 'svg_doctype'],
  ['a hidden document type', svg.replace('<title>', '<!doctype x><title>'), 'svg_doctype'],
  ['a newer version', svg.replace('data-relievo="1"', 'data-relievo="2"'), 'svg_version_newer'],
  ['a version of words', svg.replace('data-relievo="1"', 'data-relievo="x"'), 'svg_version_newer'],
  ['a shape that is not ours', addMarkup('<rect width="5" height="5"/>'), 'svg_edited'],
  [
    'foreign markup',
    addMarkup('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    'svg_edited',
  ],
  ['an item without a layer', svg.replace('data-kind="layer"', ''), 'svg_outside_layers'],
  [
    'a broken transform',
    svg.replace('<g id="more"', '<g transform="spin(5)" id="more"'),
    'svg_transform_unreadable',
  ],
  [
    'a transform to nowhere',
    svg.replace('<g id="more"', '<g transform="scale(1e999)" id="more"'),
    'svg_transform_unreadable',
  ],
  ['a coordinate that is none', svg.replace('x="20"', 'x="NaN"'), 'drawing_field_wrong x'],
  ['an infinite coordinate', svg.replace('x="20"', 'x="Infinity"'), 'drawing_field_wrong x'],
  ['a broken path', svg.replace('d="M10 10', 'd="M10 x'), 'drawing_field_wrong geometry'],
  ['an unknown role', svg.replace('data-role="outline"', 'data-role="boss"'), 'drawing_field_wrong role'],
  [
    'an unknown symbol',
    svg.replace('data-symbol="star"', 'data-symbol="moon"'),
    'drawing_field_wrong symbol',
  ],
  [
    'an unknown kind',
    svg.replace('data-kind="image"', 'data-kind="constructor"'),
    'drawing_field_wrong kind',
  ],
  ['two of one id', svg.replace('id="egg"', 'id="box"'), 'drawing_field_wrong id'],
  ['a sheet of 1 mm', svg.replace('width="210mm"', 'width="1mm"'), 'drawing_field_wrong size'],
  ['a sheet without a size', svg.replace('width="210mm" ', ''), 'drawing_field_wrong size'],
  [
    'a picture from elsewhere',
    svg.replace(/data:image\/png;base64,/, 'http://example.org/'),
    'drawing_field_wrong picture',
  ],
])('%s is refused with one clear sentence', (_, source, code) => {
  expect(codeOf(source)).toBe(code);
});

test('a file over 20 MB or 100,000 elements is refused before it is parsed', () => {
  expect(codeOf(svg.replace('<desc>', `<desc>${'x'.repeat(20_000_000)}`))).toBe('svg_file_too_large');
  expect(codeOf(svg.replace('<defs>', `<defs>${'<a/>'.repeat(100_000)}`))).toBe('svg_elements_too_many');
});

test('groups deeper than a drawing has are written, and refused as too deep when read', () => {
  expect(codeOf(writeDrawing(drawing([nested(150)])))).toBe('drawing_nested_too_deep');
  expect(codeOf(writeDrawing(drawing([nested(10_000)])))).toBe('svg_too_deep');
});

test('a file that would cost a parser more than in proportion to its length never comes to the parser', () => {
  let parsed = 0;
  const read = (inside: string) => {
    const result = readDrawingBy(
      () => {
        parsed += 1;
        return null;
      },
      svg.replace('<defs>', `<defs>${inside}`),
    );
    return result.ok ? 'ok' : result.problems[0].code;
  };
  const nest = (tag: (at: number) => string, count: number) =>
    `${Array.from({ length: count }, (_, at) => `<${tag(at)}>`).join('')}${'</g>'.repeat(count)}`;
  expect(read(nest(() => 'g', 30_000))).toBe('svg_too_deep');
  expect(read(nest((at) => `g xmlns:n${at}="u"`, 200))).toBe('svg_namespaces_too_many');
  expect(read(`<g ${Array.from({ length: 600 }, (_, at) => `a${at}="u"`).join(' ')}/>`)).toBe(
    'svg_attributes_too_many',
  );
  expect(parsed).toBe(0);
  expect(read('<g xmlns:n="u"/>')).toBe('svg_broken');
  expect(parsed).toBe(1);
});

test('any damage to a file ends in a drawing or in a sentence, never in an exception', () => {
  fc.assert(
    fc.property(
      fc.nat(svg.length),
      fc.nat(40),
      fc.oneof(
        fc.string(),
        fc.constantFrom('<g>', '</g>', '"', '&', '<path d="M0 0L"/>', '1e400', '<a:b/>', ']]>'),
      ),
      (at, length, insert) => {
        const result = readDrawing(svg.slice(0, at) + insert + svg.slice(at + length));
        return result.ok || graphicReportText(result.problems[0]).length > 10;
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('the file is SVG that others understand: one title first, resolved references and unique ids', () => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const all: Element[] = [...(root?.getElementsByTagName('*') ?? [])];
  expect(root?.getAttribute('role')).toBe('graphics-document');
  expect(root?.firstChild?.nextSibling?.nodeName ?? root?.firstChild?.nodeName).toBe('title');
  const ids = all.map((element) => element.getAttribute('id')).filter((id) => id !== null);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  for (const element of all) {
    const titles = [...element.childNodes].filter((node) => node.nodeName === 'title');
    expect(titles.length).toBeLessThanOrEqual(1);
  }
});

test('a drawing with a path of a million points is written and read within seconds', {
  tags: 'exhaustive',
}, () => {
  const wave = lines(
    Array.from({ length: 2_000_000 }, (_, index) => Math.round(100_000 + 99_000 * Math.sin(index)) / 1000),
  );
  const big = drawing([shape('wave', wave)]);
  const elapsed = createCpuTimer();
  const again = read(writeDrawing(big));
  expect(elapsed()).toBeLessThan(15_000);
  const item = again.layers[0]?.items[0];
  expect(
    item?.kind === 'shape' && item.geometry.type === 'path' && item.geometry.subpaths[0]?.segments.length,
  ).toBe(999_999);
});
