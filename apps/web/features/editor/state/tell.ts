import { msg } from '@lingui/core/macro';
import type { Done, EditMessage, Wording } from '@relievo/graphic/editing';
import { tellEdit, tellEditInPieces } from '@relievo/graphic/editing/words';
import type { Problem } from '@relievo/graphic/model';
import { graphicReportText } from '@relievo/graphic/words';
import { tellIfKnown } from '@relievo/words';
import { announce } from '../../../lib/speaking/announcer.ts';
import { joinSaid, type Phrase, toPhrases } from '../../../lib/speaking/phrase.ts';
import { getCatalogues } from '../../../lib/words/catalogues.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Tellings } from './editor.ts';

/** What a step was, in the language of the reader. */
export function describeStep(message: EditMessage, wording: Wording): string {
  return tellEdit(message, wording, getCatalogues().edits ?? undefined);
}

/** The same as it is said, the names of things in the language of the drawing. */
export function sayStep(message: EditMessage, wording: Wording, language: string): readonly Phrase[] {
  return toPhrases(tellEditInPieces(message, wording, getCatalogues().edits ?? undefined), language);
}

export function describeProblem(problem: Problem): string {
  const { reports } = getCatalogues();
  return (reports && tellIfKnown(problem, reports)) ?? graphicReportText(problem);
}

interface Telling {
  readonly wording: Wording;
  /** Of the drawing. */
  readonly language: string;
}

/** Says each change in the live region, in as many words as its author wants to hear. */
export function createTellings(read: () => Telling): Tellings {
  const short = ({ message }: Done) => sayStep(message, 'short', read().language);
  return {
    done: ({ message }) => announce(sayStep(message, read().wording, read().language)),
    undone: (step) => announce(joinSaid(i18n._(msg`Undone:`), short(step))),
    redone: (step) => announce(joinSaid(i18n._(msg`Done again:`), short(step))),
    begun: () => announce(i18n._(msg`Working out the shape…`)),
    refused: (problem) => announce(i18n._(msg`Error: ${describeProblem(problem)}`), 'errors'),
  };
}
