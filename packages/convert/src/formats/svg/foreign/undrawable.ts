import { readPaint } from '../css/color.ts';
import type { Style } from '../css/style.ts';
import { listSvgChildren, tagOf, walkElements } from '../dom.ts';
import type { Job } from './job.ts';

const REFERENCE = /url\(\s*['"]?#([^'"()\s]+)['"]?\s*\)/;

/** Shadows, blurs and colour changes: the shape under them says the same to fingers. */
const PLAIN_EFFECTS: ReadonlySet<string> = new Set([
  ...[
    'feGaussianBlur',
    'feOffset',
    'feMerge',
    'feFlood',
    'feComposite',
    'feBlend',
    'feDropShadow',
    'feColorMatrix',
  ],
  ...['feComponentTransfer', 'feMorphology', 'feSpecularLighting', 'feDiffuseLighting'],
]);

/** What makes an element more than lines and areas; null for most. */
export function findUndrawable(style: Style, job: Job): 'mask' | 'filter' | null {
  const mask = REFERENCE.exec(style.mask ?? '');
  const masking = mask && job.find(mask[1] ?? '');
  if (masking && tagOf(masking) === 'mask') return 'mask';
  const filter = REFERENCE.exec(style.filter ?? '');
  const effect = filter && job.find(filter[1] ?? '');
  if (effect && listSvgChildren(effect).some((child) => !PLAIN_EFFECTS.has(tagOf(child)))) return 'filter';
  if (style.filter !== undefined && style.filter !== 'none') job.notes.add('filter_left_out');
  return null;
}

/** A pattern of pixels cannot become a texture. */
export function isFilledWithPicture(style: Style, job: Job): boolean {
  const paint = readPaint(style.fill ?? 'black', style.color);
  const server = paint.kind === 'reference' ? job.find(paint.id) : undefined;
  return (
    server !== undefined &&
    tagOf(server) === 'pattern' &&
    [...walkElements(server)].some((one) => tagOf(one) === 'image')
  );
}
