import { type Catalogue, ENGLISH } from '@relievo/words';
import type { ErrorMessages } from '../declared-errors.ts';
import { UNEXPECTED } from './unexpected.ts';

/** What the errors of the API say in English. */
export const ENGLISH_ERRORS: Catalogue<ErrorMessages> = {
  language: ENGLISH,
  words: {
    malformed_request: 'The request could not be read. Check how it is written and send it again.',
    invalid_input: 'Some of what was sent is not valid. Correct the fields that are named and send it again.',
    sign_in_required: 'Please sign in to continue.',
    session_expired: 'Your session has expired. Please log in again.',
    forbidden: 'You do not have permission to do this.',
    cross_site_request:
      'This request came from another site and was refused. Open Relievo itself and try again.',
    not_found: 'We can’t find that. Check the address.',
    method_not_allowed: 'This address does not accept this kind of request.',
    body_too_large: 'This is too large. Send a smaller file or less text.',
    address_too_long: 'The address is too long. Shorten it and try again.',
    no_such_range: 'The file does not have this part. Request the whole file.',
    unsupported_media_type: 'The server does not accept this kind of content. Send JSON in UTF-8.',
    too_many_requests: 'Too many requests. Please wait {seconds} seconds before trying again.',
    too_many_streams: 'Too many Relievo pages are open. Close one and try again.',
    headers_too_large: 'Your browser sent too much data. Clear the cookies for this site and try again.',
    database_failure: 'An error occurred. Please try again or contact support.',
    unexpected: UNEXPECTED,
    database_unavailable: 'The service is not available at the moment. Please try again in a few seconds.',
    link_not_valid: 'This link has expired or was already used. Ask for a new one.',
    provider_sign_in_not_valid: 'This took too long, or was started in another browser. Please start again.',
    // From the third failed sign-in on it also says how many tries are left.
    invalid_credentials: ({ remaining }, { number }) =>
      remaining === undefined
        ? 'Invalid email or password'
        : `Invalid email or password. ${number(remaining)} attempts remaining`,
    email_not_verified: 'Please verify your email address',
    account_suspended: 'This account is suspended. Please contact support.',
    second_step_needed: 'Enter a sign-in code or use a passkey to continue.',
    sign_in_expired:
      'This took too long, or there were too many wrong codes. Please sign in again from the start.',
    passkey_not_valid: 'This passkey does not belong to an account here. Try again, or sign in another way.',
    proof_needed: 'Nothing was changed. Confirm first that it is you, then try again.',
    second_step_required:
      'Administrators must use two-step sign-in here. Set it up, or add another method before you remove this one.',
    recovery_by_administrator:
      'Administrators must use two-step sign-in here, so it cannot be turned off by email. Ask the person who runs this site.',
    recovery_waits: ({ hours }, { number }) =>
      `You can turn off two-step sign-in in ${number(hours)} hours. Keep the email until then.`,
    wrong_code: 'This code is wrong or was already used. Wait for the next one, or use a recovery code.',
    wrong_password: 'The password is not correct. Check it and try again.',
    sign_in_again: 'Please sign out and sign in again to confirm that it is you. Then try again.',
    provider_declined: 'You could not be signed in with {name}. Try again, or sign in another way.',
    provider_email_missing:
      'We did not get your email address from {name}. Allow it there, or sign in another way.',
    provider_email_not_verified:
      'Your email address is not verified with {name}, so you cannot sign in with it here. Verify it there, or sign in by email and connect {name} in your settings.',
    sign_up_closed:
      'New accounts are by invitation only, so no account was created. Ask your school or an administrator to invite you.',
    username_taken: 'This username is taken. Please choose another.',
    email_taken:
      'This email address already has an account. Give that account the role with "npm run grant".',
    password_too_common:
      'This password is too common and easy to guess. Choose another one, such as four unrelated words with a number.',
    password_needed: 'Please choose a password, because you signed up in a different browser.',
    password_missing: 'You have no password yet. Ask for a link to choose one.',
    password_set_already: 'You already have a password. Change it in your account settings.',
    provider_not_configured: 'Signing in with {name} is not set up here. Sign in another way.',
    provider_connected_elsewhere:
      'This {name} account is already connected to another account here. Disconnect it there first.',
    last_way_in: 'This is the only way you can sign in. Choose a password or connect another provider first.',
    second_step_missing: 'You have not set up two-step sign-in. Set it up first.',
    setup_expired: 'Setup took too long. Please start again.',
    last_owner:
      'You are the only owner of {organizations}. Make someone else an owner first, then delete your account.',
    account_locked: 'Too many failed attempts. Please wait {seconds} seconds before trying again.',
    too_many_guesses:
      'There were too many wrong passwords, so you cannot sign in with the password from here. Choose "Forgot password" to get a new one by email, or sign in on a device you used before.',
    too_many_codes:
      'There were too many wrong codes, so you cannot use codes from here. Use a passkey, sign in on a device you used before, or ask to turn off two-step sign-in.',
    provider_unreachable:
      'There is no answer from {name} at the moment. Try again later, or sign in another way.',
    ai_key_not_valid: 'This key has expired or was already used. Ask for a new one.',
    ai_key_missing:
      'The API key for {name} was not found. Write the description yourself, or ask an administrator for a key.',
    ai_quota_used:
      'You have reached your daily limit for generated descriptions. Write this one yourself, or try again tomorrow.',
    ai_quota_used_here:
      'This site has reached its daily limit for generated descriptions. Write this one yourself, or try again tomorrow.',
    ai_failed: 'No description came from {name}. Write it yourself, or try again later.',
    ai_timed_out: 'The answer from {name} took too long. Write the description yourself, or try again later.',
    collection_name_taken: 'A collection with this name already exists',
    collection_holds_it_already: 'Item already in collection',
    collection_reader_not_found:
      'We can’t find this person. Check the user name, or use the address of their profile page. You can share with people of your organizations and with authors.',
    collection_shared_already: 'This collection is shared with them already.',
    archive_under_way:
      'Another zip is being created for you. Wait until it is ready or cancel it, then try again.',
    upload_not_allowed:
      'Your account cannot edit or submit content at the moment. Your changes are kept. Request upload access in your account settings.',
    not_your_organization:
      'You are not an active member of this organization, so you cannot submit to it. Choose another.',
    not_yours_to_decide: 'You cannot review your own work. Another reviewer will decide.',
    content_waits:
      'This is waiting for review, so you cannot edit it. Wait for the answer, or withdraw it first.',
    content_published: 'This is published. Submit your changes as a new version instead.',
    draft_changed_elsewhere:
      'This was changed in another tab or on another device. Choose which version to keep.',
    attachment_kind_wrong:
      'This file is of another kind, whatever its name says. Nothing was attached. Choose one of these kinds: {kinds}.',
    attachments_too_many:
      'A resource can have {most} files beside it, and this one has them. Remove one that nobody needs, then add the new one.',
    captions_without_sound:
      'Captions belong to a film or a recording, and this resource is neither. Nothing was attached. Add the words as a note instead.',
    text_too_late:
      'The text took too long to be written as a page, so it is not shown. Try again in a few minutes.',
    draft_gone: 'These changes were submitted or discarded in another tab. Check the status of the resource.',
    chart_drafts_too_many:
      'You already have {most} charts in progress. Discard one that you no longer need, then start again.',
    chart_changed_elsewhere:
      'This chart was changed in another tab or on another device. Choose which version to keep.',
    chart_table_not_read: 'The file was not read. {problem} What you have made so far is as it was.',
    chart_file_not_made: 'The file was not made. {problem}',
    chart_not_made: 'The chart was not saved as a resource. {problem}',
    marks_too_many:
      'You have already marked {most} places here. Remove a mark that you no longer need, then mark this one.',
    braille_not_written:
      'Some of these words cannot be written in this braille code. Choose another code or change the words.',
    braille_too_late:
      'The braille took too long, so nothing was made. Use fewer words, or try again in a few minutes.',
    picture_expected:
      'This file is not a picture that can be opened here. Choose a PNG, JPEG, GIF, WebP, AVIF, HEIC, TIFF or BMP file, or upload it under Create Content.',
    heic_not_opened_here:
      'This picture is a HEIC file, which this server cannot open, so it was not taken. Save it as JPEG and choose it again.',
    picture_drafts_too_many:
      'You already have {most} pictures in progress. Discard one that you no longer need, then start again.',
    picture_changed_elsewhere:
      'This picture was changed in another tab or on another device. Choose which version to keep.',
    picture_not_traced: 'The picture could not be turned into a drawing. {problem}',
    drawing_changed_elsewhere:
      'This drawing was changed in another tab or on another device. Choose which version to keep.',
    drawing_not_readable: 'This cannot be kept as a drawing. {problem}',
    drawing_not_opened: 'This file was not opened. {problem}',
    drawing_not_free: ({ licence }) =>
      licence
        ? `You cannot change this drawing: its licence, “${licence}”, does not let others change and share it. Ask its author.`
        : 'You cannot change this drawing: its author has named no licence that lets others change and share it. Ask its author.',
    drawing_not_made: 'The file was not made. {problem}',
    drawings_too_many:
      'You have {most} drawings, which is as many as there is room for. Delete one that you no longer need.',
    no_braille_for_language:
      'There is no braille code for the language “{language}” here. Choose another language for the drawing.',
    nothing_to_submit: 'Nothing has changed since this was published. Change something, then submit it.',
    nothing_waits: 'This is no longer waiting for review. Check its status.',
    never_submitted: 'This was never submitted, so there is nothing to withdraw.',
    submission_closed: 'This has already been decided or withdrawn, so your decision was not saved.',
    organization_not_yours:
      'Only owners and admins of this organization can change this, and only an owner can change an owner.',
    founding_needs_upload_access:
      'Only people with upload access create organizations, so none was created. Request upload access in your account settings, or ask an organization to invite you.',
    organization_keeps_owner:
      'This is the only owner, and an organization needs one. Make someone else an owner first.',
    member_changed: 'Someone else has just changed this member. Check their role, then try again.',
    organization_is_personal:
      'This is your personal organization, and only you belong to it. Create an organization to work with others.',
    invitations_too_many: ({ most }, { number }) =>
      `These are too many addresses at one time. Nothing was sent. Send at most ${number(most)}, then the others.`,
    invitations_used_up: ({ most }, { number }) =>
      `An organization can send ${number(most)} invitations a day, and these would be more. Nothing was sent. Send fewer, or go on tomorrow.`,
    invitation_just_sent:
      'This address has just got an email, or several today. Wait a while, then send it again.',
    invitation_for_other:
      'This invitation is for another email address. Sign out, then sign in with the address that got the email.',
    team_name_taken: 'A team of this organization has this name already. Choose another name.',
    class_not_yours: 'Only the teachers of this class can do this. Ask one of them.',
    class_too_large: ({ most }, { number }) =>
      `A class has at most ${number(most)} learners, and 100 can be added at one time. Nothing was changed. Add fewer.`,
    class_code_wrong:
      'This code opens no class. Check each letter and digit, or ask your teacher for the code.',
    class_code_shut:
      'There were too many wrong tries, so this code is shut off. Ask your teacher for a new one.',
    learner_sign_in_wrong: ({ remaining }, { number }) =>
      remaining === undefined
        ? 'The user name or the words are wrong. Check both, or ask your teacher for new words.'
        : `The user name or the words are wrong. ${number(remaining)} attempts remaining`,
    too_many_word_guesses:
      'There were too many wrong tries, so nobody can sign in with these words from here. Ask your teacher for new words.',
    not_for_learners:
      'Your teacher looks after this account, so this is not possible here. Ask your teacher for help.',
    hand_over_just_sent:
      'An email about this has just gone to that address, so none was sent now. Wait a minute, then try again.',
    sheet_not_made:
      'This server has no braille translator now, so the sheet was not made. Print it as a PDF, or try again later.',
    sheet_too_late:
      'The sheet took too long, so it was not made. Leave this page open, because the passwords are shown only here, and try again in a few minutes.',
    upload_request_open: 'You have already asked. You will get an answer by email.',
    upload_allowed_already: 'You already have upload access.',
    roles_overtaken:
      'Someone else has just changed the roles of this person, so yours were not saved. Look at the roles again.',
    job_moved_on:
      'This job has started or ended in the meantime, so nothing was changed. Look at the list again.',
    report_ended:
      'Someone else has already answered this report, so your answer was not sent. Reload the page to see it.',
    last_super_admin:
      'This would leave no super administrator who can sign in, so nothing was changed. Make someone else a super administrator first.',
    picture_too_large: 'The picture is larger than 2 MB. Choose a smaller one.',
    picture_not_readable: 'We cannot read this picture. Choose a PNG, JPEG or WebP file.',
    request_settled: 'This request has just been answered or changed. Reload the page to see it.',
    files_not_opened_here:
      'This server cannot open uploaded files safely, so it does not open them. The server log tells its administrator what to do.',
    upload_access_missing:
      'Your account has no upload access, so the file was not taken. Request access in your account settings.',
    uploads_too_many:
      'You are uploading {most} files already. Wait until some of them are there, then try again.',
    storage_used_up: ({ megabytes }, { number }) =>
      `Your files may take ${number(megabytes)} MB, and this one would take them over that. Delete something from Your Content, then try again.`,
    organization_storage_used_up: ({ megabytes }, { number }) =>
      `The files of your organization may take ${number(megabytes)} MB, and this one would take them over that. Ask those who manage it to make room, or work in another organization, then try again.`,
    upload_incomplete: 'Not all of the file has arrived. Upload it again.',
    upload_too_large: ({ megabytes }, { number }) =>
      `The file is too large: it may have ${number(megabytes)} MB. Make it smaller or split it, then upload it again.`,
    upload_empty: 'The file is empty, so there is nothing to convert. Choose another file.',
    upload_kind_unknown:
      'We cannot read this file, whatever its name says. Save it as one of these kinds and upload it again: {kinds}.',
    pages_not_shown:
      'The pages could not be shown: the file is damaged, or too much else is being made. Try again in a few minutes.',
    storage_full:
      'The disk of the server is full, so the file was not kept. Tell the person who runs the server, and try again when there is room.',
    storage_not_working: 'The file could not be stored, so it was not kept. Try again in a few minutes.',
    unhealthy: 'Something that the service needs is not working.',
  },
};
