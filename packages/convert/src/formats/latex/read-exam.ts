import type { AnswerSpace, Block, Choice, Exercise, NumberStyle } from '@relievo/document/model';
import { writeNumber } from '@relievo/document/text';
import { takeAnchors } from '../html/anchors.ts';
import { type Here, readBlocks, readInto, readLine, takeArguments } from './inside.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { measureLength, writePlain } from './source/shown.ts';
import { splitSource } from './source/split.ts';

interface Level {
  readonly command: string;
  readonly counter: string;
  readonly style: NumberStyle;
  readonly before: string;
  readonly after: string;
}

/** The environments of the class exam, with the marks that it prints. */
const LEVELS: Readonly<Record<string, Level>> = {
  questions: {
    command: String.raw`\\(?:(?:bonus|titled)?question)(?![a-zA-Z])`,
    counter: 'question',
    style: 'decimal',
    before: '',
    after: '.',
  },
  parts: {
    command: String.raw`\\(?:bonus)?part(?![a-zA-Z])`,
    counter: 'partno',
    style: 'lower-letters',
    before: '(',
    after: ')',
  },
  subparts: {
    command: String.raw`\\(?:bonus)?subpart(?![a-zA-Z])`,
    counter: 'subpart',
    style: 'lower-roman',
    before: '',
    after: '.',
  },
  subsubparts: {
    command: String.raw`\\(?:bonus)?subsubpart(?![a-zA-Z])`,
    counter: 'subsubpart',
    style: 'upper-letters',
    before: '',
    after: '.',
  },
};

const CHOICES: Readonly<Record<string, boolean>> = {
  choices: false,
  oneparchoices: false,
  checkboxes: true,
  oneparcheckboxes: true,
};

/** Reads questions, their parts and their choices, if the environment is of them. */
export function readExam(name: string, body: Source, walk: Walk): boolean {
  const level = Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined;
  if (level) readQuestions(level, body, walk);
  else if (Object.hasOwn(CHOICES, name)) readChoices(CHOICES[name] === true, body, walk);
  else if (/^solution(?:orbox|orlines|ordottedlines|orgrid|box)?$/.test(name) && isExam(walk))
    readSolution(name, body, walk);
  else return false;
  return true;
}

function isExam({ reading: { preamble } }: Walk): boolean {
  return preamble.documentClass === 'exam';
}

function readQuestions({ command, counter, style, before, after }: Level, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const [head, ...pieces] = splitSource(body, command);
  if (counter !== 'question') reading.numbers.set(counter, 0);
  if (head) readInto(head, walk);
  writer.endParagraph();
  for (const piece of pieces) {
    const number = writeNumber(reading.numbers.step(counter), style);
    const scanner = createScanner(piece);
    const title = piece.command.includes('titled') ? scanner.takeArgument() : null;
    const points = writePlain(scanner.takeOptional()?.text ?? '');
    const id = reading.newId('exercise');
    takeAnchors(id, reading);
    reading.target = { id, number, kind: 'item' };
    const rest = scanner.takeRest();
    const shown = [title?.text ?? '', points === '' ? '' : `(${points} ${reading.words.points})`]
      .filter((one) => one !== '')
      .join(' ');
    const blocks = readBlocks({ text: `${shown} ${rest.text}`, line: rest.line }, walk);
    writer.add(makeExercise(id, `${before}${number}${after}`, blocks));
  }
}

/** Makes an exercise. The space to answer in is one of the blocks until here. */
function makeExercise(id: string, mark: string, blocks: readonly Block[]): Exercise {
  const [space, ...others] = blocks.filter((block) => isSpace(block));
  if (!space || others.length > 0 || space.kind !== 'exercise')
    return { kind: 'exercise', id, mark, blocks, answer: null };
  const rest = blocks.filter((block) => block !== space);
  return { kind: 'exercise', id, mark, blocks: rest, answer: space.answer };
}

function isSpace(block: Block): boolean {
  return block.kind === 'exercise' && block.mark === '' && block.blocks.length === 0;
}

