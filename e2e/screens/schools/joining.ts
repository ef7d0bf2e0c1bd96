import { forEverybody, forGuests, type PageRow } from '../page.ts';
import { pressButton, type Screen } from '../screen.ts';

export const SCREENS: readonly Screen[] = [
  { id: 'join-guest', path: '/join', shows: 'Your name' },
  { id: 'join', path: '/join', as: 'student', shows: 'Class code' },
  { id: 'auth-learner', path: '/auth/learner', shows: 'Choose pictures' },
  {
    id: 'auth-learner-pictures',
    path: '/auth/learner',
    shows: 'umbrella',
    reach: pressButton('Choose pictures'),
  },
];

export const PAGES: readonly PageRow[] = [
  forEverybody('/join', 'Join a class'),
  forGuests('/auth/learner', 'Sign in with your words'),
];
