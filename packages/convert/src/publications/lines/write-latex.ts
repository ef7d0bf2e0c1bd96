import { encodeUtf8 } from '@relievo/graphic/outputs';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, parseOfficeXml } from '../../formats/markup/xml.ts';
import { cleanMathml } from '../../formats/math/clean-mathml.ts';
import { FUNCTIONS, INTEGRALS, MARKS, NAMES, SIGNS, WITH_BOUNDS } from '../../formats/math/latex/commands.ts';
import { readLatex } from '../../formats/math/latex/read-latex.ts';
import { writeMathText } from '../../formats/math/math-text.ts';

/** Writes MathML as LaTeX; null if the LaTeX would not be read as the same formula. */
export function writeLatex(mathml: string): string | null {
  const given = parse(mathml);
  const root = given?.localName === 'math' ? parse(cleanMathml(given)) : null;
  if (!root) return null;
  const latex = writeRow(root).trim();
  const read = readLatex(latex);
  const back = read === null ? null : parse(read);
  return back && lineOf(back) === lineOf(root) ? latex : null;
}

function parse(mathml: string): Element | null {
  return parseOfficeXml(encodeUtf8(mathml));
}

function lineOf(root: Element): string {
  return writeMathText(root).replaceAll(/\s/g, '');
}

const COMMANDS: ReadonlyMap<string, string> = new Map(
  [...Object.entries({ ...SIGNS, ...NAMES, ...INTEGRALS })]
    .toReversed()
    .map(([name, sign]) => [sign, /^[a-z]/i.test(name) ? `\\${name} ` : `\\${name}`]),
);

function writeRow(holder: Element): string {
  return listChildren(holder).map(writePart).join('');
}

function writePart(one: Element): string {
  const [first, second, third] = listChildren(one);
  const group = (part: Element | undefined): string => `{${part ? writePart(part).trim() : ''}}`;
  switch (nameOf(one)) {
    case 'mi':
    case 'mn':
    case 'mo':
      return writeSign((one.textContent ?? '').trim());
    case 'mtext':
    case 'ms':
      return `\\text{${(one.textContent ?? '').replaceAll(/[\\{}$]/g, '')}}`;
    case 'mfrac':
      return `\\frac${group(first)}${group(second)}`;
    case 'msqrt':
      return `\\sqrt{${writeRow(one).trim()}}`;
    case 'mroot':
      return `\\sqrt[${second ? writePart(second).trim() : ''}]${group(first)}`;
    case 'msub':
    case 'munder':
      return `${writeBase(first)}_${group(second)}`;
    case 'msup':
      return `${writeBase(first)}^${group(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${writeBase(first)}_${group(second)}^${group(third)}`;
    case 'mover': {
      const sign = (second?.textContent ?? '').trim();
      const mark = Object.entries(MARKS).find(([, known]) => known === sign);
      return mark ? `\\${mark[0]}${group(first)}` : `${writeBase(first)}^${group(second)}`;
    }
    case 'mtable':
      return `\\begin{matrix}${listChildren(one)
        .map((row) =>
          listChildren(row)
            .map((cell) => writeRow(cell).trim())
            .join(' & '),
        )
        .join(' \\\\ ')}\\end{matrix}`;
    default:
      return writeRow(one);
  }
}

/** Writes the base of scripts; one of several parts is a group. */
function writeBase(base: Element | undefined): string {
  if (!base) return '{}';
  const written = writePart(base).trim();
  return ['mi', 'mn', 'mo'].includes(nameOf(base)) ? written : `{${written}}`;
}

const BOUNDED: Readonly<Record<string, string>> = { '∑': '\\sum ', '∏': '\\prod ' };

function writeSign(text: string): string {
  if (FUNCTIONS.has(text) || Object.hasOwn(WITH_BOUNDS, text)) return `\\${text} `;
  const known = BOUNDED[text] ?? COMMANDS.get(text);
  if (known !== undefined) return known;
  return /^\p{L}{2,}$/u.test(text) ? `\\mathrm{${text}}` : text;
}
