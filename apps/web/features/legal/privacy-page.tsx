import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Privacy Policy`}
      lead={t`What we store about you, why, and for how long.`}
      describe={{
        contents: t`Six sections: what is kept, what stays in your browser, what is not done, who can see it, how long it is kept, and your rights.`,
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
          <ul>
            <li>
              <Trans>
                Your account: name, username, email address, roles, organizations, and your password in a form
                that nobody can read.
              </Trans>
            </li>
            <li>
              <Trans>
                Your sign-ins: when, from which network address and with which browser, so that you can spot
                one that was not yours.
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
                For guests: an anonymous marker, kept for half an hour, so that each visit is counted only
                once.
              </Trans>
            </li>
            <li>
              <Trans>
                Your searches. A search appears in trends only if at least five different people made it.
              </Trans>
            </li>
            <li>
              <Trans>Messages you send with the contact form, and emails we sent you.</Trans>
            </li>
            <li>
              <Trans>
                A log of requests with address, time and result, used to find errors and attacks. It contains
                no passwords and no messages.
              </Trans>
            </li>
          </ul>
        </ProseSection>
        <ProseSection title={t`What we store in your browser`}>
          <p>
            <Trans>
              One cookie keeps you signed in; one remembers whether the sidebar is open, for seven days. Your
              theme, accessibility settings and keyboard shortcuts are stored in your browser and are not sent
              to the server.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What we do not do`}>
          <p>
            <Trans>
              There is no advertising, no tracking across sites, and no profile that is sold or shared. Fonts,
              pictures and scripts come from this server. A video from another provider is loaded only when
              you play it.
            </Trans>
          </p>
          <p>
            <Trans>
              When you generate a description, the name of the collection is sent to the language model this
              site uses. Nothing else is sent: not who you are, and not what is in the collection.
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
        <ProseSection title={t`How long data is kept, and your rights`}>
          <p>
            <Trans>
              Your data is kept while you have an account. You can get a copy of it and delete your account in
              your settings. To have something corrected, use the contact form. The people who run this site
              must answer within the time limit set by the law where you live.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
