import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../../ui/states/loading.tsx';
import { ErrorState } from '../../../../ui/states/state-message.tsx';
import { SettingsForm } from './settings-form.tsx';
import { siteSettingsQuery } from './settings-query.ts';

/** What is set for the whole place. */
export function Settings() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  if (data) return <SettingsForm settings={data} />;
  if (!error) return <Loading label={t`Loading settings…`} />;
  return (
    <ErrorState
      title={t`The settings could not be loaded`}
      message={readRefusal(error)?.message ?? t`Check your connection.`}
      reference={readRefusal(error)?.id}
      onRetry={() => void refetch()}
    />
  );
}
