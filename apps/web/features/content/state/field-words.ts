import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentField, ContentFields } from '@relievo/contracts/values';
import { nameLanguage, nameValue } from '../../listing/index.ts';

export const FIELD_NAMES: Readonly<Record<ContentField, MessageDescriptor>> = {
  title: msg`Title`,
  description: msg`Description`,
  altText: msg`What the picture shows`,
  knownFlaws: msg`Known problems`,
  category: msg`Category`,
  subject: msg`Subject`,
  difficultyLevel: msg`Difficulty`,
  graphicType: msg`Graphic type`,
  contentType: msg`Content type`,
  language: msg`Language`,
  licence: msg`Licence`,
  tags: msg`Tags`,
  isPremium: msg`Free or paid`,
};

/** What stands in a field, as a reader of it says. */
export function formatValue(fields: ContentFields, field: ContentField, i18n: I18n): string {
  if (field === 'tags') return fields.tags.join(', ');
  if (field === 'isPremium') return i18n._(fields.isPremium ? msg`Paid` : msg`Free`);
  const value = fields[field];
  if (field === 'language') return nameLanguage(value, i18n.locale);
  return field === 'title' || field === 'description' ? value : nameValue(value, i18n);
}
