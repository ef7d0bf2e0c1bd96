import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** The way of a file in three steps, and who may take it. */
export function Steps() {
  const { t } = useLingui();
  const steps = [
    { title: t`Bring a drawing`, text: t`Shapes, lines and labels become one drawing in millimetres.` },
    {
      title: t`See what fingers get`,
      text: t`What is too close, too thin or too much is found and repaired with you.`,
    },
    { title: t`Take it anywhere`, text: t`Print, emboss, or send it to pins, tablets and phones.` },
  ];
  return (
    <section aria-labelledby="home-steps">
      <h2 id="home-steps">
        <Trans>From file to fingertips</Trans>
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
