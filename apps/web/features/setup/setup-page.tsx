import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Outbox } from './outbox.tsx';
import { People } from './people.tsx';
import './setup.css';

/** For demonstrations and for working on the code: people to try things out as, and the letters they get. */
export function SetupPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Developer setup`}
      lead={t`Test users of every role, and the mail that would have gone out. A real installation does not have this page.`}
      describe={{
        contents: t`A form that makes a test user, a table of test users with buttons that sign in as them, and the letters of the outbox.`,
        mainAction: t`Make a test user`,
      }}
    >
      <div className="flow setup">
        <People />
        <section className="flow" aria-labelledby="setup-outbox">
          <h2 id="setup-outbox">
            <Trans>Outbox</Trans>
          </h2>
          <Outbox />
        </section>
      </div>
    </Page>
  );
}
