import { useLingui } from '@lingui/react/macro';
import type { Simplification } from '@relievo/contracts/pictures';

interface Told {
  readonly words: string;
  /** Where the product has no words of the reader's language for it. */
  readonly isEnglish: boolean;
}

/** What was changed between a picture and its drawing, in the language of the page, as far as it has words for it. */
export function useSimplificationWords(): (one: Simplification) => Told {
  const { t } = useLingui();
  return ({ code, count, message }) => {
    switch (code) {
      case 'left_out':
        return { words: t`Parts left out by choice: ${count}`, isEnglish: false };
      case 'labelled':
        return { words: t`Labels written in braille: ${count}`, isEnglish: false };
      case 'named':
        return { words: t`Parts given a name: ${count}`, isEnglish: false };
      case 'simplified_dropped':
        return { words: t`Small parts left out for this reader: ${count}`, isEnglish: false };
      case 'simplified_merged':
        return { words: t`Parts merged because they lay too close together: ${count}`, isEnglish: false };
      case 'simplified_enlarged':
        return { words: t`Marks and parts made larger: ${count}`, isEnglish: false };
      case 'simplified_widened':
        return { words: t`Lines made wider: ${count}`, isEnglish: false };
      case 'simplified_plain':
        return { words: t`Textures beyond what can be told apart made plain: ${count}`, isEnglish: false };
      case 'simplified_sheets':
        return { words: t`Detail sheets beside an overview: ${count}`, isEnglish: false };
      default:
        return { words: message, isEnglish: true };
    }
  };
}
