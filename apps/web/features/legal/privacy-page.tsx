import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';
import { CookiesTable, OutboundTable, StorageTable, StoredTable } from './privacy-tables.tsx';
import { ACCOUNT_TABLES } from './stored/account-tables.ts';
import { CONTENT_TABLES } from './stored/content-tables.ts';
import { ORGANIZATION_TABLES } from './stored/organization-tables.ts';
import { UPKEEP_TABLES } from './stored/upkeep-tables.ts';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Privacy Policy`}
      lead={t`What we store about you, why, and for how long.`}
      describe={{
        contents: t`Six sections: who is responsible, what is stored on the server, what is stored in your browser, what is sent to others, who can see it, and your rights. The middle three hold tables.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Who is responsible`}>
          <p>
            <Trans>
              Relievo is software that anyone may run. The school, library or company that runs this site is
              responsible for your data. You can reach them with the contact form. This page describes what
              the software itself does.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What we store on the server`}>
          <p>
            <Trans>
              These tables name every field of the database. They are compared with the database itself
              whenever the software is built: a field that is not named here cannot be added.
            </Trans>
          </p>
          <h3>
            <Trans>Your account and your sign-ins</Trans>
          </h3>
          <StoredTable caption={t`Your account and your sign-ins`} tables={ACCOUNT_TABLES} />
          <h3>
            <Trans>What you make, share and say</Trans>
          </h3>
          <StoredTable caption={t`What you make, share and say`} tables={CONTENT_TABLES} />
          <h3>
            <Trans>Organizations and classes</Trans>
          </h3>
          <StoredTable caption={t`Organizations and classes`} tables={ORGANIZATION_TABLES} />
          <h3>
            <Trans>What this site needs to run</Trans>
          </h3>
          <StoredTable caption={t`What this site needs to run`} tables={UPKEEP_TABLES} />
          <p>
            <Trans>
              Files that you upload lie beside the database. A log of requests holds time, path and result,
              used to find errors and attacks. It contains no passwords, no messages and nothing that you
              searched for; the people who run this site decide how long they keep it.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What we store in your browser`}>
          <p>
            <Trans>
              When you are signed in, your theme and your display settings are also sent to the server and
              kept with your account, so that they follow you to other devices. While you are signed out they
              stay in this browser. Your keyboard shortcuts always stay in this browser.
            </Trans>
          </p>
          <CookiesTable />
          <StorageTable />
        </ProseSection>
        <ProseSection title={t`What is sent to others`}>
          <p>
            <Trans>
              There is no advertising, no tracking across sites, and no profile that is sold or shared. Fonts,
              pictures and scripts come from this server. These are all calls that leave this site:
            </Trans>
          </p>
          <OutboundTable />
          <p>
            <Trans>
              Speech is made by your browser. Many browsers also have voices that send the text to their
              maker. This site speaks only with a voice that your browser says is on your device, and if there
              is none for a language, it says so and speaks nothing.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Who can see it`}>
          <p>
            <Trans>
              Only you can see your private content. Members can see their organization’s content. Everyone
              can see public, approved content. Administrators can see everything, to help and protect people;
              each time one of them opens something private, it is recorded.
            </Trans>
          </p>
          <p>
            <Trans>
              Comments carry your name. Who likes, rates or reports something, and who asks for an accessible
              version of it, is not shown to others.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Your rights`}>
          <p>
            <Trans>
              The tables above say how long each thing is kept. You can get a copy of your data and delete
              your account in your settings. To have something corrected, use the contact form. The people who
              run this site must answer within the time limit set by the law where you live.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
