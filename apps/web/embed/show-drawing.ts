import { explorableOf } from '@relievo/graphic/explore';
import { walk } from '@relievo/graphic/model';
import { openDrawing } from '../lib/drawings/open-drawing.ts';
import { type DrawnParts, exploreDrawing } from './explore-drawing.ts';
import { find } from './find.ts';

/** As far as the frame reads it. */
interface Told {
  readonly title?: string;
  readonly altText?: string;
  readonly picture?: { readonly address: string; readonly mediaType: string } | null;
}

/** The drawing of a resource with its named parts; false where it shows none. */
export async function showDrawing(id: string): Promise<boolean> {
  const [resource, outputs] = await Promise.all([ask(id), ask(`${id}/outputs`)]);
  const picture = outputs?.picture;
  if (!resource || picture?.mediaType !== 'image/svg+xml') return false;
  const drawn = await fetch(`${picture.address}?show`, { credentials: 'omit' });
  const read = drawn.ok ? openDrawing(await drawn.text()) : null;
  if (!read?.ok) return false;
  const { sheet, language } = read.value;
  const tones = new Map([...walk(read.value)].map(({ item }) => [item.id, item.plays?.tone ?? null]));
  const parts: DrawnParts = { ...explorableOf(read.value), toneOf: (part) => tones.get(part) ?? null };
  if (parts.parts.length === 0) return false;
  fillPage(resource, language, `${picture.address}?show`);
  exploreDrawing(parts, { sheet, language });
  return true;
}

async function ask(path: string): Promise<Told | null> {
  const answer = await fetch(`/api/resources/${path}`, { credentials: 'omit' });
  return answer.ok ? ((await answer.json()) as Told) : null;
}

function fillPage({ title = '', altText }: Told, language: string, address: string): void {
  document.title = title;
  const heading = find('title', HTMLElement);
  heading.textContent = title;
  heading.lang = language;
  const picture = find('picture', HTMLImageElement);
  picture.src = address;
  picture.alt = altText || title;
  picture.lang = language;
}
