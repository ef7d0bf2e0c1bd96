import { type ExportQuery, type FeedQuery, writeFeedAddress } from '@relievo/contracts/library/files';
import type { Viewer } from '../../platform/database/database.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { createUrn, uuidUrn, writeAtomFeed } from '../../platform/formats/atom.ts';
import type { Document } from '../../platform/http/files/documents.ts';
import { type LibraryDependencies, listEveryResource, searchLibrary } from '../library/service.ts';
import type { FindSite } from '../mail/service.ts';
import { REFERENCE_FORMATS } from './reference-rules.ts';
import { findChanges } from './repository.ts';

export type LibraryFilesDependencies = LibraryDependencies & { readonly site: FindSite };

/** A list of the viewer as a file, sent as it is read. */
export function exportList(
  dependencies: LibraryFilesDependencies,
  viewer: Viewer,
  query: ExportQuery,
): Document {
  const { mediaType, ending } = REFERENCE_FORMATS[query.format];
  return { mediaType, fileName: `relievo-library.${ending}`, body: writeList(dependencies, viewer, query) };
}

async function* writeList(
  dependencies: LibraryFilesDependencies,
  viewer: Viewer,
  query: ExportQuery,
): AsyncGenerator<string> {
  const { head, entry } = REFERENCE_FORMATS[query.format];
  const { publicUrl } = dependencies.site();
  if (head) yield head;
  for await (const batch of listEveryResource(dependencies, viewer, query))
    yield batch.map((resource) => entry(resource, `${publicUrl}/resource/${resource.id}`)).join('');
}

/** For proxies and readers alike: what it shows is for everybody. */
const KEPT = 'public, max-age=300';
/** A feed without entries was never changed. */
const NEVER = new Date(0);

/** The latest of a search, as a guest sees it, whoever asks: readers of feeds bring no session along. */
export async function followList(
  dependencies: LibraryFilesDependencies,
  query: FeedQuery,
): Promise<Document> {
  const { rows } = await searchLibrary(dependencies, GUEST, { ...query, sortBy: 'newest', offset: 0 });
  const ids = rows.map(({ id }) => id);
  const changes = await dependencies.database.asUser(GUEST, (tx) => findChanges(tx, ids));
  const { publicUrl } = dependencies.site();
  const address = writeFeedAddress(query);
  const entries = rows.flatMap((resource) => {
    const changed = changes.get(resource.id);
    if (!changed) return [];
    return {
      id: uuidUrn(resource.id),
      title: resource.title,
      author: resource.authorName || 'Relievo',
      published: resource.createdAt,
      updated: changed.toISOString(),
      page: `${publicUrl}/resource/${resource.id}`,
      summary: resource.description || resource.altText,
      categories: [...new Set([...(resource.category ? [resource.category] : []), ...resource.tags])],
    };
  });
  const latest =
    entries
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? NEVER.toISOString();
  const body = writeAtomFeed({
    id: createUrn(`relievo feed ${address}`),
    title: titleOf(query),
    subtitle: 'Accessible educational graphics: tactile, audible, described',
    updated: latest,
    self: `${publicUrl}${address}`,
    page: `${publicUrl}${pageOf(query)}`,
    icon: `${publicUrl}/icon.svg`,
    entries,
  });
  return { mediaType: 'application/atom+xml', body, keep: KEPT };
}

function titleOf({ search: text, category }: FeedQuery): string {
  const what = [category ?? '', text === '' ? '' : `“${text}”`].filter(Boolean).join(', ');
  return what === '' ? 'Relievo library' : `Relievo library: ${what}`;
}

/** The page that shows the same to people. */
function pageOf({ search: text, category }: FeedQuery): string {
  if (category !== undefined && text === '')
    return `/library?tab=categories&category=${encodeURIComponent(category)}`;
  return text === '' ? '/library' : `/search?q=${encodeURIComponent(text)}`;
}
