import { XML_DECLARATION } from '@relievo/graphic/xml';
import { writeClock } from '../clock.ts';
import { element, emptyElement } from '../html/markup.ts';
import type { SpokenRole } from '../spoken/utterance.ts';
import type { Section, Stop } from './sections.ts';

const DOCTYPE =
  '<!DOCTYPE smil PUBLIC "-//W3C//DTD SMIL 1.0//EN" "http://www.w3.org/TR/REC-smil/SMIL10.dtd">';
const REGION = 'text-view';

export interface SmilFacts {
  readonly identifier: string;
  readonly title: string;
}

/** A listener may skip these parts (DAISY 2.02, 2.3). */
const SKIPPED: Readonly<Partial<Record<SpokenRole['kind'], string>>> = {
  page: 'pagenumber-on',
  note: 'footnote-on',
  remark: 'prodnote-on',
  box: 'sidebar-on',
};

export function nameStop(at: number): string {
  return `par-${at + 1}`;
}

/** Writes the sentences of a section one after the other, each with its text and its sound at once. */
export function writeSmil(section: Section, elapsed: number, facts: SmilFacts): string {
  const { stops, seconds, title } = section;
  const isSpoken = stops.some(({ sound }) => sound !== null);
  const body = element(
    'seq',
    isSpoken ? { dur: `${seconds.toFixed(3)}s` } : {},
    `\n${stops.map(writeStop).join('\n')}\n`,
  );
  return writeFile(
    [
      ...commonFacts(facts),
      ['title', title],
      ['ncc:totalElapsedTime', writeClock(elapsed)],
      ['ncc:timeInThisSmil', writeClock(seconds)],
    ],
    body,
  );
}

function writeStop({ textFile, textId, role, sound }: Stop, at: number): string {
  const text = emptyElement('text', { src: `${textFile}#${textId}`, id: `text-${at + 1}` });
  const audio = sound
    ? element(
        'seq',
        {},
        emptyElement('audio', {
          src: sound.file,
          'clip-begin': `npt=${sound.begin.toFixed(3)}s`,
          'clip-end': `npt=${sound.end.toFixed(3)}s`,
          id: `audio-${at + 1}`,
        }),
      )
    : '';
  const attributes = { endsync: 'last', id: nameStop(at), 'system-required': SKIPPED[role.kind] };
  return element('par', attributes, text + audio);
}

/** Writes the file that names all sections, for players that play from the beginning to the end. */
export function writeMaster(sections: readonly Section[], facts: SmilFacts): string {
  const total = sections.reduce((sum, { seconds }) => sum + seconds, 0);
  const refs = sections.map(({ file, title }, at) =>
    emptyElement('ref', { src: file, title, id: `smil-${at + 1}` }),
  );
  return writeFile([...commonFacts(facts), ['ncc:timeInThisSmil', writeClock(total)]], refs.join('\n'));
}

type Fact = readonly [name: string, content: string];

function commonFacts({ identifier, title }: SmilFacts): readonly Fact[] {
  return [
    ['dc:format', 'Daisy 2.02'],
    ['dc:identifier', identifier],
    ['dc:title', title],
    ['ncc:generator', 'Relievo'],
  ];
}

function writeFile(facts: readonly Fact[], body: string): string {
  const head = [
    ...facts.map(([name, content]) => emptyElement('meta', { name, content })),
    element('layout', {}, emptyElement('region', { id: REGION })),
  ];
  const smil = element(
    'smil',
    {},
    `\n${element('head', {}, `\n${head.join('\n')}\n`)}\n${element('body', {}, `\n${body}\n`)}\n`,
  );
  return `${XML_DECLARATION}\n${DOCTYPE}\n${smil}\n`;
}
