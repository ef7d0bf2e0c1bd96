import { straightenScan } from '@relievo/trace/enhance';
import { lookAtPicture } from '@relievo/trace/measure';
import { findPage, rectifyPage } from '@relievo/trace/page';
import type { Pixels as Picture } from '@relievo/trace/pixels';
import type { NoteTaker } from '../notes.ts';
import type { Pixels } from '../pixels.ts';

/** Takes from a photograph of a page the page alone, and lays a scan straight that lies a little askew. */
export function layStraight(picture: Picture, id: string, notes: NoteTaker): Picture {
  const corners = findPage(picture);
  if (corners) {
    notes.add('picture_page_straightened', {}, id);
    return rectifyPage(picture, corners);
  }
  const straight = lookAtPicture(picture) === 'drawing' ? straightenScan(picture) : null;
  if (!straight) return picture;
  notes.add('picture_tilt_straightened', { degrees: Math.abs(straight.degrees) }, id);
  return straight.pixels;
}

/** Copies what a decoder read into the form that is traced. */
export function toPicture({ width, height, channels, data }: Pixels): Picture {
  return { width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) };
}
