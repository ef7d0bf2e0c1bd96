import type { ContentFields } from '@relievo/contracts/values';

/** What an author says of a resource, under the names of its columns: so drafts and versions hold it. */
export interface ContentColumns {
  title: string;
  description: string;
  alt_text: string;
  known_flaws: string;
  category: string | null;
  subject: string | null;
  difficulty_level: string | null;
  graphic_type: string | null;
  content_type: string | null;
  language: string;
  licence: string;
  tags: string[];
  is_premium: boolean;
}

export const CONTENT_COLUMNS = [
  'title',
  'description',
  'alt_text',
  'known_flaws',
  'category',
  'subject',
  'difficulty_level',
  'graphic_type',
  'content_type',
  'language',
  'licence',
  'tags',
  'is_premium',
] as const satisfies readonly (keyof ContentColumns)[];

export function fieldsOf(row: ContentColumns): ContentFields {
  return {
    title: row.title,
    description: row.description,
    altText: row.alt_text,
    knownFlaws: row.known_flaws,
    category: row.category ?? '',
    subject: row.subject ?? '',
    difficultyLevel: row.difficulty_level ?? '',
    graphicType: row.graphic_type ?? '',
    contentType: row.content_type ?? '',
    language: row.language,
    licence: row.licence,
    tags: row.tags,
    isPremium: row.is_premium,
  };
}

export function columnsOf(fields: ContentFields): ContentColumns {
  // Half a pair is no character, and the database takes none.
  const text = (words: string): string => words.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  const orNull = (words: string): string | null => text(words) || null;
  return {
    title: text(fields.title),
    description: text(fields.description),
    alt_text: text(fields.altText),
    known_flaws: text(fields.knownFlaws),
    category: orNull(fields.category),
    subject: orNull(fields.subject),
    difficulty_level: orNull(fields.difficultyLevel),
    graphic_type: orNull(fields.graphicType),
    content_type: orNull(fields.contentType),
    language: text(fields.language),
    licence: text(fields.licence),
    tags: fields.tags.map(text),
    is_premium: fields.isPremium,
  };
}
