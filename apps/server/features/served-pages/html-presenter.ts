import type { CategoryCard, CollectionCard } from '@relievo/contracts/library';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { escapeMarkup } from '@relievo/graphic/xml';

/** The pages before and after the one that is shown. */
export interface Neighbours {
  readonly previous?: string;
  readonly next?: string;
}

export function paragraphHtml(text: string): string {
  return text === '' ? '' : `<p>${escapeMarkup(text)}</p>`;
}

/** Empty lines part the paragraphs of what people write. */
export function paragraphsHtml(text: string): string {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => paragraphHtml(part.trim()))
    .join('');
}

export function linkHtml(address: string, words: string, rel = ''): string {
  return `<a href="${escapeMarkup(address)}"${rel && ` rel="${rel}"`}>${escapeMarkup(words)}</a>`;
}

export function listHtml(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
}

/** `content` is HTML already. */
export function sectionHtml(heading: string, content: string): string {
  return `<h2>${escapeMarkup(heading)}</h2>${content}`;
}

/** Names with values that are HTML already; what has no value is left out. */
export function factsHtml(facts: readonly (readonly [string, string])[]): string {
  return `<dl>${facts.map(([name, value]) => (value === '' ? '' : `<dt>${name}</dt><dd>${value}</dd>`)).join('')}</dl>`;
}

export function headHtml(title: string, lead: string): string {
  return `<h1>${escapeMarkup(title)}</h1>${paragraphHtml(lead)}`;
}

function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function resourcesHtml(rows: readonly ResourceCard[], total: number): string {
  return `${paragraphHtml(`${formatCount(total, 'resource', 'resources')} found`)}${cardsHtml(rows, 'h2')}`;
}

export function cardsHtml(rows: readonly ResourceCard[], heading: 'h2' | 'h3'): string {
  const items = rows.map(
    ({ id, title, description, category, difficultyLevel }) =>
      `<li><${heading}>${linkHtml(`/resource/${id}`, title)}</${heading}>${paragraphHtml(description)}${paragraphHtml([category, difficultyLevel].filter(Boolean).join(', '))}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

export function categoriesHtml(rows: readonly CategoryCard[], total: number): string {
  const items = rows.map(
    ({ category, count, description }) =>
      `<li><h2>${linkHtml(`/library?tab=categories&category=${encodeURIComponent(category)}`, category)}</h2>${paragraphHtml(description)}${paragraphHtml(formatCount(count, 'resource', 'resources'))}</li>`,
  );
  return `${paragraphHtml(`${formatCount(total, 'category', 'categories')} found`)}<ul>${items.join('')}</ul>`;
}

export function collectionsHtml(rows: readonly CollectionCard[]): string {
  const items = rows.map(
    ({ id, name, description, itemCount }) =>
      `<li>${linkHtml(`/library/collection/${id}`, name)}${paragraphHtml(description)}${paragraphHtml(formatCount(itemCount, 'resource', 'resources'))}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

export function pagesHtml({ previous, next }: Neighbours): string {
  if (previous === undefined && next === undefined) return '';
  const links = [
    previous === undefined ? '' : linkHtml(previous, 'Previous page', 'prev'),
    next === undefined ? '' : linkHtml(next, 'Next page', 'next'),
  ];
  return `<nav aria-label="Pages">${links.filter(Boolean).join(' ')}</nav>`;
}
