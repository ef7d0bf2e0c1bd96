import { useLingui } from '@lingui/react/macro';
import { StudentsPage as Students } from '../features/students/students-page.tsx';
import { useIsBuilt } from '../lib/layout/built-routes.ts';
import { shortcutStore } from '../lib/settings/shortcut-settings.ts';
import { useStore } from '../lib/stores/use-store.ts';
import { activeShortcuts } from './shortcuts/use-shortcuts.ts';

/** The page for students with the keys that really work and resources of the library. */
export function StudentsPage() {
  const { i18n } = useLingui();
  const shortcuts = activeShortcuts(useStore(shortcutStore), useIsBuilt());
  return <Students shortcuts={shortcuts.map(({ id, keys, does }) => ({ id, keys, does: i18n._(does) }))} />;
}
