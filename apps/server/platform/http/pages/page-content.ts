import { writeEmbeddedJson } from '@relievo/contracts/library/resource';
import { escapeMarkup } from '@relievo/graphic/xml';
import type { Viewer } from '../../database/database.ts';

/** What a page holds before the app takes over: for search engines, readers without scripts and slow connections. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** Addresses on this site: of the page itself, a feed of what it shows, and a picture with its words. */
  readonly address: string;
  readonly feed?: string;
  /** Search engines leave it out: whoever has its address was given it. */
  readonly isUnlisted?: boolean;
  readonly picture?: { readonly address: string; readonly alt: string };
  /** What machines read of it, as JSON-LD, for the site at this address. */
  readonly data?: (publicUrl: string) => unknown;
  /** HTML in which everything is escaped. */
  readonly main: string;
}

export interface PageRequest {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Who asks, looked up when that decides. */
  readonly viewer: () => Promise<Viewer>;
}

/** A page that is there, with its content where everybody may see it or its name where that is known. */
export interface FoundPage {
  readonly isThere: boolean;
  readonly content?: PageContent;
  readonly title?: string;
  /** It is there for whoever asks, and may be missing for somebody else: no cache keeps the answer. */
  readonly dependsOnViewer?: boolean;
}

export type FindServedPage = (request: PageRequest) => Promise<FoundPage>;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^<>]*>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The shell of the app for a page that only the app can fill, with its name: it is heard before the app has started. */
export function nameShell(shell: string, title: string): string {
  return shell.replace(TITLE, () => `<title>${escapeMarkup(title)} – Relievo</title>`);
}

/** The shell of the app for an address that leads nowhere. */
export function fillMissingShell(shell: string): string {
  return nameShell(shell, 'Page not found')
    .replace(HEAD_END, () => `${renderMeta('name', 'robots', 'noindex')}${HEAD_END}`)
    .replace(
      ROOT,
      () =>
        '<div id="root"><main class="served"><h1>Oops! Page not found</h1><p><a href="/">Return to Home</a></p></main></div>',
    );
}

/** The shell of the app with the content in its places; the app replaces all of the root when it starts. */
export function fillShell(shell: string, content: PageContent, publicUrl: string): string {
  const title = `${content.title} – Relievo`;
  return shell
    .replace(TITLE, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(DESCRIPTION, () => renderMeta('name', 'description', content.description))
    .replace(HEAD_END, () => `${renderHead(content, title, publicUrl)}${HEAD_END}`)
    .replace(ROOT, () => `<div id="root"><main class="served">${content.main}</main></div>`);
}

function renderHead(
  { description, address, feed, isUnlisted, picture, data }: PageContent,
  title: string,
  publicUrl: string,
): string {
  return [
    `<link rel="canonical" href="${escapeMarkup(publicUrl + address)}">`,
    feed && `<link rel="alternate" type="application/atom+xml" href="${escapeMarkup(feed)}">`,
    isUnlisted && renderMeta('name', 'robots', 'noindex'),
    renderMeta('property', 'og:site_name', 'Relievo'),
    renderMeta('property', 'og:type', 'website'),
    renderMeta('property', 'og:title', title),
    renderMeta('property', 'og:description', description),
    renderMeta('property', 'og:url', publicUrl + address),
    ...(picture
      ? [
          renderMeta('property', 'og:image', publicUrl + picture.address),
          renderMeta('property', 'og:image:alt', picture.alt),
        ]
      : []),
    // The other words of a preview are those above.
    renderMeta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    // A block of data is never run, so the policy of the page lets it stand.
    data && `<script type="application/ld+json">${writeEmbeddedJson(data(publicUrl))}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

function renderMeta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}
