import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { secondStepQuery } from '../../../lib/server/second-step.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Part } from '../part/part.tsx';
import { accountQuery, type OwnAccount } from './account-queries.ts';
import { DeletionPart } from './deletion-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailPart } from './email-part.tsx';
import { ExportPart } from './export-part.tsx';
import { MailPart } from './mail-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProvidersPart } from './providers-part.tsx';
import { SecondStepPart } from './second-step/second-step-part.tsx';
import { UploadAccessPart } from './upload-access-part.tsx';

/** Who I am to the server, the ways in, and the way out. */
export function AccountTab() {
  const { t } = useLingui();
  const account = useQuery(accountQuery);
  return (
    <div className="settings-tab flow">
      <Loaded
        level={2}
        query={account}
        loading={t`Loading your account…`}
        failed={t`Your account could not be loaded`}
      >
        {({ email, ...loaded }) =>
          email === null ? <LearnerParts /> : <OwnParts account={{ ...loaded, email }} />
        }
      </Loaded>
    </div>
  );
}

/** What teachers look after is theirs to change: a learner sees where they are signed in, and takes their data along. */
function LearnerParts() {
  const { t } = useLingui();
  return (
    <>
      <Part id="learner" title={t`Your account`}>
        <p>
          <Trans>
            Your teacher looks after this account. If someone else knows your words, ask your teacher for new
            ones.
          </Trans>
        </p>
      </Part>
      <AllowedSecondStep />
      <DevicesPart />
      <ExportPart />
    </>
  );
}

/** Only where a class of theirs allows it. */
function AllowedSecondStep() {
  const { data } = useQuery(secondStepQuery);
  return data?.isAllowed ? <SecondStepPart /> : null;
}

function OwnParts({ account }: { account: OwnAccount }) {
  return (
    <>
      <UploadAccessPart />
      <EmailPart account={account} />
      <PasswordPart account={account} />
      <SecondStepPart />
      <ProvidersPart account={account} />
      <DevicesPart />
      <MailPart />
      <ExportPart />
      <DeletionPart account={account} />
    </>
  );
}
