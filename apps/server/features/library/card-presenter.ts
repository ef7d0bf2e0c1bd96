import type { CollectionCard, CollectionVisibility } from '@relievo/contracts/library';
import { listCardFormats, type ResourceCard } from '@relievo/contracts/library/resource';
import { thumbnailOf } from '../thumbnails/service.ts';
import type { CardRow, CollectionRow } from './repository.ts';

/** Rows of a list from some place on, and how many there are in all. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
}

/** What of a resource leaves the server with a list. */
export function cardOf(row: CardRow): ResourceCard {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    language: row.language,
    category: row.category,
    tags: row.tags,
    type: row.type,
    contentType: row.content_type,
    difficultyLevel: row.difficulty_level,
    subject: row.subject,
    graphicType: row.graphic_type,
    isPremium: row.is_premium,
    status: row.status,
    isDraft: row.is_draft,
    visibility: row.visibility,
    viewCount: Number(row.view_count),
    downloadCount: Number(row.download_count),
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    popularityScore: row.popularity_score,
    rating: row.rating,
    authorName: row.author_name,
    createdAt: row.created_at.toISOString(),
    thumbnail: thumbnailOf(row),
    altText: row.alt_text,
    format: row.format,
    fileSize: row.file_size === null ? null : Number(row.file_size),
    canBeHadAs: listCardFormats(row.is_drawing, row.impossible),
  };
}

/** The state of a collection, of the two facts that its row holds. */
export function visibilityOf({
  is_public,
  is_listed,
}: {
  readonly is_public: boolean;
  readonly is_listed: boolean;
}): CollectionVisibility {
  if (is_listed) return 'listed';
  return is_public ? 'link' : 'private';
}

export function collectionOf(row: CollectionRow): CollectionCard {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    visibility: visibilityOf(row),
    itemCount: row.item_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
