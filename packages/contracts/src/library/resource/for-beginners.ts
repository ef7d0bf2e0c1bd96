import type { MarketplaceQuery } from '../lists/query.ts';

/** What the page for students begins with: the most popular graphics for beginners whose parts speak when touched. */
export const FOR_BEGINNERS = {
  search: '',
  contentType: [],
  difficultyLevel: ['Elementary', 'Beginner'],
  subject: [],
  graphicType: ['iveo_audio_tactile', 'svg_tactileview'],
  sortBy: 'popular',
  offset: 0,
  limit: 4,
} satisfies MarketplaceQuery;
