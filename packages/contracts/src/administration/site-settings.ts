import { z } from 'zod';
import { declareRoleOperation } from '../operations/operation.ts';
import { wordsUpTo } from '../values/words.ts';

const SUPER_ADMIN = ['super_admin'] as const;

export const LONGEST_BANNER = 500;

/** What super administrators set for the whole place. */
export const siteSettings = z.object({
  /** Whether anybody opens an account; otherwise only those who are invited. */
  signUpIsOpen: z.boolean(),
  /** What everybody reads above every page; empty where there is nothing to say. */
  banner: wordsUpTo(LONGEST_BANNER),
  /** Whether the tier that comes with founding an organization opens what is paid for, without a grant. */
  foundingOpensTier: z.boolean(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

const tags = ['Super admin'];

export const siteSettingsContract = {
  settings: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({ method: 'GET', path: '/admin/site-settings', tags, summary: 'What is set for the whole place' })
    .output(siteSettings),
  changeSettings: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'PUT',
      path: '/admin/site-settings',
      tags,
      summary: 'Set who may open an account, what everybody is told, and what founding an organization opens',
    })
    .input(siteSettings)
    .output(siteSettings),
};
