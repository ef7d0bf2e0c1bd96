import { Trans } from '@lingui/react/macro';
import type { Simplification } from '@relievo/contracts/pictures';
import { useSimplificationWords } from '../../../lib/words/use-simplification-words.ts';

/** What was merged, dropped, widened and mended between the picture and the drawing. */
export function SimplificationLog({ log }: { log: readonly Simplification[] }) {
  const wordsOf = useSimplificationWords();
  if (log.length === 0)
    return (
      <p>
        <Trans>Nothing was left out or changed.</Trans>
      </p>
    );
  return (
    <ul className="picture-log">
      {log.map((one) => {
        const { words, isEnglish } = wordsOf(one);
        return (
          <li key={`${one.code} ${one.message}`} lang={isEnglish ? 'en' : undefined}>
            {words}
          </li>
        );
      })}
    </ul>
  );
}
