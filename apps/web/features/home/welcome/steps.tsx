import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** The way of a file in three steps, and who may take it. */
export function Steps() {
  const { t } = useLingui();
  const steps = [
    { title: t`Bring a drawing`, text: t`Shapes, lines and labels become one drawing in millimetres.` },
    {
      title: t`Check it for touch`,
      text: t`Warnings show lines that are too close or too thin, and most can be fixed for you.`,
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
