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
      lead={t`Test users for every role, and the emails that would have been sent. A live site does not have this page.`}
      describe={{
        contents: t`A form to create a test user, a table of test users with buttons to sign in as them, and the emails in the outbox.`,
        mainAction: t`Create a test user`,
      }}
    >
      <div className="flow setup">
        <People />
        <section role="group" className="flow" aria-labelledby="setup-outbox">
          <h2 id="setup-outbox">
            <Trans>Outbox</Trans>
          </h2>
          <Outbox />
        </section>
      </div>
    </Page>
  );
}
