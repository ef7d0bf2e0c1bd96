import type { Plant } from '../../plant.ts';
import { inSweep, plant } from '../on-screens.ts';

const BASE = 'styles/base.css';
const RING =
  '  outline: 3px solid var(--focus-ring);\n  outline-offset: 2px;\n  box-shadow:\n    0 0 0 2px var(--focus-gap),\n    0 0 0 8px var(--focus-glow);\n';

/** What eyes miss: pale and tiny words, rings that do not show, colours without words, another order than the one read. */
export const SEEN: readonly Plant[] = [
  plant(
    'the facts of a card are 3.3 to 1 on their ground',
    'features/listing/screen/card.css',
    '    gap: 0 var(--space-2);\n    color: var(--ink-quiet);\n',
    '    gap: 0 var(--space-2);\n    color: #8e8e8e;\n',
    inSweep('library', /color-contrast|have a contrast of/),
  ),
  plant(
    'the help of a field is as pale as a line',
    'ui/fields/field.css',
    '  .field-help {\n    color: var(--ink-quiet);\n',
    '  .field-help {\n    color: #dcdcdc;\n',
    inSweep('contact', /color-contrast|have a contrast of/),
  ),
  plant(
    'the words of the footer keep the ink of the light theme in the dark one',
    'app/shell/footer.css',
    '    color: var(--ink-quiet);\n',
    '    color: #43474f;\n',
    inSweep('pricing', /color-contrast|have a contrast of/),
  ),
  plant(
    'what a group of files holds is faded',
    'features/resource/files/files.css',
    '  .forms-held {\n    color: var(--ink-quiet);\n',
    '  .forms-held {\n    color: var(--ink-quiet);\n    opacity: 0.55;\n',
    inSweep('resource-lesson', /color-contrast|text_contrast|have a contrast of/),
  ),
  plant(
    'the words in an empty search field are too pale',
    'ui/fields/search-field.css',
    '  .search-input::placeholder {\n    color: var(--ink-quiet);\n    opacity: 1;\n',
    '  .search-input::placeholder {\n    color: #9a9a9a;\n    opacity: 1;\n',
    inSweep('sign-in', /of the empty field/),
  ),
  plant(
    'errors and warnings of a drawing differ by the colour of their words',
    'features/editor/panels/findings-panel.tsx',
    '        <strong>{severities[finding.severity]}</strong> {words}\n',
    "        <span data-name={severities[finding.severity]} style={{ color: finding.severity === 'error' ? 'var(--danger)' : 'var(--warning)' }}>{words}</span>\n",
    inSweep('editor-found', /by the colour of/),
  ),
  plant(
    'a part of the machine that works has a green dot, and one that does not a red one',
    'features/admin/super/machine/parts-table.tsx',
    '      {ok ? <CircleCheck aria-hidden="true" size={20} /> : <CircleX aria-hidden="true" size={20} />}\n      {ok ? <Trans>Working</Trans> : <Trans>Not working</Trans>}\n',
    "      <span style={{ width: 14, height: 14, borderRadius: 7, background: ok ? 'var(--success)' : 'var(--danger)' }} />\n      <span className=\"spoken\">{ok ? <Trans>Working</Trans> : <Trans>Not working</Trans>}</span>\n",
    inSweep('admin-health', /by the colour of/),
  ),
  plant(
    'how grave a thing to look at is stands in the colour of its edge alone',
    'features/pictures/process/findings.tsx',
    '        <strong>{severities[severity]}</strong> {words}',
    '        <span className="spoken">{severities[severity]}</span> {words}',
    inSweep('converter-findings', /by the colour of/),
  ),
  plant(
    'the kinds of file on a card are 11 px high',
    'ui/lists/chips.css',
    '    padding: 0 var(--space-3);\n    border-radius: var(--radius-control);\n    background: none;\n',
    '    padding: 0 var(--space-3);\n    border-radius: var(--radius-control);\n    background: none;\n    font-size: 11px;\n',
    inSweep('library', /px high/),
  ),
  plant(
    'the count under a field is half as large as its words',
    'ui/fields/field.css',
    '  .field-count {\n    color: var(--ink-quiet);\n    font-size: var(--text-small);\n',
    '  .field-count {\n    color: var(--ink-quiet);\n    font-size: 0.6em;\n',
    inSweep('contact', /px high/),
  ),
  plant(
    'the ring of the focus is transparent',
    BASE,
    RING,
    '  outline: 3px solid transparent;\n  outline-offset: 2px;\n',
    inSweep('about', /shows no focus ring/),
  ),
  plant(
    'the ring of the focus is a shadow, which forced colours take away',
    BASE,
    RING,
    '  outline: none;\n  box-shadow:\n    0 0 0 2px var(--focus-gap),\n    0 0 0 5px var(--focus-ring);\n',
    inSweep('about', /no focus ring in forced colours/),
  ),
  plant(
    'the ring of a tab has the colour of its ground',
    'ui/lists/tabs.css',
    '    .tab:focus-visible {\n      outline-offset: -4px;\n',
    '    .tab:focus-visible {\n      outline: 3px solid var(--paper);\n      outline-offset: -4px;\n',
    inSweep('library', /shows no focus ring/),
  ),
  plant(
    'the ring of a filter is cut off by the item around it',
    'ui/lists/chips.css',
    '  .chips ul {\n',
    '  .chips li {\n    overflow: hidden;\n  }\n\n  .chips ul {\n',
    inSweep('library-list', /shows no focus ring/),
  ),
  plant(
    'the buttons of a question stand in the opposite order of Tab',
    'ui/overlays/dialog.css',
    '  .dialog-actions {\n    display: flex;\n    flex-wrap: wrap;\n    justify-content: end;\n',
    '  .dialog-actions {\n    display: flex;\n    flex-flow: row-reverse wrap;\n    justify-content: start;\n',
    inSweep('workshop-question', /comes after it for keys and ears/),
  ),
  plant(
    'the details of a resource stand above its picture, and are read after it',
    'features/resource/page/resource-page.css',
    "        'main take' auto\n        'main side' auto\n        'words side' 1fr / minmax(0, 3fr) minmax(18rem, 2fr);",
    "        'side take' auto\n        'main main' auto\n        'words words' 1fr / minmax(0, 3fr) minmax(18rem, 2fr);",
    inSweep('resource-lesson', /comes after it for keys and ears/),
  ),
  plant(
    'what can be done with a member stands from right to left',
    'features/organizations/organizations.css',
    '  .organization-actions {\n    display: flex;\n',
    '  .organization-actions {\n    display: flex;\n    flex-direction: row-reverse;\n',
    inSweep('organization-members', /comes after it for keys and ears/),
  ),
  plant(
    'the places of a list that loads shimmer for those who ask for no motion',
    'ui/states/skeleton.tsx',
    '          <div className="skeleton-line" data-short="" />\n',
    '          <svg width="100%" height="16">\n            <rect width="60%" height="16" fill="var(--line-soft)">\n              <animate attributeName="opacity" values="1;0.4;1" dur="1.2s" repeatCount="indefinite" />\n            </rect>\n          </svg>\n',
    inSweep('library-loading', /moves by itself/),
  ),
  plant(
    'the relief of a sheet has no name',
    'ui/pictures/relief-picture.tsx',
    '      role="img"\n      aria-label={alt}\n',
    '      data-shows={alt}\n',
    inSweep('chart-access', /has no name/),
  ),
];