function readChoices(isSeveral: boolean, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const [head, ...pieces] = splitSource(body, String.raw`\\(?:[cC]orrectChoice|choice)(?![a-zA-Z])`);
  const own = createScanner(head ?? body);
  own.takeOptional();
  writer.endParagraph();
  readInto(own.takeRest(), walk);
  const after: Block[] = [];
  const choices = pieces.map((piece, at): Choice => {
    const { content, others } = readLine(piece, walk);
    for (const block of others) after.push(block);
    return { mark: isSeveral ? '' : `${writeNumber(at + 1, 'upper-letters')}.`, content };
  });
  if (choices.length > 0) addSpace({ kind: 'choices', isSeveral, choices }, walk);
  for (const block of after) writer.add(block);
  if (reading.showsAnswers) return;
  const isAnswered = pieces.some(({ command }) => /orrectChoice/.test(command));
  if (isAnswered) reading.notes.add('latex_answers_hidden');
}

function addSpace(answer: AnswerSpace, { reading, writer }: Walk): void {
  writer.add({ kind: 'exercise', id: reading.newId('exercise'), mark: '', blocks: [], answer });
}

function readSolution(name: string, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  const space = scanner.takeOptional();
  if (reading.showsAnswers) {
    const blocks = readBlocks(scanner.takeRest(), walk);
    if (blocks.length > 0) writer.add({ kind: 'box', id: reading.newId('box'), title: [], blocks });
    return;
  }
  if (writePlain(scanner.takeRest().text) !== '') reading.notes.add('latex_answers_hidden');
  if (!space) return;
  if (name.endsWith('lines')) addSpace({ kind: 'lines', count: countLines(space.text) }, walk);
  else addSpace({ kind: 'room', lines: countLines(space.text) }, walk);
}

/** Estimates the lines of print for which a height has room. */
function countLines(length: string): number {
  if (/\\(?:stretch|fill)/.test(length)) return 6;
  // A character of print is as wide as a third of a line is high.
  return Math.min(60, Math.max(1, Math.round(measureLength(length) / 3)));
}

/** Reads the commands of the class exam for gaps and room. */
export function readExamCommand(name: string, here: Here): boolean {
  const { walk } = here;
  const { writer, reading } = walk;
  switch (name) {
    case 'fillin': {
      const isStarred = here.scanner.takeStar();
      const [answer, length] = takeArguments('oo', here);
      if (reading.showsAnswers && answer && !isStarred) readInto(answer, walk);
      else {
        if (answer && writePlain(answer.text) !== '') reading.notes.add('latex_answers_hidden');
        writer.say({ kind: 'blank', width: length ? measureLength(length.text) : 12 });
      }
      return true;
    }
    case 'answerline': {
      here.scanner.takeStar();
      const [answer] = takeArguments('o', here);
      if (answer && writePlain(answer.text) !== '') reading.notes.add('latex_answers_hidden');
      addSpace({ kind: 'lines', count: 1 }, walk);
      return true;
    }
    case 'fillwithlines':
    case 'fillwithdottedlines':
      addSpace({ kind: 'lines', count: countLines(takeArguments('m', here)[0]?.text ?? '') }, walk);
      return true;
    case 'fillwithgrid':
    case 'makeemptybox':
      addSpace({ kind: 'room', lines: countLines(takeArguments('m', here)[0]?.text ?? '') }, walk);
      return true;
    case 'vspace': {
      const [length] = takeArguments('sm', here);
      const lines = countLines(length?.text ?? '');
      if (walk.inside.includes('questions') && lines >= 4) addSpace({ kind: 'room', lines }, walk);
      return true;
    }
    case 'half':
      writer.text('½', walk.look);
      return true;
    case 'uplevel':
    case 'fullwidth': {
      const [source] = takeArguments('m', here);
      if (source) readInto(source, walk);
      return true;
    }
    case 'droppoints':
    case 'droptotalpoints':
    case 'gradetable':
    case 'pointtable':
      takeArguments('oo', here);
      return true;
    default:
      return false;
  }
}
