import { Trans } from '@lingui/react/macro';
import './figures.css';

export interface Figure {
  readonly label: string;
  /** What the person really has. */
  readonly own?: string | undefined;
  /** A figure that counts nothing: it is always said that it does not. */
  readonly sample?: string | undefined;
}

/** Figures, each with the words that say whose it is; those of which nothing is known are left out. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures
        .filter(({ own, sample }) => own !== undefined || sample !== undefined)
        .map(({ label, own, sample }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            {own === undefined ? null : (
              <dd>
                <span className="figure-value">{own}</span>{' '}
                <span className="figure-mark">
                  <Trans>Yours</Trans>
                </span>
              </dd>
            )}
            {sample === undefined ? null : (
              <dd data-sample>
                <span className="figure-value">{sample}</span>{' '}
                <span className="figure-mark">
                  <Trans>Sample figure</Trans>
                </span>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
