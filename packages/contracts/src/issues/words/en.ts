import { type Catalogue, ENGLISH, type PluralForms } from '@relievo/words';
import type { MegabyteLimit } from '../../administration/site-settings.ts';
import type { Measured } from '../common-issues.ts';
import type { IssueMessages } from '../declared-issues.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMS: Readonly<Record<string, string>> = {
  uuid: 'an identifier (UUID)',
  datetime: 'a moment with its time zone (ISO 8601)',
  date: 'a date, year-month-day',
  email: 'an email address',
  url: 'a web address',
};

/** Limits are read by eyes in a form, and their thousands are parted there. */
const counted = new Intl.NumberFormat('en-US').format;

const COUNTED: Readonly<Record<Measured, PluralForms>> = {
  characters: { one: '# character', other: '# characters' },
  entries: { one: '# entry', other: '# entries' },
  value: { other: '#' },
};

const MEGABYTE_LIMITS: Readonly<Record<MegabyteLimit, string>> = {
  file: 'largest file',
  video: 'largest video',
  person: 'storage for each person',
  organization: 'storage for each organization',
};

/** What schemas complain of in English. */
export const ENGLISH_ISSUES: Catalogue<IssueMessages> = {
  language: ENGLISH,
  words: {
    value_not_valid: 'This value is not valid. Check it against the description of the API.',
    value_of_wrong_type: ({ expected }) => `This must be ${TYPES[expected] ?? expected}.`,
    value_not_listed: ({ values }) => `This must be one of: ${values.join(', ')}.`,
    value_too_small: ({ least, of }, { plural }) =>
      `At least ${plural(least, COUNTED[of])} must be given here.`,
    value_too_large: ({ most, of }, { plural }) => `At most ${plural(most, COUNTED[of])} may be given here.`,
    value_of_wrong_form: ({ form }) =>
      FORMS[form] ? `This must be ${FORMS[form]}.` : 'This does not have the required format.',
    fields_not_known: ({ fields }, { list }) => `There is no field ${list(fields)} here.`,
    words_too_long: ({ most }) => `Please write at most ${counted(most)} characters`,
    text_too_long: ({ most }) => `Please use at most ${counted(most)} characters`,
    title_missing: 'Please enter a title',
    category_missing: 'Please enter a category',
    language_not_chosen: 'Please choose a language',
    tags_too_many: 'Please use at most {most} tags',
    email_missing: 'Email is required',
    email_not_valid: 'Please enter a valid email address',
    name_missing: 'Name is required',
    name_too_long: 'Name must be at most {most} characters long',
    name_not_printable: 'Name must not contain control characters',
    username_too_short: 'Username must be at least {least} characters long',
    username_too_long: 'Username must be at most {most} characters long',
    username_characters_wrong: 'Username may contain letters, digits, dots, hyphens and underscores',
    password_missing: 'Password is required',
    current_password_missing: 'Current password is required',
    password_too_long: 'Password is too long',
    password_too_short: 'Password must be at least {least} characters',
    password_not_mixed: 'Password must contain uppercase, lowercase, and numbers',
    password_not_repeated: 'Please confirm your password',
    passwords_differ: 'Passwords do not match',
    terms_not_agreed: 'You must agree to the terms and conditions',
    form_not_chosen: 'Please choose a format',
    other_form_missing: 'Please say which format you need',
    answer_missing: 'Please write an answer',
    resource_not_found: 'There is no resource at this address, or it is not shared with you',
    provider_key_not_valid: 'Please enter the key as your provider shows it, without spaces',
    collection_name_first: 'Please enter a collection name first',
    collection_name_missing: 'Please enter a collection name',
    collection_name_too_long: 'Please use at most {most} characters for the name',
    collection_description_too_long: 'Please use at most {most} characters for the description',
    collection_notes_too_long: 'Please use at most {most} characters for the notes',
    collection_reader_missing: 'Please enter a user name or the address of a profile page',
    collection_change_missing: 'Please describe the change',
    reading_change_missing: 'Please choose what to change',
    subject_too_long: 'The subject must be at most {most} characters long',
    message_missing: 'Please write a message',
    message_too_long: ({ most }) => `The message must be at most ${counted(most)} characters long`,
    decision_reason_missing: 'Please give a reason, so that the author knows what to do',
    approval_has_marks: 'What is approved is not asked to change at a place',
    megabytes_not_valid: ({ of, most }) =>
      `Please enter a whole number from 1 to ${counted(most)} for the ${MEGABYTE_LIMITS[of]}, or leave it empty`,
    language_model_incomplete: 'Please fill in all three fields of the language model, or none',
    language_model_address_not_valid:
      'Please enter the address of a public language model, such as https://api.openai.com/v1',
    mark_place_missing: ({ most }) =>
      `Please say how many millimetres it is from the edge of the sheet, from 0 to ${counted(most)}`,
    mark_words_missing: 'Please say what to change at each place',
    mark_words_too_long: 'Please use at most {most} characters for each place',
    marks_too_many: 'Please name at most {most} places',
    organization_not_chosen: 'Please choose an organization',
    comment_missing: 'Please write a comment',
    report_reason_not_chosen: 'Please choose what is wrong',
    stars_not_chosen: 'Please choose one to five stars',
    addresses_missing: 'Please enter at least one email address',
    team_name_missing: 'Please enter a name for the team',
    team_name_too_long: 'Please use at most {most} characters for the name of the team',
    class_name_missing: 'Please enter a name for the class',
    class_name_too_long: 'Please use at most {most} characters for the name of the class',
    names_missing: 'Please enter at least one name',
    class_code_not_valid: 'A class code has eight letters and digits, such as 7KQ4-M2XP',
    username_missing: 'Please enter your user name',
    words_missing: 'Please enter your words',
    organization_name_missing: 'Please enter a name',
    organization_name_too_long: 'Please use at most {most} characters for the name',
    medium_not_offered: 'Please choose a medium that this format supports',
    picture_words_missing: 'Please describe the picture',
    picture_words_too_long: 'The description must be at most {most} characters long',
    picture_words_not_printable: 'The description must not contain control characters',
    return_path_not_valid: 'The return address must be a path on this site',
    passkey_name_missing: 'Please give the passkey a name',
    passkey_name_too_long: 'The name must be at most {most} characters long',
    passkey_name_not_printable: 'The name must not contain control characters',
    code_missing: 'Please enter the code',
    code_too_long: 'This is too long for a code',
    search_too_short: 'Please search for at least two characters',
    role_not_chosen: 'Please choose a role',
    role_missing: 'Please choose at least one role',
    upload_reason_missing: 'Please say why you would like to upload',
  },
};
