import type { CategoryCard, Resource, ResourceCard } from '@relievo/contracts';
import { escapeMarkup } from '../../platform/formats/markup.ts';

/** The pages before and after the one that is shown. */
export type Neighbours = { readonly previous?: string; readonly next?: string };

const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeMarkup(text)}</p>`);
const link = (address: string, words: string, rel = ''): string =>
  `<a href="${escapeMarkup(address)}"${rel && ` rel="${rel}"`}>${escapeMarkup(words)}</a>`;

export function headHtml(title: string, lead: string): string {
  return `<h1>${escapeMarkup(title)}</h1>${paragraph(lead)}`;
}

export function resourcesHtml(rows: readonly ResourceCard[], total: number): string {
  const items = rows.map(
    ({ id, title, description, category, difficultyLevel }) =>
      `<li><h2>${link(`/resource/${id}`, title)}</h2>${paragraph(description)}${paragraph([category, difficultyLevel].filter(Boolean).join(', '))}</li>`,
  );
  return `${paragraph(`${total} ${total === 1 ? 'resource' : 'resources'} found`)}<ul>${items.join('')}</ul>`;
}

export function categoriesHtml(rows: readonly CategoryCard[], total: number): string {
  const items = rows.map(
    ({ category, count, description }) =>
      `<li><h2>${link(`/library?tab=categories&category=${encodeURIComponent(category)}`, category)}</h2>${paragraph(description)}${paragraph(`${count} ${count === 1 ? 'resource' : 'resources'}`)}</li>`,
  );
  return `${paragraph(`${total} ${total === 1 ? 'category' : 'categories'} found`)}<ul>${items.join('')}</ul>`;
}

export function pagesHtml({ previous, next }: Neighbours): string {
  if (previous === undefined && next === undefined) return '';
  const links = [
    previous === undefined ? '' : link(previous, 'Previous page', 'prev'),
    next === undefined ? '' : link(next, 'Next page', 'next'),
  ];
  return `<nav aria-label="Pages">${links.filter(Boolean).join(' ')}</nav>`;
}

export function resourceHtml(resource: Resource): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Category', resource.category],
    ['Subject', resource.subject],
    ['Level', resource.difficultyLevel],
    ['Tags', resource.tags.join(', ')],
    ['Author', resource.authorName],
    ['Licence', resource.licence],
  ];
  const list = facts.flatMap(([name, value]) =>
    value ? [`<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`] : [],
  );
  const shows =
    resource.altText === '' ? '' : `<h2>What the picture shows</h2>${paragraph(resource.altText)}`;
  return `${headHtml(resource.title, resource.description)}${shows}<dl>${list.join('')}</dl>`;
}
