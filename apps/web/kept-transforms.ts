import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * In the mode `again`, for those who change a little and build once more, what a plugin makes of each file is kept by what
 * stood in it, without source maps: only what was changed is compiled. Measured, that is nine tenths of the processor time of
 * a build.
 */
export async function keepTransforms(making: Promise<Plugin>, root: string): Promise<Plugin> {
  const plugin = await making;
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${plugin.name} does not transform as it used to.`);
  const { handler } = transform;
  const folder = join(root, '.cache/transforms');
  // Another version of a compiler, or other settings, make something else of the same words.
  const means = ['package-lock.json', 'apps/web/translation.ts', 'apps/web/compiled-messages.ts']
    .map((file) => join(root, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const madeBy = createHash('sha256').update(means.join('\0')).digest('hex');
  transform.handler = async function keepOne(code, id, options) {
    if (this.environment.mode !== 'build' || this.environment.config.mode !== 'again')
      return handler.call(this, code, id, options);
    const hash = createHash('sha256')
      .update(`${madeBy}\0${relative(root, id)}\0${code}`)
      .digest('hex');
    const path = join(folder, `${hash}.js`);
    if (existsSync(path)) return { code: readFileSync(path, 'utf8'), map: null };
    const made = await handler.call(this, code, id, options);
    mkdirSync(folder, { recursive: true });
    if (typeof made === 'object' && typeof made?.code === 'string') writeFileSync(path, made.code);
    return made;
  };
  return plugin;
}
