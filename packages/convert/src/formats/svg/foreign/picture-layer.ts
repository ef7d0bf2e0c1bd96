import type { ImageItem } from '@relievo/graphic/model';
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { type Pixels, writePng } from '../../pixels.ts';
import { loadSharp } from '../../sharp.ts';
import { isElement, listSvgChildren, readAttribute, SVG_NAMESPACE, tagOf, walkElements } from '../dom.ts';
import type { Undrawable } from './job.ts';
import type { RootPlace } from './viewport.ts';

/** Elements and attributes that a picture is drawn from; everything else is taken out before (decision 0003). */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'use',
    'symbol',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'text',
  ],
  ...[
    'tspan',
    'image',
    'clipPath',
    'mask',
    'filter',
    'marker',
    'pattern',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
  ...['style', 'feGaussianBlur', 'feOffset', 'feMerge', 'feMergeNode', 'feFlood', 'feComposite', 'feBlend'],
  ...['feDropShadow', 'feColorMatrix', 'feComponentTransfer', 'feFuncR', 'feFuncG', 'feFuncB', 'feFuncA'],
  ...['feMorphology', 'feTurbulence', 'feDisplacementMap', 'feTile', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feSpecularLighting', 'feDistantLight', 'fePointLight', 'feSpotLight'],
]);
const LEAVES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use'],
]);
const DEFINING: ReadonlySet<string> = new Set([
  ...[
    'defs',
    'clipPath',
    'mask',
    'marker',
    'pattern',
    'symbol',
    'linearGradient',
    'radialGradient',
    'filter',
  ],
]);
const INSIDE = /^data:image\/(png|jpeg|gif|webp);base64,/i;
const OUTSIDE = /url\(\s*['"]?(?!#|['"#])|@import|expression\(/i;

const MARK = 'data-relievo-kept';
const PER_MM = 5;
const LONGEST_SIDE = 2000;

/** The parts that lines and textures cannot show, drawn as one picture where they stand; null where nothing is seen. */
export async function drawPictureLayer(
  root: Element,
  undrawable: readonly Undrawable[],
  place: RootPlace,
  id: string,
): Promise<ImageItem | null> {
  for (const { element } of undrawable) element.setAttribute(MARK, '1');
  const copy = root.cloneNode(true) as Element;
  for (const { element } of undrawable) element.removeAttribute(MARK);
  keepOnlyMarked(copy);
  makeHarmless(copy);
  const scale = Math.min(PER_MM, LONGEST_SIDE / Math.max(place.width, place.height));
  const width = Math.max(1, Math.round(place.width * scale));
  const height = Math.max(1, Math.round(place.height * scale));
  if (!readAttribute(copy, 'viewBox'))
    copy.setAttribute('viewBox', `0 0 ${place.viewport.width} ${place.viewport.height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const pixels = await renderSvg(new XMLSerializer().serializeToString(copy));
  const cut = pixels && cutToInk(pixels);
  if (!cut) return null;
  const [perX, perY] = [place.width / (pixels?.width ?? width), place.height / (pixels?.height ?? height)];
  return {
    kind: 'image',
    id,
    role: 'area',
    name: 'Parts kept as a picture',
    description: '',
    png: writePng(cut),
    placement: [cut.width * perX, 0, 0, cut.height * perY, cut.x * perX, cut.y * perY],
    height: 1,
  };
}

/** Everything around stays, for its transforms and styles; what draws and is not marked goes. */
function keepOnlyMarked(root: Element): void {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop())
    for (const child of listSvgChildren(element)) {
      if (readAttribute(child, MARK) !== undefined || DEFINING.has(tagOf(child)) || tagOf(child) === 'style')
        continue;
      if (LEAVES.has(tagOf(child)) || tagOf(child) === 'foreignObject') child.parentNode?.removeChild(child);
      else waiting.push(child);
    }
}

function makeHarmless(root: Element): void {
  for (const element of [...walkElements(root)]) {
    for (const node of [...element.childNodes])
      if (
        isElement(node)
          ? node.namespaceURI !== SVG_NAMESPACE || !ALLOWED.has(tagOf(node))
          : node.nodeType === 7
      )
        element.removeChild(node);
    if (tagOf(element) === 'style' && OUTSIDE.test(element.textContent ?? '')) element.textContent = '';
    for (const { name, value } of [...element.attributes]) {
      const isLink = name === 'href' || name === 'xlink:href';
      const isOut = isLink ? !value.startsWith('#') && !INSIDE.test(value) : OUTSIDE.test(value);
      if (isOut || /^on/i.test(name) || name === MARK) element.removeAttribute(name);
    }
  }
}

async function renderSvg(svg: string): Promise<Pixels | null> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(Buffer.from(svg), {
      limitInputPixels: LONGEST_SIDE * LONGEST_SIDE * 2,
    })
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch {
    return null;
  }
}

const PAPER = 250;

function cutToInk({
  data,
  width,
  height,
  channels,
}: Pixels): (Pixels & { readonly x: number; readonly y: number }) | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * channels] ?? 255) > PAPER) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < left) return null;
  const [across, down] = [right - left + 1, bottom - top + 1];
  const cut = Buffer.alloc(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      cut[y * across + x] = data[((top + y) * width + left + x) * channels] ?? 255;
  return { data: cut, width: across, height: down, channels: 1, x: left, y: top };
}
