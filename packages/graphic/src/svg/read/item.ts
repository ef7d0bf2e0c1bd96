import type { Element } from '@xmldom/xmldom';
import { apply, multiply } from '../../geometry/matrix.ts';
import type { Matrix } from '../../model/geometry.ts';
import { attribute, childText, numberOf, numbersOf, pointOf, svgChildren } from './dom.ts';
import { readGeometry } from './geometry.ts';
import { parseTransformList } from './transform-list.ts';

type Fields = { readonly [key: string]: unknown };

/** An item's fields as they stand in the file, still to be validated; a group's items are the caller's. */
export const readItem = (element: Element, matrix: Matrix): Fields => {
  const kind = attribute(element, 'data-kind');
  return {
    kind,
    id: attribute(element, 'id'),
    role: attribute(element, 'data-role'),
    name: childText(element, 'title'),
    description: childText(element, 'desc'),
    ...given('link', attribute(element, 'data-link')),
    ...given('plays', readPlay(element)),
    ...(kind === 'group' ? {} : { height: numberOf(attribute(element, 'data-height')) }),
    ...(kind === 'shape' ? readShape(element, matrix) : {}),
    ...(kind === 'text' ? readText(element, matrix) : {}),
    ...(kind === 'image' ? readImage(element, matrix) : {}),
  };
};

const given = (name: string, value: unknown): Fields => (value === undefined ? {} : { [name]: value });

const readShape = (element: Element, matrix: Matrix): Fields => {
  const style = attribute(element, 'data-line');
  return {
    geometry: readGeometry(element, matrix),
    line: style === undefined ? null : { style, width: numberOf(attribute(element, 'data-line-width')) },
    texture: attribute(element, 'data-texture') ?? null,
    ...given('color', attribute(element, 'data-color')),
  };
};

const readText = (element: Element, matrix: Matrix): Fields => {
  const cells = attribute(element, 'data-cells');
  return {
    at: apply(matrix, pointOf(attribute(element, 'data-at'))),
    print: attribute(element, 'data-print'),
    printSize: numberOf(attribute(element, 'data-print-size')),
    braille:
      cells === undefined
        ? null
        : { cells, engine: attribute(element, 'data-engine'), table: attribute(element, 'data-table') },
    ...given('labels', attribute(element, 'data-labels')),
  };
};

const PNG_URL = 'data:image/png;base64,';

const readImage = (element: Element, matrix: Matrix): Fields => {
  const picture = svgChildren(element).find((child) => child.localName === 'image');
  // SVG 2 programs write href without its old prefix.
  const address = picture && (attribute(picture, 'xlink:href') ?? attribute(picture, 'href'));
  const own = parseTransformList((picture && attribute(picture, 'transform')) ?? '');
  return {
    png: address?.startsWith(PNG_URL) ? address.slice(PNG_URL.length).replace(/\s+/g, '') : undefined,
    placement: own ? multiply(matrix, own) : undefined,
  };
};

const readPlay = (element: Element): Fields | undefined => {
  const [tone, speech, durations, intensities, repeat] = [
    'tone',
    'speech',
    'haptic',
    'haptic-intensities',
    'haptic-repeat',
  ].map((name) => attribute(element, `data-${name}`));
  if (tone === undefined && speech === undefined && durations === undefined) return undefined;
  const [frequency, duration] = numbersOf(tone ?? '');
  return {
    ...(tone === undefined ? {} : { tone: { frequency, duration } }),
    ...given('speech', speech),
    ...(durations === undefined
      ? {}
      : {
          haptic: {
            durations: numbersOf(durations),
            ...given('intensities', intensities === undefined ? undefined : numbersOf(intensities)),
            ...given('repeatInterval', repeat === undefined ? undefined : numberOf(repeat)),
          },
        }),
  };
};
