import type { Element } from '@xmldom/xmldom';
import { multiply } from '../../geometry/matrix.ts';
import type { Matrix } from '../../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import type { ElementNamed, SvgReports } from '../reports.ts';
import { listSvgChildren, readAttribute, readChildText } from './dom.ts';
import { readItem } from './item.ts';
import { parseTransformList } from './transform-list.ts';

/** What draws something; anything else (scripts, metadata, guides of other programs) says nothing about the sheet. */
const GRAPHICS = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use'],
  'foreignObject',
]);

interface Waiting {
  readonly element: Element;
  readonly matrix: Matrix;
  readonly into: unknown[];
}

function isHidden(element: Element): boolean {
  return (
    readAttribute(element, 'display') === 'none' ||
    /display\s*:\s*none/.test(readAttribute(element, 'style') ?? '')
  );
}

/** Layers and items of a file of ours, unvalidated. Iterative, for groups may nest deeper than the stack. */
export function readLayers(root: Element, matrix: Matrix): Result<readonly unknown[]> {
  const layers: unknown[] = [];
  const waiting: Waiting[] = [];
  const queue = (parent: Element, within: Matrix, into: unknown[]): void => {
    for (const element of listSvgChildren(parent).toReversed())
      waiting.push({ element, matrix: within, into });
  };
  queue(root, matrix, layers);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element, into } = next;
    if (GRAPHICS.has(element.localName ?? '')) return refuseEdited(element);
    if (element.localName !== 'g') continue;
    const own = parseTransformList(readAttribute(element, 'transform') ?? '');
    if (!own) return refuseUnreadable(element);
    const within = multiply(next.matrix, own);
    const kind = readAttribute(element, 'data-kind');
    const items: unknown[] = [];
    if (kind === undefined) {
      // A group that another program put around ours.
      queue(element, within, into);
    } else if (kind === 'layer') {
      const name = readChildText(element, 'title');
      layers.push({ id: readAttribute(element, 'id'), name, visible: !isHidden(element), items });
      queue(element, within, items);
    } else if (into === layers) {
      return refuseOutside(element);
    } else {
      const item = readItem(element, within);
      into.push(kind === 'group' ? { ...item, items } : item);
      if (kind === 'group') queue(element, within, items);
    }
  }
  return succeed(layers);
}

const refuse: Refuse<SvgReports> = fail;

function readName(element: Element): ElementNamed {
  return {
    tag: element.localName ?? '',
    id: readAttribute(element, 'id')?.slice(0, 40) || null,
  };
}

function refuseEdited(element: Element): Result<never> {
  return refuse({ code: 'svg_edited', parameters: { element: readName(element) } });
}

function refuseUnreadable(element: Element): Result<never> {
  return refuse({ code: 'svg_transform_unreadable', parameters: { element: readName(element) } });
}

function refuseOutside(element: Element): Result<never> {
  return refuse({ code: 'svg_outside_layers', parameters: { element: readName(element) } });
}
