import { createLatePart } from '../lib/late-parts/late-part.ts';
import type { PageRoute } from './page-route.ts';

/** One component for both addresses keeps what was typed when the tab changes. */
const AuthPage = createLatePart(() => import('../features/auth/auth-page.tsx'), 'AuthPage');

/** Where people come in, and where letters of the product lead. */
export const AUTH_PAGES: readonly PageRoute[] = [
  { path: '/auth', tier: 'guests', component: AuthPage },
  { path: '/auth/signup', tier: 'guests', component: AuthPage },
  {
    path: '/auth/learner',
    tier: 'guests',
    component: createLatePart(() => import('../features/auth/learner/learner-page.tsx'), 'LearnerPage'),
  },
  {
    path: '/auth/second-step',
    tier: 'guests',
    component: createLatePart(
      () => import('../features/auth/second-step/second-step-page.tsx'),
      'SecondStepPage',
    ),
  },
  {
    path: '/auth/second-step-recovery',
    tier: 'open',
    component: createLatePart(
      () => import('../features/auth/second-step/second-step-recovery-page.tsx'),
      'SecondStepRecoveryPage',
    ),
  },
  {
    path: '/auth/forgot',
    tier: 'guests',
    component: createLatePart(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage'),
  },
  {
    path: '/auth/reset',
    tier: 'guests',
    component: createLatePart(() => import('../features/auth/reset-page.tsx'), 'ResetPage'),
  },
  {
    path: '/auth/verify',
    tier: 'open',
    component: createLatePart(() => import('../features/auth/verify-page.tsx'), 'VerifyPage'),
  },
  {
    path: '/auth/callback/$provider',
    tier: 'open',
    component: createLatePart(
      () => import('../features/auth/provider-return-page.tsx'),
      'ProviderReturnPage',
    ),
  },
  {
    path: '/auth/change-email',
    tier: 'open',
    component: createLatePart(() => import('../features/auth/change-email-page.tsx'), 'ChangeEmailPage'),
  },
  {
    path: '/auth/first-administrator',
    tier: 'guests',
    component: createLatePart(
      () => import('../features/auth/first-administrator-page.tsx'),
      'FirstAdministratorPage',
    ),
  },
  {
    path: '/auth/undo-deletion',
    tier: 'open',
    component: createLatePart(() => import('../features/auth/undo-deletion-page.tsx'), 'UndoDeletionPage'),
  },
  {
    path: '/auth/stop-letters',
    tier: 'open',
    component: createLatePart(() => import('../features/auth/stop-letters-page.tsx'), 'StopLettersPage'),
  },
];
