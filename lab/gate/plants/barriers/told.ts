import type { Plant } from '../../plant.ts';
import { inSweep, plant } from '../on-screens.ts';

/** What is said to nobody, in the wrong language, or to a mouse alone; and what a browser is not told of a field. */
export const TOLD: readonly Plant[] = [
  plant(
    'announcements stand in a region that is switched off',
    'ui/page/live-regions.tsx',
    '      aria-live={politeness}\n',
    '      aria-live="off"\n',
    {
      project: 'journeys',
      file: 'e2e/shell.spec.ts',
      title: 'announce the title, focus the heading',
    },
  ),
  plant(
    'errors are announced in a region that no screen reader reads',
    'ui/page/live-regions.tsx',
    "      role={politeness === 'assertive' ? 'alert' : 'status'}\n      aria-live={politeness}\n",
    "      role={politeness === 'assertive' ? 'note' : 'status'}\n      aria-live={politeness === 'polite' ? 'polite' : 'off'}\n",
    inSweep('about', /no region that can be heard|switched off/),
  ),
  plant(
    'the description of every resource is marked as French',
    'features/resource/page/resource-found.tsx',
    '        <div className="flow" lang={language}>\n',
    '        <div className="flow" lang="fr">\n',
    inSweep('resource-lesson', /marked as "fr"/),
  ),
  plant(
    'the guide of several sheets is marked as Spanish',
    'features/pictures/sheets/several-sheets.tsx',
    '      <ol className="picture-guide" lang="en">\n',
    '      <ol className="picture-guide" lang="es">\n',
    inSweep('converter-sheets', /marked as "es"/),
  ),
  plant(
    'an address does not say that it is one to the browser',
    'features/auth/fields/person-fields.tsx',
    "      autoComplete={offersPasskeys ? 'email webauthn' : 'email'}\n",
    '',
    inSweep('sign-up', /asks for an email address/),
  ),
  plant(
    'the present password may not be filled in by the browser',
    'features/auth/fields/person-fields.tsx',
    'autoComplete="current-password"',
    'autoComplete="off"',
    inSweep('sign-in', /asks for password/),
  ),
  plant(
    'the subject of a letter is named by its placeholder',
    'features/contact/contact-page.tsx',
    "        <TextField {...field('subject')} label={t`Subject`} optional />\n",
    '        <div className="field">\n          <input className="input" aria-label={t`Subject`} placeholder={t`Subject`} value={draft.fields.subject} onChange={(event) => draft.change(\'subject\')(event.target.value)} />\n        </div>\n',
    inSweep('contact', /no label that is seen/),
  ),
  {
    what: 'the name of a point or value is asked for by a placeholder',
    changes: [
      {
        file: 'apps/web/features/explorer/walk/ask-field.tsx',
        from: '      <TextField\n        label=',
        to: '      <input\n        className="input"\n        aria-label=',
      },
      {
        file: 'apps/web/features/explorer/walk/ask-field.tsx',
        from: '        help={\n',
        to: '        placeholder={\n',
      },
      {
        file: 'apps/web/features/explorer/walk/ask-field.tsx',
        from: '        onChange={setText}\n',
        to: '        onChange={(event) => setText(event.target.value)}\n',
      },
    ],
    caughtBy: inSweep('resource-chart-explored', /no label that is seen/),
  },
  plant(
    'when something was done to the minute stands in a title',
    'features/activity/columns/recent-time.tsx',
    '  return <time dateTime={at}>{words()}</time>;\n',
    "  return (\n    <time dateTime={at} title={new Date(at).toLocaleString('en')}>\n      {words()}\n    </time>\n  );\n",
    inSweep('activities', /to a mouse alone/),
  ),
  plant(
    'how a figure was counted stands in a title',
    'features/home/figures/figure-cards.tsx',
    '<dd className="figure-value">{value}</dd>',
    '<dd className="figure-value" title="Counted once a night">\n            {value}\n          </dd>',
    inSweep('home', /to a mouse alone/),
  ),
];
