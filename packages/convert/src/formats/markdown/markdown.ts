import { createRequire } from 'node:module';
import { type Result, succeed } from '@relievo/graphic/model';
import type * as MarkedLibrary from 'marked';
import { decodeText } from '../decode.ts';
import { openPage } from '../html/html.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, readLanguage, titleOfName } from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { createFootnotes } from './footnotes.ts';
import { latexBlock, latexWithin } from './latex.ts';
import { PANDOC } from './pandoc.ts';

const require = createRequire(import.meta.url);
const MEGABYTE = 1_000_000;

/** Markdown, and plain words in paragraphs. */
export const markdownImporter: Importer = {
  id: 'markdown',
  name: 'Text (Markdown)',
  endings: ['md', 'markdown', 'txt'],
  mostBytes: 2 * MEGABYTE,
  sniff: (head) => sniffMarkdown(head),
  open: (file) => openMarkdown(file),
};

const MARKS = /^(?:#{1,6} +\S|\s*[-*+] +\S|\s*\d+[.)] +\S|```|\|? *:?-{3,}:? *\||> )/;
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;
/** Rows of prose are longer than cells. */
const PROSE_WORDS = 6;
const LEAST_SHARE = 0.6;
/** So many lines of nothing but numbers are a table. */
const NUMBERS = 0.6;

/** Marks at the beginning of lines, or lines of prose: a table has neither. */
function sniffMarkdown(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const { text } = decoded.value;
  if (BINARY.test(text) || /^\s*(?:<[a-z!?]|%PDF-|\{\\rtf|PK\u0003)/i.test(text.slice(0, 200))) return null;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (lines.filter((line) => /^[-+\d.,;%\s]+$/.test(line)).length > lines.length * NUMBERS) return null;
  if (/^#{1,6} +\S/m.test(text) || /^\|? *:?-{3,}:? *\|/m.test(text)) return 'likely';
  const marked = lines.filter((line) => MARKS.test(line)).length;
  const prose = lines.filter((line) => line.split(/\s+/).length >= PROSE_WORDS && !isRow(line, lines)).length;
  return (marked + prose) / Math.max(1, lines.length) >= LEAST_SHARE ? 'likely' : 'possible';
}

/** As many signs that part cells as most other lines. */
function isRow(line: string, lines: readonly string[]): boolean {
  return [';', '\t', '|', ','].some((sign) => {
    const count = line.split(sign).length;
    return count > 1 && lines.filter((one) => one.split(sign).length === count).length > lines.length * 0.8;
  });
}

async function openMarkdown({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { facts, body } = splitFacts(decoded.value.text.replace(/^\uFEFF/, ''));
  const notes = createNoteTaker();
  notes.add('document_read');
  const markup = writeHtml(body);
  const page = markup === null ? null : await openPage(markup, notes);
  if (!page) return refuseFile('document_too_deep');
  const title = facts.get('title') ?? titleOfName(name);
  return succeed(
    openTextPages({
      title,
      isTitleKnown: facts.has('title'),
      language: readLanguage(facts.get('lang') ?? facts.get('language')),
      parts: [{ name: title, blocks: listTextBlocks(page, notes), document: page.blocks }],
      pictures: page.pictures,
      notes: [...decoded.value.notes, ...notes.notes()],
    }),
  );
}

/** null where quotes or lists are nested deeper than the parser can call itself. */
function writeHtml(body: string): string | null {
  try {
    const { Marked } = require('marked') as typeof MarkedLibrary;
    const footnotes = createFootnotes();
    const extensions = [latexBlock, latexWithin, ...PANDOC, ...(footnotes.extensions ?? [])];
    const text = new Marked({ gfm: true, extensions }).parse(body, { async: false });
    return text + footnotes.write();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Lines of “name: value” between two lines of dashes at the top of the file. */
function splitFacts(text: string): { readonly facts: ReadonlyMap<string, string>; readonly body: string } {
  const [whole, head = ''] = /^---\r?\n([\s\S]{0,10000}?)\r?\n(?:---|\.\.\.)\r?\n/.exec(text) ?? [];
  if (whole === undefined) return { facts: new Map(), body: text };
  const facts = head.split(/\r?\n/).flatMap((line): readonly (readonly [string, string])[] => {
    const [, name, value] = /^(\w+):(.*)$/.exec(line) ?? [];
    const plain = value?.trim().replaceAll(/^["']|["']$/g, '');
    return name && plain ? [[name.toLowerCase(), plain]] : [];
  });
  return { facts: new Map(facts), body: text.slice(whole.length) };
}
