import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Terms of Use`}
      lead={t`The rules for using this site.`}
      describe={{
        contents: t`Five sections: your account, your content, other people’s content, review and removal, and limits.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Your account`}>
          <p>
            <Trans>
              Use your own name and an email address that works. Keep your password to yourself; you are
              responsible for what is done with your account. New accounts are student accounts. You can
              request upload access.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Your content`}>
          <p>
            <Trans>
              Your content stays yours. Upload only what you have the right to share, and name the licence and
              the source. By submitting content you allow this site to store it, to convert it into accessible
              formats, and to show it to the people you choose.
            </Trans>
          </p>
          <p>
            <Trans>
              In many countries the law allows accessible copies for readers who cannot use print. Whether
              that covers your copy depends on where you are. If you are unsure, ask before you upload.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Other people’s content`}>
          <p>
            <Trans>
              Each resource names its licence. You may use it as that licence says. Keep the names of the
              people who made it with every copy and every version you make from it.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Review and removal`}>
          <p>
            <Trans>
              Public resources are reviewed before they appear. A reviewer can approve, request changes or
              reject, and always gives a reason. Content that breaks the law, infringes copyright or harms
              people is removed. If you disagree with a decision, submit again or use the contact form.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Limits`}>
          <p>
            <Trans>
              Automated checks do not find everything: have a tactile reader try a sheet before you use it in
              an exam. The software is provided as it is, under the MIT licence, without warranty. The people
              who run this site may add their own rules and must tell you about them here or by email.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
