import { expect, test } from 'vitest';
import { listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { cleanMathml } from './clean-mathml.ts';
import { writeNemeth } from './nemeth/write-nemeth.ts';
import { flattenRow, textOf } from './rows.ts';
import { writeUeb } from './ueb/write-ueb.ts';

const ATOMS = [
  '<mi>a</mi>',
  '<mi>C</mi>',
  '<mn>2</mn>',
  '<mn>35</mn>',
  '<mi>π</mi>',
  '<mi mathvariant="bold">v</mi>',
  '<mi>sin</mi>',
  '<mo>∞</mo>',
];
const BEHIND = ['!', '°', '′'];
const BETWEEN = ['+', '−', '=', ',', '/', ':', '·', '∈', '→', '∪', '~', ''];
const STRUCTURES = ['mfrac', 'msup', 'msub', 'mroot', 'munder', 'mover'];

/** Puts formulas into everything that has one or two parts. */
function grow(parts: readonly string[]): readonly string[] {
  return parts.flatMap((one) => [
    `<msqrt>${one}</msqrt>`,
    `<mrow><mo>(</mo>${one}<mo>)</mo></mrow>`,
    `<mrow><mo>|</mo>${one}<mo>|</mo></mrow>`,
    `<mover>${one}<mo>¯</mo></mover>`,
    `<mover>${one}<mo>^</mo></mover>`,
    `<mrow><mo>−</mo>${one}</mrow>`,
    ...BEHIND.map((sign) => `<mrow>${one}<mo>${sign}</mo></mrow>`),
    ...parts.flatMap((other) => [
      ...STRUCTURES.map((name) => `<${name}>${one}${other}</${name}>`),
      ...BETWEEN.map((sign) => `<mrow>${one}<mo>${sign}</mo>${other}</mrow>`),
    ]),
  ]);
}

const small = grow(ATOMS);
/** Every 211th of them grows again: that is as much as a test can write in seconds. */
const large = grow([...ATOMS, ...small.filter((_, at) => at % 211 === 0)]);
const FORMULAS = [...ATOMS, ...small, ...large];

function read(content: string): NonNullable<ReturnType<typeof parseOfficeXml>> {
  const root = parseOfficeXml(new TextEncoder().encode(content));
  if (!root) throw new Error(`It is not MathML: ${content}`);
  return root;
}

/** Says what print shows: rows that only group are not seen. */
function print(element: ReturnType<typeof read>): string {
  const children = listChildren(element);
  if (children.length === 0) return `<${valueOf(element, 'mathvariant') ?? ''}${textOf(element)}>`;
  if (nameOf(element) === 'math' || nameOf(element) === 'mrow' || nameOf(element) === 'msqrt') {
    const row = flattenRow(children).map(print).join('').replaceAll('<>', '');
    return nameOf(element) === 'msqrt' ? `√[${row}]` : row;
  }
  const [base, ...scripts] = children;
  // A script behind a row without brackets is seen behind the last part of the row.
  const isScript = /^m(?:sub|sup)$/.test(nameOf(element));
  const parts = isScript && base ? flattenRow([base]) : [];
  const before = parts.slice(0, -1).map(print).join('');
  const last = parts.at(-1);
  const shown = last ? [last, ...scripts] : children;
  return `${before}${nameOf(element)}[${shown.map(print).join('][')}]`;
}

test.each([
  ['Unified English Braille', writeUeb],
  ['Nemeth code', writeNemeth],
] as const)('formulas that print shows in two ways are two in %s', (_, write) => {
  const written = new Map<string, string>();
  const same: string[] = [];
  for (const content of FORMULAS) {
    const math = read(`<math>${content}</math>`);
    const cells = write(read(cleanMathml(math)));
    if (cells === null) continue;
    const shown = print(math);
    const other = written.get(cells);
    if (other !== undefined && other !== shown) same.push(`${cells}: ${other} and ${shown}`);
    written.set(cells, shown);
  }
  expect(same).toEqual([]);
  expect(written.size).toBeGreaterThan(FORMULAS.length / 2);
});
