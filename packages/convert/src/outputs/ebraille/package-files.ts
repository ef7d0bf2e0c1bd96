import { createXmlWriter, XML_DECLARATION } from '@relievo/graphic/xml';
import type { Document } from '../../documents/document.ts';
import { headingId } from './content.ts';

export const CONTENT = 'ebraille/document.xhtml';
/** Beside the document, as its pages name them. */
export function nameGraphic(sheet: number): string {
  return sheet === 0 ? 'graphic.svg' : `graphic-${sheet + 1}.svg`;
}

export interface PackageFacts {
  readonly identifier: string;
  readonly title: string;
  readonly creators: readonly string[];
  /** With the script: en-Brai-US. */
  readonly language: string;
  readonly date: string;
  readonly system: string;
  readonly dots: '6' | '8';
  /** These files hold the text and are in the order of reading. */
  readonly content: readonly string[];
  /** These files hold the graphics and are beside the text. */
  readonly graphics: readonly string[];
}

/** Where the package is (EPUB 3 container). */
export function writeContainer(): string {
  const xml = createXmlWriter({ head: XML_DECLARATION });
  xml.open('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' });
  xml.open('rootfiles');
  xml.empty('rootfile', { 'full-path': 'package.opf', 'media-type': 'application/oebps-package+xml' });
  xml.close();
  xml.close();
  return xml.finish();
}

/** The package document with all that eBraille 1.0 requires (section 5.3.3); the graphic is no page of its own. */
export function writePackageDocument(facts: PackageFacts): string {
  const xml = createXmlWriter({ head: XML_DECLARATION });
  xml.open('package', {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'identifier',
    'xml:lang': facts.language,
  });
  xml.open('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' });
  xml.text('dc:identifier', facts.identifier, { id: 'identifier' });
  xml.text('dc:title', facts.title);
  for (const creator of facts.creators) xml.text('dc:creator', creator);
  xml.text('dc:language', facts.language);
  xml.text('dc:date', facts.date);
  xml.text('dc:format', 'eBraille 1.0');
  const properties: readonly (readonly [string, string])[] = [
    ['dcterms:modified', `${facts.date}T00:00:00Z`],
    ['dcterms:dateCopyrighted', facts.date.slice(0, 4)],
    ['a11y:brailleCellType', facts.dots],
    ['a11y:brailleSystem', facts.system],
    ['a11y:completeTranscription', 'true'],
    ['a11y:producer', 'Relievo'],
    ['a11y:tactileGraphics', facts.graphics.length > 0 ? 'SVG' : 'none'],
  ];
  for (const [property, value] of properties) xml.text('meta', value, { property });
  xml.close();
  xml.open('manifest');
  const items = [
    { id: 'nav', href: 'index.html', 'media-type': 'application/xhtml+xml', properties: 'nav' },
    ...facts.content.map((href, at) => ({
      id: numberId('document', at),
      href,
      'media-type': 'application/xhtml+xml',
    })),
    ...facts.graphics.map((href, at) => ({
      id: numberId('graphic', at),
      href,
      'media-type': 'image/svg+xml',
    })),
  ];
  for (const item of items) xml.empty('item', item);
  xml.close();
  xml.open('spine');
  for (const at of facts.content.keys()) xml.empty('itemref', { idref: numberId('document', at) });
  xml.close();
  xml.close();
  return xml.finish();
}

function numberId(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at + 1}`;
}

/** The page that opens first: a list of the headings. */
export function writeNavigation(
  { title, blocks }: Document,
  language: string,
  cellsOf: (text: string) => string,
  contents: string,
): string {
  const xml = createXmlWriter({ head: `${XML_DECLARATION}\n<!DOCTYPE html>` });
  xml.open('html', {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: language,
    'xml:lang': language,
  });
  xml.open('head');
  xml.text('title', cellsOf(title));
  xml.empty('link', { rel: 'publication', href: 'package.opf', type: 'application/oebps-package+xml' });
  xml.close();
  xml.open('body');
  xml.open('nav', { 'epub:type': 'toc', role: 'doc-toc', 'aria-label': cellsOf(contents) });
  xml.open('ol');
  const link = (href: string, words: string): void => {
    xml.open('li');
    xml.text('a', words, { href });
    xml.close();
  };
  link(`${CONTENT}#title`, cellsOf(title));
  for (const [at, block] of blocks.entries())
    if (block.kind === 'heading') link(`${CONTENT}#${headingId(at)}`, cellsOf(block.text));
  xml.close();
  xml.close();
  xml.close();
  xml.close();
  return xml.finish();
}
