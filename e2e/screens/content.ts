import type { Page } from '@playwright/test';
import { type Screen } from './screen.ts';

const NOWHERE = '/content/018f0000-0000-7000-8000-000000000000';

/** What stands behind a dialog is inert, so its tabs have no stop. */

interface Listed {
  readonly rows: readonly { id: string; status: string; isDraft: boolean }[];
}

/** One of the demonstration's teacher's, as it stands with its reviewers. */
function findOne(status: 'approved' | 'rejected') {
  return async (page: Page): Promise<string> => {
    const answer = await page.request.get('/api/library/own-content?limit=100');
    const { rows } = (await answer.json()) as Listed;
    return `/content/${rows.find((row) => row.status === status)?.id ?? ''}`;
  };
}

/** Writes a title; the save is answered here, so that the next one finds the resource as it was. */
async function write(
  page: Page,
  answer: (fields: object) => { status: number; json: object },
): Promise<void> {
  await page.route('**/api/content/*/draft', (route) => {
    const { fields } = route.request().postDataJSON() as { fields: object };
    return route.fulfill(answer(fields));
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('The theorem, seen anew');
}

function createDraft(fields: object) {
  return { edits: 1, fields, savedAt: '2026-11-20T12:00:00.000Z' };
}

/** A note that waits and a photo, and the field for another. */
async function showAttachments(page: Page): Promise<void> {
  const file = (name: string, mediaType: string) => ({
    name,
    mediaType,
    size: 20_480,
    address: '/api/attachments/018f0000-0000-7000-8000-000000000001',
  });
  await page.route('**/api/resources/*/attachments', (route) =>
    route.fulfill({
      json: [
        {
          id: NOWHERE.slice(9),
          kind: 'note',
          isShown: false,
          file: file('Begin here.pdf', 'application/pdf'),
        },
        {
          id: NOWHERE.slice(9).replace(/0$/, '1'),
          kind: 'captions',
          isShown: true,
          file: file('tides.vtt', 'text/vtt'),
        },
      ],
    }),
  );
  await page.reload();
  await page.getByText('Add an attachment').click();
}

export const SCREENS: readonly Screen[] = [
  { id: 'content', path: findOne('approved'), as: 'teacher', shows: 'Status' },
  {
    id: 'content-rejected',
    path: findOne('rejected'),
    as: 'teacher',
    shows: 'Changes requested',
  },
  {
    id: 'content-attachments',
    path: findOne('rejected'),
    as: 'teacher',
    shows: 'It may be of these kinds',
    reach: showAttachments,
  },
  {
    id: 'content-draft',
    path: findOne('approved'),
    as: 'teacher',
    shows: 'Draft saved.',
    reach: (page) => write(page, (fields) => ({ status: 200, json: createDraft(fields) })),
  },
  {
    id: 'content-elsewhere',
    path: findOne('approved'),
    as: 'teacher',
    shows: 'Changed in another tab',
    reach: (page) =>
      write(page, (fields) => ({
        status: 409,
        json: {
          code: 'draft_changed_elsewhere',
          message: 'This was changed in another tab.',
          data: { draft: createDraft({ ...fields, title: 'The theorem, by touch' }) },
        },
      })),
  },
  {
    id: 'content-submit',
    path: findOne('rejected'),
    as: 'teacher',
    shows: 'Note to reviewers',
    reach: (page) => page.getByRole('button', { name: 'Submit for review' }).first().click(),
  },
  { id: 'content-missing', path: NOWHERE, as: 'teacher', shows: 'Content not found' },
];
