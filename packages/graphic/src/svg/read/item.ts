import type { Element } from '@xmldom/xmldom';
import { apply, multiply } from '../../geometry/matrix.ts';
import type { Matrix } from '../../model/geometry.ts';
import { listSvgChildren, numberOf, numbersOf, pointOf, readAttribute, readChildText } from './dom.ts';
import { readGeometry } from './geometry.ts';
import { parseTransformList } from './transform-list.ts';

interface Fields {
  readonly [key: string]: unknown;
}

/** An item's fields as they stand in the file, still to be validated; a group's items are the caller's. */
export function readItem(element: Element, matrix: Matrix): Fields {
  const kind = readAttribute(element, 'data-kind');
  return {
    kind,
    id: readAttribute(element, 'id'),
    role: readAttribute(element, 'data-role'),
    name: readChildText(element, 'title'),
    description: readChildText(element, 'desc'),
    ...keepGiven('link', readAttribute(element, 'data-link')),
    ...keepGiven('locked', readAttribute(element, 'data-locked') === 'true' ? true : undefined),
    ...keepGiven('plays', readPlay(element)),
    ...(kind === 'group' ? {} : { height: numberOf(readAttribute(element, 'data-height')) }),
    ...(kind === 'shape' ? readShape(element, matrix) : {}),
    ...(kind === 'text' ? readText(element, matrix) : {}),
    ...(kind === 'image' ? readImage(element, matrix) : {}),
  };
}

function keepGiven(name: string, value: unknown): Fields {
  return value === undefined ? {} : { [name]: value };
}

function readShape(element: Element, matrix: Matrix): Fields {
  const style = readAttribute(element, 'data-line');
  return {
    geometry: readGeometry(element, matrix),
    line: style === undefined ? null : { style, width: numberOf(readAttribute(element, 'data-line-width')) },
    texture: readAttribute(element, 'data-texture') ?? null,
    ...keepGiven('color', readAttribute(element, 'data-color')),
  };
}

function readText(element: Element, matrix: Matrix): Fields {
  const cells = readAttribute(element, 'data-cells');
  return {
    at: apply(matrix, pointOf(readAttribute(element, 'data-at'))),
    print: readAttribute(element, 'data-print'),
    printSize: numberOf(readAttribute(element, 'data-print-size')),
    braille:
      cells === undefined
        ? null
        : {
            cells,
            engine: readAttribute(element, 'data-engine'),
            table: readAttribute(element, 'data-table'),
          },
    ...keepGiven('code', readAttribute(element, 'data-code')),
    ...keepGiven('labels', readAttribute(element, 'data-labels')),
  };
}

const PNG_URL = 'data:image/png;base64,';

function readImage(element: Element, matrix: Matrix): Fields {
  const picture = listSvgChildren(element).find((child) => child.localName === 'image');
  // SVG 2 programs write href without its old prefix.
  const address = picture && (readAttribute(picture, 'xlink:href') ?? readAttribute(picture, 'href'));
  const own = parseTransformList((picture && readAttribute(picture, 'transform')) ?? '');
  return {
    png: address?.startsWith(PNG_URL) ? address.slice(PNG_URL.length).replace(/\s+/g, '') : undefined,
    placement: own ? multiply(matrix, own) : undefined,
  };
}

function readPlay(element: Element): Fields | undefined {
  const [tone, speech, durations, intensities, repeat] = [
    'tone',
    'speech',
    'haptic',
    'haptic-intensities',
    'haptic-repeat',
  ].map((name) => readAttribute(element, `data-${name}`));
  if (tone === undefined && speech === undefined && durations === undefined) return undefined;
  const [frequency, duration] = numbersOf(tone ?? '');
  return {
    ...(tone === undefined ? {} : { tone: { frequency, duration } }),
    ...keepGiven('speech', speech),
    ...(durations === undefined
      ? {}
      : {
          haptic: {
            durations: numbersOf(durations),
            ...keepGiven('intensities', intensities === undefined ? undefined : numbersOf(intensities)),
            ...keepGiven('repeatInterval', repeat === undefined ? undefined : numberOf(repeat)),
          },
        }),
  };
}
