import type { Plant } from '../plant.ts';
import { inActing, inSweep, plant } from './on-screens.ts';

const BASE = 'styles/base.css';
const TOKENS = 'styles/tokens.css';
const PAGE_CSS = 'ui/page/page.css';
const THUMBNAIL = 'features/resource/card/thumbnail.tsx';

/** What keeps somebody out, each put where one of our pages would have it. */
export const ACCESSIBILITY: readonly Plant[] = [
  plant(
    'a button with an icon alone has no name',
    'ui/actions/icon-button.tsx',
    ' className="icon-button" aria-label={label}>',
    ' className="icon-button">',
    inSweep('about', /button-name/),
  ),
  plant(
    'the pictures of a list have no alternative',
    THUMBNAIL,
    '        alt={alt}\n',
    '',
    inSweep('library', /image-alt/),
  ),
  plant(
    'the picture that a page is about has an empty name',
    THUMBNAIL,
    'alt={alt}',
    "alt={isMain ? '' : alt}",
    inSweep('resource', /has no name/),
  ),
  plant('quiet text has too little contrast', TOKENS, '  --ink-quiet: #43474f;', '  --ink-quiet: #8a8e96;', {
    project: 'web',
    file: 'apps/web/styles/contrast.test.ts',
    title: 'in light, ink-quiet on paper',
  }),
  plant(
    'the page does not say its language',
    'lib/words/i18n.ts',
    "  document.documentElement.lang = locale === 'pseudo' ? 'en' : locale;",
    "  document.documentElement.removeAttribute('lang');",
    inSweep('about', /html-has-lang/),
  ),
  {
    what: 'fields have no label',
    changes: [
      {
        file: 'apps/web/ui/fields/field-parts.tsx',
        from: '    <Label className="field-label">',
        to: '    <span className="field-label">',
      },
      { file: 'apps/web/ui/fields/field-parts.tsx', from: '    </Label>', to: '    </span>' },
    ],
    caughtBy: inSweep('contact', /label/),
  },
  plant(
    'headings leave a level out',
    'ui/page/prose.tsx',
    '<h2>{title}</h2>',
    '<h4>{title}</h4>',
    inSweep('about', /heading-order/),
  ),
  plant(
    'what has the focus does not show it',
    BASE,
    '  outline: 3px solid var(--focus-ring);\n  outline-offset: 2px;\n  box-shadow:\n    0 0 0 2px var(--focus-gap),\n    0 0 0 8px var(--focus-glow);\n',
    '  outline: none;\n',
    inSweep('about', /shows no focus ring/),
  ),
  plant(
    'buttons are too small for a finger',
    TOKENS,
    '  --target: 44px;',
    '  --target: 28px;',
    inSweep('about', / by \d+ px/),
  ),
  plant(
    'a page scrolls sideways on a phone',
    PAGE_CSS,
    '  .page-head {\n    display: flex;\n',
    '  .page-head {\n    display: flex;\n    min-width: 24rem;\n',
    inSweep('about', /px wide/),
  ),
  plant(
    'a heading is cut where lines stand further apart',
    BASE,
    'h1 {\n',
    'h1 {\n  max-height: 1.3em;\n  overflow: hidden;\n',
    inSweep('about', /text is cut off/),
  ),
  plant(
    'buttons cut their words where letters are twice as large',
    'ui/actions/button.css',
    '    min-height: var(--control);\n',
    '    height: var(--control);\n    overflow: hidden;\n',
    inSweep('contact-errors', /text is cut off/),
  ),
  plant(
    'a change of page is not announced',
    'ui/page/page.tsx',
    '    announce(() => (pageShown === shown ? words : null));\n',
    '',
    {
      project: 'journeys',
      file: 'e2e/shell.spec.ts',
      title: 'announce the title, focus the heading',
    },
  ),
  plant(
    'links in a sentence differ by colour alone',
    BASE,
    'a {\n  color: var(--accent);\n',
    'a {\n  color: var(--accent);\n  text-decoration: none;\n',
    inSweep('sign-up-errors', /link in a sentence/),
  ),
  plant(
    'the open tab differs by colour alone',
    'ui/lists/tabs.css',
    "  .tab[aria-selected='true'] {\n    border-block-end-color: var(--accent);\n",
    "  .tab[aria-selected='true'] {\n",
    inSweep('sign-up-errors', /by colour alone/),
  ),
  plant(
    'an error is not tied to its field',
    'ui/fields/field-parts.tsx',
    '    <AriaFieldError className="field-error">\n      <ProblemWords text={text} />\n    </AriaFieldError>',
    '    <p className="field-error">\n      <ProblemWords text={text} />\n    </p>',
    {
      project: 'web',
      file: 'apps/web/features/auth/auth-forms.test.tsx',
      title: 'is reported in the summary and at the field on',
    },
  ),
  plant(
    'a field keeps the focus when Tab is pressed',
    'ui/fields/text-field.tsx',
    '      <div className="field-row">\n',
    '      <div className="field-row" onKeyDownCapture={(event) => event.key === \'Tab\' && event.preventDefault()}>\n',
    inSweep('contact-errors', /Tab does not get out/),
  ),
  plant(
    'the focus falls to the page when a dialog closes',
    'ui/overlays/confirm-button.tsx',
    '        variant={variant}\n        isBusy={isPending}\n',
    '        key={String(isOpen)}\n        variant={variant}\n        isBusy={isPending}\n',
    inSweep('settings-question', /has the focus/),
  ),
  plant(
    'a script moves the logo for those who ask for no motion',
    'app/shell/parts/logo.tsx',
    '      <img\n',
    '      <img\n        ref={(image) => {\n          const turn = (degrees: number) => {\n            if (!image?.isConnected) return;\n            image.style.rotate = `${degrees}deg`;\n            requestAnimationFrame(() => turn(degrees + 5));\n          };\n          turn(0);\n        }}\n',
    inActing('about', /moves by itself/),
  ),
  plant(
    'typing into a field with an error throws the focus out of it',
    'ui/forms/error-summary.tsx',
    '  }, [check]);\n',
    '  });\n',
    inSweep('contact-errors', /leads elsewhere/),
  ),
];
