import type { PersonAct } from '@relievo/contracts/administration';

interface ActLetter {
  readonly title: string;
  readonly words: string;
  readonly path: string;
  readonly linkWords: string;
}

const CONTACT = { path: '/contact', linkWords: 'Contact us' } as const;
const SIGN_IN = { path: '/auth', linkWords: 'Sign in' } as const;

/** What the person is told of an act. A reset and a second step that is turned off have letters of their own. */
export function letterAbout(act: PersonAct, words: string): ActLetter | null {
  const said = words === '' ? '' : ` They wrote: ${words}`;
  switch (act) {
    case 'suspend':
      return {
        title: 'Your account is suspended',
        words: `An administrator suspended your account. You cannot sign in, and every device was signed out. Nothing you made is deleted.${said}`,
        ...CONTACT,
      };
    case 'lift_suspension':
      return {
        title: 'You can sign in again',
        words: `An administrator lifted the suspension of your account.${said}`,
        ...SIGN_IN,
      };
    case 'sign_out':
      return {
        title: 'Every device was signed out',
        words: `An administrator signed you out on every device. Your password is still the same.${said}`,
        ...SIGN_IN,
      };
    case 'verify_email':
      return {
        title: 'Your email address is verified',
        words: `An administrator verified your email address, so you can sign in now.${said}`,
        ...SIGN_IN,
      };
    case 'send_reset':
    case 'remove_second_step':
      return null;
    default:
      return act satisfies never;
  }
}
