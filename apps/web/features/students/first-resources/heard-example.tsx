import { Trans } from '@lingui/react/macro';
import { Listen } from '../../resource/index.ts';

async function loadBall() {
  return (await import('./thrown-ball.ts')).THROWN_BALL;
}

/** A small chart to be heard at once, without opening anything. */
export function HeardExample() {
  return (
    <div className="flow">
      <p>
        <Trans>
          Try it: a ball is thrown up and comes down again. The tone rises with the ball, is highest in the
          middle, and falls again.
        </Trans>
      </p>
      <Listen load={loadBall} />
    </div>
  );
}
