import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Privacy Policy`}
      lead={t`What this software keeps about you, why, and for how long.`}
      describe={{
        contents: t`Six sections: what is kept, what stays in your browser, what is not done, who can see it, how long it is kept, and your rights.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Who is responsible`}>
          <p>
            <Trans>
              Relievo is software that anyone may run. The school, library or company that runs this
              installation decides about your data and answers for it; you reach it by the contact form. This
              page says what the software itself does.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What is kept on the server`}>
          <ul>
            <li>
              <Trans>
                Your account: name, username, email address, roles, organizations, and your password as a hash
                from which it cannot be read back.
              </Trans>
            </li>
            <li>
              <Trans>
                Your sessions: when you signed in, from which network address and with which browser, so that
                you can recognise a sign-in that was not yours.
              </Trans>
            </li>
            <li>
              <Trans>What you make, upload, collect, rate and write, with its history.</Trans>
            </li>
            <li>
              <Trans>Which resources you opened and downloaded, for your own list of activities.</Trans>
            </li>
            <li>
              <Trans>
                Of guests, for half an hour: a sign from which nobody can read who opened or downloaded what,
                so that a visit is counted once.
              </Trans>
            </li>
            <li>
              <Trans>
                Your searches. A search shows up among trends only when at least five different people made
                it.
              </Trans>
            </li>
            <li>
              <Trans>Messages that you send by the contact form, and mail that the product sent you.</Trans>
            </li>
            <li>
              <Trans>
                A log of requests with address, time and result, used to find faults and attacks. It holds no
                passwords and no message texts.
              </Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`What stays in your browser`}>
          <p>
            <Trans>
              One cookie keeps you signed in; one remembers whether the sidebar is open, for seven days. Your
              theme, accessibility settings and keyboard shortcuts are stored in your browser and are not sent
              to the server.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What is not done`}>
          <p>
            <Trans>
              There is no advertising, no tracking across sites, no profile that is sold or shared. Fonts,
              pictures and scripts come from this server. A video from another provider is loaded only after
              you ask for it.
            </Trans>
          </p>
          <p>
            <Trans>
              When you have a description generated, the name of the collection goes to the language model
              that this installation uses. Nothing else goes with it: not who you are, and not what is in the
              collection.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Who can see it`}>
          <p>
            <Trans>
              What is private is for you. What belongs to an organization is for its members. What is public
              and approved is for everyone. Administrators can read everything in order to help and to protect
              people; each time one of them opens something private, that is recorded.
            </Trans>
          </p>
          <p>
            <Trans>
              Comments carry your name. Who likes, rates or reports something, and who asks for an accessible
              version of it, is not shown to others.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`How long, and your rights`}>
          <p>
            <Trans>
              Your data is kept while you have an account. You may ask for a copy of it, for corrections and
              for deletion; write by the contact form. The people who run this installation answer within the
              time that the law where you live gives them.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
