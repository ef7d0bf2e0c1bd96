import type { Making } from './answer.ts';
import { makeOutput } from './make.ts';

/** The program of the child: gets what is to be made, tells how far it is, answers with files, and ends. */
process.once('message', (making: Making) => {
  void makeOutput(making, (name) => process.send?.({ step: name }))
    .catch((error: unknown) => ({ problem: null, error: String(error) }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
// Whoever asked is gone: nobody takes what would be made.
process.once('disconnect', () => process.exit());
