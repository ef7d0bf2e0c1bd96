import type { Metadata } from '@relievo/document/model';
import { XML_DECLARATION } from '@relievo/graphic/xml';
import { writeClock } from '../clock.ts';
import { type Attributes, element, emptyElement, textElement } from '../html/markup.ts';
import { ACTIVE_CLASS, type OverlayTimes, totalOf } from './overlays.ts';

export interface ManifestItem {
  readonly id: string;
  readonly href: string;
  readonly mediaType: string;
  readonly properties?: string;
  /** The id of the item that says which sound belongs to its sentences. */
  readonly overlay?: string;
}

export interface SpineItem {
  readonly id: string;
  /** Beside the way of reading, and reached by a link. */
  readonly isBeside?: true;
}

export interface PackageFacts {
  readonly identifier: string;
  readonly metadata: Metadata;
  readonly date: string;
  readonly accessibility: readonly (readonly [property: string, value: string])[];
  readonly items: readonly ManifestItem[];
  /** The ids of items are in the order of reading. */
  readonly spine: readonly SpineItem[];
  readonly hasPages: boolean;
  readonly overlays: OverlayTimes;
}

/** Writes the file that says where the package document is (EPUB 3.3, 4.2.6.3.1). */
export function writeContainer(): string {
  return `${XML_DECLARATION}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;
}

export function writePackageDocument(facts: PackageFacts): string {
  const { metadata, spine, items } = facts;
  const parts = [
    element('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, writeMetadata(facts).join('\n')),
    element(
      'manifest',
      {},
      items
        .map(({ id, href, mediaType, properties, overlay }) =>
          emptyElement('item', {
            id,
            href,
            'media-type': mediaType,
            properties,
            'media-overlay': overlay,
          }),
        )
        .join('\n'),
    ),
    element(
      'spine',
      { 'page-progression-direction': metadata.direction },
      spine
        .map(({ id, isBeside }) =>
          emptyElement('itemref', { idref: id, linear: isBeside ? 'no' : undefined }),
        )
        .join('\n'),
    ),
  ];
  const attributes: Attributes = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'identifier',
    'xml:lang': metadata.language,
    dir: metadata.direction,
  };
  return `${XML_DECLARATION}\n${element('package', attributes, `\n${parts.join('\n')}\n`)}\n`;
}

function writeMetadata({
  identifier,
  metadata,
  date,
  accessibility,
  hasPages,
  overlays,
}: PackageFacts): readonly string[] {
  const optional = (name: string, text: string, attributes: Attributes = {}) =>
    text === '' ? [] : [textElement(name, attributes, text)];
  return [
    textElement('dc:identifier', { id: 'identifier' }, identifier),
    textElement('dc:title', {}, metadata.title),
    ...metadata.authors.flatMap((author) => optional('dc:creator', author)),
    textElement('dc:language', {}, metadata.language),
    ...optional('dc:subject', metadata.subject),
    ...optional('dc:publisher', metadata.publisher),
    ...optional('dc:rights', metadata.rights || metadata.licence),
    ...(hasPages ? writePageSource(metadata) : optional('dc:source', metadata.source)),
    textElement('meta', { property: 'dcterms:modified' }, `${date}T00:00:00Z`),
    ...accessibility.map(([property, value]) => textElement('meta', { property }, value)),
    ...writeOverlayTimes(overlays),
  ];
}

function writeOverlayTimes(overlays: OverlayTimes): readonly string[] {
  if (overlays.items.length === 0) return [];
  const duration = (seconds: number, attributes: Attributes = {}): string =>
    textElement('meta', { property: 'media:duration', ...attributes }, writeClock(seconds));
  return [
    ...overlays.items.map(({ id, seconds }) => duration(seconds, { refines: `#${id}` })),
    duration(totalOf(overlays)),
    textElement('meta', { property: 'media:active-class' }, ACTIVE_CLASS),
  ];
}

/** Writes the source whose pages the page list counts. */
function writePageSource({ isbn, source, title }: Metadata): readonly string[] {
  const named = isbn ? `urn:isbn:${isbn.replaceAll(/[^\dxX]/g, '')}` : source || title;
  return [
    textElement('dc:source', { id: 'pages' }, named),
    textElement('meta', { property: 'source-of', refines: '#pages' }, 'pagination'),
  ];
}
