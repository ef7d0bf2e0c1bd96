import fc from 'fast-check';
import { createWorld, type Keeper, settle, TABS, type World } from './saving-model.ts';

type Command = fc.AsyncCommand<object, World>;

/** What may happen while work is saved by itself, in any order. */
const COMMANDS: fc.Arbitrary<Command>[] = [
  tell('change', [fc.nat(TABS - 1)], (world, tab) => world.change(tab)),
  tell('change', [fc.nat(TABS - 1)], (world, tab) => world.change(tab)),
  tell('time passes', [fc.nat(TABS - 1)], (world, tab) => world.passTime(tab)),
  tell('time passes', [fc.nat(TABS - 1)], (world, tab) => world.passTime(tab)),
  tell('save now', [fc.nat(TABS - 1)], (world, tab) => world.flush(tab)),
  tell('request arrives', [fc.nat(3)], (world, at) => world.arrive(at, false)),
  tell('request arrives', [fc.nat(3)], (world, at) => world.arrive(at, false)),
  tell('request is refused', [fc.nat(3)], (world, at) => world.arrive(at, true)),
  tell('line breaks', [fc.nat(3), fc.nat(1)], (world, at, may) => world.breakLine(at, may === 1)),
  tell('answer arrives', [fc.nat(3)], (world, at) => world.reply(at, false)),
  tell('answer arrives', [fc.nat(3)], (world, at) => world.reply(at, false)),
  tell('answer is lost', [fc.nat(3)], (world, at) => world.reply(at, true)),
  tell('close and open', [fc.nat(TABS - 1)], (world, tab) => world.closeAndOpen(tab)),
  tell('choose', [fc.nat(TABS - 1), fc.nat(1)], (world, tab, mine) => world.choose(tab, mine === 1)),
  tell('hear', [fc.nat(TABS - 1)], (world, tab) => world.hear(tab)),
];

function tell(
  name: string,
  numbers: [fc.Arbitrary<number>, fc.Arbitrary<number>?],
  run: (world: World, first: number, second: number) => void,
): fc.Arbitrary<Command> {
  const [first, second = fc.constant(0)] = numbers;
  return fc.tuple(first, second).map(([one, other]) => ({
    check: () => true,
    toString: () => `${name}(${one}, ${other})`,
    run: async (_, world) => {
      run(world, one, other);
      await settle();
      world.expectNothingWrong();
    },
  }));
}

/** However the line, the clock and the person interleave. */
export async function expectNothingLost<Work>(keeper: Keeper<Work>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 80, size: 'max' }), async (commands) => {
      const world = createWorld(keeper);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await world.comeToRest();
      world.expectNothingWrong();
    }),
    { numRuns: 200 },
  );
}
