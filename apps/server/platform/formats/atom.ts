import { createHash } from 'node:crypto';
import { escapeMarkup } from './markup.ts';

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

export const uuidUrn = (id: string): string => `urn:uuid:${id}`;

/** An id that is the same for the same name for ever (RFC 9562, version 8: made from a hash). */
export function urnOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return uuidUrn(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}

export function atomFeed(feed: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    ...[
      text('id', feed.id),
      text('title', feed.title),
      text('subtitle', feed.subtitle),
      text('updated', feed.updated),
      text('icon', feed.icon),
      link('self', 'application/atom+xml', feed.self),
      link('alternate', 'text/html', feed.page),
    ].map((line) => `  ${line}`),
    ...feed.entries.flatMap(entryLines).map((line) => `  ${line}`),
    '</feed>',
    '',
  ].join('\n');
}

function entryLines(entry: AtomEntry): string[] {
  return [
    '<entry>',
    ...[
      text('id', entry.id),
      text('title', entry.title),
      text('published', entry.published),
      text('updated', entry.updated),
      `<author>${text('name', entry.author)}</author>`,
      link('alternate', 'text/html', entry.page),
      ...entry.categories.map((term) => `<category term="${escapeMarkup(term)}"/>`),
      text('summary', entry.summary),
    ].map((line) => `  ${line}`),
    '</entry>',
  ];
}

const text = (name: string, content: string): string => `<${name}>${escapeMarkup(content)}</${name}>`;
const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
