import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDrawing } from '../../testing/arbitrary-drawing.ts';
import { SVG_NAMESPACE, XLINK_NAMESPACE } from '../version.ts';
import { writeDrawing } from '../write.ts';
import { parseByOurselves } from './by-ourselves.ts';
import { listSvgChildren, readAttribute, readChildText } from './dom.ts';
import { parsePlain } from './plain.ts';

/** Every attribute that a file names; a name that an element lacks is asked as well. */
function listNames(xml: string): readonly string[] {
  return [...new Set([...xml.matchAll(/[\w:.-]+(?==")/g)].map(([name]) => name))];
}

/** All that is asked of a document, as text. */
function tellTree(root: Element | null, names: readonly string[]): string {
  if (!root) return 'none';
  const told: string[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const values = names.map((name) => `${name}=${JSON.stringify(element && readAttribute(element, name))}`);
    told.push(`${element.localName} ${element.namespaceURI} ${values.join(' ')}`);
    told.push(...['title', 'desc'].map((tag) => readChildText(element, tag)));
    addAll(waiting, listSvgChildren(element).toReversed());
  }
  return told.join('\n');
}

test('every file that we write is read as a whole parser reads it', () => {
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing }) => {
      const xml = writeDrawing(drawing);
      const names = listNames(xml);
      const read = parsePlain(xml);
      expect(read).not.toBeNull();
      expect(tellTree(read, names)).toBe(tellTree(parseByOurselves(xml), names));
    }),
  );
});

const PIECES = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '&',
  '&amp;',
  '&#10;',
  '&#xA;',
  '&#0;',
  '&no;',
  '\t',
  '\r',
  '\u0000',
];
const MORE = [
  ' ',
  '\n',
  '=',
  '="',
  ']]>',
  '<!-- -->',
  '<?a?>',
  'xmlns',
  ':',
  '<g/>',
  '</g>',
  '<g>',
  'words',
  '',
];

test('a file that somebody spoilt is read as a whole parser reads it, or is left to one', () => {
  const spoiling = fc.record({
    made: arbitraryDrawing,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    dropped: fc.nat({ max: 6 }),
    piece: fc.constantFrom(...PIECES, ...MORE),
  });
  fc.assert(
    fc.property(spoiling, ({ made, at, dropped, piece }) => {
      const xml = writeDrawing(made.drawing);
      const place = Math.floor(at * xml.length);
      const spoilt = xml.slice(0, place) + piece + xml.slice(place + dropped);
      const read = parsePlain(spoilt);
      const names = listNames(spoilt);
      expect([tellTree(null, names), tellTree(parseByOurselves(spoilt), names)]).toContain(
        tellTree(read, names),
      );
    }),
    { numRuns: 300 },
  );
});

const HEAD = `<svg xmlns="${SVG_NAMESPACE}" xmlns:xlink="${XLINK_NAMESPACE}"`;

test.each([
  ['a comment', `${HEAD}><!-- a --></svg>`],
  ['an instruction', `<?xml version="1.0"?>${HEAD}></svg>`],
  ['another namespace', `${HEAD} xmlns:a="a"></svg>`],
  ['a namespace within', `${HEAD}><g xmlns="b"></g></svg>`],
  ['an element of another namespace', `${HEAD}><a:b/></svg>`],
  ['no namespace', '<svg></svg>'],
  ['words beside elements', `${HEAD}><g/>words</svg>`],
  ['single quotes', `${HEAD} id='a'></svg>`],
  ['an attribute twice', `${HEAD} id="a" id="b"></svg>`],
  ['an end that is missing', `${HEAD}><g></svg>`],
  ['two roots', `${HEAD}/>${HEAD}/>`],
])('a file with %s is left to a whole parser', (_, xml) => {
  expect(parsePlain(xml)).toBeNull();
});
