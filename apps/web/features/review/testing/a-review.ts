import type { Review, WaitingReview } from '@relievo/contracts/content';

const TIME = '2026-03-09T12:00:00.000Z';

function idOf(place: number) {
  return `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
}

/** Something that waits, told apart by its place in the queue. */
export function aWaitingReview(place: number, given: Partial<WaitingReview> = {}): WaitingReview {
  return {
    id: idOf(place),
    title: `Drawing ${place}`,
    language: 'en',
    category: 'Science',
    kind: 'resource',
    isRepeated: false,
    visibility: 'public',
    organization: null,
    authorName: 'Tomas Berg',
    createdAt: TIME,
    assignee: null,
    ...given,
  };
}

/** One of them as its page has it. The resource itself is left out, whose parts are tested where they stand. */
export function aReview(given: Partial<Review> = {}): Review {
  const waiting = aWaitingReview(1);
  const fields = {
    title: waiting.title,
    description: 'The sea follows the moon.',
    altText: '',
    knownFlaws: '',
    category: 'Science',
    subject: '',
    difficultyLevel: '',
    graphicType: '',
    contentType: '',
    language: 'en',
    licence: 'CC BY 4.0',
    tags: ['moon'],
    isPremium: false,
  };
  return {
    ...waiting,
    resourceId: idOf(90),
    isResourceVisible: false,
    newFiles: null,
    words: 'For the fifth form.',
    fields,
    before: null,
    closedAt: null,
    decision: null,
    history: [],
    place: 1,
    total: 2,
    previous: null,
    next: { id: idOf(2), title: 'Drawing 2' },
    ...given,
  };
}
