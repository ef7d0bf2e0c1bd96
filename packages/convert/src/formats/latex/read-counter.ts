import { writeNumber } from '@relievo/document/text';
import { type Here, takeArguments } from './inside.ts';
import { COUNTER_STYLES } from './source/numbers.ts';

/** Reads commands that set, count and write the counters of the file, and declare what is counted. */
export function readCounter(name: string, here: Here): boolean {
  const { reading, writer, look } = here.walk;
  const { numbers } = reading;
  if (name === 'setcounter' || name === 'addtocounter') {
    const [counter, value] = takeArguments('mm', here).map(({ text }) => text.trim());
    const number = Number(value?.replace(/^-\\maxdimen$/, '-9'));
    if (counter !== undefined && Number.isFinite(number))
      numbers.set(counter, name === 'setcounter' ? number : numbers.get(counter) + number);
    return true;
  }
  if (name === 'stepcounter' || name === 'refstepcounter') {
    const [counter] = takeArguments('m', here);
    const number = numbers.step(counter?.text.trim() ?? '');
    if (name === 'refstepcounter') reading.target = { id: null, number: String(number), kind: 'item' };
    return true;
  }
  if (name === 'numberwithin' || name === 'counterwithin') {
    takeArguments('smm', here);
    return true;
  }
  const style = Object.hasOwn(COUNTER_STYLES, name) ? COUNTER_STYLES[name] : undefined;
  if (style) {
    const [counter] = takeArguments('m', here);
    writer.text(writeNumber(numbers.get(counter?.text.trim() ?? ''), style), look);
    return true;
  }
  const [, counted] = /^the([a-zA-Z@]{1,40})$/.exec(name) ?? [];
  if (counted !== undefined && counted !== 'page') {
    writer.text(String(numbers.get(counted)), look);
    return true;
  }
  if (name === 'newtheorem') readTheorem(here);
  else if (name === 'DeclareMathOperator') {
    const [operator, body] = takeArguments('smm', here).map(({ text }) => text.trim());
    if (operator?.startsWith('\\'))
      reading.macros.define(operator.slice(1), {
        count: 0,
        standard: null,
        body: `\\operatorname{${(body ?? '').replaceAll(/\\[,;!]|[{}]/g, '')}}`,
      });
  } else if (name === 'printanswers') reading.showsAnswers = true;
  else if (name === 'let')
    here.scanner.takeForm(/\s{0,3}\\[a-zA-Z@]{1,60}\s{0,3}=?\s{0,3}(?:\\[a-zA-Z@]{1,60}|\S)/y);
  else return false;
  return true;
}

/** Declares a kind of theorem: \newtheorem{lemma}[theorem]{Lemma}. */
function readTheorem(here: Here): void {
  const { scanner } = here;
  const { preamble, numbers } = here.walk.reading;
  const isStarred = scanner.takeStar();
  const environment = scanner.takeArgument()?.text.trim() ?? '';
  const shared = scanner.takeOptional()?.text.trim();
  const title = scanner.takeArgument()?.text.trim() ?? '';
  const within = scanner.takeOptional()?.text.trim();
  if (environment === '') return;
  if (within !== undefined) numbers.begin(environment, within);
  preamble.theorems.set(environment, { name: title, counter: isStarred ? null : (shared ?? environment) });
}
