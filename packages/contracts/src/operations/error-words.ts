/** How the API refuses: a stable code, its HTTP status, and the sentence that a person reads. */
interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Every way in which the API says no. Words in braces are filled in from the data of the error. */
export const ERROR_WORDS = {
  malformed_request: {
    status: 400,
    message: 'The request could not be read. Check how it is written and send it again.',
  },
  invalid_input: {
    status: 400,
    message: 'Some of what was sent is not valid. Correct the fields that are named and send it again.',
  },
  link_not_valid: {
    status: 400,
    message: 'This link has expired or was used already. Ask for a new one.',
  },
  provider_sign_in_not_valid: {
    status: 400,
    message: 'This took too long, or was begun in another browser. Please begin again.',
  },
  sign_in_required: { status: 401, message: 'Please log in to continue.' },
  session_expired: { status: 401, message: 'Your session has expired. Please log in again.' },
  invalid_credentials: {
    status: 401,
    message: 'Invalid email or password',
  },
  email_not_verified: { status: 403, message: 'Please verify your email address' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Please contact support.',
  },
  wrong_password: {
    status: 403,
    message: 'This is not your password. Check it and try again.',
  },
  sign_in_again: {
    status: 403,
    message: 'Please log out and log in again, to show that it is you. Then try once more.',
  },
  provider_declined: {
    status: 403,
    message: 'You were not logged in by {name}. Try again, or log in another way.',
  },
  provider_email_missing: {
    status: 403,
    message: 'We got no email address from {name}. Allow it there, or log in another way.',
  },
  provider_email_not_verified: {
    status: 403,
    message:
      'Your email address is not verified by {name}, so it cannot open an account here. Verify it there, or log in by email and connect {name} in the settings.',
  },
  ai_key_not_valid: {
    status: 403,
    message: 'This key has expired or was used already. Ask for a new one.',
  },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  upload_not_allowed: {
    status: 403,
    message:
      'Your account may not change or submit content at the moment. What you wrote is kept. Ask for upload access in the settings of your account.',
  },
  not_your_organization: {
    status: 403,
    message: 'You are not an active member of this organization, so you cannot submit to it. Choose another.',
  },
  not_yours_to_decide: {
    status: 403,
    message: 'Nobody reviews their own work. Somebody else who reviews here will decide on it.',
  },
  cross_site_request: {
    status: 403,
    message: 'This request came from another site and was refused. Open Relievo itself and try again.',
  },
  not_found: { status: 404, message: 'There is nothing here. Check the address.' },
  method_not_allowed: { status: 405, message: 'This address does not accept this kind of request.' },
  username_taken: { status: 409, message: 'This username is taken. Please choose another.' },
  collection_name_taken: {
    status: 409,
    message: 'A collection with this name already exists',
  },
  collection_holds_it_already: { status: 409, message: 'Item already in collection' },
  archive_under_way: {
    status: 409,
    message:
      'Another collection is being put together for you. Wait until it is ready or cancel it, then try again.',
  },
  email_taken: {
    status: 409,
    message: 'This email address has an account already. Give that account the role with "npm run grant".',
  },
  password_missing: {
    status: 409,
    message: 'You have no password yet. Ask for a link to choose one.',
  },
  password_needed: {
    status: 409,
    message: 'Please choose a password, because this is not the browser in which you signed up.',
  },
  password_set_already: {
    status: 409,
    message: 'You have a password already. Change it in the settings of your account.',
  },
  provider_not_configured: {
    status: 409,
    message: 'Logging in with {name} is not set up here. Log in another way.',
  },
  provider_connected_elsewhere: {
    status: 409,
    message:
      'You already log in to another account here with this {name} account. Disconnect it there first.',
  },
  ai_key_missing: {
    status: 409,
    message:
      'The API key of {name} was not found. Write the words yourself, or ask an administrator for a key.',
  },
  last_way_in: {
    status: 409,
    message: 'This is your only way in. Choose a password or connect another provider first.',
  },
  last_owner: {
    status: 409,
    message:
      'You are the only owner of {names}. Make somebody else an owner there first, then delete your account.',
  },
  content_waits: {
    status: 409,
    message: 'This waits for its review, so it cannot change. Wait for the answer, or withdraw it first.',
  },
  content_published: {
    status: 409,
    message: 'Readers see this. Submit the changes as a new version instead.',
  },
  draft_changed_elsewhere: {
    status: 409,
    message: 'This was changed in another tab or on another device. Choose which words to keep.',
  },
  draft_gone: {
    status: 409,
    message:
      'These changes were submitted or discarded in another tab. Look at where the resource stands now.',
  },
  nothing_to_submit: {
    status: 409,
    message: 'Nothing was changed since this was published. Change something, then submit it.',
  },
  nothing_waits: {
    status: 409,
    message: 'Nothing of this waits for review any more. Look at where it stands now.',
  },
  never_submitted: {
    status: 409,
    message: 'This was never submitted, so there is nothing to take back.',
  },
  submission_closed: {
    status: 409,
    message: 'This was decided on or taken back meanwhile. Your decision was not needed any more.',
  },
  upload_request_open: {
    status: 409,
    message: 'You have asked already. You will get an answer by email.',
  },
  request_settled: {
    status: 409,
    message: 'This request was answered or changed in the meantime. Read it again.',
  },
  upload_allowed_already: { status: 409, message: 'You may upload already.' },
  body_too_large: { status: 413, message: 'What was sent is too large. Send less at once.' },
  picture_too_large: {
    status: 413,
    message: 'The picture is larger than 2 MB. Choose a smaller one.',
  },
  address_too_long: { status: 414, message: 'The address is too long. Shorten it and try again.' },
  no_such_range: { status: 416, message: 'The file has no such part. Ask for the whole of it.' },
  unsupported_media_type: {
    status: 415,
    message: 'The server does not read this kind of content. Send JSON in UTF-8.',
  },
  picture_not_readable: {
    status: 415,
    message: 'This is not a picture that we can show. Choose a PNG, JPEG or WebP file.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Please wait {seconds} seconds before trying again.',
  },
  too_many_streams: {
    status: 429,
    message: 'You are following too much at once. Close another page of Relievo and try again.',
  },
  ai_quota_used: {
    status: 429,
    message:
      'You have asked for as many descriptions as one person can in a day. Write this one yourself, or try again tomorrow.',
  },
  ai_quota_used_here: {
    status: 429,
    message:
      'As many descriptions were asked for as everybody here can have in a day. Write this one yourself, or try again tomorrow.',
  },
  account_locked: {
    status: 429,
    message: 'Too many failed attempts. Please wait {seconds} seconds before trying again.',
  },
  headers_too_large: { status: 431, message: 'The headers are too large. Clear the cookies of this site.' },
  provider_unreachable: {
    status: 502,
    message: 'There is no right answer from {name} at the moment. Try again later, or log in another way.',
  },
  ai_failed: {
    status: 502,
    message: 'No description came from {name}. Write it yourself, or try again later.',
  },
  ai_timed_out: {
    status: 504,
    message: 'It took {name} too long to answer. Write the description yourself, or try again later.',
  },
  database_failure: { status: 500, message: 'An error occurred. Please try again or contact support.' },
  unexpected: { status: 500, message: 'An unexpected error occurred. Please try again.' },
  database_unavailable: {
    status: 503,
    message: 'The service is not reachable at the moment. Please try again in a few seconds.',
  },
  unhealthy: {
    status: 503,
    message: 'Something that the service needs is not working.',
  },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof ERROR_WORDS;

export const ERROR_CODES = Object.keys(ERROR_WORDS) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_WORDS, code);
}

/** The sentence of an error, filled in. From the third failed sign-in on it also says how many tries are left. */
export function errorMessage(code: ErrorCode, data?: unknown): string {
  const facts: Record<string, unknown> = { ...(data as object | undefined) };
  const sentence = ERROR_WORDS[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(facts[name]),
  );
  if (code !== 'invalid_credentials' || facts['remaining'] === undefined) return sentence;
  return `${sentence}. ${String(facts['remaining'])} attempts remaining`;
}
