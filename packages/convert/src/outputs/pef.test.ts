import { getProfile, type ProfileId } from '@relievo/graphic/profiles';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { pef } from './pef.ts';
import { findBytes, listCodes, makeChartOf, readExample } from './testing/make.ts';
import { translator } from './testing/translator.ts';

const PEF = 'http://www.daisy.org/ns/2008/pef';
const DC = 'http://purl.org/dc/elements/1.1/';
const chart = makeChartOf('Day,Books\nMonday,4\nTuesday,6\n', 'Books read');

const settings = { ...DEFAULT_SETTINGS, date: '2026-03-01' };
function makePef(name: string, profile: ProfileId) {
  return pef.make({ drawing: readExample(name), chart }, getProfile(profile), { translator, settings });
}

function parsePef(bytes: Uint8Array): Element {
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(
    new TextDecoder().decode(bytes),
    'text/xml',
  ).documentElement;
  if (!root) throw new Error('There is no root.');
  return root;
}

function listElements(parent: Element): readonly Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}
function findAll(root: Element, name: string): readonly Element[] {
  return Array.from(root.getElementsByTagNameNS(PEF, name));
}

test.each([
  ['island', 'embosser-6'],
  ['bar-chart', 'embosser-8'],
  ['water', 'swell-a4'],
] as const)('%s for %s keeps every rule of PEF 2008-1', (name, profile) => {
  const root = parsePef(findBytes(makePef(name, profile)));
  expect([root.namespaceURI, root.localName, root.getAttribute('version')]).toEqual([PEF, 'pef', '2008-1']);
  expect(listElements(root).map(({ localName }) => localName)).toEqual(['head', 'body']);
  const [head, body] = listElements(root);
  if (!head || !body) throw new Error('no head or body');
  const [meta] = listElements(head);
  const entries = meta ? listElements(meta) : [];
  expect(entries.every(({ namespaceURI }) => namespaceURI === DC)).toBe(true);
  const metadata = new Map(entries.map((entry) => [entry.localName, entry.textContent]));
  expect(entries.filter(({ localName }) => localName === 'format').length).toBe(1);
  expect(metadata.get('format')).toBe('application/x-pef+xml');
  expect(metadata.get('identifier')).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect([metadata.get('language'), metadata.get('date')]).toEqual(['en', '2026-03-01']);
  for (const volume of listElements(body)) {
    expect(volume.localName).toBe('volume');
    const number = (attribute: string): number => {
      expect(volume.getAttribute(attribute)).toMatch(/^\d+$/);
      return Number(volume.getAttribute(attribute));
    };
    const [columns, rows, gap] = [number('cols'), number('rows'), number('rowgap')];
    expect(volume.getAttribute('duplex')).toMatch(/^(true|false)$/);
    expect(listElements(volume).length).toBeGreaterThan(0);
    for (const section of listElements(volume)) {
      expect(section.localName).toBe('section');
      expect(listElements(section).length).toBeGreaterThan(0);
      for (const page of listElements(section)) {
        expect(page.localName).toBe('page');
        const lines = listElements(page).map(({ textContent }) => textContent ?? '');
        expect(lines.length + Math.ceil((lines.length * gap) / 4)).toBeLessThanOrEqual(rows);
        for (const line of lines) {
          expect(line).toMatch(/^[\u2800-\u28ff]*$/);
          expect(line.length).toBeLessThanOrEqual(columns);
        }
      }
    }
  }
});

test('the file says what it shows and who made it', () => {
  const made = pef.make({ drawing: readExample('bar-chart'), chart }, getProfile('embosser-6'), {
    translator,
    settings: { ...settings, creator: 'Ada Okafor' },
  });
  const root = parsePef(findBytes(made));
  const listEntries = (name: string) =>
    Array.from(root.getElementsByTagNameNS(DC, name)).map(({ textContent }) => textContent);
  expect(listEntries('title')).toEqual(['Books read in a week']);
  expect(listEntries('creator')).toEqual(['Ada Okafor']);
});

test('the graphic has a section of its own, with eight dots where the embosser has them', () => {
  const deep = (profile: ProfileId): readonly boolean[] =>
    findAll(parsePef(findBytes(makePef('island', profile))), 'section').map((section) =>
      /[\u2840-\u28ff]/.test(section.textContent ?? ''),
    );
  expect(deep('embosser-8')).toEqual([false, true, false]);
  expect(deep('embosser-6')).toEqual([false, false, false]);
});

test('uneven dots are reported for six dots and not for eight', () => {
  expect(listCodes(makePef('island', 'embosser-6'))).toContain('dots_uneven');
  expect(listCodes(makePef('island', 'embosser-8'))).not.toContain('dots_uneven');
});
