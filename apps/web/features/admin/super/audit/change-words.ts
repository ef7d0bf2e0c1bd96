import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each thing is called that the record notes. */
export const CHANGE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  action: msg`Action`,
  banner: msg`Banner`,
  category: msg`Category`,
  fileMegabytes: msg`Largest file, in megabytes`,
  foundingOpensTier: msg`Creating an organization opens paid content to its members`,
  from: msg`From`,
  how: msg`By`,
  isGranted: msg`Paid content open to members`,
  languageModel: msg`Language model`,
  languageModelAddress: msg`Address of the language model`,
  languageModelProvider: msg`Provider of the language model`,
  model: msg`Language model`,
  name: msg`Name`,
  organizationMegabytes: msg`Storage for each organization, in megabytes`,
  personMegabytes: msg`Storage for each person, in megabytes`,
  provider: msg`Provider`,
  providersOff: msg`Ways to sign in that are off`,
  purpose: msg`Purpose`,
  requiresSecondStep: msg`Administrators need two-step sign-in`,
  resources: msg`Resources`,
  restored: msg`Resources changed back`,
  role: msg`Role`,
  roles: msg`Roles`,
  search: msg`Search`,
  sent: msg`Invitations sent`,
  showsSampleFigures: msg`Sample figures shown`,
  signUpIsOpen: msg`Anyone can create an account`,
  state: msg`Status`,
  tier: msg`Tier`,
  title: msg`Title`,
  until: msg`Until`,
  uploadRoles: msg`Who can upload`,
  videoMegabytes: msg`Largest video, in megabytes`,
  visibility: msg`Visible to`,
  words: msg`Note`,
};

/** Values that are names of something, by what they are a value of. What people wrote stays as they wrote it. */
const ROLES: Readonly<Record<string, MessageDescriptor>> = {
  student: msg`Student`,
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
  admin: msg`Administrator`,
  super_admin: msg`Super administrator`,
  owner: msg`Owner`,
  reviewer: msg`Reviewer`,
  member: msg`Member`,
};

export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  role: ROLES,
  roles: ROLES,
  uploadRoles: ROLES,
  visibility: { public: msg`Everyone`, organization: msg`Its organization`, private: msg`Only its author` },
  tier: { free: msg`Free`, basic: msg`Basic`, premium: msg`Premium`, enterprise: msg`Enterprise` },
  state: {
    active: msg`Active`,
    suspended: msg`Suspended`,
    unverified: msg`Email not verified`,
    leaving: msg`Deleting their account`,
  },
  how: { letter: msg`The link in an email`, administrator: msg`An administrator`, server: msg`The server` },
};

/** What an entry can be about. */
export const SUBJECT_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  ai: msg`Language model`,
  collection: msg`Collection`,
  job: msg`Job`,
  organization: msg`Organization`,
  person: msg`Person`,
  resource: msg`Resource`,
  site: msg`Whole site`,
  user: msg`Person`,
};
