import { z } from 'zod';
import { findPlainName, type Letter, type LetterPart, type Site } from './letter-rules.ts';

/** A place on our own site; with the address in front, which only this feature needs to know. */
const path = z.string().regex(/^\/(?!\/)/);
const name = z.string().optional();
const words = z.string().default('');
const resource = z.object({ name, title: z.string(), resourceId: z.uuid() });
const review = resource.extend({ words });
const uploadRequest = z.object({ name, role: z.string(), words });
const accessibleRequest = review.extend({ form: z.string() });

interface LetterKind<Payload extends z.ZodType> {
  payload: Payload;
  write: (payload: z.output<Payload>, site: Site) => Letter;
}

function defineLetter<Payload extends z.ZodType>(
  payload: Payload,
  write: LetterKind<Payload>['write'],
): LetterKind<Payload> {
  return { payload, write };
}

/** Every letter that the product sends; the names stand in the column `template` of the outbox. */
export const LETTERS = {
  verify_email: defineLetter(z.object({ name, path }), ({ name: greet, path: at }, site) => ({
    subject: 'Verify your email address',
    greet,
    parts: [
      'To finish creating your account, verify your email address.',
      { words: 'Verify your email address', link: site.publicUrl + at },
      NOT_YOU,
    ],
  })),
  account_exists: defineLetter(z.object({ name, path }), ({ name: greet, path: at }, site) => ({
    subject: 'You already have an account',
    greet,
    parts: [
      'Someone tried to create an account with this email address, but you already have one.',
      { words: 'Sign in, or choose a new password', link: site.publicUrl + at },
      NOT_YOU,
    ],
  })),
  reset_password: defineLetter(z.object({ name, path }), ({ name: greet, path: at }, site) => ({
    subject: 'Choose a new password',
    greet,
    parts: [
      'Someone, probably you, asked for a new password. The link works once.',
      { words: 'Choose a new password', link: site.publicUrl + at },
      NOT_YOU,
    ],
  })),
  change_email: defineLetter(z.object({ name, path }), ({ name: greet, path: at }, site) => ({
    subject: 'Confirm your new email address',
    greet,
    parts: [
      'To use this email address for your account, confirm it.',
      { words: 'Confirm this email address', link: site.publicUrl + at },
      NOT_YOU,
    ],
  })),
  hand_over: defineLetter(z.object({ name, path }), ({ name: greet, path: at }, site) => ({
    subject: 'Make your account your own',
    greet,
    parts: [
      'A teacher offers to hand your account over to you. You keep all that is in it, and sign in with this email address from then on. You need the words with which you sign in now.',
      { words: 'Take the account over', link: site.publicUrl + at },
      NOT_YOU,
    ],
  })),
  undo_deletion: defineLetter(
    z.object({ name, path, date: z.iso.date() }),
    ({ name: greet, path: at, date }, site) => ({
      subject: 'Your account will be deleted',
      greet,
      parts: [
        `Your account and your data will be deleted on ${date}. Your published resources stay in the library, without your name.`,
        { words: 'Keep my account', link: site.publicUrl + at },
        'If this was not you, keep the account and choose a new password.',
      ],
    }),
  ),
  second_step_recovery: defineLetter(
    z.object({ name, path, date: z.iso.date() }),
    ({ name: greet, path: at, date }, site) => ({
      subject: 'Request to turn off two-step sign-in',
      greet,
      parts: [
        `Someone, probably you, entered your password and asked to turn off two-step sign-in. From ${date} you can turn it off with the link below. Until then nothing changes, so keep this email.`,
        { words: 'Turn off two-step sign-in, or keep it on', link: site.publicUrl + at },
        'If this was not you, open the link now, keep two-step sign-in on, and choose a new password, because someone knows your current one.',
      ],
    }),
  ),
  notice: defineLetter(
    z.object({
      name,
      title: z.string(),
      words,
      path: path.optional(),
      linkWords: z.string().default('Open it'),
    }),
    ({ name: greet, title, words: said, path: at, linkWords }, site) => ({
      subject: title,
      greet,
      parts: [said || title, ...(at ? [{ words: linkWords, link: site.publicUrl + at }] : [])],
    }),
  ),
  // Whoever wrote may have given somebody else's address: words of theirs would go there under our name.
  contact_received: defineLetter(z.object({ name }), ({ name: greet }) => ({
    subject: 'We have your message',
    greet,
    parts: ['Thank you for contacting us. We received your message, and a person will answer it.', NOT_YOU],
  })),
  invitation: defineLetter(
    z.object({ name, inviter: z.string(), organization: z.string(), role: z.string(), path }),
    ({ name: greet, inviter, organization, role, path: at }, site) => {
      // Anybody can give both names, and have them sent to anybody.
      const who = findPlainName(inviter) ?? 'Someone';
      const where = findPlainName(organization) ?? 'an organization';
      return {
        subject: `${who} invites you to ${where}`,
        greet,
        parts: [
          `${who} invites you to join ${where} on Relievo (as: ${role}).`,
          { words: 'View the invitation', link: site.publicUrl + at },
          'If you do not want to join, ignore this email.',
        ],
      };
    },
  ),
  review_approve: defineLetter(review, ({ name: greet, title, words: said, resourceId }, site) => ({
    subject: `Approved: ${title}`,
    greet,
    parts: [
      `"${title}" was approved and is now in the library.`,
      ...quoteWords(said),
      resourceLink(site, resourceId),
    ],
  })),
  review_reject: defineLetter(review, ({ name: greet, title, words: said, resourceId }, site) => ({
    subject: `Not approved: ${title}`,
    greet,
    parts: [
      `"${title}" was not approved. The reviewer’s reason:`,
      ...quoteWords(said),
      contentLink(site, resourceId),
    ],
  })),
  review_request_changes: defineLetter(review, ({ name: greet, title, words: said, resourceId }, site) => ({
    subject: `Changes requested: ${title}`,
    greet,
    parts: [
      `The reviewer requested changes to "${title}":`,
      ...quoteWords(said),
      contentLink(site, resourceId),
    ],
  })),
  resource_returned: defineLetter(resource, ({ name: greet, title, resourceId }, site) => ({
    subject: `Returned to you: ${title}`,
    greet,
    parts: [
      `"${title}" was returned to you as a draft. Readers do not see it. Nothing is lost.`,
      contentLink(site, resourceId),
    ],
  })),
  resource_deleted: defineLetter(resource.omit({ resourceId: true }), ({ name: greet, title }, site) => ({
    subject: `Deleted: ${title}`,
    greet,
    parts: [
      `An administrator deleted your resource "${title}". Contact us if you have questions.`,
      { words: 'Contact us', link: `${site.publicUrl}/contact` },
    ],
  })),
  resource_reported: defineLetter(
    review.extend({ reason: z.string(), comment: z.string().default('') }),
    ({ name: greet, title, reason, comment, words: said, resourceId }, site) => ({
      subject: `Reported: ${title}`,
      greet,
      parts: [
        comment
          ? `Someone reported a comment on "${title}" (${reason}):`
          : `Someone reported a problem with "${title}" (${reason}).`,
        ...quoteWords(comment),
        ...(said.trim() ? ['They wrote:', ...quoteWords(said)] : []),
        resourceLink(site, resourceId),
      ],
    }),
  ),
  accessible_request_made: defineLetter(
    accessibleRequest,
    ({ name: greet, title, form, words: said, resourceId }, site) => ({
      subject: `Requested: ${title} in another format`,
      greet,
      parts: [
        `Someone asked for an accessible version of "${title}" (${form}).`,
        ...(said.trim() ? ['They wrote:', ...quoteWords(said)] : []),
        'On its page you can say that you are working on it, answer or decline. Everyone who supports the request is told.',
        resourceLink(site, resourceId),
      ],
    }),
  ),
  accessible_request_taken: defineLetter(
    accessibleRequest,
    ({ name: greet, title, form, resourceId }, site) => ({
      subject: `In progress: ${title}`,
      greet,
      parts: [
        `Someone is working on the accessible version of "${title}" that you asked for (${form}). We will tell you when it is answered.`,
        resourceLink(site, resourceId),
      ],
    }),
  ),
  accessible_request_answered: defineLetter(
    accessibleRequest,
    ({ name: greet, title, form, words: said, resourceId }, site) => ({
      subject: `Answered: ${title} in another format`,
      greet,
      parts: [
        `Your request for an accessible version of "${title}" (${form}) was answered:`,
        ...quoteWords(said),
        resourceLink(site, resourceId),
      ],
    }),
  ),
  accessible_request_declined: defineLetter(
    accessibleRequest,
    ({ name: greet, title, form, words: said, resourceId }, site) => ({
      subject: `Declined: ${title} in another format`,
      greet,
      parts: [
        `Your request for an accessible version of "${title}" (${form}) was declined. The reason:`,
        ...quoteWords(said),
        resourceLink(site, resourceId),
      ],
    }),
  ),
  upload_request_granted: defineLetter(uploadRequest, ({ name: greet, role, words: said }, site) => ({
    subject: 'You can upload now',
    greet,
    parts: [
      `Your request was granted. You can now upload and convert files (your role: ${role}).`,
      ...quoteWords(said),
      { words: 'Create content', link: `${site.publicUrl}/tools` },
    ],
  })),
  upload_request_refused: defineLetter(uploadRequest, ({ name: greet, words: said }) => ({
    subject: 'Your request to upload was declined',
    greet,
    parts: ['An administrator looked at your request to upload files and declined it.', ...quoteWords(said)],
  })),
  report_answered: defineLetter(review, ({ name: greet, title, words: said, resourceId }, site) => ({
    subject: `Your report about ${title} was answered`,
    greet,
    parts: [
      `An administrator looked at your report about "${title}".`,
      ...quoteWords(said),
      resourceLink(site, resourceId),
    ],
  })),
  comment_hidden: defineLetter(resource, ({ name: greet, title, resourceId }, site) => ({
    subject: `Your comment on ${title} is hidden`,
    greet,
    parts: [
      `An administrator hid your comment on "${title}". Other readers do not see it. You still do, and you can change or delete it.`,
      resourceLink(site, resourceId),
    ],
  })),
  comment_shown: defineLetter(resource, ({ name: greet, title, resourceId }, site) => ({
    subject: `Your comment on ${title} is shown again`,
    greet,
    parts: [`Everyone who sees "${title}" can read your comment again.`, resourceLink(site, resourceId)],
  })),
  roles_changed: defineLetter(
    z.object({ name, roles: z.array(z.string()) }),
    ({ name: greet, roles }, site) => ({
      subject: 'Your roles have changed',
      greet,
      parts: [
        `An administrator changed what you can do on Relievo (your roles: ${roles.join(', ').replaceAll('_', ' ')}).`,
        { words: 'Open Relievo', link: `${site.publicUrl}/` },
      ],
    }),
  ),
} as const;

const NOT_YOU = 'If this was not you, ignore this email.';

function quoteWords(said: string): LetterPart[] {
  return said.trim() === '' ? [] : [{ quote: said.trim() }];
}

function resourceLink(site: Site, id: string): LetterPart {
  return { words: 'Open it', link: `${site.publicUrl}/resource/${id}` };
}

/** Where its author reads the answer again and changes what it asks for. */
function contentLink(site: Site, id: string): LetterPart {
  return { words: 'Edit and submit again', link: `${site.publicUrl}/content/${id}` };
}

export type LetterName = keyof typeof LETTERS;

export type LetterPayload<Name extends LetterName> = z.input<(typeof LETTERS)[Name]['payload']>;

/** The letter for a row of the outbox; throws where the row names no letter or does not fit it. */
export function composeLetter(template: string, payload: unknown, site: Site): Letter {
  if (!isLetterName(template)) throw new RangeError(`There is no letter named ${template}.`);
  const { payload: schema, write } = LETTERS[template] as LetterKind<z.ZodType>;
  return write(schema.parse(payload), site);
}

function isLetterName(template: string): template is LetterName {
  return Object.hasOwn(LETTERS, template);
}
