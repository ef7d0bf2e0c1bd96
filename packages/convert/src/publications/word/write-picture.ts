import { element, emptyElement } from '../html/markup.ts';
import type { WordPicture } from './writing-word.ts';

/** English Metric Units: 9525 in a pixel of 96 to the inch. */
const UNITS = 9525;
const MAX_WIDTH = 6_120_000;
const MAX_HEIGHT = 7_200_000;
const SMALL_HEIGHT = 180_000;
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const DECORATIVE = '{C183D7F6-B498-43B3-948B-1728B52AA6E4}';

export interface PictureLook {
  /** The text is empty if the picture is a decoration. */
  readonly alt: string;
  readonly id: number;
  /** Whether it is as high as a line of text. */
  readonly isSmall?: boolean;
}

/** Writes a picture with its alternative text, as a run. A decoration is marked as one. */
export function writePicture(
  { relation, width, height }: WordPicture,
  { alt, id, isSmall = false }: PictureLook,
): string {
  const [w, h] = [Math.max(1, width) * UNITS, Math.max(1, height) * UNITS];
  const share = isSmall ? SMALL_HEIGHT / h : Math.min(1, MAX_WIDTH / w, MAX_HEIGHT / h);
  const size = { cx: String(Math.round(w * share)), cy: String(Math.round(h * share)) };
  const extension =
    alt === ''
      ? element(
          'a:extLst',
          {},
          element(
            'a:ext',
            { uri: DECORATIVE },
            emptyElement('adec:decorative', {
              'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
              val: '1',
            }),
          ),
        )
      : '';
  const name = `Picture ${id}`;
  const shape =
    element(
      'pic:nvPicPr',
      {},
      emptyElement('pic:cNvPr', { id: String(id), name, descr: alt }) + emptyElement('pic:cNvPicPr', {}),
    ) +
    element(
      'pic:blipFill',
      {},
      emptyElement('a:blip', { 'r:embed': relation }) +
        element('a:stretch', {}, emptyElement('a:fillRect', {})),
    ) +
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, emptyElement('a:off', { x: '0', y: '0' }) + emptyElement('a:ext', size)) +
        element('a:prstGeom', { prst: 'rect' }, emptyElement('a:avLst', {})),
    );
  const inline =
    emptyElement('wp:extent', size) +
    element('wp:docPr', { id: String(id), name, descr: alt }, extension) +
    element('a:graphic', {}, element('a:graphicData', { uri: PICTURE }, element('pic:pic', {}, shape)));
  const edges = { distT: '0', distB: '0', distL: '0', distR: '0' };
  return element('w:r', {}, element('w:drawing', {}, element('wp:inline', edges, inline)));
}
