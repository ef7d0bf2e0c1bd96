import { msg } from '@lingui/core/macro';
import { Building2, GraduationCap, History, Settings } from 'lucide-react';
import { createLatePart } from '../lib/late-parts/late-part.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { Home } from './home.tsx';
import type { PageRoute } from './page-route.ts';

/** Every page that stands: a path, who may open it, and what is shown. Nothing links to a path that is not here. */
export const PAGES: readonly PageRoute[] = [
  { path: '/', tier: 'open', component: Home },
  {
    path: '/about',
    tier: 'open',
    component: createLatePart(() => import('../features/about/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/pricing',
    tier: 'open',
    component: createLatePart(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
  },
  {
    path: '/privacy',
    tier: 'open',
    component: createLatePart(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/terms',
    tier: 'open',
    component: createLatePart(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: '/status',
    tier: 'open',
    component: createLatePart(() => import('../features/status/status-page.tsx'), 'StatusPage'),
  },
  {
    path: '/accessibility',
    tier: 'open',
    component: createLatePart(
      () => import('../features/accessibility/accessibility-page.tsx'),
      'AccessibilityPage',
    ),
  },
  {
    path: '/accessibility-validation',
    tier: 'open',
    component: createLatePart(
      () => import('../features/accessibility/validation-page.tsx'),
      'ValidationPage',
    ),
  },
  {
    path: '/test/skip-links',
    tier: 'open',
    component: createLatePart(
      () => import('../features/accessibility/skip-link-test-page.tsx'),
      'SkipLinkTestPage',
    ),
  },
  {
    path: '/help',
    tier: 'open',
    component: createLatePart(() => import('../features/help/help-page.tsx'), 'HelpPage'),
  },
  {
    path: '/help/$topic',
    tier: 'open',
    component: createLatePart(() => import('../features/help/help-topic-page.tsx'), 'HelpTopicPage'),
  },
  {
    path: '/students',
    tier: 'open',
    component: createLatePart(() => import('./students-page.tsx'), 'StudentsPage'),
  },
  {
    path: '/contact',
    tier: 'open',
    component: createLatePart(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/search',
    tier: 'open',
    component: createLatePart(() => import('../features/search/page/search-page.tsx'), 'SearchPage'),
  },
  {
    path: '/resource/$id',
    tier: 'open',
    component: createLatePart(() => import('../features/resource/page/resource-page.tsx'), 'ResourcePage'),
  },
  {
    path: '/user/$id',
    tier: 'open',
    component: createLatePart(() => import('../features/people/person-page.tsx'), 'PersonPage'),
  },
  {
    path: '/content/$id',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/content/page/content-page.tsx'), 'ContentPage'),
  },
  {
    path: '/library',
    tier: 'open',
    component: createLatePart(() => import('../features/library/tabs/library-page.tsx'), 'LibraryPage'),
  },
  {
    path: '/library/categories',
    tier: 'open',
    component: createLatePart(
      () => import('../features/library/categories/categories-page.tsx'),
      'CategoriesPage',
    ),
  },
  {
    path: '/library/organization',
    tier: 'open',
    component: createLatePart(
      () => import('../features/library/organization/organization-page.tsx'),
      'OrganizationPage',
    ),
  },
  {
    path: '/library/shared',
    tier: 'open',
    component: createLatePart(() => import('../features/library/shared/shared-page.tsx'), 'SharedPage'),
  },
  {
    path: '/library/collection/$id',
    tier: 'open',
    component: createLatePart(
      () => import('../features/library/collection/collection-page.tsx'),
      'CollectionPage',
    ),
  },
  {
    path: '/tools',
    tier: 'open',
    component: createLatePart(() => import('../features/tools/page/tools-page.tsx'), 'ToolsPage'),
  },
  {
    path: '/tools/create-chart',
    tier: 'open',
    component: createLatePart(
      () => import('../features/charts/page/create-chart-page.tsx'),
      'CreateChartPage',
    ),
  },
  {
    path: '/tools/convert-graphics',
    tier: 'open',
    component: createLatePart(
      () => import('../features/pictures/page/convert-graphics-page.tsx'),
      'ConvertGraphicsPage',
    ),
  },
  {
    path: '/svg-editor',
    tier: 'open',
    component: createLatePart(() => import('../features/editor/editor-page.tsx'), 'EditorPage'),
  },
  {
    path: '/svg-editor/$id',
    tier: 'signed-in',
    layout: 'fullscreen',
    component: createLatePart(() => import('../features/editor/drawing-page.tsx'), 'DrawingPage'),
  },
  ...AUTH_PAGES,
  {
    path: '/dev/setup',
    tier: 'demo',
    component: createLatePart(() => import('../features/setup/setup-page.tsx'), 'SetupPage'),
  },
  {
    path: '/your-activities',
    tier: 'signed-in',
    account: { label: msg`Your Activities`, icon: History },
    component: createLatePart(
      () => import('../features/activity/page/your-activities-page.tsx'),
      'YourActivitiesPage',
    ),
  },
  {
    path: '/settings',
    tier: 'signed-in',
    account: { label: msg`Settings`, icon: Settings },
    component: createLatePart(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/settings/second-step',
    tier: 'signed-in',
    component: createLatePart(
      () => import('../features/settings/account/second-step/second-step-page.tsx'),
      'AddSecondStepPage',
    ),
  },
  {
    path: '/classes',
    tier: 'signed-in',
    account: { label: msg`Classes`, icon: GraduationCap },
    component: createLatePart(() => import('../features/classes/list/classes-page.tsx'), 'ClassesPage'),
  },
  {
    path: '/classes/$id',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/classes/page/class-page.tsx'), 'ClassPage'),
  },
  {
    path: '/join',
    tier: 'open',
    component: createLatePart(() => import('../features/classes/joining/join-page.tsx'), 'JoinPage'),
  },
  {
    path: '/organization/settings',
    tier: 'signed-in',
    component: createLatePart(
      () => import('../features/organizations/page/organization-settings-page.tsx'),
      'OrganizationSettingsPage',
    ),
  },
  {
    path: '/invitation',
    tier: 'open',
    component: createLatePart(
      () => import('../features/organizations/accepting/invitation-page.tsx'),
      'InvitationPage',
    ),
  },
  {
    path: '/create-organization',
    tier: 'signed-in',
    account: { label: msg`Create organization`, icon: Building2 },
    component: createLatePart(
      () => import('../features/organizations/create/create-organization-page.tsx'),
      'CreateOrganizationPage',
    ),
  },
  {
    path: '/notices',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/notices/notices-page.tsx'), 'NoticesPage'),
  },
  {
    path: '/admin/content-review',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/review/queue/review-page.tsx'), 'ReviewPage'),
  },
  {
    path: '/admin/content-review/$id',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/review/item/item-page.tsx'), 'ItemPage'),
  },
  {
    path: '/admin/user-management',
    tier: 'signed-in',
    component: createLatePart(
      () => import('../features/admin/people/user-management-page.tsx'),
      'UserManagementPage',
    ),
  },
  {
    path: '/admin/super-admin',
    tier: 'signed-in',
    component: createLatePart(() => import('../features/admin/super/super-admin-page.tsx'), 'SuperAdminPage'),
  },
  {
    path: '/workshop',
    tier: 'demo',
    component: createLatePart(() => import('../features/workshop/workshop-page.tsx'), 'WorkshopPage'),
  },
  {
    path: '/workshop/fullscreen',
    tier: 'demo',
    layout: 'fullscreen',
    component: createLatePart(() => import('../features/workshop/fullscreen-page.tsx'), 'FullscreenPage'),
  },
];
