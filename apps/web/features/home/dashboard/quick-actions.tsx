import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** What a teacher does most, as far as its pages stand. */
export function QuickActions() {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  const actions = [
    { to: '/library', words: t`Search Library` },
    { to: '/tools', words: t`Create Content` },
    { to: '/svg-editor', words: t`Edit Graphics` },
  ].filter(({ to }) => isBuilt(to));
  if (actions.length === 0) return null;
  return (
    <section role="group" aria-labelledby="quick-actions">
      <h2 id="quick-actions">
        <Trans>Quick actions</Trans>
      </h2>
      <ul className="quick-actions" role="list">
        {actions.map(({ to, words }) => (
          <li key={to}>
            <ButtonLink to={to}>{words}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
