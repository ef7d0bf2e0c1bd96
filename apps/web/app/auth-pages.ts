import { createLatePart } from '../lib/late-parts/late-part.ts';
import type { PageRoute } from './page-route.ts';

/** One component for both addresses keeps what was typed when the tab changes. */
const AuthPage = createLatePart(() => import('../features/auth/auth-page.tsx'), 'AuthPage');

/** Where people come in, and where letters of the product lead. */
export const AUTH_PAGES: readonly PageRoute[] = [
  { path: '/auth', component: AuthPage },
  { path: '/auth/signup', component: AuthPage },
  {
    path: '/auth/learner',
    component: createLatePart(() => import('../features/auth/learner/learner-page.tsx'), 'LearnerPage'),
  },
  {
    path: '/auth/second-step',
    component: createLatePart(
      () => import('../features/auth/second-step/second-step-page.tsx'),
      'SecondStepPage',
    ),
  },
  {
    path: '/auth/second-step-recovery',
    component: createLatePart(
      () => import('../features/auth/second-step/second-step-recovery-page.tsx'),
      'SecondStepRecoveryPage',
    ),
  },
  {
    path: '/auth/forgot',
    component: createLatePart(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage'),
  },
  {
    path: '/auth/reset',
    component: createLatePart(() => import('../features/auth/reset-page.tsx'), 'ResetPage'),
  },
  {
    path: '/auth/verify',
    component: createLatePart(() => import('../features/auth/verify-page.tsx'), 'VerifyPage'),
  },
  {
    path: '/auth/callback/$provider',
    component: createLatePart(
      () => import('../features/auth/provider-return-page.tsx'),
      'ProviderReturnPage',
    ),
  },
  {
    path: '/auth/take-over',
    component: createLatePart(() => import('../features/auth/take-over-page.tsx'), 'TakeOverPage'),
  },
  {
    path: '/auth/change-email',
    component: createLatePart(() => import('../features/auth/change-email-page.tsx'), 'ChangeEmailPage'),
  },
  {
    path: '/auth/first-administrator',
    component: createLatePart(
      () => import('../features/auth/first-administrator-page.tsx'),
      'FirstAdministratorPage',
    ),
  },
  {
    path: '/auth/undo-deletion',
    component: createLatePart(() => import('../features/auth/undo-deletion-page.tsx'), 'UndoDeletionPage'),
  },
  {
    path: '/auth/stop-letters',
    component: createLatePart(() => import('../features/auth/stop-letters-page.tsx'), 'StopLettersPage'),
  },
];
