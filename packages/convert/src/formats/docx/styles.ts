import type { TextStyle } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';

export interface NumberedBy {
  readonly list: string;
  readonly depth: number;
}

/** The role of a paragraph, if its style has one of the names that Word uses in every language. */
export type ParagraphRole = 'title' | 'author' | 'caption' | 'quotation' | 'code' | 'contents';

/** What the styles of a document say of a paragraph. */
export interface ParagraphLook {
  readonly level: number | null;
  readonly numbered: NumberedBy | null;
  readonly role: ParagraphRole | null;
  /** Steps to the right that the style of a list has in its name, such as List Bullet 2. */
  readonly steps: number;
}

/** The look that a run or its style sets; null if it sets none. */
export interface RunLook {
  readonly styles: Readonly<Partial<Record<TextStyle, boolean>>>;
  readonly language: string | null;
  readonly isHidden: boolean | null;
}

interface Style extends ParagraphLook {
  readonly base: string | null;
  readonly run: RunLook;
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
      const isForRuns = valueOf(style, 'type') === 'character';
      const look = readRunLook(findChild(style, 'rPr'));
      return [
        valueOf(style, 'styleId') ?? '',
        {
          level,
          numbered: readNumbering(properties),
          role: roleOfName(name),
          steps: stepsOfName(name),
          base: valueOf(findChild(style, 'basedOn')),
          run: isForRuns && CODE.test(name) ? { ...look, styles: { ...look.styles, code: true } } : look,
        },
      ];
    }),
  );
}

const CODE = /^(?:verbatim char|html code|html typewriter|source code|code|inline code)$/i;

const ROLES: readonly (readonly [ParagraphRole, RegExp])[] = [
  ['title', /^title$/i],
  ['author', /^author$/i],
  ['caption', /^(?:caption|image caption|table caption|figure|illustration|drawing)$/i],
  ['quotation', /^(?:quote|intense quote|block ?text|quotations)$/i],
  ['code', /^(?:source code|html preformatted|preformatted text|plain text code)$/i],
  ['contents', /^(?:toc \d|contents \d)$/i],
];

function roleOfName(name: string): ParagraphRole | null {
  return ROLES.find(([, form]) => form.test(name))?.[0] ?? null;
}

/** A paragraph says it, or its style, or the style that this one is made from. */
export function findLook(paragraph: Element, styles: Styles): ParagraphLook {
  const properties = findChild(paragraph, 'pPr');
  let level = readLevel(properties);
  let numbered = readNumbering(properties);
  let role: ParagraphRole | null = null;
  let steps = 0;
  for (const style of listBases(valueOf(findChild(properties, 'pStyle')), styles)) {
    level ??= style.level;
    numbered ??= style.numbered;
    role ??= style.role;
    steps ||= style.steps;
  }
  return { level: level === BODY ? null : level, numbered, role, steps };
}

function listBases(id: string | null, styles: Styles): readonly Style[] {
  const bases: Style[] = [];
  for (
    let style = styles.get(id ?? '');
    style && bases.length < MOST_BASES;
    style = styles.get(style.base ?? '')
  )
    bases.push(style);
  return bases;
}

/** A run says it, or its style; what the style of the paragraph says is how all of it looks and sets nothing apart. */
export function findRunLook(properties: Element | undefined, styles: Styles): RunLook {
  const own = readRunLook(properties);
  const bases = listBases(valueOf(findChild(properties, 'rStyle')), styles).map(({ run }) => run);
  return [...bases.toReversed(), own].reduce(
    (look, next) => ({
      styles: { ...look.styles, ...next.styles },
      language: next.language ?? look.language,
      isHidden: next.isHidden ?? look.isHidden,
    }),
    { styles: {}, language: null, isHidden: null },
  );
}

const TOGGLES: Readonly<Record<string, TextStyle>> = {
  i: 'italic',
  b: 'bold',
  strike: 'strike',
  dstrike: 'strike',
  smallCaps: 'small-capitals',
};
const MONOSPACE =
  /^(?:courier|consolas|menlo|monaco|lucida console|liberation mono|dejavu sans mono|source code)/i;

function readRunLook(properties: Element | undefined): RunLook {
  const styles: Partial<Record<TextStyle, boolean>> = {};
  for (const child of properties ? listChildren(properties) : []) {
    const toggle = TOGGLES[child.localName ?? ''];
    if (toggle) styles[toggle] = isOn(child);
  }
  const underline = findChild(properties, 'u');
  if (underline) styles.underline = (valueOf(underline) ?? 'single') !== 'none';
  const script = valueOf(findChild(properties, 'vertAlign'));
  if (script !== null) {
    styles.super = script === 'superscript';
    styles.sub = script === 'subscript';
  }
  const face = valueOf(findChild(properties, 'rFonts'), 'ascii');
  if (face !== null) styles.code = MONOSPACE.test(face);
  const hidden = findChild(properties, 'vanish');
  return {
    styles,
    language: valueOf(findChild(properties, 'lang')),
    isHidden: hidden ? isOn(hidden) : null,
  };
}

function isOn(toggle: Element): boolean {
  return !/^(?:0|false|off)$/.test(valueOf(toggle) ?? '');
}

/** Level 9 of ten says that it is no heading. */
const BODY = 10;

function readLevel(properties: Element | undefined): number | null {
  const level = Number.parseInt(valueOf(findChild(properties, 'outlineLvl')) ?? '', 10);
  return Number.isNaN(level) ? null : Math.min(BODY, level + 1);
}

function levelOfName(name: string): number | null {
  const [, level] = /^heading (\d)$/i.exec(name) ?? [];
  return level === undefined ? null : Number(level);
}

function stepsOfName(name: string): number {
  const [, level] = /^list (?:bullet|number|continue) ([2-9])$/i.exec(name) ?? [];
  return level === undefined ? 0 : Number(level) - 1;
}

function readNumbering(properties: Element | undefined): NumberedBy | null {
  const numbering = findChild(properties, 'numPr');
  const list = valueOf(findChild(numbering, 'numId'));
  if (list === null) return null;
  const depth = Number.parseInt(valueOf(findChild(numbering, 'ilvl')) ?? '0', 10);
  return { list, depth: Math.min(8, Math.max(0, depth || 0)) };
}
