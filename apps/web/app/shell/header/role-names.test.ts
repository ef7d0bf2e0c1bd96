import { i18n } from '@lingui/core';
import { ROLES } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { findRoleName } from './role-names.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('every role is shown by its name, and both kinds of administrator by the same', () => {
  expect(ROLES.map((role) => i18n._(findRoleName(role)))).toEqual([
    'Student',
    'Teacher',
    'Professional',
    'Institution',
    'Administrator',
    'Administrator',
  ]);
});
