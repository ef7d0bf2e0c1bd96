import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';

/** A formula of Word as MathML (ECMA-376, part 1, 22.1), so that there is one way on from there. */
export function toMathml(formula: Element): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${writeRow(formula)}</math>`;
}

function writeRow(holder: Element | undefined): string {
  return holder ? `<mrow>${listChildren(holder).map(writePart).join('')}</mrow>` : '<mrow/>';
}

function part(element: Element, name: string): string {
  return writeRow(findChild(element, name));
}

function writePart(element: Element): string {
  const of = (name: string) => part(element, name);
  switch (nameOf(element)) {
    case 'r':
      return writeRun(element);
    case 'f':
      return `<mfrac>${of('num')}${of('den')}</mfrac>`;
    case 'sSup':
      return `<msup>${of('e')}${of('sup')}</msup>`;
    case 'sSub':
      return `<msub>${of('e')}${of('sub')}</msub>`;
    case 'sSubSup':
      return `<msubsup>${of('e')}${of('sub')}${of('sup')}</msubsup>`;
    case 'sPre':
      return `<mrow><msubsup><mrow/>${of('sub')}${of('sup')}</msubsup>${of('e')}</mrow>`;
    case 'rad': {
      const hasDegree = (findChild(element, 'deg')?.textContent ?? '').trim() !== '';
      return hasDegree ? `<mroot>${of('e')}${of('deg')}</mroot>` : `<msqrt>${of('e')}</msqrt>`;
    }
    case 'd':
      return writeBrackets(element);
    case 'nary': {
      const sign = valueOf(findChild(element, 'naryPr', 'chr')) ?? '∫';
      return `<mrow>${writeBounds(element, `<mo>${escape(sign)}</mo>`)}${of('e')}</mrow>`;
    }
    case 'func':
      return `<mrow>${of('fName')}<mo>\u2061</mo>${of('e')}</mrow>`;
    case 'limLow':
      return `<munder>${of('e')}${of('lim')}</munder>`;
    case 'limUpp':
      return `<mover>${of('e')}${of('lim')}</mover>`;
    case 'bar':
      return `<mover>${of('e')}<mo>¯</mo></mover>`;
    case 'acc':
      return `<mover>${of('e')}<mo>${escape(valueOf(findChild(element, 'accPr', 'chr')) ?? '^')}</mo></mover>`;
    case 'm':
      return `<mtable>${listChildren(element, 'mr').map(writeMatrixRow).join('')}</mtable>`;
    case 'eqArr':
      return `<mtable>${listChildren(element, 'e')
        .map((line) => `<mtr><mtd>${writeRow(line)}</mtd></mtr>`)
        .join('')}</mtable>`;
    case 'oMath':
    case 'oMathPara':
    case 'box':
    case 'borderBox':
    case 'e':
    case 'ins':
      return writeRow(element);
    default:
      return '';
  }
}

/** The bounds of a sum stand below and above it, those of an integral behind it, where nothing else is said. */
function writeBounds(element: Element, sign: string): string {
  const properties = findChild(element, 'naryPr');
  const isHidden = (name: string) => {
    const said = findChild(properties, name);
    return said !== undefined && !/^(?:0|off|false)$/.test(valueOf(said) ?? '1');
  };
  const place = valueOf(findChild(properties, 'limLoc')) ?? (/[∫-∳]/u.test(sign) ? 'subSup' : 'undOvr');
  const [below, above] = place === 'subSup' ? ['msub', 'msup'] : ['munder', 'mover'];
  const [sub, sup] = [isHidden('subHide'), isHidden('supHide')];
  if (sub && sup) return sign;
  if (sub) return `<${above}>${sign}${part(element, 'sup')}</${above}>`;
  if (sup) return `<${below}>${sign}${part(element, 'sub')}</${below}>`;
  const both = place === 'subSup' ? 'msubsup' : 'munderover';
  return `<${both}>${sign}${part(element, 'sub')}${part(element, 'sup')}</${both}>`;
}

function writeMatrixRow(row: Element): string {
  const cells = listChildren(row, 'e').map((cell) => `<mtd>${writeRow(cell)}</mtd>`);
  return `<mtr>${cells.join('')}</mtr>`;
}

function writeBrackets(element: Element): string {
  const properties = findChild(element, 'dPr');
  const sign = (name: string, usual: string) => {
    const holder = findChild(properties, name);
    return holder ? (valueOf(holder) ?? '') : usual;
  };
  const parts = listChildren(element, 'e').map(writeRow);
  const between = `<mo>${escape(sign('sepChr', '|'))}</mo>`;
  return `<mrow><mo>${escape(sign('begChr', '('))}</mo>${parts.join(between)}<mo>${escape(sign('endChr', ')'))}</mo></mrow>`;
}

/** Letters are names, digits are numbers, the rest are signs; plain words stay together. */
function writeRun(run: Element): string {
  const text = listChildren(run, 't')
    .map((one) => one.textContent ?? '')
    .join('');
  if (findChild(run, 'rPr', 'nor')) return `<mtext>${escape(text)}</mtext>`;
  const pieces = text.match(/\d+(?:[.,]\d+)*|\p{L}+|\S/gu) ?? [];
  const isName = /^(?:sin|cos|tan|log|ln|lim|exp|min|max|arcsin|arccos|arctan)$/;
  return pieces
    .flatMap((piece) => (/^\p{L}+$/u.test(piece) && !isName.test(piece) ? Array.from(piece) : [piece]))
    .map((piece) => {
      const name = /^\d/.test(piece) ? 'mn' : /^\p{L}/u.test(piece) ? 'mi' : 'mo';
      return `<${name}>${escape(piece)}</${name}>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
