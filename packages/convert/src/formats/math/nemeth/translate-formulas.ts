import type { Translation } from '@relievo/braille';
import type { Element } from '@xmldom/xmldom';
import { readMathml } from '../../../math/read-mathml.ts';
import { listChildren } from '../../markup/xml.ts';
import { cleanMathml } from '../clean-mathml.ts';
import { writeNemeth } from './write-nemeth.ts';

const ENGINE = 'relievo';
const TABLE = 'nemeth';

/** Translates formulas of MathML into Nemeth code. A formula that is not written for certain has no cells but a finding. */
export function translateFormulas(mathml: readonly string[]): readonly Translation[] {
  return mathml.map((one) => readMathml(one)).map(translate);
}

function translate(root: Element): Translation {
  const clean = readMathml(cleanMathml(root));
  const cells = writeNemeth(clean);
  return {
    cells: cells ?? '',
    engine: ENGINE,
    table: TABLE,
    findings: cells === null ? [findFault(clean)] : [],
  };
}

/** Finds the first character without cells; if each has some, the formula as a whole is what is not written. */
function findFault(root: Element): Translation['findings'][number] {
  for (const leaf of listLeaves(root))
    for (const character of leaf.textContent ?? '') {
      const isWritten = ['mi', 'mo'].some((name) => writeAlone(root, name, character) !== null);
      if (!isWritten && character.trim() !== '')
        return { code: 'character_undefined_in_nemeth', parameters: { character } };
    }
  return { code: 'formula_unwritten_in_nemeth', parameters: {} };
}

function writeAlone(root: Element, name: string, character: string): string | null {
  const [math, letter, leaf] = ['math', 'mi', name].map((one) => root.ownerDocument?.createElement(one));
  if (!math || !letter || !leaf) return null;
  letter.textContent = 'x';
  leaf.textContent = character;
  math.appendChild(letter);
  math.appendChild(leaf);
  return writeNemeth(math);
}

function* listLeaves(element: Element): Generator<Element> {
  const children = listChildren(element);
  if (children.length === 0) yield element;
  for (const child of children) yield* listLeaves(child);
}
