import { msg } from '@lingui/core/macro';
import {
  type Done,
  type EditMessage,
  graphicReportText,
  type Problem,
  tellEdit,
  type Wording,
} from '@relievo/graphic';
import { tellIfKnown } from '@relievo/words';
import { announce } from '../../../lib/speaking/announcer.ts';
import { getCatalogues } from '../../../lib/words/catalogues.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Tellings } from './editor.ts';

/** What a step was, in the language of the reader. */
export function describeStep(message: EditMessage, wording: Wording): string {
  return tellEdit(message, wording, getCatalogues().edits ?? undefined);
}

export function describeProblem(problem: Problem): string {
  const { reports } = getCatalogues();
  return (reports && tellIfKnown(problem, reports)) ?? graphicReportText(problem);
}

/** Says each change in the live region, in as many words as its author wants to hear. */
export function createTellings(readWording: () => Wording): Tellings {
  const short = ({ message }: Done) => describeStep(message, 'short');
  return {
    done: ({ message }) => announce(describeStep(message, readWording())),
    undone: (step) => announce(i18n._(msg`Undone: ${short(step)}`)),
    redone: (step) => announce(i18n._(msg`Done again: ${short(step)}`)),
    begun: () => announce(i18n._(msg`Working out the shape…`)),
    refused: (problem) => announce(i18n._(msg`Error: ${describeProblem(problem)}`), 'errors'),
  };
}
