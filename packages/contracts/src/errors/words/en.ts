import { type Catalogue, ENGLISH } from '@relievo/words';
import type { ErrorMessages } from '../declared-errors.ts';

/** What the errors of the API say in English. */
export const ENGLISH_ERRORS: Catalogue<ErrorMessages> = {
  language: ENGLISH,
  words: {
    malformed_request: 'The request could not be read. Check how it is written and send it again.',
    invalid_input: 'Some of what was sent is not valid. Correct the fields that are named and send it again.',
    sign_in_required: 'Please log in to continue.',
    session_expired: 'Your session has expired. Please log in again.',
    forbidden: 'You do not have permission to do this.',
    cross_site_request:
      'This request came from another site and was refused. Open Relievo itself and try again.',
    not_found: 'There is nothing here. Check the address.',
    method_not_allowed: 'This address does not accept this kind of request.',
    body_too_large: 'What was sent is too large. Send less at once.',
    address_too_long: 'The address is too long. Shorten it and try again.',
    no_such_range: 'The file has no such part. Ask for the whole of it.',
    unsupported_media_type: 'The server does not read this kind of content. Send JSON in UTF-8.',
    too_many_requests: 'Too many requests. Please wait {seconds} seconds before trying again.',
    too_many_streams: 'You are following too much at once. Close another page of Relievo and try again.',
    headers_too_large: 'The headers are too large. Clear the cookies of this site.',
    database_failure: 'An error occurred. Please try again or contact support.',
    unexpected: 'An unexpected error occurred. Please try again.',
    database_unavailable: 'The service is not reachable at the moment. Please try again in a few seconds.',
    link_not_valid: 'This link has expired or was used already. Ask for a new one.',
    provider_sign_in_not_valid: 'This took too long, or was begun in another browser. Please begin again.',
    // From the third failed sign-in on it also says how many tries are left.
    invalid_credentials: ({ remaining }, { number }) =>
      remaining === undefined
        ? 'Invalid email or password'
        : `Invalid email or password. ${number(remaining)} attempts remaining`,
    email_not_verified: 'Please verify your email address',
    account_suspended: 'This account is suspended. Please contact support.',
    second_step_needed: 'One more step: give a code of your second step, or use a passkey.',
    sign_in_expired:
      'This took too long, or there were too many wrong codes. Please sign in again from the start.',
    passkey_not_valid: 'This passkey does not open an account here. Try again, or sign in another way.',
    proof_needed: 'Nothing was changed: show first that it is you, then try again.',
    second_step_required:
      'Administrators need a second step here. Add one to your account, or add another one before you take this one off.',
    recovery_by_administrator:
      'Administrators need a second step here, so no letter takes it off. Ask the person who runs this installation.',
    recovery_waits: ({ hours }, { number }) =>
      `Your second step can be taken off in ${number(hours)} hours. Keep the letter until then.`,
    wrong_code:
      'This code is not right, or it was used already. Wait for the next one, or use a recovery code.',
    wrong_password: 'This is not your password. Check it and try again.',
    sign_in_again: 'Please log out and log in again, to show that it is you. Then try once more.',
    provider_declined: 'You were not logged in by {name}. Try again, or log in another way.',
    provider_email_missing: 'We got no email address from {name}. Allow it there, or log in another way.',
    provider_email_not_verified:
      'Your email address is not verified by {name}, so it cannot open an account here. Verify it there, or log in by email and connect {name} in the settings.',
    username_taken: 'This username is taken. Please choose another.',
    email_taken:
      'This email address has an account already. Give that account the role with "npm run grant".',
    password_too_common:
      'Many people use a password like this one, so it is guessed first. Choose another one, such as four words that do not belong together, with a number.',
    password_needed: 'Please choose a password, because this is not the browser in which you signed up.',
    password_missing: 'You have no password yet. Ask for a link to choose one.',
    password_set_already: 'You have a password already. Change it in the settings of your account.',
    provider_not_configured: 'Logging in with {name} is not set up here. Log in another way.',
    provider_connected_elsewhere:
      'You already log in to another account here with this {name} account. Disconnect it there first.',
    last_way_in: 'This is your only way in. Choose a password or connect another provider first.',
    second_step_missing: 'You have no second step yet. Add one to your account first.',
    setup_expired: 'Setting this up took too long. Please begin again.',
    last_owner:
      'You are the only owner of {organizations}. Make somebody else an owner there first, then delete your account.',
    account_locked: 'Too many failed attempts. Please wait {seconds} seconds before trying again.',
    too_many_guesses:
      'Wrong passwords were tried too many times, so nobody can log in from here with the password. Choose "Forgot password" to get a new one by email, or log in where you last did.',
    too_many_codes:
      'Wrong codes were tried too many times, so codes are not taken from here. Use a passkey, sign in where you last did, or ask for your second step to be taken off.',
    provider_unreachable:
      'There is no right answer from {name} at the moment. Try again later, or log in another way.',
    ai_key_not_valid: 'This key has expired or was used already. Ask for a new one.',
    ai_key_missing:
      'The API key of {name} was not found. Write the words yourself, or ask an administrator for a key.',
    ai_quota_used:
      'You have asked for as many descriptions as one person can in a day. Write this one yourself, or try again tomorrow.',
    ai_quota_used_here:
      'As many descriptions were asked for as everybody here can have in a day. Write this one yourself, or try again tomorrow.',
    ai_failed: 'No description came from {name}. Write it yourself, or try again later.',
    ai_timed_out: 'It took {name} too long to answer. Write the description yourself, or try again later.',
    collection_name_taken: 'A collection with this name already exists',
    collection_holds_it_already: 'Item already in collection',
    archive_under_way:
      'Another collection is being put together for you. Wait until it is ready or cancel it, then try again.',
    upload_not_allowed:
      'Your account may not change or submit content at the moment. What you wrote is kept. Ask for upload access in the settings of your account.',
    not_your_organization:
      'You are not an active member of this organization, so you cannot submit to it. Choose another.',
    not_yours_to_decide: 'Nobody reviews their own work. Somebody else who reviews here will decide on it.',
    content_waits:
      'This waits for its review, so it cannot change. Wait for the answer, or withdraw it first.',
    content_published: 'Readers see this. Submit the changes as a new version instead.',
    draft_changed_elsewhere:
      'This was changed in another tab or on another device. Choose which words to keep.',
    draft_gone:
      'These changes were submitted or discarded in another tab. Look at where the resource stands now.',
    nothing_to_submit: 'Nothing was changed since this was published. Change something, then submit it.',
    nothing_waits: 'Nothing of this waits for review any more. Look at where it stands now.',
    never_submitted: 'This was never submitted, so there is nothing to take back.',
    submission_closed: 'This was decided on or taken back meanwhile. Your decision was not needed any more.',
    upload_request_open: 'You have asked already. You will get an answer by email.',
    upload_allowed_already: 'You may upload already.',
    picture_too_large: 'The picture is larger than 2 MB. Choose a smaller one.',
    picture_not_readable: 'This is not a picture that we can show. Choose a PNG, JPEG or WebP file.',
    request_settled: 'This request was answered or changed in the meantime. Read it again.',
    files_not_opened_here:
      'Files of others are not opened on this server, because it cannot shut in the programs that open them. Whoever runs it finds in its log what to do.',
    unhealthy: 'Something that the service needs is not working.',
  },
};
