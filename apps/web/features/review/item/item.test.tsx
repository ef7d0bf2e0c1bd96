import type { Review } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { aReview } from '../testing/a-review.ts';
import { listenToReviewKeys } from '../testing/press-review-keys.ts';
import { Item } from './item.tsx';

function showItem(review: Review) {
  listenToReviewKeys();
  return showPage(<Item review={review} filters={{ category: 'Science' }} />, {
    path: `/admin/content-review/${review.id}`,
    session: aSession('admin'),
    answers: { 'POST /submissions/{id}/decision': {} },
  });
}

test('rejecting needs a reason, and a common one is sent before the words of the reviewer', async () => {
  const { person, asked, address } = await showItem(aReview());
  await person.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject “Drawing 1”?' });
  const send = within(dialog).getByRole('button', { name: 'Reject' });
  await person.click(send);
  expect(within(dialog).getByRole('group', { name: 'There is a problem' }).textContent).toContain(
    'Please give a reason',
  );
  await person.click(within(dialog).getByRole('checkbox', { name: /^The licence or the source is missing/ }));
  await person.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Who drew it?');
  await person.click(send);
  await until(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'reject',
    marks: [],
    words:
      'The licence or the source is missing. Please say where the material is from and who may use it.\n\nWho drew it?',
  });
  // Who decided goes on with the next one, in the queue as it was narrowed.
  await until(() => expect(address()).toBe(`/admin/content-review/${aReview().next?.id}?category=Science`));
});

test('what is decided shows the answer with its author and offers none', async () => {
  const createdAt = '2026-03-10T12:00:00.000Z';
  const decision = {
    kind: 'request_changes' as const,
    words: 'Name the axes.',
    marks: [],
    author: 'Adam Weiss',
    createdAt,
  };
  const { person, heard } = await showItem(aReview({ closedAt: createdAt, place: null, decision }));
  const standing = screen.getByRole('group', { name: 'No longer waiting' });
  expect(standing.textContent).toContain('Changes requested by Adam Weiss');
  expect(standing.textContent).toContain('Name the axes.');
  expect(within(standing).queryAllByRole('button')).toEqual([]);
  await person.keyboard('a');
  await until(() => expect(heard).toContain('This is no longer waiting for review.'));
});

test('a new version is told field by field beside what readers see', async () => {
  const { fields } = aReview();
  await showItem(aReview({ kind: 'version', before: { ...fields, description: 'The sea moves.' } }));
  const changes = screen.getByRole('group', { name: 'What changes' });
  expect([...changes.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'DescriptionPublishedThe sea moves.New versionThe sea follows the moon.',
  ]);
});

test('the file of a new version is seen and downloaded before it is decided on', async () => {
  const file = (place: string, mediaType: string) => ({
    name: `tides.${place}`,
    mediaType,
    size: 2048,
    address: `/api/submissions/1/${place}`,
  });
  const newFiles = { own: file('pdf', 'application/pdf'), picture: file('svg', 'image/svg+xml'), text: null };
  await showItem(aReview({ newFiles }));
  const picture = screen.getByRole('img', { name: 'Drawing 1' });
  expect(picture.getAttribute('src')).toBe('/api/submissions/1/svg?show');
  const download = screen.getByRole('link', { name: 'Download tides.pdf, 2 KB' });
  expect(download.getAttribute('href')).toBe('/api/submissions/1/pdf');
  expect(screen.queryByText('The picture and the files stay as they are.')).toBeNull();
});

test('the note of the author and fields that are empty are part of what is decided on', async () => {
  await showItem(aReview());
  expect(screen.getByRole('group', { name: 'Your decision' }).textContent).toContain('For the fifth form.');
  const details = screen.getByRole('group', { name: 'Details' });
  expect(details.textContent).toContain('What the picture showsEmpty');
});

test('J leads to the next item, and K says that this is the first', async () => {
  const { person, heard, address } = await showItem(aReview());
  await person.keyboard('k');
  await until(() => expect(heard).toContain('This is the first item.'));
  await person.keyboard('j');
  await until(() => expect(address()).toContain(aReview().next?.id));
});
