import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FromPicture } from '@relievo/contracts/charts';
import { addressOfSourcePicture } from '@relievo/contracts/uploads';
import { shareOf } from '@relievo/words';
import { useState } from 'react';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Place } from './cells.ts';
import { findMark, findNextUncertain, isUncertain } from './from-picture.ts';

interface ComparePictureProps {
  marks: FromPicture;
  /** The cell that the grid is at, and what it is called. */
  cursor: Place;
  name: string;
  onConfirm: () => void;
  onGo: (place: Place) => void;
}

/** What of a table that was read from a picture is still uncertain, and where the chosen cell stands on the picture. */
export function ComparePicture({ marks, cursor, name, onConfirm, onGo }: ComparePictureProps) {
  const { t } = useLingui();
  const { conversion, unsure } = marks;
  return (
    <section className="flow" aria-labelledby="chart-compare">
      <h3 id="chart-compare">
        <Trans>Compare with the picture</Trans>
      </h3>
      <p>
        {unsure.length === 0 ? (
          <Trans>No cell is uncertain.</Trans>
        ) : (
          <>
            {plural(unsure.length, {
              one: '# cell is uncertain: it was hardly seen, or not at all.',
              other: '# cells are uncertain: they were hardly seen, or not at all.',
            })}{' '}
            <Trans>Each shows a question mark, until you change the cell or say that it is right.</Trans>
          </>
        )}
      </p>
      {unsure.length > 0 ? (
        <div className="chart-buttons">
          <Button
            onPress={() => {
              const next = findNextUncertain(marks, cursor);
              if (next) onGo(next);
            }}
          >
            <Trans>Go to the next uncertain cell</Trans>
          </Button>
          {isUncertain(marks, cursor) ? (
            <Button onPress={onConfirm} aria-label={t`This cell is right: ${name}`}>
              <Trans>This cell is right</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
      {conversion ? (
        <MarkedPicture conversion={conversion} mark={findMark(marks, cursor)} name={name} />
      ) : null}
    </section>
  );
}

interface MarkedPictureProps {
  conversion: string;
  /** In shares of its width and height. */
  mark: { x: number; y: number } | null;
  name: string;
}

function MarkedPicture({ conversion, mark, name }: MarkedPictureProps) {
  const { t } = useLingui();
  const say = useQuantities();
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <p>
        <Trans>The picture is not kept any more.</Trans>
      </p>
    );
  const [across, down] = [mark?.x ?? 0, mark?.y ?? 0].map((share) => say.share(shareOf(share, 1), 0));
  return (
    <figure className="chart-picture">
      <div className="chart-picture-under">
        <img
          src={`${addressOfSourcePicture(conversion)}?show`}
          alt={t`The picture that the table was read from`}
          onError={() => setMissing(true)}
        />
        {mark ? (
          <svg
            aria-hidden="true"
            className="chart-picture-mark"
            viewBox="-16 -16 32 32"
            style={{ insetBlockStart: `${100 * mark.y}%`, left: `${100 * mark.x}%` }}
          >
            <circle r="10" />
            <path d="M-16 0H-4M4 0H16M0 -16V-4M0 4V16" />
          </svg>
        ) : null}
      </div>
      <figcaption>
        {mark ? (
          <Trans>
            {name} was measured {across} of the way from the left to the right of the picture, and {down} from
            the top to the bottom.
          </Trans>
        ) : (
          <Trans>{name} was read from words, and its place was not measured.</Trans>
        )}
      </figcaption>
    </figure>
  );
}
