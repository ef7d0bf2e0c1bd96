import { CONTENT_FIELDS, type ContentField, type ContentFields } from '@relievo/contracts/values';

/** What is typed into the form: words in every field. */
export type ContentForm = Record<ContentField, string>;

export function formOf(fields: ContentFields): ContentForm {
  return { ...fields, tags: fields.tags.join(', '), isPremium: fields.isPremium ? 'paid' : 'free' };
}

export function fieldsOf(form: ContentForm): ContentFields {
  const trimmed = Object.fromEntries(
    CONTENT_FIELDS.map((field) => [field, form[field].trim()]),
  ) as ContentForm;
  return { ...trimmed, tags: splitTags(form.tags), isPremium: form.isPremium === 'paid' };
}

/** Each tag once, as it was written first. */
function splitTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const word of text.split(/[,\n]/)) {
    const tag = word.trim();
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** What was kept in this browser, as far as it is a form. */
export function isForm(value: unknown): value is ContentForm {
  return (
    typeof value === 'object' &&
    value !== null &&
    CONTENT_FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
  );
}
