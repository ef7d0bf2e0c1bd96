import type { Element } from '@xmldom/xmldom';
import { listSvgChildren, readAttribute } from './dom.ts';

/** Turns a file of version `from` into one of the next version, in place. */
export interface Migration {
  readonly from: number;
  readonly migrate: (root: Element) => void;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    /**
     * Version 0 was the form before margins were told side by side, braille standards had names, and
     * a line's width stood apart from its style: `data-margin="10"` and `data-line="dashed 1.5"`.
     */
    from: 0,
    migrate: (root) => {
      const margin = readAttribute(root, 'data-margin') ?? '0';
      root.removeAttribute('data-margin');
      root.setAttribute('data-margins', `${margin} ${margin} ${margin} ${margin}`);
      root.setAttribute('data-braille', 'marburg-medium');
      for (const element of walkDescendants(root)) {
        const line = readAttribute(element, 'data-line');
        if (line === undefined) continue;
        const [style = '', width = ''] = line.split(' ');
        element.setAttribute('data-line', style);
        element.setAttribute('data-line-width', width);
      }
    },
  },
];

function* walkDescendants(root: Element): Generator<Element, void, undefined> {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of listSvgChildren(element)) waiting.push(child);
  }
}
