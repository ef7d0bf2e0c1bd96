import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { useQuery } from '@tanstack/react-query';
import { useSimplificationWords } from '../../../lib/words/use-simplification-words.ts';
import { Thumbnail } from '../card/thumbnail.tsx';
import { outputsQuery } from '../query/outputs-query.ts';

/** Of a picture that was converted: the original beside the drawing, and what was changed between them. */
export function ResourceSimplified({ resource }: { resource: Resource }) {
  const { t } = useLingui();
  const { id, title, language, simplifications, thumbnail } = resource;
  const { data: outputs } = useQuery(outputsQuery(id));
  const wordsOf = useSimplificationWords();
  if (simplifications.length === 0) return null;
  const original = outputs?.own?.mediaType.startsWith('image/') ? outputs.own : null;
  return (
    <section role="group" className="flow" aria-labelledby="resource-simplified">
      <h2 id="resource-simplified">
        <Trans>How it was simplified</Trans>
      </h2>
      <p>
        <Trans>What was changed on the way from the picture to the drawing that fingers read.</Trans>
      </p>
      {original ? (
        <div className="resource-before-after">
          <figure>
            <img src={`${original.address}?show`} alt={t`The original picture`} loading="lazy" />
            <figcaption>
              <Trans>Original</Trans>
            </figcaption>
          </figure>
          <figure>
            <Thumbnail picture={thumbnail} title={title} language={language} />
            <figcaption>
              <Trans>Drawing</Trans>
            </figcaption>
          </figure>
        </div>
      ) : null}
      <ul>
        {simplifications.map((one) => {
          const { words, isEnglish } = wordsOf(one);
          return (
            <li key={`${one.code} ${one.message}`} lang={isEnglish ? 'en' : undefined}>
              {words}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
