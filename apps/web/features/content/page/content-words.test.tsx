import { type Content, type ContentFields, type ContentSubmission, changedFields } from '@relievo/contracts';
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

const submitted = (given: Partial<ContentSubmission> = {}): ContentSubmission => ({
  id: '01990000-0000-7000-8000-000000000002',
  visibility: 'public',
  organization: null,
  words: '',
  version: null,
  createdAt: TIME,
  closedAt: TIME,
  decision: null,
  ...given,
});
const decided = (kind: 'approve' | 'reject', words = '') =>
  submitted({ decision: { kind, words, author: 'Adam Weiss', createdAt: TIME } });

const aContent = (given: Partial<Content> = {}): Content => ({
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
  submissions: [decided('approve')],
  ...given,
});
const standing = (content: Content, mayUpload = true) =>
  show(
    <WhereItStands content={content} state={stateOf(content)} mayUpload={mayUpload}>
      {null}
    </WhereItStands>,
  );

test('the words of a reviewer stand where the resource stands, with who said them', async () => {
  const content = aContent({ status: 'rejected', submissions: [decided('reject', 'Name the axes.')] });
  const { textContent } = await standing(content);
  expect(textContent).toContain('Rejected content');
  expect(textContent).toContain('Rejected by Adam Weiss');
  expect(textContent).toContain('Name the axes.');
});

test('an answer that was followed by an approval is history, and not told where it stands', async () => {
  const { textContent } = await standing(aContent({ submissions: [decided('approve', 'Lovely.')] }));
  expect(textContent).toContain('Everybody finds it in the library.');
  expect(textContent).not.toContain('Lovely.');
});

test('who may not upload any more reads why nothing can be written, and where to ask', async () => {
  const place = await standing(aContent(), false);
  expect(place.textContent).toContain('What you wrote is kept.');
  expect(place.querySelector('.content-note a')?.getAttribute('href')).toBe('/settings?tab=account');
});

test('what changes is said in words, field by field', async () => {
  const to = { ...FIELDS, isPremium: true, category: '' };
  const place = await show(
    <Changes from={FIELDS} to={to} changed={changedFields(FIELDS, to)} state="published" />,
  );
  const difference = [...place.querySelectorAll('.content-difference li')].map(
    ({ textContent }) => textContent,
  );
  expect(difference).toEqual([
    'CategoryReaders seeScienceYour draftnothing',
    'Free or paidReaders seeFreeYour draftPaid',
  ]);
});
