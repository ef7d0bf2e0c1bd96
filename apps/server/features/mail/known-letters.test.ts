import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLetter, LETTERS, type LetterName, type LetterPayload } from './known-letters.ts';
import { renderHtml, renderText } from './letter-rules.ts';

const site = { publicUrl: 'https://relievo.example' };
const resourceId = '01990000-0000-7000-8000-000000000001';

const wish = { name: 'Ana', title: 'The heart', form: 'braille', resourceId };

const examples: { [Name in LetterName]: LetterPayload<Name> } = {
  verify_email: { name: 'Ana', path: '/auth?verify=abc' },
  account_exists: { name: 'Ana', path: '/auth' },
  reset_password: { path: '/auth/reset?token=abc' },
  change_email: { name: 'Ana', path: '/auth?verify=abc' },
  hand_over: { path: '/auth/take-over?token=abc' },
  undo_deletion: { name: 'Ana', path: '/auth/undo-deletion?token=abc', date: '2026-12-04' },
  second_step_recovery: { name: 'Ana', path: '/auth/second-step-recovery?token=abc', date: '2026-12-04' },
  notice: { name: 'Ana', title: 'Your files are ready', words: 'Three files.', path: '/your-activities' },
  contact_received: { name: 'Ana' },
  invitation: {
    inviter: 'Ben',
    organization: 'Northern School',
    role: 'member',
    path: '/auth?invitation=abc',
  },
  review_approve: { name: 'Ana', title: 'The heart', words: '', resourceId },
  review_reject: { name: 'Ana', title: 'The heart', words: 'Labels overlap.', resourceId },
  review_request_changes: { name: 'Ana', title: 'The heart', words: 'Add a key.', resourceId },
  resource_returned: { name: 'Ana', title: 'The heart', resourceId },
  resource_deleted: { name: 'Ana', title: 'The heart' },
  resource_reported: {
    name: 'Ana',
    title: 'The heart',
    reason: 'spam',
    comment: 'Buy this',
    words: 'An advertisement.',
    resourceId,
  },
  accessible_request_made: { ...wish, words: 'For eight-year-olds.' },
  accessible_request_taken: wish,
  accessible_request_answered: { ...wish, words: 'It is on the page now.' },
  accessible_request_declined: { ...wish, words: 'The film has no speech.' },
  upload_request_granted: { name: 'Ana', role: 'teacher', words: '' },
  upload_request_refused: { name: 'Ana', role: 'teacher', words: 'Please say where you teach.' },
  report_answered: { name: 'Ana', title: 'The heart', words: 'Thank you.', resourceId },
  comment_hidden: { name: 'Ana', title: 'The heart', resourceId },
  comment_shown: { name: 'Ana', title: 'The heart', resourceId },
  roles_changed: { name: 'Ana', roles: ['teacher', 'super_admin'] },
};

function writeKnown(name: LetterName, payload: unknown = examples[name]) {
  const letter = composeLetter(name, payload, site);
  return { subject: letter.subject, text: renderText(letter, site), html: renderHtml(letter, site) };
}

function readVisible(html: string) {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");
}

describe.each(Object.keys(LETTERS) as LetterName[])('the letter %s', (name) => {
  it('says the same as text and as HTML, with the same links, all on our own site', () => {
    const { subject, text, html } = writeKnown(name);
    expect(subject).not.toBe('');
    const links = text.match(/https?:\S+/g) ?? [];
    expect(html.match(/(?<=href=")[^"]+/g)).toEqual(links);
    expect(links.every((link) => new URL(link).origin === site.publicUrl)).toBe(true);
    const words = (shown: string) =>
      shown
        .replaceAll(/https?:\S+|[>:]/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    expect(words(readVisible(html))).toEqual(words(text));
  });
});

it.each([
  'Win at https://x.example',
  'Win at x.example',
  'mail@x.example',
  'x.example/win',
  'Win at x。example',
  'Win at x．example',
  'Win at x｡example',
  'Call x +49 (0) 30 / 12 34',
  'Call x 0 8 0 0 5',
])('greets nobody by a name that mail programs turn into a link: %s', (name) => {
  const { text, html } = writeKnown('verify_email', { name, path: '/auth' });
  expect(text).toMatch(/^Hello,\n/);
  expect(text + html).not.toContain('x.example');
  expect(text + html).not.toMatch(/Call|Win at/);
});

it('greets by every other name', () => {
  expect(writeKnown('verify_email', { name: 'Dr. J. R. Žofie-Ó Súilleabháin', path: '/auth' }).text).toMatch(
    /^Hello Dr\. J\. R\. Žofie-Ó Súilleabháin,\n/,
  );
});

it('escapes everything that a person typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, said) => {
      const { html } = writeKnown('notice', {
        title: `<b>${title}`,
        words: `${said}<img src=x onerror="alert(1)">`,
      });
      const tags = [...html.matchAll(/<\/?([a-z!]+)/g)].map((match) => match[1]);
      expect(tags).toEqual([
        '!doctype',
        'html',
        'head',
        'meta',
        'title',
        'title',
        'head',
        'body',
        'p',
        'p',
        'p',
        'p',
        'p',
        'a',
        'a',
        'p',
        'body',
        'html',
      ]);
    }),
  );
});

it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', ''])(
  'is refused with a link that leads elsewhere: %j',
  (path) => {
    expect(() => writeKnown('verify_email', { path })).toThrow('path');
  },
);

it('is refused for an unknown kind', () => {
  expect(() => composeLetter('toString', {}, site)).toThrow('There is no letter named toString.');
});
