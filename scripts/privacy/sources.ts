import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What the source shows of where data goes: names of what a browser keeps, files that can call others, and hosts. */
export interface Sources {
  /** Names that begin as every name in a browser has to, with the file that says them. */
  readonly storageKeys: ReadonlyMap<string, string>;
  readonly cookies: ReadonlyMap<string, string>;
  /** Files that touch what a browser keeps without going through the one place that does. */
  readonly strayStores: readonly string[];
  /** Files that speak without going through the one place that takes voices of the device alone. */
  readonly straySpeakers: readonly string[];
  readonly callers: readonly string[];
  readonly hosts: ReadonlyMap<string, string>;
}

const PRODUCT = ['apps/{server,web}/**/*.{ts,tsx,js}', 'packages/*/src/**/*.ts'];
const NO_PRODUCT = /\.test\.tsx?$|\.config\.ts$|\/(testing|node_modules|dist|gallery|legal\/stored)\//;

/** The library and the place of what calls out; `pg` speaks to the database of the site alone. */
const CALLING_MODULE =
  /^(node:)?(https?|http2|net|tls|dgram|dns|dns\/promises)$|^(undici|nodemailer|openid-client|ws|@aws-sdk\/.+)$/;
/** Names of these modules that call nobody. */
const HARMLESS = new Set(['isIP', 'isIPv4', 'isIPv6']);

const COOKIE_PLACE = 'apps/server/platform/http/requests/request-context.ts';
/** Who reaches the stores of a browser without `lib/stores/stored.ts`, each with names that begin like all others. */
const STORE_PLACES = new Set([
  'apps/web/lib/stores/stored.ts',
  'apps/web/lib/stores/drafts.ts',
  'apps/web/lib/stores/start-up-cleaning.ts',
  'apps/web/lib/settings/display.ts',
  'apps/web/public/early.js',
  'apps/web/features/editor/state/kept-here.ts',
  'apps/web/features/tools/upload/upload-list.ts',
]);
const STORES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);

/** The only file that may speak by a voice of the browser: many voices send the text to their maker. */
export const SPEECH_PLACE = 'apps/web/lib/speaking/own-voice.ts';
const SPEECH = /^(webkit)?Speech(Synthesis|Recognition)|^speechSynthesis$/;

/** Names that begin so and are kept nowhere: of locks between pages, files that are saved, and what older sites left. */
const NO_STORAGE = /^relievo-(conversions-|notices-|recovery-codes\.txt|password-cache)/;

export function readSources(root: string): Sources {
  const storageKeys = new Map<string, string>();
  const cookies = new Map<string, string>();
  const hosts = new Map<string, string>();
  const strayStores = new Set<string>();
  const straySpeakers = new Set<string>();
  const callers = new Set<string>();
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !NO_PRODUCT.test(file));
  for (const file of files.toSorted()) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, module } = parseSync(file, text);
    const isWeb = file.startsWith('apps/web/');
    for (const { moduleRequest, entries } of module.staticImports) {
      const names = entries
        .filter(({ isType }) => !isType)
        .map(({ importName, localName }) => importName.name ?? localName.value);
      if (CALLING_MODULE.test(moduleRequest.value) && names.some((name) => !HARMLESS.has(name)))
        callers.add(file);
    }
    const seeSpeech = (name: string) => {
      if (SPEECH.test(name) && file !== SPEECH_PLACE) straySpeakers.add(file);
    };
    const see = (said: string, isWhole: boolean) => {
      for (const [, host = ''] of said.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi))
        hosts.set(host, file);
      if (!isWeb || !/^relievo-[\w-]+/.test(said) || NO_STORAGE.test(said)) return;
      storageKeys.set(isWhole ? said : (/^relievo-[a-z]+-/.exec(said)?.[0] ?? said), file);
    };
    new Visitor({
      Literal(node) {
        if (typeof node.value !== 'string') return;
        see(node.value, true);
        seeSpeech(node.value);
      },
      TemplateLiteral(node) {
        const [first] = node.quasis;
        for (const { value } of node.quasis) if (value !== first?.value) see(value.cooked ?? '', false);
        see(first?.value.cooked ?? '', node.quasis.length === 1);
      },
      Identifier(node) {
        seeSpeech(node.name);
        if (isWeb && STORES.has(node.name) && !STORE_PLACES.has(file)) strayStores.add(file);
        if (node.name === 'setCookie' && file !== COOKIE_PLACE) strayStores.add(file);
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        if (object.name === 'document' && property.name === 'cookie' && !STORE_PLACES.has(file))
          strayStores.add(file);
        if (object.name === 'globalThis' && property.name === 'fetch' && !isWeb) callers.add(file);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'Identifier') return;
        const name = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
        // Pages may call this site alone: the policy that they are served with says so.
        if (callee.name === 'fetch' && !isWeb) callers.add(file);
        if (callee.name === 'browserSecret' && name) cookies.set(`relievo-${name}`, file);
        if (callee.name === 'sessionCookie') cookies.set('relievo', file);
      },
      JSXAttribute({ name, value }) {
        if (name.name === 'src' && value?.type === 'JSXExpressionContainer' && isFrame(text, value.start))
          callers.add(file);
      },
    }).visit(program);
  }
  return {
    storageKeys,
    cookies,
    strayStores: [...strayStores],
    straySpeakers: [...straySpeakers],
    callers: [...callers].toSorted(),
    hosts,
  };
}

/** Whether the attribute at this place is one of a frame that is filled from an address outside. */
function isFrame(text: string, at: number): boolean {
  const tag = text.lastIndexOf('<', at);
  return text.startsWith('<iframe', tag) && /src=\{\w*[vV]ideo/.test(text.slice(tag, at + 60));
}
