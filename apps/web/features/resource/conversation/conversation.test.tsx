import type { AccessibleRequest } from '@relievo/contracts/accessible-requests';
import type { Session } from '@relievo/contracts/accounts';
import type { Comment } from '@relievo/contracts/conversation';
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { CommentForm } from './comments/comment-form.tsx';
import { CommentItem } from './comments/comment-item.tsx';
import { SignInTo } from './parts/sign-in-to.tsx';
import { LikeButton } from './reactions/like-button.tsx';
import { RatingForm } from './reactions/rating-form.tsx';
import { ReportDialog } from './report/report-dialog.tsx';
import { AnswerDialog } from './requests/answer-dialog.tsx';
import { AskDialog } from './requests/ask-dialog.tsx';
import { RequestItem } from './requests/request-item.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
function createSession(role: string) {
  return { roles: [role], organizations: [], currentOrganization: null } as unknown as Session;
}
const student = createSession('student');

function aComment(given: Partial<Comment> = {}): Comment {
  return {
    id: '01990000-0000-7000-8000-000000000002',
    resourceId: ID,
    body: 'Clear under the fingers.',
    authorName: 'Ada',
    isOwn: false,
    isHidden: false,
    createdAt: '2026-03-09T12:00:00.000Z',
    changedAt: null,
    ...given,
  };
}

function aRequest(given: Partial<AccessibleRequest> = {}): AccessibleRequest {
  return {
    id: '01990000-0000-7000-8000-000000000003',
    resourceId: ID,
    form: 'braille',
    words: 'Uncontracted, please.',
    state: 'open',
    answer: '',
    answerResource: null,
    supporters: 2,
    isAsker: false,
    isSupporter: false,
    createdAt: '2026-03-09T12:00:00.000Z',
    handledAt: null,
    ...given,
  };
}

