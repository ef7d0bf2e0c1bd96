import { createHash } from 'node:crypto';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@relievo/contracts';
import { API_DESCRIPTION } from '@relievo/contracts/operations';
import type { FastifyInstance } from 'fastify';
import { API_PAGE_STYLE, apiPage } from './api-page.ts';
import type { ApiContract } from './operations.ts';

type Json = Record<string, unknown>;
type Generated = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** The OpenAPI document of the contract. Errors have one shape: a code of those listed, and its sentence. */
export function generateApiDocument(described: ApiContract = contract): Promise<Generated> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(described, {
    info: {
      title: 'Relievo',
      version: '1',
      description: API_DESCRIPTION,
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'relievo' } },
    },
    customErrorResponseBodySchema: (declared) => ({
      oneOf: declared.map(([code, message, , data]) => ({
        type: 'object',
        title: code,
        description: message,
        properties: {
          code: { const: code },
          message: { type: 'string' },
          id: { type: 'string', description: 'Under this id the log of the server tells more.' },
          data: data as Json,
        },
        required: ['code', 'message'],
      })),
    }),
  });
}

/** /api/openapi.json for programs and /api for people. */
export async function serveApiDocument(server: FastifyInstance, described: ApiContract): Promise<void> {
  const document = await generateApiDocument(described);
  const json = JSON.stringify(document);
  const page = apiPage(document);
  const style = createHash('sha256').update(API_PAGE_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
  );
  server.get('/api', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
