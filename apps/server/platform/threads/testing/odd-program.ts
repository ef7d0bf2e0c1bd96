import { answerTasks } from '../inside-thread.ts';

let told = 0;
const kept: number[][] = [];

/** Does what a text of somebody else might make a program do. */
answerTasks((task: 'count' | 'hang' | 'throw' | 'fill' | 'end') => {
  switch (task) {
    case 'hang':
      for (;;) told += 0;
    case 'throw':
      throw new Error('The text is wrong.');
    case 'fill':
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + kept.length));
    case 'end':
      return process.exit(3);
    case 'count':
      told += 1;
      return told;
  }
});
