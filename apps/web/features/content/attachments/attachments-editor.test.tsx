import type { Attachment } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { until } from '../../../lib/testing/until.ts';
import { AttachmentsEditor } from './attachments-editor.tsx';

const ID = '01990000-0000-7000-8000-0000000000aa';
const NOTE: Attachment = {
  id: '01990000-0000-7000-8000-0000000000bb',
  kind: 'note',
  isShown: false,
  file: { name: 'note.pdf', mediaType: 'application/pdf', size: 2048, address: '/api/attachments/1' },
};

test('an attachment is removed, its place leads back, and it is put back by one press', async () => {
  let there: Attachment[] = [NOTE];
  const { person, asked } = await showPage(<AttachmentsEditor id={ID} title="Tides" isPublished={false} />, {
    path: `/content/${ID}`,
    session: aSession('teacher'),
    answers: {
      'GET /resources/{id}/attachments': () => there,
      'DELETE /attachments/{id}': () => {
        there = [];
        return {};
      },
      'POST /attachments/{id}/return': () => {
        there = [NOTE];
        return {};
      },
    },
  });
  expect((await screen.findByRole('listitem')).textContent).toMatch(
    /Note for teachers.*note\.pdf.*Readers get it when the resource is approved\./,
  );
  expect(screen.getByRole('link', { name: 'Download (2 KB): note.pdf' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Remove: note.pdf' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put back note.pdf' });
  await until(() => expect(document.activeElement).toBe(undo));
  await person.click(undo);
  await until(() => expect(screen.getByRole('button', { name: 'Remove: note.pdf' })).toBeTruthy());
  await until(() => expect(document.activeElement?.textContent).toBe('Attachments'));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(`DELETE /attachments/${NOTE.id}`);
});

test('which files fit is said by what they are to be', async () => {
  const { person } = await showPage(<AttachmentsEditor id={ID} title="Tides" isPublished />, {
    path: `/content/${ID}`,
    session: aSession('teacher'),
    answers: { 'GET /resources/{id}/attachments': [] },
  });
  expect(screen.getByText(/What you add is submitted for review/)).toBeTruthy();
  await person.click(screen.getByText('Add an attachment'));
  expect(screen.getByText('It may be of these kinds: .pdf, .docx, .odt, .txt, .md, .html.')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Captions' }));
  expect(screen.getByText('It may be of these kinds: .vtt.')).toBeTruthy();
});
