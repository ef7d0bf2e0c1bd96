import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page/page.tsx';
import { Prose, ProseSection } from '../../ui/page/prose.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Terms of Use`}
      lead={t`What you may expect from this installation, and what it expects from you.`}
      describe={{
        contents: t`Five sections: your account, what you bring, what you may do with what you find, review and removal, and limits.`,
      }}
    >
      <Prose>
        <ProseSection title={t`Your account`}>
          <p>
            <Trans>
              Use your own name and an address where mail reaches you. Keep your password to yourself; you
              answer for what is done with your account. New accounts are student accounts; the right to
              upload is granted on request.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What you bring`}>
          <p>
            <Trans>
              What you make stays yours. Upload only what you have the right to share, and name the licence
              and the source. By submitting something you allow this installation to keep it, to convert it
              into accessible formats, and to show it to those whom its visibility names.
            </Trans>
          </p>
          <p>
            <Trans>
              In many countries the law allows accessible copies for readers who cannot use print. Whether
              that covers your copy depends on where you are; if you are unsure, ask before you upload.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`What you find here`}>
          <p>
            <Trans>
              Each resource names its licence. You may use it as that licence says, and you keep the names of
              the people who made it with every copy and every version that you derive.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Review and removal`}>
          <p>
            <Trans>
              Public resources are reviewed before they appear. A reviewer can approve, ask for changes or
              reject, and always says why. What breaks the law, copies without right, or harms people is
              removed. You can answer a decision by submitting again or by the contact form.
            </Trans>
          </p>
        </ProseSection>
        <ProseSection title={t`Limits`}>
          <p>
            <Trans>
              Automatic checks find much but not everything: let a reader with fingers try a tactile sheet
              before an exam depends on it. The software is provided as it is, under the MIT licence, without
              warranty. The people who run this installation may add rules of their own and must tell you
              about them here or by mail.
            </Trans>
          </p>
        </ProseSection>
      </Prose>
    </Page>
  );
}
