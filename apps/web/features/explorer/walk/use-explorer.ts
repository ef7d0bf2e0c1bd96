import {
  type ExplorerCommand,
  type ExplorerMessage,
  filterByWords,
  findMeaning,
  goToTyped,
  nameKey,
  reachSpot,
  type Spot,
  type Step,
  sayExplored,
  UNEXPLORED,
  walkChart,
} from '@relievo/chart/explore';
import type { ChartContent } from '@relievo/contracts/library/files';
import { USUAL_STUDIO } from '@relievo/contracts/people';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStudio } from '../../../lib/server/studio.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { joinSaid, type Phrase, type Said, toPhrases } from '../../../lib/speaking/phrase.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { getCatalogues } from '../../../lib/words/catalogues.ts';
import { explorerSettings, readExplorerSettings } from '../options/explorer-settings.ts';
import { useSound } from './use-sound.ts';

export type Question = 'go_to' | 'filter';

export interface Explorer {
  readonly chart: ChartContent;
  readonly spot: Spot | null;
  readonly isFiltered: boolean;
  /** What was said last. */
  readonly words: readonly Phrase[];
  readonly isPlaying: boolean;
  readonly perform: (command: ExplorerCommand) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly answer: (question: Question, text: string) => void;
  /** Somebody has arrived there by other means: it sounds, and is said where nothing else says it. */
  readonly arrive: (spot: Spot, isSaid: boolean) => void;
}

/** Where somebody is in a chart, and what every key says and plays. Commands of the screen go to `onScreen`. */
export function useExplorer(
  chart: ChartContent,
  onScreen: (command: ExplorerCommand) => void,
  /** What is said besides where one arrives. */
  tellBeside: (spot: Spot) => Said,
): Explorer {
  const { soundSpeed, timbre } = useStudio() ?? USUAL_STUDIO;
  const { wording, isSpoken, isHeard, keys } = useStore(explorerSettings);
  const [state, setState] = useState(UNEXPLORED);
  const [words, setWords] = useState<readonly Phrase[]>([]);
  const pending = useRef<string>(null);
  const { play, stop, isPlaying } = useSound(chart, (at) => {
    if (at) setState((now) => ({ ...now, spot: at, before: now.spot }));
  });
  useEffect(() => readExplorerSettings({ soundSpeed, timbre }), [soundSpeed, timbre]);
  const say = (messages: readonly ExplorerMessage[], isSaid: boolean, beside: Said) => {
    if (messages.length === 0) return;
    const told = sayExplored(messages, getCatalogues().explorer ?? undefined);
    const said = joinSaid(toPhrases(told, chart.language), beside);
    setWords(said);
    if (isSpoken && isSaid) announce(said, 'exploring');
  };
  const take = ({ state: next, say: messages, sound }: Step, isSaid = true) => {
    setState(next);
    say(messages, isSaid, sound?.kind === 'point' ? tellBeside(sound.spot) : '');
    if (sound && isHeard) play(sound);
  };
  const arrive = (spot: Spot, isSaid: boolean) => take(reachSpot(chart, state, spot, wording), isSaid);
  const perform = (command: ExplorerCommand) => {
    if (command === 'stop') {
      const at = stop();
      if (at) take({ ...reachSpot(chart, state, at, wording), sound: null });
      return;
    }
    const step = walkChart(chart, state, command, wording);
    if (step) take(step);
    else onScreen(command);
  };
  const press = (event: KeyboardEvent) => {
    const key = nameKey(event);
    const meaning = key === null ? null : findMeaning(key, pending.current, keys);
    pending.current = meaning?.pending ?? null;
    if (!meaning) return;
    // Ctrl alone is held for what comes after it, too.
    if (key !== 'Ctrl') event.preventDefault();
    if (meaning.command) perform(meaning.command);
  };
  const answer = (question: Question, text: string) =>
    take(
      question === 'go_to'
        ? goToTyped(chart, state, text, wording)
        : filterByWords(chart, state, text, wording),
    );
  const { spot, filter } = state;
  return { chart, spot, isFiltered: filter !== null, words, isPlaying, perform, press, answer, arrive };
}
