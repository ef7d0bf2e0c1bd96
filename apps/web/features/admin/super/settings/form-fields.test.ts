import { type SiteSettingsShown, siteSettings } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { toSettings, toTyped } from './form-fields.ts';

const TICKED = {
  signUpIsOpen: true,
  foundingOpensTier: false,
  uploadRoles: ['teacher' as const],
  providersOff: [],
};
const EMPTY = toTyped({
  ...TICKED,
  banner: '',
  fileMegabytes: null,
  videoMegabytes: null,
  personMegabytes: null,
  organizationMegabytes: null,
  languageModel: null,
  configured: {} as SiteSettingsShown['configured'],
});

test('what is left empty stays as the server is configured', () => {
  expect(toSettings(EMPTY, TICKED)).toEqual({
    ...TICKED,
    banner: '',
    fileMegabytes: null,
    videoMegabytes: null,
    personMegabytes: null,
    organizationMegabytes: null,
    languageModel: null,
  });
});

test.each(['0', '1.5', 'many', '-3'])('%s is no size', (fileMegabytes) => {
  const { error } = siteSettings.safeParse(toSettings({ ...EMPTY, fileMegabytes }, TICKED));
  expect(error?.issues.map(({ path }) => path)).toEqual([['fileMegabytes']]);
});

test('a language model needs all three of its fields', () => {
  const { error } = siteSettings.safeParse(toSettings({ ...EMPTY, model: 'small' }, TICKED));
  expect(error?.issues[0]?.path[0]).toBe('languageModel');
});
