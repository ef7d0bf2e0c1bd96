import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeAccessibility } from './accessibility.ts';
import { toLearningResource, writeEmbeddedJson } from './learning-resource.ts';
import { type Resource, resource } from './resource.ts';

const ID = '01999999-0000-7000-8000-000000000001';
const AUTHOR = '01999999-0000-7000-8000-000000000002';
const SITE = 'https://relievo.example.org';

const CONE: Resource = {
  id: ID,
  title: 'Cone',
  name: 'cone',
  description: 'A round solid.',
  category: 'Geometry',
  tags: ['solid', 'circle'],
  type: 'graphic',
  contentType: 'worksheet',
  difficultyLevel: 'High School',
  subject: 'Math',
  graphicType: 'svg_tactileview',
  isPremium: false,
  status: 'approved',
  isDraft: false,
  visibility: 'public',
  viewCount: 1,
  downloadCount: 1,
  likesCount: 0,
  commentsCount: 0,
  popularityScore: 0,
  rating: null,
  authorName: 'Ada Example',
  authorId: AUTHOR,
  createdAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-10T10:00:00.000Z',
  submittedAt: null,
  thumbnail: { address: '/api/thumbnails/1', alt: 'A cone' },
  altText: 'A circle and a point above it',
  format: 'svg',
  fileSize: 1000,
  canBeHadAs: [],
  language: 'en',
  licence: 'CC BY 4.0',
  version: 2,
  organization: null,
  isOwn: false,
  files: [
    { format: 'svg', profile: '', size: 1000 },
    { format: 'tactileview', profile: 'swell-a4', size: 2000 },
  ],
  simplifications: [],
  knownFlaws: 'The small labels are hard to read.',
  accessibility: describeAccessibility({
    altText: 'A circle',
    type: 'graphic',
    format: 'svg',
    graphicType: null,
    hasPicture: true,
    hasChartData: false,
    outputs: [{ format: 'tactileview', profile: 'swell-a4' }],
    makeable: [],
    findings: [],
  }),
};

test('a resource is described to machines with all that is known of it', () => {
  expect(resource.parse(CONE)).toEqual(CONE);
  expect(toLearningResource(CONE, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': ['LearningResource', 'CreativeWork'],
    '@id': `${SITE}/resource/${ID}`,
    url: `${SITE}/resource/${ID}`,
    name: 'Cone',
    description: 'A round solid.',
    author: { '@type': 'Person', name: 'Ada Example', url: `${SITE}/user/${AUTHOR}` },
    license: 'https://creativecommons.org/licenses/by/4.0/',
    inLanguage: 'en',
    educationalLevel: 'High School',
    learningResourceType: 'Worksheet',
    keywords: ['solid', 'circle'],
    about: [
      { '@type': 'Thing', name: 'Math' },
      { '@type': 'Thing', name: 'Geometry' },
    ],
    dateCreated: '2026-03-09T10:00:00.000Z',
    dateModified: '2026-03-10T10:00:00.000Z',
    version: '2',
    isAccessibleForFree: true,
    accessMode: ['visual', 'tactile', 'auditory'],
    accessModeSufficient: [
      { '@type': 'ItemList', itemListElement: ['visual'] },
      { '@type': 'ItemList', itemListElement: ['auditory', 'tactile'] },
      { '@type': 'ItemList', itemListElement: ['textual'] },
    ],
    accessibilityFeature: ['alternativeText', 'tactileGraphic', 'unlocked'],
    accessibilityHazard: ['none'],
    accessibilitySummary:
      'You can touch it: its lines and areas are raised. Its parts are spoken when you touch them. You can see it. It has a description. Known problems: The small labels are hard to read.',
    thumbnailUrl: `${SITE}/api/thumbnails/1?format=webp&width=960`,
    encoding: [
      { '@type': 'MediaObject', encodingFormat: 'image/svg+xml', contentSize: '1000 B' },
      { '@type': 'MediaObject', encodingFormat: 'image/svg+xml', contentSize: '2000 B' },
    ],
  });
});

test('what is not known is left out, and a licence that is not known is named', () => {
  const told = toLearningResource(
    {
      ...CONE,
      licence: 'Ask me',
      authorId: null,
      authorName: '',
      tags: [],
      thumbnail: null,
      subject: 'Geometry',
    },
    SITE,
  );
  expect(told).toMatchObject({
    license: { '@type': 'CreativeWork', name: 'Ask me' },
    about: [{ '@type': 'Thing', name: 'Geometry' }],
  });
  for (const left of ['author', 'keywords', 'thumbnailUrl']) expect(told).not.toHaveProperty(left);
});

test('whatever its words are, they stay inside their script and read back as they were', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', '\u2028', '"&amp;'),
  );
  fc.assert(
    fc.property(text, (title) => {
      const written = writeEmbeddedJson({ title });
      expect(written).not.toMatch(/<|\n/);
      expect(JSON.parse(written)).toEqual({ title: JSON.parse(JSON.stringify(title)) });
    }),
  );
});

test.each(['constructor', '__proto__', 'toString'])(
  'a content type %s is not taken for a known one',
  (contentType) => {
    expect(toLearningResource({ ...CONE, contentType }, SITE)['learningResourceType']).toBe('Graphic');
  },
);
