import { XML_DECLARATION } from '@relievo/graphic/xml';
import { writeClock } from '../clock.ts';
import { element, emptyElement } from '../html/markup.ts';
import type { NarratedChapter } from '../spoken/narrate.ts';
import type { SpokenRole } from '../spoken/utterance.ts';

/** Reading programs mark the sentence that is heard by this class. */
export const ACTIVE_CLASS = '-epub-media-overlay-active';
const NAMESPACES = { xmlns: 'http://www.w3.org/ns/SMIL', 'xmlns:epub': 'http://www.idpf.org/2007/ops' };

/** A listener may skip these parts (EPUB 3.3, 9.4.2). */
const SKIPPED: Readonly<Partial<Record<SpokenRole['kind'], string>>> = {
  page: 'pagebreak',
  note: 'footnote',
};

/** Writes which sound belongs to which sentence of a page (EPUB 3.3, 9). */
export function writeOverlay(page: string, audio: string, { clips }: NarratedChapter): string {
  const pars = clips.map(({ id, role, begin, end }, at) =>
    element(
      'par',
      { id: `par-${at + 1}`, 'epub:type': SKIPPED[role.kind] },
      emptyElement('text', { src: `${page}#${id}` }) +
        emptyElement('audio', { src: audio, clipBegin: writeClock(begin), clipEnd: writeClock(end) }),
    ),
  );
  const body = element('body', {}, `\n${pars.join('\n')}\n`);
  return `${XML_DECLARATION}\n${element('smil', { ...NAMESPACES, version: '3.0' }, `\n${body}\n`)}\n`;
}

/** Each overlay takes this many seconds, and the whole book their sum. */
export interface OverlayTimes {
  readonly items: readonly { readonly id: string; readonly seconds: number }[];
}

export function totalOf({ items }: OverlayTimes): number {
  return items.reduce((sum, { seconds }) => sum + Math.round(seconds * 1000), 0) / 1000;
}
