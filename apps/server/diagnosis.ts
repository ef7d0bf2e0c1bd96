import type { Config } from './config.ts';
import { removeSecrets } from './features/administration/diagnostics/secret-rules.ts';

/** What may be told of the settings to somebody who helps, and how secrets are taken out of everything else. */
export function diagnoseConfig(config: Config) {
  const secrets = listSecrets(config);
  return { settings: describeConfig(config), clean: (text: string) => removeSecrets(text, secrets) };
}

/** Named one by one: what is added to the settings later is told only where somebody adds it here. */
function describeConfig(config: Config): object {
  const { mode, http, log, database, storage, mail, signIn, ai, worker, limits } = config;
  return {
    mode,
    publicUrl: http.publicUrl ?? null,
    isBehindProxy: http.trustedProxies.length > 0,
    logLevel: log.level,
    database: { isOwn: database.url === undefined, poolSize: database.poolSize },
    storage: storage.kind,
    mail: mail.smtpUrl === undefined ? 'outbox' : 'server',
    providers: Object.entries(signIn).flatMap(([name, client]) => (client ? [name] : [])),
    languageModel: { provider: ai.provider, model: ai.model, isLocal: ai.isLocal },
    allowsWeakIsolation: config.allowWeakIsolation,
    worker,
    limits,
  };
}

/** Whole addresses with a password in them, the passwords alone, and the keys. */
function listSecrets({ secret, database, storage, mail, signIn }: Config): readonly string[] {
  const addresses = [database.url, database.directUrl, mail.smtpUrl];
  const keys = [secret, ...Object.values(signIn).map((client) => client?.clientSecret)];
  if (storage.kind === 's3') {
    addresses.push(storage.endpoint);
    keys.push(storage.credentials?.accessKeyId, storage.credentials?.secretAccessKey);
  }
  const passwords = addresses.map((address) => (address ? new URL(address).password : undefined));
  return [
    ...addresses,
    ...passwords,
    ...passwords.map((one) => one && decodeURIComponent(one)),
    ...keys,
  ].filter((one): one is string => Boolean(one));
}