function nameOf(control: Element) {
  return control.getAttribute('aria-label') ?? control.textContent;
}
function listButtons(place: Element) {
  return [...place.querySelectorAll('button')].map(nameOf);
}
async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name);
  await act(async () => button?.click());
}
function choose(value: string) {
  return act(async () => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
}
/** The choices that Tab reaches: a group of which none is chosen is not to be passed by. */
function listTabStops() {
  return [...document.querySelectorAll('input')].flatMap((one) => (one.tabIndex === 0 ? [one.value] : []));
}
function listFaults() {
  return [...document.querySelectorAll('.error-summary strong')].map((one) => one.textContent);
}

beforeEach(() => localStorage.clear());

describe('a comment', () => {
  const item = (given: Partial<Comment>, session: Session | null) =>
    show(<CommentItem comment={aComment(given)} hasFocus={false} onRemoved={() => {}} />, { session });

  test('is plain text, whatever it looks like, with its author as heading and its day', async () => {
    const body = '<b>Bold</b> https://example.org';
    const place = await item({ body, changedAt: '2026-03-10T12:00:00.000Z' }, null);
    expect(place.querySelector('.comment-body')?.textContent).toBe(body);
    expect(place.querySelectorAll('b, a')).toHaveLength(0);
    expect(place.querySelector('h3')?.textContent).toBe('Ada');
    expect(place.querySelector('.comment-facts')?.textContent).toBe('03/09/2026changed 03/10/2026');
  });

  test('says that it is hidden and who still sees it', async () => {
    const place = await item({ isHidden: true }, createSession('admin'));
    expect(place.textContent).toContain(
      'Hidden by an administrator. Only its author and administrators can see it.',
    );
  });

  test('can be changed and deleted by its author, deleted by administrators, reported by others and read by guests', async () => {
    const which = ': Clear under the fingers.';
    expect(listButtons(await item({ isOwn: true }, student))).toEqual([`Change${which}`, `Delete${which}`]);
    expect(listButtons(await item({}, student))).toEqual([`Report${which}`]);
    expect(listButtons(await item({}, createSession('admin')))).toEqual([`Report${which}`, `Delete${which}`]);
    expect(listButtons(await item({}, null))).toEqual([]);
  });

  test.each([
    ['nothing', '  ', 'Please write a comment'],
    ['10,000 characters', 'x'.repeat(10_000), 'Please write at most 5,000 characters'],
  ])('of %s is not sent, and the limit is shown', async (_, body, message) => {
    const sent: string[] = [];
    const draft = { fields: { body }, change: () => () => {} };
    const place = await show(
      <CommentForm
        draft={draft}
        label="Comment"
        submit="Add comment"
        isSending={false}
        onSubmit={(words) => sent.push(words)}
      />,
    );
    expect(place.querySelector('.field-count')?.textContent).toBe(`${body.length}/5000`);
    await press('Add comment');
    expect([listFaults(), sent]).toEqual([[message], []]);
    expect(document.activeElement?.className).toBe('error-summary');
  });
});

describe('likes and stars', () => {
  test('show whether a like is given', async () => {
    for (const isLiked of [true, false]) {
      const place = await show(<LikeButton resourceId={ID} isLiked={isLiked} />, { session: student });
      expect(place.querySelector('button')?.getAttribute('aria-pressed')).toBe(String(isLiked));
    }
  });

  test('are a group of five choices for stars, none of which is sent before the button is pressed', async () => {
    const place = await show(<RatingForm resourceId={ID} ownStars={null} />, { session: student });
    const spoken = [...place.querySelectorAll('.choice .spoken')].map((one) => one.textContent);
    expect(spoken).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
    expect(place.querySelector('[role="radiogroup"]')).not.toBeNull();
    await press('Save rating');
    expect(place.textContent).toContain('Error: Please choose one to five stars');
    // Whoever pressed it without sight is led to the stars, which say what is missing.
    expect(document.activeElement?.getAttribute('value')).toBe('1');
    await choose('4');
    expect(place.querySelectorAll('svg[fill="currentColor"]')).toHaveLength(4);
    expect(place.textContent).not.toContain('Error');
    expect(listButtons(place)).toEqual(['Save rating']);
  });

  test("show one's own stars, which can be taken back", async () => {
    const place = await show(<RatingForm resourceId={ID} ownStars={3} />, { session: student });
    expect(place.querySelector<HTMLInputElement>('input:checked')?.value).toBe('3');
    expect(listButtons(place)).toEqual(['Save rating', 'Remove my rating']);
  });
});

describe('a report', () => {
  test('names the problem, and says what happens next', async () => {
    await show(<ReportDialog resourceId={ID} title="Report a problem" onClose={() => {}} />, {
      session: student,
    });
    expect(document.body.textContent).toContain('Administrators are told at once');
    expect(listTabStops()).toContain('accessibility barrier');
    await press('Send report');
    expect(listFaults()).toEqual(['Please choose what is wrong']);
  });
});

describe('a request for an accessible version', () => {
  const item = (given: Partial<AccessibleRequest>, session: Session | null, mayAnswer = false) =>
    show(<RequestItem request={aRequest(given)} mayAnswer={mayAnswer} onTakenBack={() => {}} />, { session });

  test('shows its form, its text, its number of supporters and its state', async () => {
    const place = await item({ state: 'taken' }, null);
    expect(place.querySelector('h3')?.textContent).toBe('Braille');
    for (const words of ['In progress', 'Uncontracted, please.', '2 people want this.', '03/09/2026'])
      expect(place.textContent).toContain(words);
    expect(listButtons(place)).toEqual([]);
  });

  test('can be supported with one press, and ended by its last supporter after a question', async () => {
    const place = await item({ isSupporter: true }, student);
    expect(listButtons(place)).toEqual(['I want this too: Braille']);
    expect(place.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
    expect(listButtons(await item({ isSupporter: true, supporters: 1 }, student))).toEqual([
      'Remove my support: Braille',
    ]);
  });

  test('can be handled by those responsible for the resource, while it is open', async () => {
    const steps = ['Answer: Braille', 'Decline: Braille'];
    const support = 'I want this too: Braille';
    expect(listButtons(await item({}, student, true))).toEqual([support, 'Work on it: Braille', ...steps]);
    expect(listButtons(await item({ state: 'taken' }, student, true))).toEqual([
      support,
      'Stop working on it: Braille',
      ...steps,
    ]);
    for (const state of ['answered', 'declined'] as const)
      expect(listButtons(await item({ state, answer: 'So it is.' }, student, true))).toEqual([]);
  });

  test('shows its answer with a link to the resource that answers it', async () => {
    const answerResource = { id: ID.replace('1', '2'), title: 'The same in large print' };
    const place = await item({ state: 'answered', answer: 'Here it is.', answerResource }, null);
    expect(place.querySelector('.request-answer')?.textContent).toContain('Here it is.');
    expect(place.querySelector('a')?.getAttribute('href')).toBe(`/resource/${answerResource.id}`);
  });

  test('needs a form, or text for another form, and points out an existing request', async () => {
    await show(<AskDialog resourceId={ID} title="Rivers" requests={[aRequest()]} onClose={() => {}} />, {
      session: student,
    });
    expect(listTabStops()).toContain('tactile sheet');
    await press('Send request');
    expect(listFaults()).toEqual(['Please choose a format']);
    const note = 'Someone has already asked for this format.';
    expect(document.body.textContent).not.toContain(note);
    await choose('braille');
    expect(document.body.textContent).toContain(note);
    await choose('other');
    await press('Send request');
    expect(listFaults()).toEqual(['Please say which format you need']);
  });

  test('is answered with text, and with a link only to a resource', async () => {
    const answer = (
      <AnswerDialog request={aRequest()} outcome="answered" onSettled={() => {}} onClose={() => {}} />
    );
    await show(answer, { session: student });
    await press('Send answer');
    expect(listFaults()).toEqual(['Please write an answer']);
    localStorage.setItem(
      `relievo-draft-answered-${aRequest().id}`,
      JSON.stringify({ words: 'Here.', resourceId: 'https://example.org/map' }),
    );
    await show(answer, { session: student });
    await press('Send answer');
    expect(listFaults()).toEqual(['This is not the address of a resource. Copy it from its page.']);
  });
});

test('guests are led to the sign-in, and back', async () => {
  const place = await show(<SignInTo>Sign in to comment</SignInTo>);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/auth?return=%2F');
});
