import type { Plant } from '../../plant.ts';
import { inActing, inSweep, plant } from '../on-screens.ts';

/** What works for a mouse and not for keys, and where the focus is lost or kept. */
export const PRESSED: readonly Plant[] = [
  {
    what: 'a filter is taken off by a click on a span',
    changes: [
      {
        file: 'apps/web/ui/lists/chips.tsx',
        from: '            <button\n              type="button"\n              className="chip"\n              aria-label={t`Remove ${chip.label}`}\n',
        to: '            <span\n              className="chip"\n',
      },
      {
        file: 'apps/web/ui/lists/chips.tsx',
        from: '              <X aria-hidden="true" size={18} />\n            </button>\n',
        to: '              <X aria-hidden="true" size={18} />\n            </span>\n',
      },
    ],
    caughtBy: inSweep('library-list', /no key gets there/),
  },
  plant(
    'a table is sorted when the mouse goes down on a header, and by no key',
    'ui/lists/table.tsx',
    '                    onClick={() => onSort(chooseNextSort(sort, column.id))}\n',
    '                    onMouseDown={() => onSort(chooseNextSort(sort, column.id))}\n',
    inSweep('activities', /pressed by a pointer alone/),
  ),
  {
    what: 'more of a description is shown by a div that is called a button',
    changes: [
      {
        file: 'apps/web/features/resource/card/resource-card.tsx',
        from: '        <button\n          type="button"\n          className="card-toggle"\n',
        to: '        <div\n          role="button"\n          className="card-toggle"\n',
      },
      {
        file: 'apps/web/features/resource/card/resource-card.tsx',
        from: '        </button>\n',
        to: '        </div>\n',
      },
    ],
    caughtBy: inSweep('library-description', /by no key/),
  },
  plant(
    'the button that shows a password is left out by Tab',
    'ui/fields/password-field.tsx',
    '        <IconButton\n',
    '        <IconButton\n          tabIndex={-1}\n',
    inSweep('sign-in', /is not reached by Tab/),
  ),
  plant(
    'a notice is followed by a click on its words',
    'features/notices/notice-item.tsx',
    '          <Link {...place} onClick={follow}>\n            {text}\n          </Link>\n',
    '          <span className="notice-link" onClick={() => { follow(); location.assign(place.to); }}>\n            {text}\n          </span>\n',
    inSweep('notices', /no key gets there/),
  ),
  {
    what: 'a search that is removed is hidden first, and the focus with it',
    changes: [
      {
        file: 'apps/web/features/search/history/recent-searches.tsx',
        from: "  const results = plural(resultsCount, { one: '# result', other: '# results' });\n",
        to: "  const results = plural(resultsCount, { one: '# result', other: '# results' });\n  const item = useRef<HTMLLIElement>(null);\n",
      },
      {
        file: 'apps/web/features/search/history/recent-searches.tsx',
        from: '    <li>\n      <span className="searches-words">',
        to: '    <li ref={item}>\n      <span className="searches-words">',
      },
      {
        file: 'apps/web/features/search/history/recent-searches.tsx',
        from: '        onPress={onRemove}\n',
        to: "        onPress={() => {\n          if (item.current) item.current.style.display = 'none';\n          onRemove();\n        }}\n",
      },
      {
        file: 'apps/web/features/search/history/recent-searches.tsx',
        from: '    heading.current?.focus();\n',
        to: '',
      },
    ],
    caughtBy: inSweep('search', /the focus is nowhere/),
  },
  plant(
    'nobody keeps the focus when a learner is removed from a class',
    'main.tsx',
    'keepFocus(document);\n',
    'void keepFocus;\n',
    inActing('class', /the focus is nowhere/),
  ),
  plant(
    'a message that is dismissed is hidden and goes when its time is over, so whoever dismissed it is nowhere',
    'ui/overlays/toast-region.tsx',
    '        onPress={() => toasts.close(id)}\n',
    "        onPress={() => {\n          const card = document.activeElement?.closest<HTMLElement>('.toast');\n          if (card) card.style.display = 'none';\n        }}\n",
    inSweep('workshop-notification', /the focus is nowhere/),
  ),
  plant(
    'the keys of a drawing keep Tab',
    'features/resource/explore/part-walk.tsx',
    '    const command = findPartCommand(event);\n    if (!command) return;\n    event.preventDefault();\n',
    '    event.preventDefault();\n    const command = findPartCommand(event);\n    if (!command) return;\n',
    inSweep('resource-parts', /Tab does not get out/),
  ),
  plant(
    'the focus falls to the page when the notes of a collection close',
    'features/library/collection/collected-item.tsx',
    '        aria-label={t`Write notes: ${title}`}\n        aria-haspopup="dialog"\n',
    '        key={String(isWriting)}\n        aria-label={t`Write notes: ${title}`}\n',
    inSweep('collection-notes', /opened it/),
  ),
  plant(
    'the first letter after an error makes the field anew, and the others go nowhere',
    'features/collections/sharing/share-with-person.tsx',
    '      <TextField\n        name="who"\n',
    "      <TextField\n        key={problems.errorOf('who') ?? 'sound'}\n        name=\"who\"\n",
    inSweep('collection-share-refused', /leads elsewhere/),
  ),
];
