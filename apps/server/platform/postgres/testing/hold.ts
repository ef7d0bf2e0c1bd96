/** Starts a private PostgreSQL in a process of its own, which a test can kill; prints the number of its server. */
import { startPostgres } from '../start-postgres.ts';

const [directory = '', outside = ''] = process.argv.slice(2);
const postgres = await startPostgres({ directory, outside });
process.stdout.write(`${postgres.pid()}\n`);
process.stdin.resume();
