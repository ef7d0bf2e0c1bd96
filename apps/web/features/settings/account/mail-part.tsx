import { Trans, useLingui } from '@lingui/react/macro';
import type { Preferences } from '@relievo/contracts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChoices } from '../../../lib/keeping/use-choices.ts';
import { client } from '../../../lib/server/client.ts';
import { isSuperAdministrator, useViewer } from '../../../lib/server/session.ts';
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
  const { show, change, refused } = useChoices<Preferences>({
    send: (choices) => client.account.changePreferences(choices),
    onSaved: (saved) => queries.setQueryData(preferencesQuery.queryKey, saved),
  });
  return (
    <Part id="mail" title={t`Emails`}>
      {refused ? <Refusal text={refused} /> : null}
      <Loaded
        query={preferences}
        loading={t`Loading your choices…`}
        failed={t`Your choices could not be loaded`}
      >
        {(loaded) => {
          const { updatesOptIn, mailsDecisions, mailsRequests, mailsReports } = show(loaded);
          return (
            <ul className="choice-list" role="list">
              <li>
                <Switch isSelected={updatesOptIn} onChange={(on) => change({ updatesOptIn: on })}>
                  <Trans>News about new features</Trans>
                </Switch>
              </li>
              <li>
                <Switch isSelected={mailsDecisions} onChange={(on) => change({ mailsDecisions: on })}>
                  <Trans>Email me about decisions on my content and requests</Trans>
                </Switch>
              </li>
              <li>
                <Switch isSelected={mailsRequests} onChange={(on) => change({ mailsRequests: on })}>
                  <Trans>Email me about requests for accessible versions</Trans>
                </Switch>
              </li>
              {isSuperAdministrator(viewer) ? (
                <li>
                  <Switch isSelected={mailsReports} onChange={(on) => change({ mailsReports: on })}>
                    <Trans>Email me when someone reports a problem</Trans>
                  </Switch>
                </li>
              ) : null}
            </ul>
          );
        }}
      </Loaded>
      <p className="field-help">
        <Trans>
          You always see decisions, requests and reports under <Link to="/notices">Notices</Link>. We always
          email you about your account, for example when your password changes.
        </Trans>
      </p>
    </Part>
  );
}
