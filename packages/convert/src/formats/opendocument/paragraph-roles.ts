import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import type { ParagraphRole } from './reading.ts';

const ROLES: readonly (readonly [ParagraphRole, RegExp])[] = [
  ['title', /^title$/i],
  ['author', /^author$/i],
  [
    'caption',
    /^(?:caption|figure|illustration|table|drawing|figurecaption|tablecaption|figure index heading)$/i,
  ],
  ['quotation', /^(?:quotations|quote|block ?text)$/i],
  ['code', /^(?:preformatted text|source code|source ?text)$/i],
];

const MAX_PARENTS = 20;

export interface ParagraphStyles {
  readonly roles: ReadonlyMap<string, ParagraphRole>;
  /** The level of each style that is one of a heading. */
  readonly headingLevels: ReadonlyMap<string, number>;
  /** These styles draw a line below the paragraph. */
  readonly underlined: ReadonlySet<string>;
  /** Paragraphs in these styles have no mark, although they are in a list. */
  readonly unmarked: ReadonlySet<string>;
}

type Styles = ReadonlyMap<string, Element>;

/** Finds what each paragraph style says, by its name or by a style that it is made from. */
export function readParagraphStyles(roots: readonly (Element | null)[]): ParagraphStyles {
  const styles: Styles = new Map(
    roots
      .flatMap((root) =>
        ['styles', 'automatic-styles'].flatMap((name) => findChild(root ?? undefined, name) ?? []),
      )
      .flatMap((holder) => listChildren(holder, 'style'))
      .filter((style) => valueOf(style, 'family') === 'paragraph')
      .map((style) => [valueOf(style, 'name') ?? '', style]),
  );
  const names = [...styles.keys()];
  return {
    roles: findEach(names, styles, findRole),
    headingLevels: findEach(names, styles, findHeadingLevel),
    underlined: new Set(findEach(names, styles, findLineBelow).keys()),
    unmarked: new Set(
      [...findEach(names, styles, findNumbering)].flatMap(([name, said]) => (said === 'false' ? [name] : [])),
    ),
  };
}

/** Asks each style and those that it is made from, and takes the first answer. */
function findEach<Value>(
  names: readonly string[],
  styles: Styles,
  ask: (style: Element | undefined, name: string) => Value | null,
): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  for (const name of names) {
    let current: string | null = name;
    for (let step = 0; current !== null && step < MAX_PARENTS; step += 1) {
      const style = styles.get(current);
      const said = valueOf(style, 'display-name') ?? current.replaceAll(/_20_/g, ' ');
      const value = ask(style, said);
      if (value !== null) {
        found.set(name, value);
        break;
      }
      current = valueOf(style, 'parent-style-name');
    }
  }
  return found;
}

function findRole(_style: Element | undefined, name: string): ParagraphRole | null {
  return ROLES.find(([, form]) => form.test(name))?.[0] ?? null;
}

function findHeadingLevel(_style: Element | undefined, name: string): number | null {
  const [, level] = /^(?:heading|überschrift|titre|título) ?(\d{1,2})$/i.exec(name) ?? [];
  return level === undefined ? null : Number(level);
}

function findLineBelow(style: Element | undefined): true | null {
  const border = valueOf(findChild(style, 'paragraph-properties'), 'border-bottom');
  return border !== null && border !== 'none' ? true : null;
}

function findNumbering(style: Element | undefined): string | null {
  return valueOf(findChild(style, 'paragraph-properties'), 'enable-numbering');
}
