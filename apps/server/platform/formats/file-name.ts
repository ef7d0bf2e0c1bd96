/**
 * Content-Disposition (RFC 6266): under which name a file is saved, in letters that every program takes, and whole
 * for those that can. Nothing in a name leaves the quotes or the folder.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const clean = fileName(name);
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

const LONGEST = 120;

/** What no file system takes in a name is left out, and the ending of a long name stays. */
export function fileName(name: string): string {
  const clean = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  if (clean === '') return 'file';
  const [, stem = clean, ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(clean) ?? [];
  return `${[...stem].slice(0, LONGEST).join('').trimEnd()}${ending}`;
}
