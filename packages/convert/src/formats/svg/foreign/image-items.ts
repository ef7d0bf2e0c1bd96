import type { ImageItem } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import { hrefOf, readAttribute } from '../dom.ts';
import type { Context, Job } from './job.ts';
import { descriptionOf, nameOf } from './names.ts';

const DATA = /^\s*data:([\w/+.-]{1,60})(?:;[\w=.-]{1,60}){0,4};base64,/i;

/** A picture in the file becomes one of the drawing; its pixels are read when the walk is over. */
export function makeImageItems(element: Element, context: Context, job: Job): readonly ImageItem[] {
  const href = hrefOf(element) ?? '';
  const match = DATA.exec(href.slice(0, 400));
  if (!match) {
    job.notes.add(href.trim().toLowerCase().startsWith('data:') ? 'image_unreadable' : 'image_remote');
    return [];
  }
  const mediaType = (match[1] ?? '').toLowerCase();
  const { fontSize } = context.style;
  const length = (name: string, whole: number): number | null =>
    readLength(readAttribute(element, name), { fontSize, whole });
  const { width, height } = context.viewport;
  const item: ImageItem = {
    kind: 'image',
    id: job.newId(readAttribute(element, 'id'), 'image'),
    role: 'area',
    name: nameOf(element),
    description: descriptionOf(element),
    png: '',
    placement: context.matrix,
    height: 1,
  };
  job.pictures.push({
    itemId: item.id,
    bytes: Buffer.from(href.slice(match[0].length), 'base64'),
    mediaType,
    box: {
      x: length('x', width) ?? 0,
      y: length('y', height) ?? 0,
      width: length('width', width) ?? 0,
      height: length('height', height) ?? 0,
    },
    aspect: readAttribute(element, 'preserveAspectRatio'),
    matrix: context.matrix,
  });
  return [item];
}
