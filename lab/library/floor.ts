import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The floor: a bare server that asks PostgreSQL for 25 rows and for a count, by plain SQL in named statements, with
 * no rules of visibility, no validation and nothing shared.
 */
const pool = new pg.Pool({ ...(JSON.parse(process.argv[2] ?? '{}') as pg.PoolConfig), max: 10 });

const COLUMNS = `id, title, description, category, tags, type, content_type, difficulty_level, subject, graphic_type,
  is_premium, status, visibility, view_count, download_count, likes_count, comments_count, popularity_score, rating,
  author_name, created_at, thumbnail_file_id, alt_text, format, file_size`;
const SHOWN = `status = 'approved' and visibility = 'public'`;

const LISTS: Readonly<
  Record<string, { readonly where: string; readonly values: (query: URLSearchParams) => unknown[] }>
> = {
  '/newest': { where: SHOWN, values: () => [] },
  '/filtered': {
    where: `${SHOWN} and difficulty_level = any ($1) and category = $2`,
    values: (query) => [query.getAll('level'), query.get('category')],
  },
  '/text': {
    where: `${SHOWN} and (title ilike $1 or description ilike $1)`,
    values: (query) => [`%${query.get('text')}%`],
  },
};

async function answer(response: ServerResponse, rows: pg.QueryConfig, count: pg.QueryConfig): Promise<void> {
  try {
    const [found, counted] = await Promise.all([pool.query(rows), pool.query<{ total: number }>(count)]);
    const body = JSON.stringify({ rows: found.rows, total: counted.rows[0]?.total });
    const length = Buffer.byteLength(body);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  const list = LISTS[pathname];
  if (!list) {
    response.writeHead(404).end();
    return;
  }
  const values = list.values(searchParams);
  const place = values.length;
  const rows = {
    name: `rows ${pathname}`,
    text: `select ${COLUMNS} from resources where ${list.where} order by created_at desc limit $${place + 1} offset $${place + 2}`,
    values: [...values, 25, Number(searchParams.get('offset') ?? 0)],
  };
  const count = {
    name: `count ${pathname}`,
    text: `select count(*)::int as total from resources where ${list.where}`,
    values,
  };
  void answer(response, rows, count);
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
