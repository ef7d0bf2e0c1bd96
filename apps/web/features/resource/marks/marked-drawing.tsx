import { Trans, useLingui } from '@lingui/react/macro';
import type { DecisionMark } from '@relievo/contracts/content';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import './marks.css';
import { tellMarkPlace } from './place-of-mark.ts';
import { useDrawingOf } from './use-drawing-of.ts';

interface MarkedDrawingProps {
  /** Whose drawing it is; null where whoever reads may not look at it. */
  resourceId: string | null;
  marks: readonly DecisionMark[];
}

/** What a reviewer asks for at places of a drawing: a list in words, and its numbers on the drawing. */
export function MarkedDrawing({ resourceId, marks }: MarkedDrawingProps) {
  const { t, i18n } = useLingui();
  const drawing = useDrawingOf(resourceId);
  const parts = drawing?.parts ?? null;
  return (
    <div className="marked">
      <p>
        <strong>
          <Trans>At these places</Trans>
        </strong>
      </p>
      <ol className="marked-list" role="list">
        {marks.map((mark, at) => (
          <li key={`${at} ${mark.x} ${mark.y}`}>
            <span className="mark-number" aria-hidden="true">
              {at + 1}
            </span>
            <p>
              <strong lang={mark.part === null ? undefined : parts?.language}>
                {tellMarkPlace(mark, parts, i18n)}
              </strong>
              <br />
              <AuthorsWords>{mark.words}</AuthorsWords>
            </p>
          </li>
        ))}
      </ol>
      {drawing ? (
        <div className="marked-sheet">
          <img src={`${drawing.address}?show`} alt={t`The drawing with the numbers of these places on it`} />
          {marks
            .filter(({ x, y }) => x <= drawing.parts.sheet.width && y <= drawing.parts.sheet.height)
            .map(({ x, y, words }) => (
              <span
                key={`${x} ${y} ${words}`}
                className="mark-number mark-spot"
                aria-hidden="true"
                style={{
                  left: `${(x / drawing.parts.sheet.width) * 100}%`,
                  top: `${(y / drawing.parts.sheet.height) * 100}%`,
                }}
              >
                {marks.findIndex((mark) => mark.x === x && mark.y === y && mark.words === words) + 1}
              </span>
            ))}
        </div>
      ) : null}
    </div>
  );
}
