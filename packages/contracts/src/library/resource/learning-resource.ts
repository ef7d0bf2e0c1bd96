import { findMediaType } from '../files/media-types.ts';
import { writeLargeThumbnailAddress } from '../files/pictures.ts';
import { findLicence } from './licences.ts';
import { summarizeAccessibility } from './reading-words.ts';
import type { Resource } from './resource.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['worksheet', 'Worksheet'],
  ['lesson-plan', 'Lesson plan'],
  ['video', 'Video'],
]);

/**
 * A resource as machines read it: schema.org's LearningResource with the properties that LRMI brought into it, and
 * those of accessibility. `site` is where the product lives, without a slash at its end.
 */
export function toLearningResource(resource: Resource, site: string): Readonly<Record<string, unknown>> {
  const { id, title, authorName, authorId, accessibility, files, thumbnail } = resource;
  const licence = findLicence(resource.licence);
  const url = `${site}/resource/${id}`;
  return dropEmpty({
    '@context': 'https://schema.org',
    '@type': ['LearningResource', 'CreativeWork'],
    '@id': url,
    url,
    name: title,
    description: resource.description || resource.altText,
    author: authorName && {
      '@type': 'Person',
      name: authorName,
      ...(authorId && { url: `${site}/user/${authorId}` }),
    },
    license: licence && (licence.address ?? { '@type': 'CreativeWork', name: licence.name }),
    inLanguage: resource.language,
    educationalLevel: resource.difficultyLevel,
    learningResourceType:
      TYPES.get(resource.contentType ?? '') ?? (resource.type === 'chart' ? 'Chart' : 'Graphic'),
    keywords: resource.tags,
    about: [...new Set([resource.subject, resource.category])].flatMap((name) =>
      name ? [{ '@type': 'Thing', name }] : [],
    ),
    dateCreated: resource.createdAt,
    dateModified: resource.updatedAt,
    version: String(resource.version),
    isAccessibleForFree: !resource.isPremium,
    accessMode: accessibility.accessMode,
    accessModeSufficient: accessibility.accessModeSufficient.map((modes) => ({
      '@type': 'ItemList',
      itemListElement: modes,
    })),
    accessibilityFeature: accessibility.accessibilityFeature,
    accessibilityHazard: accessibility.accessibilityHazard,
    accessibilitySummary: summarizeAccessibility(accessibility, resource.knownFlaws),
    thumbnailUrl: thumbnail && `${site}${writeLargeThumbnailAddress(thumbnail.address)}`,
    encoding: files.map(({ format, size }) =>
      dropEmpty({
        '@type': 'MediaObject',
        encodingFormat: findMediaType(format),
        contentSize: size === null ? null : `${size} B`,
      }),
    ),
  });
}

/** What is not known is not said. */
function dropEmpty(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** As it stands between the tags of a script: no word in it can end the script or begin a comment. */
export function writeEmbeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
