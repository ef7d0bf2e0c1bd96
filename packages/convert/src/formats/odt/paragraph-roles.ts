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

/** Finds the role of each paragraph style by its name, or by the name of a style that it is made from. */
export function readParagraphRoles(roots: readonly (Element | null)[]): ReadonlyMap<string, ParagraphRole> {
  const styles = new Map(
    roots
      .flatMap((root) =>
        ['styles', 'automatic-styles'].flatMap((name) => findChild(root ?? undefined, name) ?? []),
      )
      .flatMap((holder) => listChildren(holder, 'style'))
      .filter((style) => valueOf(style, 'family') === 'paragraph')
      .map((style) => [valueOf(style, 'name') ?? '', style]),
  );
  const roles = new Map<string, ParagraphRole>();
  for (const name of styles.keys()) {
    const role = findRole(name, styles);
    if (role) roles.set(name, role);
  }
  return roles;
}

function findRole(name: string, styles: ReadonlyMap<string, Element>): ParagraphRole | null {
  let current: string | null = name;
  for (let step = 0; current !== null && step < MAX_PARENTS; step += 1) {
    const style = styles.get(current);
    const said = valueOf(style, 'display-name') ?? current.replaceAll(/_20_/g, ' ');
    const role = ROLES.find(([, form]) => form.test(said))?.[0];
    if (role) return role;
    current = valueOf(style, 'parent-style-name');
  }
  return null;
}
