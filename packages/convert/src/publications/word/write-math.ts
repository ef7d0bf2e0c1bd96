import { encodeUtf8 } from '@relievo/graphic/outputs';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, parseOfficeXml, valueOf } from '../../formats/markup/xml.ts';
import { cleanMathml } from '../../formats/math/clean-mathml.ts';
import { element, emptyElement, textElement } from '../html/markup.ts';

/** Writes MathML as a formula of Word (ECMA-376, part 1, 22.1); null if it is not MathML. */
export function writeOfficeMath(mathml: string): string | null {
  const given = parseOfficeXml(encodeUtf8(mathml));
  if (given?.localName !== 'math') return null;
  const root = parseOfficeXml(encodeUtf8(cleanMathml(given)));
  const inside = root ? writeAll(root) : '';
  return inside === '' ? null : element('m:oMath', {}, inside);
}

/** Writes the parts of a row. A sum or an integral with bounds takes the part behind it into itself, as Word wants it. */
function writeAll(holder: Element): string {
  const parts = listChildren(holder);
  const written: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const one = parts[at];
    const sign = one && signOf(one);
    if (!one) continue;
    if (sign) {
      written.push(writeSum(one, sign, parts[at + 1]));
      at += 1;
    } else written.push(writePart(one));
  }
  return written.join('');
}

const BOUNDED = new Set(['munder', 'mover', 'munderover', 'msub', 'msup', 'msubsup']);

/** Finds the sign of a sum, a product or an integral with bounds. */
function signOf(one: Element): string | null {
  const [base] = listChildren(one);
  const text = (base?.textContent ?? '').trim();
  return BOUNDED.has(nameOf(one)) && base && nameOf(base) === 'mo' && /^[∏-∑∫-∳⋀-⋃⨀-⨆]$/u.test(text)
    ? text
    : null;
}

function writeSum(one: Element, sign: string, behind: Element | undefined): string {
  const name = nameOf(one);
  const [, second, third] = listChildren(one);
  const hasBelow = !['mover', 'msup'].includes(name);
  const below = hasBelow ? second : undefined;
  const above = hasBelow ? third : second;
  const look = [
    emptyElement('m:chr', { 'm:val': sign }),
    emptyElement('m:limLoc', { 'm:val': name.startsWith('mu') || name === 'mover' ? 'undOvr' : 'subSup' }),
    below ? '' : emptyElement('m:subHide', { 'm:val': '1' }),
    above ? '' : emptyElement('m:supHide', { 'm:val': '1' }),
  ];
  return element(
    'm:nary',
    {},
    element('m:naryPr', {}, look.join('')) +
      part('m:sub', below) +
      part('m:sup', above) +
      part('m:e', behind),
  );
}

function part(name: string, content: Element | undefined): string {
  if (!content) return element(name, {}, '');
  return element(name, {}, nameOf(content) === 'mrow' ? writeAll(content) : writePart(content));
}

function writePart(one: Element): string {
  const [first, second, third] = listChildren(one);
  switch (nameOf(one)) {
    case 'mi':
    case 'mn':
    case 'mo':
      return writeRun(one.textContent ?? '', '');
    case 'mtext':
    case 'ms':
      return writeRun(one.textContent ?? '', element('m:rPr', {}, emptyElement('m:nor', {})));
    case 'mspace':
      return writeRun(' ', '');
    case 'mfrac': {
      const hasBar = valueOf(one, 'linethickness') === null;
      const look = hasBar ? '' : element('m:fPr', {}, emptyElement('m:type', { 'm:val': 'noBar' }));
      return element('m:f', {}, look + part('m:num', first) + part('m:den', second));
    }
    case 'msqrt':
      return element(
        'm:rad',
        {},
        element('m:radPr', {}, emptyElement('m:degHide', { 'm:val': '1' })) +
          element('m:deg', {}, '') +
          element('m:e', {}, writeAll(one)),
      );
    case 'mroot':
      return element('m:rad', {}, part('m:deg', second) + part('m:e', first));
    case 'msub':
      return element('m:sSub', {}, part('m:e', first) + part('m:sub', second));
    case 'msup':
      return element('m:sSup', {}, part('m:e', first) + part('m:sup', second));
    case 'msubsup':
      return element('m:sSubSup', {}, part('m:e', first) + part('m:sub', second) + part('m:sup', third));
    case 'munder':
      return element('m:limLow', {}, part('m:e', first) + part('m:lim', second));
    case 'mover':
      return writeOver(first, second);
    case 'munderover': {
      const below = element('m:limLow', {}, part('m:e', first) + part('m:lim', second));
      return element('m:limUpp', {}, element('m:e', {}, below) + part('m:lim', third));
    }
    case 'mtable':
      return element('m:m', {}, listChildren(one).map(writeMatrixRow).join(''));
    case 'menclose':
      return element('m:borderBox', {}, element('m:e', {}, writeAll(one)));
    default:
      return writeAll(one);
  }
}

function writeRun(text: string, look: string): string {
  return text === '' ? '' : element('m:r', {}, look + textElement('m:t', { 'xml:space': 'preserve' }, text));
}

/** Signs above a letter, as MathML and as Word write them. */
const ACCENTS: Readonly<Record<string, string>> = {
  '→': '\u20d7',
  '⃗': '\u20d7',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
};

function writeOver(base: Element | undefined, over: Element | undefined): string {
  const sign = over && nameOf(over) === 'mo' ? (over.textContent ?? '').trim() : '';
  if (/^[¯‾]$/.test(sign))
    return element(
      'm:bar',
      {},
      element('m:barPr', {}, emptyElement('m:pos', { 'm:val': 'top' })) + part('m:e', base),
    );
  const accent = ACCENTS[sign];
  if (accent)
    return element(
      'm:acc',
      {},
      element('m:accPr', {}, emptyElement('m:chr', { 'm:val': accent })) + part('m:e', base),
    );
  return element('m:limUpp', {}, part('m:e', base) + part('m:lim', over));
}

function writeMatrixRow(row: Element): string {
  return element(
    'm:mr',
    {},
    listChildren(row)
      .map((cell) => element('m:e', {}, writeAll(cell)))
      .join(''),
  );
}
