import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { countMp3Seconds } from '../../spoken/testing/read-mp3.ts';

/** A moment of playing: the element that is shown, and the sound that is heard. */
export interface Played {
  readonly section: string;
  readonly textFile: string;
  readonly textId: string;
  readonly words: string;
  readonly skipped: string | null;
  readonly clip: { readonly file: string; readonly begin: number; readonly end: number } | null;
}

export interface NccEntry {
  readonly tag: string;
  readonly kind: string;
  readonly text: string;
  /** The place among all that is played to which the entry leads. */
  readonly at: number;
}

export interface PlayedBook {
  readonly names: readonly string[];
  readonly metas: ReadonlyMap<string, string>;
  readonly entries: readonly NccEntry[];
  readonly played: readonly Played[];
  readonly sections: readonly {
    readonly elapsed: number;
    readonly own: number;
    readonly dur: number | null;
  }[];
  readonly seconds: ReadonlyMap<string, number>;
  readonly read: (name: string) => string;
}

/** Plays a book of DAISY 2.02 from its beginning to its end, by what the specification says alone. */
export function playDaisy(zip: Uint8Array): PlayedBook {
  const files = unzipSync(zip);
  const read = (name: string): string => {
    const bytes = files[name];
    if (!bytes) throw new Error(`There is no ${name}.`);
    return strFromU8(bytes);
  };
  const parsed = new Map<string, Element>();
  const parse = (name: string): Element => {
    const known = parsed.get(name);
    if (known) return known;
    const onError = (level: string, message: string): never => {
      throw new Error(`${name}: ${level}: ${message}`);
    };
    const root = new DOMParser({ onError }).parseFromString(read(name), 'text/xml').documentElement;
    if (!root) throw new Error(`${name} is empty.`);
    parsed.set(name, root);
    return root;
  };
  const follow = (address: string): Element => {
    const [name = '', id = ''] = address.split('#');
    const found = list(parse(name), '*').filter((one) => one.getAttribute('id') === id);
    const [first, ...others] = found;
    if (!first || others.length > 0) throw new Error(`${address} leads to ${found.length} elements.`);
    return first;
  };
  const names = list(parse('master.smil'), 'ref').map((ref) => ref.getAttribute('src') ?? '');
  const places = new Map<string, number>();
  const played: Played[] = [];
  for (const section of names)
    for (const par of list(parse(section), 'par')) {
      const [text] = list(par, 'text');
      const [textFile = '', textId = ''] = (text?.getAttribute('src') ?? '').split('#');
      for (const one of [par, text]) places.set(`${section}#${one?.getAttribute('id') ?? ''}`, played.length);
      const [audio, ...more] = list(par, 'audio');
      if (more.length > 0) throw new Error('A sentence has one sound.');
      played.push({
        section,
        textFile,
        textId,
        words: follow(`${textFile}#${textId}`).textContent ?? '',
        skipped: par.getAttribute('system-required'),
        clip: audio
          ? {
              file: audio.getAttribute('src') ?? '',
              begin: readTime(audio.getAttribute('clip-begin')),
              end: readTime(audio.getAttribute('clip-end')),
            }
          : null,
      });
    }
  const entries = list(parse('ncc.html'), '*').flatMap((one): readonly NccEntry[] => {
    if (!/^(?:h[1-6]|span)$/u.test(one.nodeName)) return [];
    const href = list(one, 'a')[0]?.getAttribute('href') ?? '';
    return [
      {
        tag: one.nodeName,
        kind: one.getAttribute('class') ?? '',
        text: one.textContent ?? '',
        at: places.get(href) ?? -1,
      },
    ];
  });
  const mp3 = Object.entries(files).filter(([name]) => name.endsWith('.mp3'));
  return {
    names: Object.keys(files),
    metas: metasOf(parse('ncc.html')),
    entries,
    played,
    sections: names.map((name) => {
      const metas = metasOf(parse(name));
      const dur = list(parse(name), 'seq')[0]?.getAttribute('dur') ?? null;
      return {
        elapsed: readClock(metas.get('ncc:totalElapsedTime') ?? ''),
        own: readClock(metas.get('ncc:timeInThisSmil') ?? ''),
        dur: dur === null ? null : Number(/^([\d.]+)s$/u.exec(dur)?.[1]),
      };
    }),
    seconds: new Map(mp3.map(([name, bytes]) => [name, countMp3Seconds(bytes)])),
    read,
  };
}

function list(root: Element, tag: string): readonly Element[] {
  return Array.from(root.getElementsByTagName(tag));
}

function metasOf(root: Element): ReadonlyMap<string, string> {
  return new Map(
    list(root, 'meta').map((meta) => [meta.getAttribute('name') ?? '', meta.getAttribute('content') ?? '']),
  );
}

function readTime(time: string | null): number {
  const found = /^npt=([\d.]+)s$/u.exec(time ?? '');
  if (!found) throw new Error(`${time} is not a time.`);
  return Number(found[1]);
}

export function readClock(clock: string): number {
  const found = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/u.exec(clock);
  if (!found) throw new Error(`${clock} is not a time.`);
  return Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]);
}
