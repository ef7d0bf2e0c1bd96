import {
  type ExplorerCommand,
  type ExplorerState,
  filterByWords,
  findMeaning,
  goToTyped,
  nameKey,
  reachSpot,
  type Step,
  sayExplored,
  scoreSounding,
  UNEXPLORED,
  WORDINGS,
  type Wording,
  walkChart,
  writeBrailleLine,
} from '@relievo/chart/explore';
import { type Chart, extentOfUnit } from '@relievo/chart/model';
import { nameOfPoint } from '@relievo/chart/words';
import { DEFAULT_SOUND, type SoundSettings } from '@relievo/sound';
import { type Playing, playScore } from '../lib/sound/play-score.ts';
import { vibrateFor } from '../lib/sound/vibrate.ts';
import { find } from './find.ts';
import { leadBack } from './said-field.ts';
import { createSpeaker } from './speaker.ts';
import { createUnknownKeys } from './unknown-keys.ts';

/** They go to another point. */
const MOVES: ReadonlySet<ExplorerCommand> = new Set([
  'previous',
  'next',
  'series_below',
  'series_above',
  'series_highest',
  'series_lowest',
] as const);

const SPEEDS = [1, 2, 3, 4, 5] as const;

const MANNERS: Readonly<Record<Wording, string>> = {
  terse: 'Terse: name and value',
  normal: 'Normal: series, name, value and place',
  full: 'Full: also the change, and whether it is the highest, the lowest or a turn',
};

