import { type Block, createNewIds, type Inline } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { type Result, succeed } from '@relievo/graphic/model';
import { decodeText } from '../decode.ts';
import { joinAnswerLines } from '../document/answer-lines.ts';
import { resolveBookmarks } from '../document/bookmarks.ts';
import { createPictureTaker, type Prepared } from '../document/pictures.ts';
import { PLAIN } from '../html/reading.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { readBlocks, readLine } from './inside.ts';
import { findFacts, listFolders, readPreamble, splitFile } from './preamble.ts';
import { listLostNotes } from './read-reference.ts';
import { readSource } from './read-text.ts';
import type { LatexReading, Walk } from './reading.ts';
import { resolveReferences } from './references.ts';
import { createMacros } from './source/macros.ts';
import { createNumbers } from './source/numbers.ts';
import { tidyLines } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';
import { findLatexWords } from './source/words.ts';
import { createLatexWriter } from './writer.ts';

const MEGABYTE = 1_000_000;

/** Reads an article, a book, an exam or slides in LaTeX. */
export const latexImporter: Importer = {
  id: 'latex',
  name: 'Document (LaTeX)',
  endings: ['tex', 'ltx', 'latex'],
  mostBytes: 10 * MEGABYTE,
  sniff: (head) => sniffLatex(head),
  open: (file) => openLatex(file, new Map()),
};

const WHOLE = /^[ \t]*\\(?:documentclass|documentstyle)\s*[[{]/m;
const PART =
  /^[ \t]*\\(?:begin\{(?:document|itemize|enumerate|description|questions|figure|table|tabular|center)\}|(?:sub){0,2}section\*?\{|chapter\*?\{)/m;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

function sniffLatex(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok || BINARY.test(decoded.value.text)) return null;
  const { text } = decoded.value;
  // Markdown that shows LaTeX has it between fences, and a page has it in its elements.
  const lines = text.slice(0, 2000).split('\n');
  if (lines.some((line) => /^(?:<|```)/.test(line.trimStart()))) return null;
  if (WHOLE.test(text)) return 'certain';
  return PART.test(text) ? 'likely' : null;
}

/** Opens a file with the pictures that are beside it, by their paths. */
export async function openLatex(
  { name, bytes }: InputFile,
  prepared: ReadonlyMap<string, Prepared>,
): Promise<Result<OpenedFile>> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const parts = splitFile(tidyLines(decoded.value.text.replace(/^\uFEFF/, '')));
  const preamble = findFacts(parts);
  const notes = createNoteTaker();
  notes.add('document_read');
  const newId = createNewIds();
  const pictures = createPictureTaker(prepared, newId);
  const hasChapters = /^(?:book|report|scrbook|scrreprt|memoir)$/.test(preamble.documentClass);
  const numbers = createNumbers(hasChapters);
  numbers.set('secnumdepth', parts.head === '' ? -9 : hasChapters ? 2 : 3);
  const reading: LatexReading = {
    newId,
    notes,
    pictures,
    folders: listFolders(parts.head),
    preamble,
    macros: createMacros(),
    numbers,
    words: findLatexWords(preamble.language ?? 'en'),
    anchors: new Map(),
    openAnchors: [],
    labels: new Map(),
    target: { id: null, number: '', kind: 'section' },
    openNotes: new Map(),
    unknown: new Map(),
    readInto: readSource,
    showsAnswers: preamble.options.includes('answers'),
  };
  readPreamble(parts.head, reading);
  const walk: Walk = { reading, writer: createLatexWriter(reading), look: PLAIN, depth: 0, inside: [] };
  const read = [...readBlocks(parts.body, walk), ...listLostNotes(walk)];
  const document: readonly Block[] = joinAnswerLines(
    resolveBookmarks(resolveReferences(read, reading), reading.anchors),
  );
  if (document.length === 0) return refuseFile('text_empty');
  for (const [command, lines] of reading.unknown)
    notes.add('latex_command_unknown', { command: command.slice(0, 80), lines: lines.join(', ') });
  const [first] = document;
  const title = preamble.topLevel === 2 && first?.kind === 'heading' ? writeTitle(first.content) : '';
  const authors = preamble.author
    .split(/\\(?:and|And|AND)(?![a-zA-Z])/)
    .map((text) => writeTitle(readLine({ text: text.split('\\\\')[0] ?? '', line: 1 }, walk).content))
    .filter((one) => one !== '');
  const called = title || writePlain(preamble.title) || titleOfName(name);
  return succeed(
    openTextPages({
      title: called,
      isTitleKnown: called !== titleOfName(name),
      language: preamble.language,
      authors,
      parts: [{ name: called, blocks: listTextBlocks({ blocks: document }, notes), document }],
      pictures,
      notes: [...decoded.value.notes, ...notes.notes()],
    }),
  );
}

function writeTitle(content: readonly Inline[]): string {
  return textOfInlines(content.filter(({ kind }) => kind !== 'note-reference'))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
