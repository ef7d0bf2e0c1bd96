import type { Block, HeadingLevel } from '@relievo/document/model';
import { plainText, tidySpaces } from '@relievo/document/text';
import { takeAnchors } from '../html/anchors.ts';
import { hoistLanguage } from '../html/writer.ts';
import { type Here, readLine } from './inside.ts';
import type { Walk } from './reading.ts';
import { SECTIONS, type Section } from './source/numbers.ts';
import type { Source } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';

/** Reads headings, the title, and the places of lists that are made of them. */
export function readSection(name: string, here: Here): boolean {
  const { scanner, walk } = here;
  const { reading, writer } = walk;
  const section = findSection(name, walk);
  if (section) {
    const isStarred = scanner.takeStar() || /^(?:addchap|addsec|minisec)$/.test(name);
    scanner.takeForm(/<[^<>\n]{0,30}>/y);
    scanner.takeOptional();
    const source = scanner.takeArgument();
    if (source) addHeading(section, source, isStarred, walk);
    return true;
  }
  switch (name) {
    case 'maketitle':
      addTitle(walk);
      return true;
    case 'title':
    case 'author':
    case 'date': {
      scanner.takeOptional();
      const line = scanner.line();
      const text = scanner.takeArgument()?.text ?? '';
      reading.preamble[name] = text;
      if (name === 'title') reading.preamble.titleLine = line;
      return true;
    }
    case 'today':
      return true;
    case 'tableofcontents':
      writer.add({ kind: 'contents', id: reading.newId('contents'), depth: 3 });
      return true;
    case 'appendix':
      reading.numbers.startAppendix();
      return true;
    case 'frametitle':
    case 'framesubtitle': {
      scanner.takeOptional();
      const source = scanner.takeArgument();
      if (source) addHeading(name === 'frametitle' ? 'frame' : 'subsubsection', source, true, walk);
      return true;
    }
    case 'poemtitle': {
      scanner.takeStar();
      scanner.takeOptional();
      const source = scanner.takeArgument();
      if (source) addHeading('section', source, true, walk);
      return true;
    }
    case 'input':
    case 'include':
    case 'subfile':
    case 'import':
    case 'InputIfFileExists':
    case 'lstinputlisting':
    case 'verbatiminput':
    case 'bibliography':
    case 'printbibliography':
      refuseFile(name, here);
      return true;
    default:
      return false;
  }
}

/** Notes another file that the text asks for. No other file is read. */
function refuseFile(name: string, { scanner, walk: { reading } }: Here): void {
  const line = scanner.line();
  const isMade = name === 'printbibliography';
  scanner.takeOptional();
  const file = isMade ? 'bibliography' : (scanner.takeArgument()?.text.trim() ?? '');
  if (name === 'import') scanner.takeArgument();
  reading.notes.add('latex_file_left_out', { file: file.slice(0, 200), line });
}

function findSection(name: string, { inside }: Walk): Section | null {
  const own = { addchap: 'chapter', addsec: 'section', minisec: 'subsubsection' }[name] ?? name;
  // The class for exams calls a part of a question so.
  if (own === 'part' && inside.includes('parts')) return null;
  return SECTIONS.find((one) => one === own) ?? null;
}

/** Adds a heading with its number, if the class gives it one. */
export function addHeading(section: Section | 'frame', source: Source, isStarred: boolean, walk: Walk): void {
  const { reading, writer } = walk;
  const { numbers, preamble } = reading;
  const number =
    isStarred || section === 'frame' || !isNumbered(section, walk) ? '' : countSection(section, walk);
  const id = reading.newId('heading');
  writer.endParagraph();
  takeAnchors(id, reading);
  reading.target = { id, number, kind: section };
  const { content, others } = readLine(source, walk);
  reading.target = { id, number, kind: section };
  const shown =
    section === 'part' || section === 'chapter'
      ? number === ''
        ? ''
        : `${reading.words[section]} ${number}`
      : number;
  const text = tidySpaces([...plainText(shown === '' ? '' : `${shown} `), ...content]);
  const level = section === 'frame' ? preamble.topLevel : findLevel(section, walk);
  if (text.length > 0)
    writer.add(hoistLanguage({ kind: 'heading', id, level: clampLevel(level), content: text }));
  for (const block of others) writer.add(block);
  if (section === 'frame') numbers.step('frame');
}

function clampLevel(level: number): HeadingLevel {
  return Math.min(6, Math.max(1, level)) as HeadingLevel;
}

function countSection(section: Section, { reading: { numbers } }: Walk): string {
  numbers.step(section);
  return numbers.writeSection(section);
}

/** Tells whether headings of a depth have numbers: as deep as the counter secnumdepth says. */
function isNumbered(section: Section, { reading: { numbers, preamble } }: Walk): boolean {
  if (preamble.documentClass === 'beamer' || section === 'paragraph' || section === 'subparagraph')
    return false;
  const depth = SECTIONS.indexOf(section) - 1;
  return depth <= numbers.get('secnumdepth');
}

/** Returns the level of a heading: parts and chapters are above sections only in files that have them. */
function findLevel(section: Section, { reading: { preamble } }: Walk): number {
  const { topLevel, usesParts, usesChapters } = preamble;
  const above = (usesParts ? 1 : 0) + (usesChapters ? 1 : 0);
  if (section === 'part') return topLevel;
  if (section === 'chapter') return topLevel + (usesParts ? 1 : 0);
  return topLevel + above + SECTIONS.indexOf(section) - SECTIONS.indexOf('section');
}

/** Adds the title as the first heading, with its authors and its date below. */
function addTitle(walk: Walk): void {
  const { reading, writer } = walk;
  const { preamble, newId } = reading;
  if (writePlain(preamble.title) !== '') {
    const { content, others } = readLine({ text: preamble.title, line: preamble.titleLine }, walk);
    const heading: Block = { kind: 'heading', id: newId('heading'), level: 1, content };
    writer.add(heading);
    for (const block of others) writer.add(block);
  }
  const authors = preamble.author.split(/\\(?:and|And|AND)(?![a-zA-Z])/);
  for (const text of [...authors, preamble.date]) {
    if (writePlain(text) === '') continue;
    const { content, others } = readLine({ text, line: preamble.titleLine }, walk);
    if (content.length > 0) writer.add({ kind: 'paragraph', id: newId('p'), content });
    for (const block of others) writer.add(block);
  }
}
