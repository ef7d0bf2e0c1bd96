import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { writeScript } from './scripts.ts';

/** MathML in one line that says where fractions, roots and powers begin and end: (a+b)/2, √(x), x². */
export function writeMathText(element: Element): string {
  const children = listChildren(element);
  // Once for each: who asked again for what is inside would take twice as long for each level.
  const parts = children.map(writeMathText);
  const [first, second, third] = parts;
  switch (nameOf(element)) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return (element.textContent ?? '').trim();
    case 'mo':
      return writeOperator((element.textContent ?? '').trim());
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${group(first)}/${group(second)}`;
    case 'msqrt':
      return `√${group(parts.join(''))}`;
    case 'mroot':
      return `${writeRaised(second ?? '')}√${group(first)}`;
    case 'msup':
      return `${group(first, true)}${writeRaised(second ?? '')}`;
    case 'msub':
    case 'munder':
      return `${first ?? ''}${writeLowered(second ?? '')}`;
    case 'msubsup':
    case 'munderover':
      return `${first ?? ''}${writeLowered(second ?? '')}${writeRaised(third ?? '')}`;
    case 'mover':
      return second === '¯' || second === '‾' ? `${group(first)}\u0304` : `${first ?? ''}${second ?? ''}`;
    case 'mfenced':
      return `${valueOf(element, 'open') ?? '('}${parts.join(', ')}${valueOf(element, 'close') ?? ')'}`;
    case 'mtable':
      return `[${parts.join('; ')}]`;
    case 'mtr':
    case 'mlabeledtr':
      return parts.join(', ');
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
      return '';
    case 'semantics':
      return first ?? '';
    default:
      return parts.join('');
  }
}

/** What applies a function or multiplies is not seen (Unicode 2061 to 2064). */
function writeOperator(sign: string): string {
  if (/^[\u2061-\u2064]$/.test(sign)) return '';
  return /^[=<>≤≥≠≈→⇒⇔∈±]$/.test(sign) ? ` ${sign} ` : sign;
}

function group(text = '', isBase = false): string {
  const isOne = /^[\p{L}\p{N}.,\p{M}]*$/u.test(text) || /^\([^()]*\)$/.test(text);
  return isOne && !(isBase && text === '') ? text : `(${text})`;
}

function writeRaised(text: string): string {
  const written = writeScript(text, 'sup');
  return written === text ? `^${group(text)}` : written;
}

function writeLowered(text: string): string {
  const written = writeScript(text, 'sub');
  return written === text || written.startsWith('_') ? `_${group(text)}` : written;
}
