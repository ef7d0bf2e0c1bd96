import { useLingui } from '@lingui/react/macro';
import { StudentsPage as Students } from '../features/students/students-page.tsx';
import { shortcutStore } from '../lib/settings/shortcut-settings.ts';
import { useStore } from '../lib/stores/use-store.ts';
import { listCommandsWithKeys } from './commands/commands-with-keys.ts';
import { useCommandPlace } from './commands/use-command-place.ts';

/** The page for students with the keys that really work and resources of the library. */
export function StudentsPage() {
  const { i18n } = useLingui();
  const commands = listCommandsWithKeys(useStore(shortcutStore), useCommandPlace());
  return (
    <Students
      shortcuts={commands.map(({ name, keys, label }) => ({ id: name, keys, does: i18n._(label) }))}
    />
  );
}
