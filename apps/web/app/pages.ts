import { msg } from '@lingui/core/macro';
import { Building2, GraduationCap, History, Settings } from 'lucide-react';
import { createLatePart } from '../lib/late-parts/late-part.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { Home } from './home.tsx';
import type { PageRoute } from './page-route.ts';

/** What is shown at the path of every page; who may open it stands with the path in the contracts. */
export const PAGES: readonly PageRoute[] = [
  { path: '/', component: Home },
  {
    path: '/about',
    component: createLatePart(() => import('../features/about/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/pricing',
    component: createLatePart(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
  },
  {
    path: '/privacy',
    component: createLatePart(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/terms',
    component: createLatePart(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: '/status',
    component: createLatePart(() => import('../features/status/status-page.tsx'), 'StatusPage'),
  },
  {
    path: '/accessibility',
    component: createLatePart(
      () => import('../features/accessibility/accessibility-page.tsx'),
      'AccessibilityPage',
    ),
  },
  {
    path: '/accessibility-validation',
    component: createLatePart(
      () => import('../features/accessibility/validation-page.tsx'),
      'ValidationPage',
    ),
  },
  {
    path: '/test/skip-links',
    component: createLatePart(
      () => import('../features/accessibility/skip-link-test-page.tsx'),
      'SkipLinkTestPage',
    ),
  },
  {
    path: '/help',
    component: createLatePart(() => import('../features/help/help-page.tsx'), 'HelpPage'),
  },
  {
    path: '/help/$topic',
    component: createLatePart(() => import('../features/help/help-topic-page.tsx'), 'HelpTopicPage'),
  },
  {
    path: '/students',
    component: createLatePart(() => import('./students-page.tsx'), 'StudentsPage'),
  },
  {
    path: '/contact',
    component: createLatePart(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/search',
    component: createLatePart(() => import('../features/search/page/search-page.tsx'), 'SearchPage'),
  },
  {
    path: '/resource/$id',
    component: createLatePart(() => import('../features/resource/page/resource-page.tsx'), 'ResourcePage'),
  },
  {
    path: '/user/$id',
    component: createLatePart(() => import('../features/people/person-page.tsx'), 'PersonPage'),
  },
  {
    path: '/content/$id',
    component: createLatePart(() => import('../features/content/page/content-page.tsx'), 'ContentPage'),
  },
  {
    path: '/library',
    component: createLatePart(() => import('../features/library/tabs/library-page.tsx'), 'LibraryPage'),
  },
  {
    path: '/library/categories',
    component: createLatePart(
      () => import('../features/library/categories/categories-page.tsx'),
      'CategoriesPage',
    ),
  },
  {
    path: '/library/organization',
    component: createLatePart(
      () => import('../features/library/organization/organization-page.tsx'),
      'OrganizationPage',
    ),
  },
  {
    path: '/library/shared',
    component: createLatePart(() => import('../features/library/shared/shared-page.tsx'), 'SharedPage'),
  },
  {
    path: '/library/collection/$id',
    component: createLatePart(
      () => import('../features/library/collection/collection-page.tsx'),
      'CollectionPage',
    ),
  },
  {
    path: '/tools',
    component: createLatePart(() => import('../features/tools/page/tools-page.tsx'), 'ToolsPage'),
  },
  {
    path: '/tools/create-chart',
    component: createLatePart(
      () => import('../features/charts/page/create-chart-page.tsx'),
      'CreateChartPage',
    ),
  },
  {
    path: '/tools/convert-graphics',
    component: createLatePart(
      () => import('../features/pictures/page/convert-graphics-page.tsx'),
      'ConvertGraphicsPage',
    ),
  },
  {
    path: '/svg-editor',
    component: createLatePart(() => import('../features/editor/editor-page.tsx'), 'EditorPage'),
  },
  {
    path: '/svg-editor/$id',
    layout: 'fullscreen',
    component: createLatePart(() => import('../features/editor/drawing-page.tsx'), 'DrawingPage'),
  },
  ...AUTH_PAGES,
  {
    path: '/dev/setup',
    component: createLatePart(() => import('../features/setup/setup-page.tsx'), 'SetupPage'),
  },
  {
    path: '/your-activities',
    account: { label: msg`Your Activities`, icon: History },
    component: createLatePart(
      () => import('../features/activity/page/your-activities-page.tsx'),
      'YourActivitiesPage',
    ),
  },
  {
    path: '/settings',
    account: { label: msg`Settings`, icon: Settings },
    component: createLatePart(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/settings/second-step',
    component: createLatePart(
      () => import('../features/settings/account/second-step/second-step-page.tsx'),
      'AddSecondStepPage',
    ),
  },
  {
    path: '/classes',
    account: { label: msg`Classes`, icon: GraduationCap },
    component: createLatePart(() => import('../features/classes/list/classes-page.tsx'), 'ClassesPage'),
  },
  {
    path: '/classes/$id',
    component: createLatePart(() => import('../features/classes/page/class-page.tsx'), 'ClassPage'),
  },
  {
    path: '/join',
    component: createLatePart(() => import('../features/classes/joining/join-page.tsx'), 'JoinPage'),
  },
  {
    path: '/organization/settings',
    component: createLatePart(
      () => import('../features/organizations/page/organization-settings-page.tsx'),
      'OrganizationSettingsPage',
    ),
  },
  {
    path: '/invitation',
    component: createLatePart(
      () => import('../features/organizations/accepting/invitation-page.tsx'),
      'InvitationPage',
    ),
  },
  {
    path: '/create-organization',
    account: { label: msg`Create organization`, icon: Building2 },
    component: createLatePart(
      () => import('../features/organizations/create/create-organization-page.tsx'),
      'CreateOrganizationPage',
    ),
  },
  {
    path: '/notices',
    component: createLatePart(() => import('../features/notices/notices-page.tsx'), 'NoticesPage'),
  },
  {
    path: '/admin/content-review',
    component: createLatePart(() => import('../features/review/queue/review-page.tsx'), 'ReviewPage'),
  },
  {
    path: '/admin/content-review/$id',
    component: createLatePart(() => import('../features/review/item/item-page.tsx'), 'ItemPage'),
  },
  {
    path: '/admin/user-management',
    component: createLatePart(
      () => import('../features/admin/people/user-management-page.tsx'),
      'UserManagementPage',
    ),
  },
  {
    path: '/admin/super-admin',
    component: createLatePart(() => import('../features/admin/super/super-admin-page.tsx'), 'SuperAdminPage'),
  },
  {
    path: '/workshop',
    component: createLatePart(() => import('../features/workshop/workshop-page.tsx'), 'WorkshopPage'),
  },
  {
    path: '/workshop/fullscreen',
    layout: 'fullscreen',
    component: createLatePart(() => import('../features/workshop/fullscreen-page.tsx'), 'FullscreenPage'),
  },
];
