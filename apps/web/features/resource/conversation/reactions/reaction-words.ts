import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { Reactions } from '@relievo/contracts/conversation';

export function formatLikes(likes: number): string {
  return plural(likes, {
    0: 'No likes yet.',
    one: '# person likes this.',
    other: '# people like this.',
  });
}

export function formatStars(stars: number): string {
  return plural(stars, { one: '# star', other: '# stars' });
}

export function formatRating({ rating, ratings }: Pick<Reactions, 'rating' | 'ratings'>, i18n: I18n): string {
  if (rating === null) return t`No ratings yet.`;
  const average = i18n.number(rating, { maximumFractionDigits: 1 });
  const people = plural(ratings, { one: '# person', other: '# people' });
  return t`${average} of 5 stars, from ${people}.`;
}
