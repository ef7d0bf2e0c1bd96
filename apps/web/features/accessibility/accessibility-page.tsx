import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Accessibility`}
      lead={t`Our goal is that every page meets WCAG 2.2 AA, and that you can do every task on your own.`}
      describe={{
        contents: t`The accessibility statement: our goal, what we do, how we test, known limits, and how to report a problem.`,
        mainAction: t`Check a page yourself`,
      }}
    >
      <Prose>
        <ProseSection title={t`What we do`}>
          <ul>
            <li>
              <Trans>
                Every control has a name, every page has one main heading, and every page change is announced.
              </Trans>
            </li>
            <li>
              <Trans>
                Everything works with the keyboard alone. Skip links lead to the main content, the navigation
                and your account; one more describes how the page is laid out.
              </Trans>
            </li>
            <li>
              <Trans>
                Text has a contrast of at least 7:1 in a light and a dark theme, each with normal and high
                contrast. Colour never carries meaning alone.
              </Trans>
            </li>
            <li>
              <Trans>Nothing moves, fades or blinks. There is no time limit inside the product.</Trans>
            </li>
            <li>
              <Trans>
                Targets are at least 44 by 44 pixels. At 400 percent zoom the page is one column, without
                scrolling sideways except inside wide tables.
              </Trans>
            </li>
            <li>
              <Trans>You can widen letter, word and line spacing without losing text.</Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`How it is tested`}>
          <p>
            <Trans>
              Before each release, every page is opened in a browser in every theme and state, and scanned by
              two independent engines and by our own checks. Whole tasks are tested with the keyboard only,
              and what a screen reader would say is compared with what it should say.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Known limits`}>
          <ul>
            <li>
              <Trans>
                Automated tests and a simulated screen reader do not replace people. Relievo has not yet been
                tested by blind and low-vision people with NVDA, JAWS, VoiceOver and TalkBack.
              </Trans>
            </li>
            <li>
              <Trans>The interface is in English only for now. It is built to be translated.</Trans>
            </li>
            <li>
              <Trans>
                The formats of some tactile devices are not published. Where a number does not come from a
                primary source, we say so.
              </Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`Report an accessibility problem`}>
          <p>
            <Trans>
              If something does not work with the way you use a computer, that is our fault. Use the contact
              form to tell us what you wanted to do, what happened, and which screen reader, magnifier or
              browser you use.
            </Trans>
          </p>
          <ButtonLink to="/accessibility-validation" variant="secondary">
            <Trans>Check a page yourself</Trans>
          </ButtonLink>
        </ProseSection>
      </Prose>
    </Page>
  );
}
