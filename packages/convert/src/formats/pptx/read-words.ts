import { type Inline, TEXT_STYLES, type TextStyle } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { toMathml } from '../math/omml.ts';
import { readFormula } from '../math/read-math.ts';
import type { SlideReading } from './reading.ts';

/** Reads the text of a paragraph with its formatting, and that of fields such as the day. */
export function readInlines(paragraph: Element, reading: SlideReading): readonly Inline[] {
  const inlines: Inline[] = [];
  collect(paragraph, reading, inlines);
  return tidySpaces(inlines);
}

const PASSED: ReadonlySet<string> = new Set(['pPr', 'rPr', 'endParaRPr', 'Fallback']);

function collect(element: Element, reading: SlideReading, inlines: Inline[]): void {
  for (const child of listChildren(element)) {
    const name = nameOf(child);
    if (PASSED.has(name)) continue;
    if (name === 'br') inlines.push({ kind: 'line-break' });
    else if (name === 'tab') inlines.push({ kind: 'text', text: ' ' });
    else if (name === 'oMath') {
      const formula = readFormula(toMathml(child), reading.notes);
      if (formula) inlines.push(formula);
    } else if (name === 'r' || name === 'fld') readRun(child, reading, inlines);
    else collect(child, reading, inlines);
  }
}

const GAPS = /(_{3,}|…{2,})/;
const MAX_BLANK = 500;

function readRun(run: Element, reading: SlideReading, inlines: Inline[]): void {
  const properties = findChild(run, 'rPr');
  const text = findChild(run, 't')?.textContent ?? '';
  const styles = TEXT_STYLES.filter((style) => hasStyle(properties, style));
  const link = readLink(properties, reading);
  for (const [at, piece] of text.split(GAPS).entries())
    if (at % 2 === 1) inlines.push({ kind: 'blank', width: Math.min(MAX_BLANK, piece.length) });
    else if (piece !== '')
      inlines.push({
        kind: 'text',
        text: piece,
        ...(styles.length > 0 && { styles }),
        ...(link !== null && { link }),
      });
}

/** Tells whether a run has a style. The baseline says by how many thousandths of a percent a run is raised. */
function hasStyle(properties: Element | undefined, style: TextStyle): boolean {
  const of = (name: string) => valueOf(properties, name) ?? '';
  const isOn = (name: string) => /^(?:1|true|on)$/.test(of(name));
  const raised = Number(of('baseline')) || 0;
  switch (style) {
    case 'italic':
      return isOn('i');
    case 'bold':
      return isOn('b');
    case 'underline':
      return of('u') !== '' && of('u') !== 'none' && !findChild(properties, 'hlinkClick');
    case 'strike':
      return of('strike').endsWith('Strike') && of('strike') !== 'noStrike';
    case 'small-capitals':
      return of('cap') === 'small';
    case 'sub':
      return raised < 0;
    case 'super':
      return raised > 0;
    case 'code':
      return false;
  }
}

const MAX_ADDRESS = 2000;

function readLink(properties: Element | undefined, { addresses }: SlideReading): string | null {
  const address = addresses.get(valueOf(findChild(properties, 'hlinkClick'), 'id') ?? '');
  if (address === undefined || address.length > MAX_ADDRESS) return null;
  return /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address) ? address : null;
}
