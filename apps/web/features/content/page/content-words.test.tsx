import type { Content, ContentSubmission } from '@relievo/contracts/content';
import { type ContentFields, findChangedFields } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { Changes } from '../state/changes.tsx';
import { stateOf } from '../state/content-state.ts';
import { WhereItStands } from './where-it-stands.tsx';

const FIELDS: ContentFields = {
  title: 'Tides',
  description: 'The sea follows the moon.',
  altText: '',
  knownFlaws: '',
  category: 'Science',
  subject: 'Geography',
  difficultyLevel: 'Elementary',
  graphicType: '',
  contentType: 'worksheet',
  language: 'en',
  licence: 'CC BY 4.0',
  tags: ['moon'],
  isPremium: false,
};
const TIME = '2026-03-09T12:00:00.000Z';

function createSubmission(given: Partial<ContentSubmission> = {}): ContentSubmission {
  return {
    id: '01990000-0000-7000-8000-000000000002',
    visibility: 'public',
    organization: null,
    words: '',
    version: null,
    createdAt: TIME,
    closedAt: TIME,
    decision: null,
    ...given,
  };
}
function createDecision(kind: 'approve' | 'reject', words = '') {
  return createSubmission({ decision: { kind, words, marks: [], author: 'Adam Weiss', createdAt: TIME } });
}

function aContent(given: Partial<Content> = {}): Content {
  return {
    id: '01990000-0000-7000-8000-000000000001',
    status: 'approved',
    isDraft: false,
    visibility: 'public',
    organization: null,
    version: 1,
    thumbnail: null,
    createdAt: TIME,
    updatedAt: TIME,
    fields: FIELDS,
    draft: null,
    submissions: [createDecision('approve')],
    ...given,
  };
}
function showStanding(content: Content, mayUpload = true) {
  return show(
    <WhereItStands content={content} state={stateOf(content)} mayUpload={mayUpload}>
      {null}
    </WhereItStands>,
  );
}

test('the answer of a reviewer is shown on the page of the resource, with its author', async () => {
  const content = aContent({ status: 'rejected', submissions: [createDecision('reject', 'Name the axes.')] });
  const { textContent } = await showStanding(content);
  expect(textContent).toContain('Rejected content');
  expect(textContent).toContain('Rejected by Adam Weiss');
  expect(textContent).toContain('Name the axes.');
});

test('an answer that was followed by an approval is shown in the history alone', async () => {
  const { textContent } = await showStanding(
    aContent({ submissions: [createDecision('approve', 'Lovely.')] }),
  );
  expect(textContent).toContain('Everyone can find it in the library.');
  expect(textContent).not.toContain('Lovely.');
});

test('a person who may not upload any more reads why nothing can be written, and where to ask', async () => {
  const place = await showStanding(aContent(), false);
  expect(place.textContent).toContain('Your changes are kept.');
  expect(place.querySelector('.content-note a')?.getAttribute('href')).toBe('/settings?tab=account');
});

test('changes are described field by field', async () => {
  const to = { ...FIELDS, isPremium: true, category: '' };
  const place = await show(
    <Changes from={FIELDS} to={to} changed={findChangedFields(FIELDS, to)} state="published" />,
  );
  const difference = [...place.querySelectorAll('.content-difference li')].map(
    ({ textContent }) => textContent,
  );
  expect(difference).toEqual([
    'CategoryPublishedScienceYour draftnothing',
    'Free or paidPublishedFreeYour draftPaid',
  ]);
});
