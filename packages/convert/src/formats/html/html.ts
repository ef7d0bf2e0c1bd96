import { type Result, succeed } from '@relievo/graphic/model';
import type { TextBlock } from '../../documents/text.ts';
import { decodeText } from '../decode.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { createNoteTaker, type NoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, readLanguage, titleOfName } from '../text/open-text-pages.ts';
import { readBlocks } from './read-blocks.ts';
import { attributeOf, findElement, type HtmlElement, isTooDeep, listWithin, parseHtml } from './tree.ts';

const MEGABYTE = 1_000_000;

/** A page of the web as it was saved: its words, and nothing that runs or is fetched. */
export const htmlImporter: Importer = {
  id: 'html',
  name: 'Page of the web (HTML)',
  endings: ['html', 'htm', 'xhtml'],
  mostBytes: 10 * MEGABYTE,
  sniff: (head) => sniffHtml(head),
  open: (file) => openHtml(file),
};

/** A comment ends at the first '-->'. With any other end, a row of comments could be read in exponentially many ways. */
const CERTAIN =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-[^-]|--+[^>-])*--+>\s*)*(?:<!DOCTYPE\s+html\b|<html[\s>])/i;
const LIKELY =
  /^\uFEFF?\s*<(?:h[1-6]|p|div|body|head|table|ul|ol|dl|section|article|main|meta|title|blockquote)[\s>]/i;

function sniffHtml(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text.slice(0, 8000);
  if (CERTAIN.test(text)) return 'certain';
  return LIKELY.test(text) ? 'likely' : null;
}

function openHtml({ name, bytes }: InputFile): Result<OpenedFile> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const notes = createNoteTaker();
  notes.add('document_read');
  const page = readHtml(decoded.value.text, notes);
  if (!page) return refuseFile('document_too_deep');
  const title = page.title ?? titleOfName(name);
  return succeed(
    openTextPages({
      title,
      language: page.language,
      parts: [{ name: title, blocks: page.blocks }],
      notes: [...decoded.value.notes, ...notes.notes()],
    }),
  );
}

export interface ReadHtml {
  readonly title: string | null;
  readonly language: string | null;
  readonly blocks: readonly TextBlock[];
}

/** The words of a page; null where it is nested deeper than any page of a person. */
export function readHtml(text: string, notes: NoteTaker): ReadHtml | null {
  const root = parseHtml(text);
  if (isTooDeep(root)) return null;
  const html = findElement(root, 'html');
  const body = findElement(root, 'body');
  if (!html || !body) return { title: null, language: null, blocks: [] };
  const title = findElement(root, 'title')?.childNodes[0];
  return {
    title: (title && 'value' in title ? title.value.replaceAll(/\s+/g, ' ').trim() : '') || null,
    language: readLanguage(attributeOf(html, 'lang') ?? attributeOf(html, 'xml:lang')),
    blocks: readBlocks(findMain(body).childNodes, notes),
  };
}

/** What the page says is its content, where it says so of one part alone. */
function findMain(body: HtmlElement): HtmlElement {
  const [main, ...others] = listWithin(body, 'main');
  return main && others.length === 0 ? main : body;
}
