import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfPicture, type PictureAnalysis, type PictureDraft } from '@relievo/contracts/pictures';
import type { Reason, TouchProblem } from '@relievo/trace/classify';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { ADVICE_WORDS, KIND_WORDS } from './analysis-words.ts';
import { useProblemWords } from './use-problem-words.ts';
import { useReasonWords } from './use-reason-words.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** What was seen in a picture: its kind and why, its colours, its words, and what fingers would meet. */
export function Seen({
  draft,
  analysis,
  isPage,
}: {
  draft: PictureDraft;
  analysis: PictureAnalysis;
  /** Whether a page was found in a photograph. */
  isPage: boolean;
}) {
  const { t, i18n } = useLingui();
  const { kind, reasons, complexity, touch, advice, density, colors } = analysis;
  // What the product has no words for is not told.
  const say = (words: Words, code: string): string => {
    const found = Object.hasOwn(words, code) ? words[code] : undefined;
    return found ? i18n._(found) : '';
  };
  const tell = useQuantities();
  const tellReason = useReasonWords();
  const tellProblem = useProblemWords();
  const kindWords = say(KIND_WORDS, kind) || t`Drawing`;
  const adviceWords = say(ADVICE_WORDS, advice);
  const readability = { good: t`Good`, fair: t`Fair`, poor: t`Poor` }[touch.level];
  const complexityWords = { low: t`Low`, medium: t`Medium`, high: t`High` }[complexity.level];
  const lines = plural(complexity.lines, { one: '# line', other: '# lines' });
  const areas = plural(complexity.areas, { one: '# area', other: '# areas' });
  const marks = plural(complexity.marks, { one: '# mark', other: '# marks' });
  const parts = plural(complexity.lines + complexity.areas + complexity.marks, {
    one: '# part',
    other: '# parts',
  });
  const labels = plural(analysis.labels, {
    0: 'No words were read',
    one: '# label was read',
    other: '# labels were read',
  });
  const unread =
    analysis.unread === 0
      ? null
      : plural(analysis.unread, {
          one: '# piece that may be print could not be read',
          other: '# pieces that may be print could not be read',
        });
  const more = analysis.labels - analysis.words.length;
  useEffect(() => {
    const seen = t`${kindWords}. Readability by touch: ${readability}. ${adviceWords}`;
    announce(isPage ? t`A page was found and laid straight. ${seen}` : seen);
  }, [kindWords, readability, adviceWords, isPage, t]);
  return (
    <div className="picture-analysis">
      <figure className="picture-figure">
        <img src={`${addressOfPicture(draft.id)}?show`} alt={t`The picture as you uploaded it`} />
        <figcaption>
          <Trans>
            {analysis.width} by {analysis.height} pixels
          </Trans>
        </figcaption>
      </figure>
      <div className="flow">
        <p className="picture-advice">{adviceWords}</p>
        {isPage ? (
          <p>
            <Trans>
              A page was found in the photograph and laid straight. Its corners can be moved in the step
              Enhance.
            </Trans>
          </p>
        ) : null}
        <dl className="picture-facts">
          <Fact name={t`Kind`} told={kindWords}>
            {reasons.map((reason) => tellReason(reason as Reason))}
          </Fact>
          <Fact name={t`Readability by touch`} told={t`${readability}: ${Math.round(touch.score)} of 100`}>
            {touch.problems.map((problem) => tellProblem(problem as TouchProblem))}
          </Fact>
          <Fact name={t`Colors`} told={<Colors colors={colors} />} />
          <Fact name={t`Text`} told={unread === null ? labels : `${labels}. ${unread}`}>
            {[
              ...analysis.words.map((words, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once, and its order is that of the drawing
                <AuthorsWords key={at}>{words}</AuthorsWords>
              )),
              more > 0 ? plural(more, { one: '# more', other: '# more' }) : null,
            ]}
          </Fact>
          <Fact name={t`Complexity`} told={t`${complexityWords}: ${parts} (${lines}, ${areas}, ${marks})`} />
          <Fact name={t`Density`} told={t`${tell.share(density)} of it is not empty paper`} />
        </dl>
        {advice === 'make_a_chart' ? (
          <div className="picture-buttons">
            <ButtonLink to="/tools/create-chart">
              <Trans>Create a chart from numbers</Trans>
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface FactProps {
  name: string;
  told: ReactNode;
  /** What stands behind it, in a list. */
  children?: readonly ReactNode[];
}

function Fact({ name, told, children = [] }: FactProps) {
  const behind = children.filter((one) => one !== null && one !== '');
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {told}
        {behind.length > 0 ? (
          <ul>
            {behind.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once, and its order is what it tells
              <li key={at}>{one}</li>
            ))}
          </ul>
        ) : null}
      </dd>
    </>
  );
}

function Colors({ colors }: Pick<PictureAnalysis, 'colors'>) {
  const tell = useQuantities();
  return (
    <span className="picture-colors">
      {colors.map(({ color, share }) => (
        <span key={color}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={color} />
          </svg>
          {tell.share(share)}{' '}
        </span>
      ))}
    </span>
  );
}
