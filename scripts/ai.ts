import { providerKey } from '@relievo/contracts/ai';
import { readConfig } from '../apps/server/config.ts';
import { withDatabaseAccess } from '../apps/server/connections.ts';
import { openSeal } from '../apps/server/dependencies.ts';
import {
  describeSettings,
  forgetKey,
  keepKey,
  openLanguageModel,
  testConnection,
  withChosenModel,
} from '../apps/server/features/ai/service.ts';
import { openDatabase } from '../apps/server/platform/database/database.ts';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { readSecretLine } from './ai/read-secret-line.ts';
import { OUTCOME_WORDS, stateWords } from './ai/words.ts';
import { runProgram } from './start/lifetime.ts';

const COMMANDS = ['state', 'set', 'clear', 'test'];

/** `npm run ai -- set`: the key of the language model, by the right of whoever holds the server. */
await runProgram(async () => {
  const [command = '', ...more] = process.argv.slice(2);
  if (!COMMANDS.includes(command) || more.length > 0)
    throw new Refusal(
      `Say what to do: npm run ai -- ${COMMANDS.join(', or ')}. "set" reads the key from standard input, never from here.`,
    );
  const config = readConfig();
  const key = command === 'set' ? await askForKey(config.ai.provider) : '';
  await withDatabaseAccess(config, async ({ connections }) => {
    const database = openDatabase(connections);
    try {
      const ai = await withChosenModel({
        database,
        seal: openSeal(config),
        languageModel: openLanguageModel(config.ai),
      });
      if (command === 'set') await keepKey(ai, key, (write) => database.asSystem(write));
      if (command === 'clear') await forgetKey(ai, (write) => database.asSystem(write));
      const words =
        command === 'test'
          ? OUTCOME_WORDS[(await testConnection(ai)).outcome]
          : stateWords(await describeSettings(ai));
      process.stdout.write(`${words}\n`);
    } finally {
      await database.close();
    }
  });
});

async function askForKey(provider: string): Promise<string> {
  const line = await readSecretLine(`The key of ${provider}, which is not shown, then Enter: `);
  const checked = providerKey.safeParse(line);
  if (checked.success) return checked.data;
  throw new Refusal('There was no key on standard input, or it has spaces in it: nothing was changed.');
}
