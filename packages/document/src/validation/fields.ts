import { z } from 'zod';
import { LIMITS } from '../model/limits.ts';

/** XML 1.0 cannot hold these characters, even escaped, and every text of a document is written into XML. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Ids are parts of addresses, names of files and XML. */
const ID = /^[a-z][a-z0-9-]*$/;

const LANGUAGE = /^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,7}$/i;

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i;
const INNER_LINK = /^#[a-z][a-z0-9-]*$/;

function writable(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => !FORBIDDEN.test(text));
}

export const text = writable(LIMITS.text);
export const name = writable(LIMITS.name);
export const id = z.string().max(LIMITS.id).regex(ID);
export const language = z.string().regex(LANGUAGE);
export const share = z.number().min(0).max(1);
export const link = z
  .string()
  .max(LIMITS.name)
  .refine((address) => ADDRESS.test(address) || INNER_LINK.test(address));

export function count(min: number, max: number) {
  return z.int().min(min).max(max);
}
