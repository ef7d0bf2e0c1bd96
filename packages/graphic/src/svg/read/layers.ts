import type { Element } from '@xmldom/xmldom';
import { multiply } from '../../geometry/matrix.ts';
import type { Matrix } from '../../model/geometry.ts';
import { failure, type Result, success } from '../../model/result.ts';
import { attribute, childText, svgChildren } from './dom.ts';
import { readItem } from './item.ts';
import { parseTransformList } from './transform-list.ts';

/** What draws something; anything else (scripts, metadata, guides of other programs) says nothing about the sheet. */
const GRAPHICS = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use'],
  'foreignObject',
]);

type Waiting = { readonly element: Element; readonly matrix: Matrix; readonly into: unknown[] };

const isHidden = (element: Element): boolean =>
  attribute(element, 'display') === 'none' || /display\s*:\s*none/.test(attribute(element, 'style') ?? '');

/** Layers and items of a file of ours, unvalidated. Iterative, for groups may nest deeper than the stack. */
export const readLayers = (root: Element, matrix: Matrix): Result<readonly unknown[]> => {
  const layers: unknown[] = [];
  const waiting: Waiting[] = [];
  const queue = (parent: Element, within: Matrix, into: unknown[]): void => {
    for (const element of svgChildren(parent).toReversed()) waiting.push({ element, matrix: within, into });
  };
  queue(root, matrix, layers);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element, into } = next;
    if (GRAPHICS.has(element.localName ?? '')) return edited(element);
    if (element.localName !== 'g') continue;
    const own = parseTransformList(attribute(element, 'transform') ?? '');
    if (!own) return unreadable(element);
    const within = multiply(next.matrix, own);
    const kind = attribute(element, 'data-kind');
    const items: unknown[] = [];
    if (kind === undefined) {
      // A group that another program put around ours.
      queue(element, within, into);
    } else if (kind === 'layer') {
      const name = childText(element, 'title');
      layers.push({ id: attribute(element, 'id'), name, visible: !isHidden(element), items });
      queue(element, within, items);
    } else if (into === layers) {
      return outside(element);
    } else {
      const item = readItem(element, within);
      into.push(kind === 'group' ? { ...item, items } : item);
      if (kind === 'group') queue(element, within, items);
    }
  }
  return success(layers);
};

const named = (element: Element): string => {
  const id = attribute(element, 'id');
  return id ? `<${element.localName}> “${id.slice(0, 40)}”` : `<${element.localName}>`;
};

const edited = (element: Element): Result<never> =>
  failure({
    code: 'svg.edited',
    message: `The file holds a ${named(element)} that another program added; import the file instead of opening it.`,
  });

const unreadable = (element: Element): Result<never> =>
  failure({ code: 'svg.transform', message: `The transform of ${named(element)} cannot be read.` });

const outside = (element: Element): Result<never> =>
  failure({ code: 'svg.no-layer', message: `The item ${named(element)} stands outside every layer.` });