/** Binds keys, buttons, the slider and the braille line of the page to a chart. */
export function explorePage(chart: Chart): void {
  const walk = find('walk', HTMLElement);
  const slider = find('point', HTMLInputElement);
  const braille = find('braille', HTMLInputElement);
  const ask = find('ask', HTMLFormElement);
  const asked = find('asked', HTMLInputElement);
  const speaker = createSpeaker(chart.language);
  const tellUnknown = createUnknownKeys(walk, (words) => speaker.say(words, true));
  let state: ExplorerState = UNEXPLORED;
  let wording: Wording = 'normal';
  let sound: SoundSettings = DEFAULT_SOUND;
  let isHeard = true;
  let playing: Playing | null = null;
  let pending: string | null = null;
  let question: 'go_to' | 'filter' = 'go_to';

  let shown: number | null = null;

  const show = () => {
    const { series: index, point } = state.spot ?? { series: 0, point: 0 };
    const series = chart.series[index];
    const at = series?.points[point];
    if (!series || !at) return;
    slider.max = String(series.points.length);
    slider.value = String(point + 1);
    slider.lang = chart.language;
    slider.setAttribute('aria-valuetext', nameOfPoint(at, series, chart.language));
    // A long line is written once, not at every key.
    if (shown !== index) braille.value = writeBrailleLine(chart, series);
    shown = index;
    if (braille.selectionStart !== point) braille.setSelectionRange(point, point);
  };
  const take = (step: Step, isSaid = true) => {
    state = step.state;
    const told = sayExplored(step.say);
    if (told.length > 0) speaker.say(told, isSaid);
    if (step.sound && isHeard) {
      playing?.stop();
      playing = null;
      try {
        const score = scoreSounding(chart, step.sound, sound);
        if (score.events.length > 0) playing = playScore(score, sound.volume, () => (playing = null));
      } catch {
        // What cannot be heard here is said all the same.
      }
    }
    show();
  };
  /** What is under a finger is felt as well, where the device can shake. */
  const shake = () => {
    const series = chart.series[state.spot?.series ?? 0];
    const y = series?.points[state.spot?.point ?? 0]?.y ?? null;
    const [least, greatest] = extentOfUnit(chart, series?.unit ?? null);
    vibrateFor(y === null ? null : greatest > least ? (y - least) / (greatest - least) : 0.5);
  };
  const openQuestion = (asks: typeof question) => {
    question = asks;
    find('asks', HTMLElement).textContent =
      asks === 'go_to' ? (ask.dataset['goTo'] ?? '') : (ask.dataset['filter'] ?? '');
    ask.hidden = false;
    asked.value = '';
    asked.focus();
  };
  const openPart = (id: 'description' | 'data' | 'help') => {
    const part = find(id, HTMLDetailsElement);
    part.open = true;
    part.querySelector('summary')?.focus();
  };
  const saySpeed = (by: -1 | 1) => {
    sound = changeSpeed(sound, by);
    speaker.tell(`Speed ${sound.speed} of 5`);
  };
  const screen: Partial<Record<ExplorerCommand, () => void>> = {
    stop: () => {
      playing?.stop();
      playing = null;
    },
    go_to: () => openQuestion('go_to'),
    filter: () => openQuestion('filter'),
    info: () => openPart('description'),
    table: () => openPart('data'),
    help: () => openPart('help'),
    braille: () => {
      const field = find('braille-field', HTMLElement);
      field.hidden = !field.hidden;
      show();
      speaker.tell(field.hidden ? 'The braille line is off' : 'The braille line is on, below the points');
    },
    text: () => speaker.toggle(),
    sound: () => {
      isHeard = !isHeard;
      speaker.tell(isHeard ? 'Sound is on' : 'Sound is off');
    },
    wording: () => {
      wording = WORDINGS[(WORDINGS.indexOf(wording) + 1) % WORDINGS.length] ?? 'normal';
      if (state.spot) take({ ...reachSpot(chart, state, state.spot, wording), sound: null });
      else speaker.tell(MANNERS[wording]);
    },
    slower: () => saySpeed(-1),
    faster: () => saySpeed(1),
    review: () => find('review', HTMLElement).focus(),
  };
  const perform = (command: ExplorerCommand) => {
    const own = screen[command];
    if (own) return own();
    const step = walkChart(chart, state, command, wording);
    if (step) take(step);
  };
  const press = (event: KeyboardEvent) => {
    const key = nameKey(event);
    const meaning = key === null ? null : findMeaning(key, pending);
    pending = meaning?.pending ?? null;
    if (!meaning) return tellUnknown(event);
    if (key !== 'Ctrl') event.preventDefault();
    if (meaning.command) perform(meaning.command);
  };
  const leaveQuestion = () => {
    ask.hidden = true;
    walk.focus();
  };

  leadBack('review', ['r', 'escape'], walk);
  walk.addEventListener('keydown', press);
  braille.addEventListener('keydown', press);
  document.addEventListener('selectionchange', () => {
    const point = braille.selectionStart ?? 0;
    const spot = state.spot ?? { series: 0, point: 0 };
    if (document.activeElement !== braille || point === spot.point || point >= Number(slider.max)) return;
    take(reachSpot(chart, state, { ...spot, point }, wording));
  });
  slider.addEventListener('input', () => {
    const point = slider.valueAsNumber - 1;
    take(reachSpot(chart, state, { series: state.spot?.series ?? 0, point }, wording), false);
    shake();
  });
  ask.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = asked.value;
    leaveQuestion();
    take(
      question === 'go_to'
        ? goToTyped(chart, state, text, wording)
        : filterByWords(chart, state, text, wording),
    );
  });
  asked.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveQuestion();
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-command]')) {
    const command = button.dataset['command'] as ExplorerCommand;
    button.hidden = chart.series.length === 1 && command.startsWith('series_') && /above|below/.test(command);
    button.addEventListener('click', () => {
      perform(command);
      if (MOVES.has(command)) shake();
    });
  }
  show();
  find('chart-tools', HTMLElement).hidden = false;
  find('explorer', HTMLElement).hidden = false;
}

function changeSpeed(sound: SoundSettings, by: 1 | -1): SoundSettings {
  const speed = SPEEDS.find((one) => one === sound.speed + by);
  return speed === undefined ? sound : { ...sound, speed };
}
