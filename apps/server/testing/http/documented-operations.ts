import { isContractProcedure } from '@orpc/contract';
import { contract } from '@relievo/contracts';
import { errorAnswer } from '@relievo/contracts/errors';
import type { Access } from '@relievo/contracts/operations';
import type { LightMyRequestResponse } from 'fastify';
import { generateApiDocument } from '../../platform/http/operations/api-document.ts';
import { refusalsOf } from '../../platform/http/operations/documented-refusals.ts';
import { listOperations } from '../../platform/http/operations/route-table.ts';

type Json = Record<string, unknown>;
interface Content {
  content?: Record<string, { schema: Json }>;
}

interface Documented {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Json }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface DocumentedOperation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly isPublic: boolean;
  readonly access: Access;
  readonly isNotForLearners: boolean;
  readonly parameters: NonNullable<Documented['parameters']>;
  /** The schema of the body, where there is one. */
  readonly body: Json | undefined;
  readonly responses: Documented['responses'];
}

/** Every operation of the OpenAPI document: later ones are in here by themselves. */
export async function documentedOperations(): Promise<DocumentedOperation[]> {
  const { paths } = (await generateApiDocument()) as unknown as {
    paths: Record<string, Record<string, Documented>>;
  };
  const declared = new Map(listOperations().map(({ name, meta }) => [name, meta]));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => {
      const { access = 'session', isNotForLearners = false } = declared.get(documented.operationId) ?? {};
      return {
        name: documented.operationId,
        method: method.toUpperCase() as DocumentedOperation['method'],
        path,
        isPublic: access === 'public',
        access,
        isNotForLearners,
        parameters: documented.parameters ?? [],
        body: documented.requestBody?.content?.['application/json']?.schema,
        responses: documented.responses,
      };
    }),
  );
}

/** Whether the operation's schema takes this body, with what stands in the address: only then its feature sees it. */
export async function takesBody(
  { name }: DocumentedOperation,
  params: Readonly<Record<string, string>>,
  body: unknown,
): Promise<boolean> {
  let part: unknown = contract;
  for (const step of name.split('.')) part = (part as Json)[step];
  if (!isContractProcedure(part)) throw new Error(`${name} is no operation of the contract.`);
  const schema = part['~orpc'].inputSchema;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = await schema?.['~standard'].validate(isObject ? { ...body, ...params } : body);
  return !result?.issues;
}

/** What is wrong with an answer by the operation's own declaration: its status, or its code for that status. */
export function faultOf(
  { responses }: DocumentedOperation,
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>,
): string | undefined {
  const { statusCode: status, body } = answer;
  const said = `${status} ${body.slice(0, 300)}`;
  const response = responses[status];
  if (!response) return `a status that is not declared: ${said}`;
  if (status === 500) return `an error of our own: ${said}`;
  if (status < 400) return undefined;
  const refusal = errorAnswer.strict().safeParse(answer.json());
  if (!refusal.success) return `a refusal of another shape: ${said}`;
  const codes = refusalsOf(response.content?.['application/json']?.schema).map(({ title }) => title);
  return codes.includes(refusal.data.code) ? undefined : `a code that is not declared: ${said}`;
}

/** Marks of what only the server knows: its files, its statements, its roles. */
/** A statement is within one text of an answer: texts of people side by side make none. */
const INSIDE =
  /node_modules|\.ts:\d|at async |relievo_(app|owner|auth|system)|select (?:[^"\\]|\\.)* from |violates/;

/** What an answer tells of the inside of the server, where it does. */
export function insideTold(body: string): string | undefined {
  return INSIDE.exec(body)?.[0];
}

/** Streams answer for as long as somebody follows; what they are asked with is tried where they are tested. */
export function isStream({ responses }: DocumentedOperation): boolean {
  return 'text/event-stream' in (responses[200]?.content ?? {});
}
