import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { accountQuery } from './account-queries.ts';
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
        {(loaded) => (
          <>
            <UploadAccessPart />
            <EmailPart account={loaded} />
            <PasswordPart account={loaded} />
            <SecondStepPart />
            <ProvidersPart account={loaded} />
            <DevicesPart />
            <MailPart />
            <ExportPart />
            <DeletionPart account={loaded} />
          </>
        )}
      </Loaded>
    </div>
  );
}
