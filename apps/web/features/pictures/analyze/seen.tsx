import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOfPicture, type PictureAnalysis, type PictureDraft } from '@relievo/contracts';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { ADVICE_WORDS, KIND_WORDS, PROBLEM_WORDS, REASON_WORDS } from './analysis-words.ts';

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
  const { kind, reasons, complexity, touch, advice, density, colors, printLines } = analysis;
  // What the product has no words for is not told.
  const say = (words: Words, code: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = Object.hasOwn(words, code) ? words[code] : undefined;
    return found ? i18n._({ ...found, values }) : '';
  };
  const percent = (value: number) => i18n.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const kindWords = say(KIND_WORDS, kind) || t`Drawing`;
  const adviceWords = say(ADVICE_WORDS, advice);
  const readability = { good: t`Good`, fair: t`Fair`, poor: t`Poor` }[touch.level];
  const complexityWords = { low: t`Low`, medium: t`Medium`, high: t`High` }[complexity.level];
  const lines = plural(complexity.lines, { one: '# line', other: '# lines' });
  const areas = plural(complexity.areas, { one: '# area', other: '# areas' });
  const marks = plural(complexity.marks, { one: '# mark', other: '# marks' });
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
            {reasons.map(({ code, count }) =>
              say(REASON_WORDS, code, { count: i18n.number(count, { maximumFractionDigits: 1 }) }),
            )}
          </Fact>
          <Fact name={t`Readability by touch`} told={t`${readability}: ${Math.round(touch.score)} of 100`}>
            {touch.problems.map(({ code, count, limit }) =>
              say(PROBLEM_WORDS, code, {
                count: i18n.number(count, { maximumFractionDigits: 0 }),
                limit: i18n.number(limit, { maximumFractionDigits: 1 }),
              }),
            )}
          </Fact>
          <Fact name={t`Colors`} told={<Colors colors={colors} percent={percent} />} />
          <Fact
            name={t`Text`}
            told={plural(printLines, {
              0: 'No print was found',
              one: '# line of print was found',
              other: '# lines of print were found',
            })}
          >
            {[...new Set(analysis.words)].map((words) => (
              <AuthorsWords key={words}>{words}</AuthorsWords>
            ))}
          </Fact>
          <Fact name={t`Complexity`} told={t`${complexityWords}: ${lines}, ${areas}, ${marks}`} />
          <Fact name={t`Density`} told={t`${percent(density)} of it is not empty paper`} />
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
  const behind = children.filter((one) => one !== '');
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

interface ColorsProps {
  colors: PictureAnalysis['colors'];
  percent: (value: number) => string;
}

function Colors({ colors, percent }: ColorsProps) {
  return (
    <span className="picture-colors">
      {colors.map(({ color, percent: share }) => (
        <span key={color}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={color} />
          </svg>
          {percent(share)}{' '}
        </span>
      ))}
    </span>
  );
}
