import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Building2,
  ClipboardCheck,
  FolderHeart,
  FolderOpen,
  House,
  ImageUp,
  LibraryBig,
  type LucideIcon,
  PenTool,
  Settings,
  Shapes,
  Shield,
  UserCog,
  Users,
  Wrench,
} from 'lucide-react';
import { isAdministrator, isSuperAdministrator, type Viewer } from '../../lib/server/session.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Shows a lock to a guest: the page itself explains how to come in. */
  readonly needsLogin?: boolean;
  readonly shownTo?: (viewer: Viewer) => boolean;
  /** The places inside this one: open by themselves where one is in one of them, and at a press anywhere. */
  readonly inside?: readonly NavigationEntry[];
}

export interface NavigationGroup {
  readonly id: string;
  readonly title?: MessageDescriptor;
  readonly entries: readonly NavigationEntry[];
}

function isSignedIn(viewer: Viewer) {
  return viewer.status === 'signed-in';
}

/** The sidebar, word for word as the product names its places. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    id: 'main',
    entries: [
      { path: '/', label: msg`Home`, icon: House },
      {
        path: '/library',
        label: msg`Library`,
        icon: LibraryBig,
        inside: [{ path: '/library/categories', label: msg`Categories`, icon: Shapes }],
      },
      {
        path: '/tools',
        label: msg`Tools`,
        icon: Wrench,
        needsLogin: true,
        inside: [
          { path: '/tools/convert-graphics', label: msg`Convert graphics`, icon: ImageUp },
          { path: '/svg-editor', label: msg`Graphics editor`, icon: PenTool },
        ],
      },
      { path: '/library/organization', label: msg`Organization Content`, icon: Building2, needsLogin: true },
      {
        path: '/library',
        search: { tab: 'collections' },
        label: msg`Your Collection`,
        icon: FolderHeart,
        needsLogin: true,
      },
      {
        path: '/library',
        search: { tab: 'your-content' },
        label: msg`Your Content`,
        icon: FolderOpen,
        needsLogin: true,
      },
    ],
  },
  {
    id: 'settings',
    title: msg`Settings`,
    entries: [{ path: '/settings', label: msg`Personal Settings`, icon: Settings, shownTo: isSignedIn }],
  },
  {
    id: 'administration',
    title: msg`Administration`,
    entries: [
      {
        path: '/organization/settings',
        label: msg`Organization Settings`,
        icon: Users,
        shownTo: isAdministrator,
      },
      {
        path: '/admin/user-management',
        label: msg`User Management`,
        icon: UserCog,
        shownTo: isAdministrator,
      },
      {
        path: '/admin/content-review',
        label: msg`Content Review`,
        icon: ClipboardCheck,
        shownTo: isAdministrator,
      },
      {
        path: '/admin/super-admin',
        label: msg`Super Admin Panel`,
        icon: Shield,
        shownTo: isSuperAdministrator,
      },
    ],
  },
];

/** Tabs of a page that have an entry of their own; every other tab belongs to the entry of the page. */
const OWN_TABS = new Set(
  NAVIGATION.flatMap(({ entries }) => entries).flatMap(({ search }) =>
    search?.['tab'] ? [search['tab']] : [],
  ),
);

/** Whether an entry names the page on screen. */
export function isOnScreen({ path, search }: NavigationEntry, pathname: string, tab: string): boolean {
  return pathname === path && (OWN_TABS.has(tab) ? tab : '') === (search?.['tab'] ?? '');
}

/** Groups open by themselves in the depths of the library and anywhere in the studio. */
export function opensGroups(pathname: string): boolean {
  return /^\/(library\/.|studio(\/|$))/.test(pathname);
}

/** What this person sees: entries they may use, on pages that stand, in groups that are not empty. */
export function buildNavigation(
  viewer: Viewer,
  isBuilt: (path: string) => boolean,
): readonly NavigationGroup[] {
  const usable = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
    entries
      .filter(({ path, shownTo }) => isBuilt(path) && (shownTo?.(viewer) ?? true))
      .map((entry) => (entry.inside ? { ...entry, inside: usable(entry.inside) } : entry));
  return NAVIGATION.map((group) => ({ ...group, entries: usable(group.entries) })).filter(
    (group) => group.entries.length > 0,
  );
}
