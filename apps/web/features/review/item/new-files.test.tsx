import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { aReview } from '../testing/a-review.ts';
import { NewFiles } from './new-files.tsx';

test('the new text of a document is read with its figures on the page of its review', async () => {
  const text = { name: 'lesson.html', mediaType: 'text/html', size: 90, address: '/api/submissions/1/text' };
  const page = '<p>Water rises.</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A cloud"/>';
  const files = { own: null, picture: null, text };
  const place = await show(<NewFiles files={files} fields={aReview().fields} />, {
    answers: [[['document', text.address], page]],
  });
  expect(place.querySelector('.document')?.textContent).toContain('Water rises.');
  expect(place.querySelector('img')?.alt).toBe('A cloud');
});
