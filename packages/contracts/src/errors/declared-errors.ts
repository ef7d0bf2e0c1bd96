import type { z } from 'zod';
import { ACCESSIBLE_REQUESTS_ERRORS } from './accessible-requests-errors.ts';
import { ACCOUNTS_ERRORS } from './accounts-errors.ts';
import { AI_ERRORS } from './ai-errors.ts';
import { CHARTS_ERRORS } from './charts-errors.ts';
import { CLASSES_ERRORS } from './classes-errors.ts';
import { COLLECTIONS_ERRORS } from './collections-errors.ts';
import { COMMON_ERRORS } from './common-errors.ts';
import { CONTENT_ERRORS } from './content-errors.ts';
import { DRAWINGS_ERRORS } from './drawings-errors.ts';
import { ORGANIZATIONS_ERRORS } from './organizations-errors.ts';
import { PEOPLE_ERRORS } from './people-errors.ts';
import { PICTURES_ERRORS } from './pictures-errors.ts';
import { PRODUCT_ERRORS } from './product-errors.ts';
import { UPLOADS_ERRORS } from './uploads-errors.ts';

/** Every way in which the API says no, each declared by the noun that it is about. */
export const DECLARED_ERRORS = {
  ...COMMON_ERRORS,
  ...ACCESSIBLE_REQUESTS_ERRORS,
  ...ACCOUNTS_ERRORS,
  ...AI_ERRORS,
  ...CHARTS_ERRORS,
  ...CLASSES_ERRORS,
  ...COLLECTIONS_ERRORS,
  ...CONTENT_ERRORS,
  ...ORGANIZATIONS_ERRORS,
  ...DRAWINGS_ERRORS,
  ...PEOPLE_ERRORS,
  ...PICTURES_ERRORS,
  ...PRODUCT_ERRORS,
  ...UPLOADS_ERRORS,
} as const;

export type ErrorCode = keyof typeof DECLARED_ERRORS;

export const ERROR_CODES = Object.keys(DECLARED_ERRORS) as ErrorCode[];

export type ErrorData<Code extends ErrorCode> = (typeof DECLARED_ERRORS)[Code] extends {
  readonly data: infer Schema extends z.ZodType;
}
  ? z.infer<Schema>
  : undefined;

/** What the words of each error are filled with. */
export type ErrorMessages = {
  readonly [Code in ErrorCode]: ErrorData<Code> extends undefined ? object : ErrorData<Code>;
};
