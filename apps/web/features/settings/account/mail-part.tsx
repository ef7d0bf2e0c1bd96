import { Trans, useLingui } from '@lingui/react/macro';
import type { Preferences } from '@relievo/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { isAdministrator, useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { Part } from '../part/part.tsx';
import { preferencesQuery } from './account-queries.ts';

/** Which letters a person wants; those about the account itself always come. */
export function MailPart() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const viewer = useViewer();
  const save = useAction({
    run: (change: Partial<Preferences>) => client.account.changePreferences(change),
    done: t`Your choice is saved.`,
    onDone: (saved) => queries.setQueryData(preferencesQuery.queryKey, saved),
  });
  return (
    <Part id="mail" title={t`Mail`}>
      {save.refused ? <Refusal text={save.refused} /> : null}
      <Loaded
        query={preferences}
        loading={t`Loading your choices…`}
        failed={t`Your choices could not be loaded`}
      >
        {({ updatesOptIn, mailsDecisions, mailsRequests, mailsReports }) => (
          <ul className="choice-list" role="list">
            <li>
              <Switch isSelected={updatesOptIn} onChange={(on) => save.start({ updatesOptIn: on })}>
                <Trans>News about new features</Trans>
              </Switch>
            </li>
            <li>
              <Switch isSelected={mailsDecisions} onChange={(on) => save.start({ mailsDecisions: on })}>
                <Trans>A mail when something of mine was decided on</Trans>
              </Switch>
            </li>
            <li>
              <Switch isSelected={mailsRequests} onChange={(on) => save.start({ mailsRequests: on })}>
                <Trans>A mail about accessible versions that I or others ask for</Trans>
              </Switch>
            </li>
            {isAdministrator(viewer) ? (
              <li>
                <Switch isSelected={mailsReports} onChange={(on) => save.start({ mailsReports: on })}>
                  <Trans>A mail when somebody reports a problem</Trans>
                </Switch>
              </li>
            ) : null}
          </ul>
        )}
      </Loaded>
      <p className="field-help">
        <Trans>
          Decisions, requests and reports stand under <Link to="/notices">Notices</Link> in any case. Mail
          about your account itself, such as a new password, always comes.
        </Trans>
      </p>
    </Part>
  );
}
