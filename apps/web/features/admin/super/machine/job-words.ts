import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WatchedJob } from '@relievo/contracts/administration';

const NAMES: Readonly<Record<WatchedJob['name'], MessageDescriptor>> = {
  'send-mail': msg`Send an email`,
  'export-account': msg`Create a data file`,
  'make-output': msg`Make a download`,
  'convert-file': msg`Convert a file`,
  'pack-collection': msg`Pack a collection`,
  'forget-uploads': msg`Remove unfinished uploads`,
  'forget-attachments': msg`Delete removed attachments`,
  'forget-conversions': msg`Remove old conversions`,
  'forget-archives': msg`Remove old collection files`,
  'forget-exports': msg`Remove old data files`,
  'erase-accounts': msg`Erase accounts whose time is up`,
  'send-waiting-mail': msg`Send waiting email`,
  'fold-counters': msg`Count views and downloads`,
  'forget-visits': msg`Remove old visits`,
  'sweep-files': msg`Remove files nobody uses`,
  'forget-expired': msg`Remove expired sessions and links`,
  'forget-words': msg`Remove unused search words`,
  'forget-progress': msg`Remove old progress`,
};

const STATES: Readonly<Record<WatchedJob['state'], MessageDescriptor>> = {
  waiting: msg`Waiting`,
  working: msg`Running`,
  done: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

/** What a kind of job is called, and what its state is. */
export function useJobWords() {
  const { i18n } = useLingui();
  return {
    nameOf: (name: WatchedJob['name']) => i18n._(NAMES[name]),
    stateNames: {
      waiting: i18n._(STATES.waiting),
      working: i18n._(STATES.working),
      done: i18n._(STATES.done),
      failed: i18n._(STATES.failed),
      cancelled: i18n._(STATES.cancelled),
    },
  };
}
