import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** From looking to having it in three steps, as far as the tools are there. */
export function Steps() {
  const { t } = useLingui();
  const steps = [
    { title: t`Find a resource`, text: t`Search by subject, level or format. You need no account.` },
    {
      title: t`Explore it here`,
      text: t`Move through the parts of a drawing by keyboard, listen to a chart, or read a lesson.`,
    },
    { title: t`Download it`, text: t`Print it, emboss it, or open it on a pin display, tablet or phone.` },
  ];
  return (
    <section role="group" aria-labelledby="home-steps">
      <h2 id="home-steps">
        <Trans>How it works</Trans>
      </h2>
      <ol className="home-steps" role="list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/auth">
        <Trans>Request Upload Access</Trans>
      </ButtonLink>
    </section>
  );
}
