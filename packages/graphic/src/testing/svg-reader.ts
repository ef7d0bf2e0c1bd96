import { DOMParser, type Element } from '@xmldom/xmldom';

/** Strict: anything that is not well formed throws. */
export const parseSvg = (svg: string): Element => {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  if (!root) throw new Error('no root');
  return root;
};

export const elementsOf = (root: Element): readonly Element[] => [
  root,
  ...Array.from(root.getElementsByTagName('*')),
];

export const childrenOf = (element: Element): readonly Element[] =>
  Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
