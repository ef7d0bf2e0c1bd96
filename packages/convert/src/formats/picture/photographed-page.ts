import { findPage, rectifyPage } from '@relievo/trace/page';
import type { Pixels as Picture } from '@relievo/trace/pixels';
import type { NoteTaker } from '../notes.ts';
import type { Pixels } from '../pixels.ts';

/** Takes from a photograph of a page the page alone, as if it had been scanned. */
export function takePage(picture: Picture, id: string, notes: NoteTaker): Picture {
  const corners = findPage(picture);
  if (!corners) return picture;
  notes.add('picture_page_straightened', {}, id);
  return rectifyPage(picture, corners);
}

/** Copies what a decoder read into the form that is traced. */
export function toPicture({ width, height, channels, data }: Pixels): Picture {
  return { width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) };
}
