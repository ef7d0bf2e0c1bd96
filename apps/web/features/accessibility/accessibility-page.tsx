import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';
import { SWEEP } from './sweep-figures.ts';

export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Accessibility`}
      lead={t`Our goal is that every page meets WCAG 2.2 AA, and that you can do every task on your own.`}
      describe={{
        contents: t`The accessibility statement: our goal, what we do, the conformance status, how we test, known limits, how to report a problem, and where to complain.`,
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
              <Trans>
                Nothing moves, fades or blinks. The pages for signing in have a time limit that you can extend
                or turn off; what you work on has none.
              </Trans>
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
        <ProseSection title={t`Conformance status`}>
          <p>
            <Trans>
              The software partially conforms to WCAG 2.2 level AA, and with it to chapter 9 of EN 301 549:
              the known limits below name each criterion that it meets only in part. This is our own
              assessment; nobody from outside has checked it. Content that people upload may have further
              faults, such as films without captions or documents without structure: the page of each resource
              says what it lacks.
            </Trans>
          </p>
          <p>
            <Trans>
              This statement was prepared on November 29, 2026. A conformance report with a row for each
              requirement, which names the tests that show it, comes with the software.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`How it is tested`}>
          <p>
            <Trans>
              Every complete test of the software opens more than {SWEEP.screens} screens and states in a
              browser, each in {SWEEP.themesInARun} of the {SWEEP.themes} themes in turn. Two independent
              engines and our own checks scan it. Every pair of colours is computed in all {SWEEP.themes}{' '}
              themes. A longer test, which is started by hand, opens each screen in every theme.
            </Trans>
          </p>
          <p>
            <Trans>
              Whole tasks are tested with the keyboard only, and what a screen reader would say is compared
              with what it should say.
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
              <Trans>
                Content that people upload may lack captions, descriptions or structure, be a picture of text,
                or flash. Its page says what is missing (WCAG 1.1.1, 1.2.1, 1.2.2, 1.4.5, 2.3.1).
              </Trans>
            </li>
            <li>
              <Trans>
                The player has no second sound that describes a film. A film is described only if its own
                sound does so, and its page does not say whether (WCAG 1.2.3, 1.2.5).
              </Trans>
            </li>
            <li>
              <Trans>
                The voice of the device speaks a whole sentence in one language, also if only a name in it is
                in that language (WCAG 3.1.2).
              </Trans>
            </li>
            <li>
              <Trans>
                We have not read page by page whether each function has the same name everywhere (WCAG 3.2.4).
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
          <p>
            <Trans>
              The people who run this site answer within 14 days. If something stops you from reading a
              resource, you can also ask for an accessible version on its page.
            </Trans>
          </p>
          <ButtonLink to="/accessibility-validation" variant="secondary">
            <Trans>Check a page yourself</Trans>
          </ButtonLink>
        </ProseSection>
        <ProseSection title={t`If the answer does not help`}>
          <p>
            <Trans>
              If you get no answer in that time, or one that does not solve the problem, you can complain to
              the authority of your country. In the European Union this is the enforcement body for the
              accessibility of public websites or, for private services, the market surveillance authority. In
              the United States it is the Office for Civil Rights of the department concerned. The people who
              run this site must tell you its name when you ask.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
