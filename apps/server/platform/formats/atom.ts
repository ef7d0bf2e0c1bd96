import { createHash } from 'node:crypto';
import { createXmlWriter, XML_DECLARATION, type XmlWriter } from '@relievo/graphic/xml';

/** RFC 4287. Times are instants as JavaScript writes them; addresses are absolute. */
export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updated: string;
  /** Where the feed itself lies, and the page that shows the same. */
  readonly self: string;
  readonly page: string;
  readonly icon: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly published: string;
  readonly updated: string;
  readonly page: string;
  readonly summary: string;
  readonly categories: readonly string[];
}

export function uuidUrn(id: string): string {
  return `urn:uuid:${id}`;
}

/** An id that is the same for the same name for ever (RFC 9562, version 8: made from a hash). */
export function createUrn(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return uuidUrn(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}

export function writeAtomFeed(feed: AtomFeed): string {
  const xml = createXmlWriter({ head: XML_DECLARATION });
  xml.open('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
  xml.text('id', feed.id);
  xml.text('title', feed.title);
  xml.text('subtitle', feed.subtitle);
  xml.text('updated', feed.updated);
  xml.text('icon', feed.icon);
  xml.empty('link', { rel: 'self', type: 'application/atom+xml', href: feed.self });
  xml.empty('link', { rel: 'alternate', type: 'text/html', href: feed.page });
  for (const entry of feed.entries) writeEntry(xml, entry);
  xml.close();
  return xml.finish();
}

function writeEntry(xml: XmlWriter, entry: AtomEntry): void {
  xml.open('entry');
  xml.text('id', entry.id);
  xml.text('title', entry.title);
  xml.text('published', entry.published);
  xml.text('updated', entry.updated);
  xml.open('author');
  xml.text('name', entry.author);
  xml.close();
  xml.empty('link', { rel: 'alternate', type: 'text/html', href: entry.page });
  for (const term of entry.categories) xml.empty('category', { term });
  xml.text('summary', entry.summary);
  xml.close();
}
