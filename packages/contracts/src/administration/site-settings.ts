import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { PROVIDERS } from '../accounts/providers.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { wordsUpTo } from '../values/words.ts';

/** What a number of megabytes limits. */
export type MegabyteLimit = 'file' | 'video' | 'person' | 'organization';

export interface SiteSettingsIssues {
  megabytes_not_valid: { readonly of: MegabyteLimit; readonly most: number };
  language_model_incomplete: object;
  language_model_address_not_valid: object;
}

const issue: WriteMessage<SiteSettingsIssues> = writeMessage;

const SUPER_ADMIN = ['super_admin'] as const;

export const LONGEST_BANNER = 500;

/** Roles whose people may upload, unless a super administrator takes that from one; administrators always may. */
export const UPLOAD_ROLES = ['teacher', 'professional', 'institution'] as const;

const LARGEST_FILE = 102_400;
const MOST_STORAGE = 102_400_000;

/** Whole megabytes; null is what the server is configured with. */
function megabytesOf(of: MegabyteLimit, most: number) {
  const fault = issue('megabytes_not_valid', { of, most });
  return z.int(fault).min(1, fault).max(most, fault).nullable();
}

function named(most: number) {
  return z.string().trim().min(1, issue('language_model_incomplete')).max(most);
}

const languageModel = z.object({
  /** What people call whoever runs it. */
  provider: named(100),
  endpoint: named(500).regex(/^https?:\/\/[^\s/?#]+(?:\/\S*)?$/i, issue('language_model_address_not_valid')),
  model: named(200),
});

/** What super administrators set for the whole place. */
export const siteSettings = z.object({
  /** Whether anybody opens an account; otherwise only those who are invited. */
  signUpIsOpen: z.boolean(),
  /** What everybody reads above every page; empty where there is nothing to say. */
  banner: wordsUpTo(LONGEST_BANNER),
  /** Whether the tier that comes with founding an organization opens what is paid for, without a grant. */
  foundingOpensTier: z.boolean(),
  uploadRoles: z.array(z.enum(UPLOAD_ROLES)),
  fileMegabytes: megabytesOf('file', LARGEST_FILE),
  videoMegabytes: megabytesOf('video', LARGEST_FILE),
  /** How much the files of one person may take, and those of one organization. */
  personMegabytes: megabytesOf('person', MOST_STORAGE),
  organizationMegabytes: megabytesOf('organization', MOST_STORAGE),
  /** Ways to sign in that the server is configured for and that nobody is offered. */
  providersOff: z.array(z.enum(PROVIDERS)),
  /** Which language model is asked; null for the one that the server is configured with. Its key stands apart. */
  languageModel: languageModel.nullable(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** With what the environment of the server says, which counts where nothing is set. */
export const siteSettingsShown = siteSettings.extend({
  configured: z.object({
    fileMegabytes: z.int(),
    videoMegabytes: z.int(),
    personMegabytes: z.int(),
    organizationMegabytes: z.int(),
    providers: z.array(z.object({ id: z.enum(PROVIDERS), name: z.string() })),
    languageModel: z.object({ provider: z.string(), endpoint: z.string(), model: z.string() }),
  }),
});

export type SiteSettingsShown = z.infer<typeof siteSettingsShown>;

const tags = ['Super admin'];

export const siteSettingsContract = {
  settings: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({ method: 'GET', path: '/admin/site-settings', tags, summary: 'What is set for the whole place' })
    .output(siteSettingsShown),
  changeSettings: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'PUT',
      path: '/admin/site-settings',
      tags,
      summary:
        'Set who may open an account and upload, how much, which providers and language model are used, and what everybody is told',
    })
    .input(siteSettings)
    .output(siteSettingsShown),
};
