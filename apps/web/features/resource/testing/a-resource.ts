import type { ResourceCard } from '@relievo/contracts/library/resource';

/** A resource as lists have it. */
export function aResource(given: Partial<ResourceCard> = {}): ResourceCard {
  return {
    id: '01990000-0000-7000-8000-000000000001',
    title: 'Graph of y = x²',
    description: 'A parabola.',
    language: 'en',
    category: 'Algebra',
    tags: [],
    type: 'graphic',
    contentType: 'worksheet',
    difficultyLevel: 'High School',
    subject: 'Math',
    graphicType: 'svg_tactileview',
    isPremium: false,
    status: 'approved',
    isDraft: false,
    visibility: 'public',
    viewCount: 12,
    downloadCount: 3,
    likesCount: 0,
    commentsCount: 0,
    popularityScore: 0,
    rating: null,
    authorName: 'Ada Example',
    createdAt: '2026-03-09T12:00:00.000Z',
    thumbnail: null,
    altText: '',
    format: 'svg',
    fileSize: 1536,
    canBeHadAs: ['swell', 'braille', 'sound'],
    ...given,
  };
}
