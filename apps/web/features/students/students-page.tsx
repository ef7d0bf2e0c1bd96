import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Link } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';
import { OwnAssignments } from '../classes/index.ts';
import { FirstResources } from './first-resources/first-resources.tsx';
import { HeardExample } from './first-resources/heard-example.tsx';
import './students.css';

interface StudentsPageProps {
  /** The shortcuts that work now, with the person's own keys. */
  shortcuts: readonly { readonly id: string; readonly keys: string; readonly does: string }[];
}

/** For who reads with fingers and ears: how to explore, which keys there are, how to print, and what to begin with. */
export function StudentsPage({ shortcuts }: StudentsPageProps) {
  const { t } = useLingui();
  return (
    <Page
      title={t`For students`}
      lead={t`How to explore pictures by touch and by sound, and where to start.`}
      actions={
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      }
      describe={{
        contents: t`How to read with your hands, your ears and the keyboard, a chart to listen to, how to print on swell paper or emboss, resources to start with, and links to help.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="students">
        <OwnAssignments />
        <Prose>
          <WithHands />
          <WithEars />
          <ProseSection title={t`With the keyboard`}>
            <p>
              <Trans>
                In a grid of cards, use the arrow keys to move, Home and End to go to the first and last card,
                and Enter to open one. These keys work on every page, outside text fields:
              </Trans>
            </p>
            <dl className="keys">
              {shortcuts.map(({ id, keys, does }) => (
                <div key={id}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <p className="target-links">
              <Link to="/help/shortcuts">
                <Trans>Change or turn off shortcuts</Trans>
              </Link>
            </p>
          </ProseSection>
          <OnPaper />
        </Prose>
        <FirstResources />
        <Prose>
          <MoreHelp />
        </Prose>
      </div>
    </Page>
  );
}

function WithHands() {
  const { t } = useLingui();
  return (
    <ProseSection title={t`With your hands`}>
      <ol>
        <li>
          <Trans>
            Lay both hands flat on the sheet to learn how large it is and where things are. The title in
            braille is at the top.
          </Trans>
        </li>
        <li>
          <Trans>Read the title and the key in braille before the picture.</Trans>
        </li>
        <li>
          <Trans>
            Follow one line with one finger, and keep the other hand where you started. Lines of the same kind
            feel the same everywhere on the sheet.
          </Trans>
        </li>
        <li>
          <Trans>
            On a talking tablet or touchpad, touch a part to hear its name, and touch it again to hear more.
          </Trans>
        </li>
      </ol>
    </ProseSection>
  );
}

function WithEars() {
  const { t } = useLingui();
  return (
    <ProseSection title={t`With your ears`}>
      <p>
        <Trans>
          You can listen to a chart: a high tone is a high value and a low tone is a low value. Points further
          right come later, and further right in your headphones. Listen to the whole chart once, then go
          through it point by point.
        </Trans>
      </p>
      <HeardExample />
      <p>
        <Trans>
          Every picture has a description on its page, which your screen reader reads like any other text.
        </Trans>
      </p>
    </ProseSection>
  );
}

function OnPaper() {
  const { t } = useLingui();
  return (
    <ProseSection title={t`On paper`}>
      <ul>
        <li>
          <Trans>
            Swell paper: print the PDF at 100 %, not “fit to page”, on the coated side of the paper. Then run
            the sheet through the heater. The black lines rise.
          </Trans>
        </li>
        <li>
          <Trans>
            Embosser: send the BRF or PEF file to the embosser without changing it. It is already translated
            and laid out for the page.
          </Trans>
        </li>
        <li>
          <Trans>
            Graphics embosser (ViewPlus): print the picture at 100 % from any program. Its dots already fit
            the embosser.
          </Trans>
        </li>
      </ul>
    </ProseSection>
  );
}

function MoreHelp() {
  const { t } = useLingui();
  return (
    <ProseSection title={t`More help`}>
      <ul className="target-links">
        <li>
          <Link to="/help/screen-reader">
            <Trans>Find your way with a screen reader</Trans>
          </Link>
        </li>
        <li>
          <Link to="/help/search">
            <Trans>Find a resource</Trans>
          </Link>
        </li>
        <li>
          <Link to="/help">
            <Trans>All help pages</Trans>
          </Link>
        </li>
      </ul>
    </ProseSection>
  );
}
