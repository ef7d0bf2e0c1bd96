import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Link } from '../../ui/actions/link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';
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
      lead={t`How to explore pictures by touch and by sound, and what to begin with.`}
      actions={
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      }
      describe={{
        contents: t`How to read with your hands, with your ears and with the keyboard, a chart to listen to, how to print on swell paper or emboss, resources to begin with, and links to help.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="students">
        <Prose>
          <WithHands />
          <WithEars />
          <ProseSection title={t`With the keyboard`}>
            <p>
              <Trans>
                In a grid of cards the arrow keys move from card to card, Home and End lead to the first and
                the last, and Enter opens. These keys work on every page, outside text fields:
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
            <p>
              <Link to="/help/shortcuts">
                <Trans>Change the keys, or switch them off</Trans>
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
            Lay both hands flat on the sheet, to learn how large it is and where things lie. The title in
            braille stands at the top.
          </Trans>
        </li>
        <li>
          <Trans>Read the title and the key in braille before the picture.</Trans>
        </li>
        <li>
          <Trans>
            Follow one line with one finger, and keep the other hand where you began. Lines of one kind feel
            the same everywhere on the sheet.
          </Trans>
        </li>
        <li>
          <Trans>
            On a tablet or a touchpad that speaks, touch a part to hear its name, and touch it again to hear
            more.
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
          A chart can be heard: a high tone is a high value and a low tone a low one. What stands further
          right comes later, and further right in your headphones. Listen to the whole once, then go through
          it value by value.
        </Trans>
      </p>
      <HeardExample />
      <p>
        <Trans>
          Every picture has its words as well: what it shows stands on its page, and your screen reader reads
          it like any other text.
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
            Swell paper: print the PDF at its true size (“100 %”, never “fit to page”) on the coated side of
            the paper. Then run the sheet through the heater: what is black rises.
          </Trans>
        </li>
        <li>
          <Trans>
            Embosser: send the BRF or PEF file to the embosser as it is. The lines are as long and the pages
            as high as the file says; nothing has to be translated again.
          </Trans>
        </li>
        <li>
          <Trans>
            Graphics embosser (ViewPlus): print the picture at its true size from any program; its dots stand
            on the embosser’s own grid.
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
      <ul>
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
