/** What the site keeps in a browser, with why and for how long. A name that ends in a hyphen begins many names. */
export interface KeptInBrowser {
  readonly name: string;
  readonly purpose: string;
  readonly kept: string;
  /** Set by the server, so that its name has a prefix on https. */
  readonly isOfServer?: true;
}

/** The prefix on https: browsers then refuse the cookie to sister domains. The check compares it with the server. */
export const HTTPS_PREFIX = '__Host-';

export const COOKIES: readonly KeptInBrowser[] = [
  {
    name: 'relievo',
    isOfServer: true,
    purpose: /*i18n*/ 'Keeps you signed in',
    kept: /*i18n*/ 'Until you sign out or the session ends',
  },
  {
    name: 'relievo-handshake',
    isOfServer: true,
    purpose: /*i18n*/ 'Recognises this browser when it comes back from another site that you sign in with',
    kept: /*i18n*/ 'Until you are signed in, at most 15 minutes',
  },
  {
    name: 'relievo-sign-up',
    isOfServer: true,
    purpose: /*i18n*/ 'Recognises the browser in which an account was created',
    kept: /*i18n*/ 'Until the email address is confirmed, at most 24 hours',
  },
  {
    name: 'relievo-half-sign-in',
    isOfServer: true,
    purpose: /*i18n*/ 'Recognises the browser that has to give a code to finish signing in',
    kept: /*i18n*/ 'Until the code is given, at most 10 minutes',
  },
  {
    name: 'relievo-sidebar',
    purpose: /*i18n*/ 'Remembers whether the sidebar is open',
    kept: /*i18n*/ '7 days',
  },
];

/** Names that do not change with what they belong to stand whole. */
export const BROWSER_STORAGE: readonly KeptInBrowser[] = [
  {
    name: 'relievo-theme',
    purpose: /*i18n*/ 'Your theme. When you are signed in it is also kept with your account',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-accessibility-settings',
    purpose: /*i18n*/ 'Your display settings. When you are signed in they are also kept with your account',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-shortcuts',
    purpose: /*i18n*/ 'Your keyboard shortcuts',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-explorer',
    purpose: /*i18n*/ 'How the chart explorer sounds and speaks',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-my-devices',
    purpose: /*i18n*/ 'The formats and devices that you used last',
    kept: /*i18n*/ 'Until you choose your devices in the settings or clear your browser',
  },
  {
    name: 'relievo-latest-commands',
    purpose: /*i18n*/ 'The commands that you used last',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-library-view',
    purpose: /*i18n*/ 'Whether lists are shown as cards or rows',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-list-position',
    purpose: /*i18n*/ 'Where you were in a list, so that you can come back to it',
    kept: /*i18n*/ 'Until you come back to the list',
  },
  {
    name: 'relievo-samples-hidden',
    purpose: /*i18n*/ 'That you hid the sample figures',
    kept: /*i18n*/ 'Until you clear your browser',
  },
  {
    name: 'relievo-draft-',
    purpose: /*i18n*/ 'What you typed and have not sent or saved yet',
    kept: /*i18n*/ 'Until it is sent or saved, or you sign out',
  },
  {
    name: 'relievo-drawings',
    purpose: /*i18n*/ 'Changes to drawings that are not saved yet',
    kept: /*i18n*/ 'Until they are saved, or you sign out',
  },
  {
    name: 'relievo-sending-',
    purpose: /*i18n*/ 'Which files you were sending, so that sending can go on',
    kept: /*i18n*/ 'Until you close the tab',
  },
];
