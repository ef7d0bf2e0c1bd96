import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';

export interface NumberedBy {
  readonly list: string;
  readonly depth: number;
}

/** What the styles of a document say of a paragraph. */
export interface ParagraphLook {
  readonly level: number | null;
  readonly numbered: NumberedBy | null;
}

interface Style extends ParagraphLook {
  readonly base: string | null;
}

export type Styles = ReadonlyMap<string, Style>;

const MOST_BASES = 20;

export function readStyles(root: Element | null): Styles {
  const styles = root ? listChildren(root, 'style') : [];
  return new Map(
    styles.map((style) => {
      const name = valueOf(findChild(style, 'name')) ?? '';
      const properties = findChild(style, 'pPr');
      const level = readLevel(properties) ?? levelOfName(name);
      return [
        valueOf(style, 'styleId') ?? '',
        { level, numbered: readNumbering(properties), base: valueOf(findChild(style, 'basedOn')) },
      ];
    }),
  );
}

/** A paragraph says it, or its style, or the style that this one is made from. */
export function findLook(paragraph: Element, styles: Styles): ParagraphLook {
  const properties = findChild(paragraph, 'pPr');
  let level = readLevel(properties);
  let numbered = readNumbering(properties);
  let id = valueOf(findChild(properties, 'pStyle'));
  for (let step = 0; id !== null && step < MOST_BASES; step += 1) {
    const style = styles.get(id);
    level ??= style?.level ?? null;
    numbered ??= style?.numbered ?? null;
    id = style?.base ?? null;
  }
  return { level: level === BODY ? null : level, numbered };
}

/** Level 9 of ten says that it is no heading. */
const BODY = 10;

function readLevel(properties: Element | undefined): number | null {
  const level = Number.parseInt(valueOf(findChild(properties, 'outlineLvl')) ?? '', 10);
  return Number.isNaN(level) ? null : Math.min(BODY, level + 1);
}

/** Above all headings. */
const TITLE = 0;

function levelOfName(name: string): number | null {
  const [, level] = /^heading (\d)$/i.exec(name) ?? [];
  if (level !== undefined) return Number(level);
  return /^title$/i.test(name) ? TITLE : null;
}

function readNumbering(properties: Element | undefined): NumberedBy | null {
  const numbering = findChild(properties, 'numPr');
  const list = valueOf(findChild(numbering, 'numId'));
  if (list === null) return null;
  const depth = Number.parseInt(valueOf(findChild(numbering, 'ilvl')) ?? '0', 10);
  return { list, depth: Math.min(8, Math.max(0, depth || 0)) };
}
