import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { isAdministrator, useViewer } from '../../../lib/server/session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import './first-steps.css';

interface Step {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly words: string;
  readonly why: string;
}

/** What to do first, in place of figures for who has nothing to be counted yet. */
export function FirstSteps() {
  const isBuilt = useIsBuilt();
  const steps = useSteps().filter(({ to }) => isBuilt(to));
  if (steps.length === 0) return null;
  return (
    <section role="group" aria-labelledby="first-steps">
      <h2 id="first-steps">
        <Trans>First steps</Trans>
      </h2>
      <ol className="first-steps">
        {steps.map(({ to, search, words, why }) => (
          <li key={words}>
            <Link to={to} {...(search ? { search } : {})}>
              <span>{words}</span>
            </Link>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSteps(): readonly Step[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const find: Step = {
    to: '/library',
    words: t`Find a resource`,
    why: t`Search by subject or level, and take it with you for your printer, display or phone.`,
  };
  const collect: Step = {
    to: '/library',
    search: { tab: 'collections' },
    words: t`Make a collection`,
    why: t`Keep what belongs together, add notes, and share it by a link.`,
  };
  if (isAdministrator(viewer))
    return [
      {
        to: '/settings/second-step',
        words: t`Protect your account`,
        why: t`Two-step sign-in keeps others out, even if they know your password.`,
      },
      {
        to: '/status',
        words: t`Check that everything works`,
        why: t`The status page says which parts of this site are running.`,
      },
      {
        to: '/admin/content-review',
        words: t`Review content`,
        why: t`What authors submit waits there, and who asks to upload.`,
      },
    ];
  return [
    find,
    collect,
    {
      to: '/settings',
      words: t`Set up your profile`,
      why: t`Your name and bio are shown with what you publish.`,
    },
  ];
}
