import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Accessibility`}
      lead={t`The aim is WCAG 2.2 AA for every page, and that you can do every task alone.`}
      describe={{
        contents: t`The accessibility statement: the aim, what is done for it, how it is tested, known limits, and how to report a barrier.`,
        mainAction: t`Check a page yourself`,
      }}
    >
      <Prose>
        <ProseSection title={t`What is done`}>
          <ul>
            <li>
              <Trans>
                Every control has a name, every page one main heading, and every change of page is said.
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
              <Trans>Letter, word and line spacing can be widened by you without losing text.</Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`How it is tested`}>
          <p>
            <Trans>
              Every page and every state of it is opened in a browser and scanned by two independent engines
              and by checks of our own, in every theme, before a version is published. Journeys are made with
              the keyboard only, and what a screen reader would say is compared with what it should say.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Known limits`}>
          <ul>
            <li>
              <Trans>
                Automatic tests and a simulated screen reader are not people. Tests by blind and low-vision
                users with NVDA, JAWS, VoiceOver and TalkBack have not been made yet.
              </Trans>
            </li>
            <li>
              <Trans>The interface is in English only, though it is built to be translated.</Trans>
            </li>
            <li>
              <Trans>
                The formats of some tactile devices are not published. Where a number is not from a primary
                source, the product says so.
              </Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`Report a barrier`}>
          <p>
            <Trans>
              If something does not work with your way of using a computer, that is a fault of ours. Write by
              the contact form: what you wanted to do, what happened, and which screen reader, magnifier or
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
