import { describe, expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { parseForeignSvg } from '../parse.ts';
import { readForeign } from './read-foreign.ts';

/** Reads this beside a line that can be felt, and lists the codes of the notes. */
async function listCodes(content: string): Promise<readonly string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">
    <path d="M5 5H95" stroke="black"/>${content}</svg>`;
  const read = await readForeign(unwrapMade(parseForeignSvg(svg)), { title: '', origin: 'not_our_file' });
  return unwrapMade(read).notes.map(({ code }) => code);
}

/** Writes a chain of elements of which each refers to the next. */
function nest(depth: number, write: (at: number, next: number) => string): string {
  return Array.from({ length: depth }, (_, at) => write(at, at + 1)).join('');
}

const MASKED = '<rect x="20" y="20" width="40" height="40" mask="url(#m)"/>';
const SQUARE = 'width="40" height="40"';

const WITHOUT_END: Readonly<Record<string, string>> = {
  'a pattern that paints itself': `<defs><pattern id="p" width="4" height="4"><rect ${SQUARE} fill="url(#p)"/></pattern>
    <mask id="m"><rect ${SQUARE} fill="url(#p)"/></mask></defs>${MASKED}`,
  'two patterns that paint each other': `<defs><pattern id="p" width="4" height="4"><rect ${SQUARE} fill="url(#q)"/></pattern>
    <pattern id="q" width="3" height="3"><rect ${SQUARE} stroke="url(#p)"/></pattern>
    <mask id="m"><rect ${SQUARE} fill="url(#p)"/></mask></defs>${MASKED}`,
  'a pattern that paints itself by a rule of its styles': `<style>.own { fill: url(#p) }</style>
    <defs><pattern id="p" width="4" height="4"><rect ${SQUARE} class="own"/></pattern>
    <mask id="m"><rect ${SQUARE} fill="url(#p)"/></mask></defs>${MASKED}`,
  'a pattern of pixels that paints itself': `<defs><pattern id="p" width="4" height="4"><image ${SQUARE} href="data:image/png;base64,"/>
    <rect ${SQUARE} fill="url(#p)"/></pattern></defs><rect ${SQUARE} fill="url(#p)"/>`,
  'a mask that masks itself': `<defs><mask id="m"><rect ${SQUARE} fill="white" mask="url(#m)"/></mask></defs>${MASKED}`,
};

const VERY_MUCH: Readonly<Record<string, string>> = {
  'patterns in patterns': `<defs>${nest(12, (at, next) => `<pattern id="p${at}" width="1" height="1">${`<rect ${SQUARE} fill="url(#p${next})"/>`.repeat(4)}</pattern>`)}
    <pattern id="p12" width="1" height="1"><rect ${SQUARE}/></pattern><mask id="m"><rect ${SQUARE} fill="url(#p0)"/></mask></defs>${MASKED}`,
  'masks in masks': `<defs><mask id="m"><rect ${SQUARE} fill="white" mask="url(#m0)"/></mask>
    ${nest(14, (at, next) => `<mask id="m${at}">${`<rect ${SQUARE} fill="white" mask="url(#m${next})"/>`.repeat(3)}</mask>`)}
    <mask id="m14"><rect ${SQUARE} fill="white"/></mask></defs>${MASKED}`,
  'markers on markers': `<defs>${nest(8, (at, next) => `<marker id="k${at}"><path d="M0 0${' L1 1'.repeat(9)}" stroke="black" marker-mid="url(#k${next})"/></marker>`)}
    <marker id="k8"><rect ${SQUARE}/></marker>
    <mask id="m"><path d="M0 0${' L9 9'.repeat(9)}" stroke="white" marker-mid="url(#k0)"/></mask></defs>${MASKED}`,
  'copies of copies': `<defs><g id="u14"><rect width="1" height="1"/></g>
    ${nest(14, (at, next) => `<g id="u${at}">${`<use href="#u${next}"/>`.repeat(4)}</g>`)}
    <mask id="m"><use href="#u0"/></mask></defs>${MASKED}`,
  'a filter that looks at very many pixels around each': `<defs><filter id="f"><feTurbulence numOctaves="900"/><feMorphology radius="300"/>
    <feDisplacementMap/></filter></defs><rect ${SQUARE} filter="url(#f)"/>`,
};

describe('a picture that a renderer would paint', () => {
  test.each(Object.keys(WITHOUT_END))(
    'without end, for %s, is left out, and a note says so',
    async (what) => {
      expect(await listCodes(WITHOUT_END[what] ?? '')).toContain('lost_picture');
    },
  );

  test.each(Object.keys(VERY_MUCH))(
    'very many times, for %s, is left out, and a note says so',
    async (what) => {
      expect(await listCodes(VERY_MUCH[what] ?? '')).toContain('lost_picture');
    },
  );

  test('from a mask, a filter and markers, is drawn', async () => {
    expect(
      await listCodes(`<defs><pattern id="p" width="4" height="4"><circle r="1" fill="white"/></pattern>
        <marker id="k"><circle r="1"/></marker><filter id="f"><feTurbulence numOctaves="3"/></filter>
        <mask id="m"><rect ${SQUARE} fill="white"/></mask></defs>
        <path d="M0 0${' L90 90'.repeat(20)}" stroke="black" marker-mid="url(#k)" mask="url(#m)"/>
        <rect ${SQUARE} filter="url(#f)"/>${MASKED}`),
    ).toContain('kept_as_picture');
  });
});
