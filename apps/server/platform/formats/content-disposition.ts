import { portableName } from './portable-name.ts';

/**
 * Content-Disposition (RFC 6266): under which name a file is saved, in letters that every program takes, and whole
 * for those that can. Nothing in a name leaves the quotes or the folder.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const clean = portableName(name);
  const plain = clean
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
