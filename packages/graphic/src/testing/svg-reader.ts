import { DOMParser, type Element } from '@xmldom/xmldom';

/** Strict: anything that is not well formed throws. */
export function parseSvg(svg: string): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  if (!root) throw new Error('no root');
  return root;
}

export function elementsOf(root: Element): readonly Element[] {
  return [root, ...Array.from(root.getElementsByTagName('*'))];
}

export function childrenOf(element: Element): readonly Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}
