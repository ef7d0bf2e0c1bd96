import { Trans, useLingui } from '@lingui/react/macro';
import { PICTURE_WORDS, type PictureWord, WORDS_IN_PASSWORD } from '@relievo/contracts/classes';
import { announce } from '../../../lib/speaking/announcer.ts';
import { namePicture, readPictureWords } from '../../../lib/words/picture-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { PICTURES } from './pictures.ts';

interface PictureBoardProps {
  /** What is chosen or typed so far. */
  words: string;
  onChange: (words: string) => void;
}

/** The words as named pictures in the order of the alphabet, for fingers, keys and a screen reader alike. */
export function PictureBoard({ words, onChange }: PictureBoardProps) {
  const { t, i18n } = useLingui();
  const chosen = readPictureWords(words, i18n)
    .split('-')
    .filter(Boolean)
    .map((word) => namePicture(word, i18n));
  const most = i18n.number(WORDS_IN_PASSWORD);
  const choose = (word: PictureWord) => {
    if (chosen.length >= WORDS_IN_PASSWORD) {
      announce(t`All ${most} pictures are chosen. Remove the last one to choose another.`);
      return;
    }
    const name = namePicture(word, i18n);
    onChange([...chosen, name].join(' '));
    const place = i18n.number(chosen.length + 1);
    announce(t`${name}, ${place} of ${most}`);
  };
  const removeLast = () => {
    const last = chosen.at(-1) ?? '';
    onChange(chosen.slice(0, -1).join(' '));
    announce(t`${last} is removed`);
  };
  return (
    <div role="group" aria-label={t`Pictures`} className="picture-board">
      <p>
        <Trans>
          Choose your pictures in their order. Arrow keys lead from one to the next and from row to row, and
          the letters of a name lead to its picture.
        </Trans>
      </p>
      <CardGrid
        label={t`Pictures`}
        items={PICTURE_WORDS}
        itemKey={(word) => word}
        nameOf={(word) => namePicture(word, i18n)}
        view="grid"
      >
        {(word, focusProps) => {
          const Picture = PICTURES[word];
          return (
            <button {...focusProps} type="button" className="picture-choice" onClick={() => choose(word)}>
              <Picture aria-hidden="true" size={32} />
              {namePicture(word, i18n)}
            </button>
          );
        }}
      </CardGrid>
      <Button isDisabled={chosen.length === 0} onPress={removeLast}>
        <Trans>Remove the last picture</Trans>
      </Button>
    </div>
  );
}
