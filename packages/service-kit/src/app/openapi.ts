import { ERRORS } from '@diwan/contracts/errors/codes';
import { Problem } from '@diwan/contracts/errors/problem';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

/** Codes that any endpoint of this kind may answer besides its own. */
function commonCodes(endpoint: Endpoint): (keyof typeof ERRORS)[] {
  const unsafe = endpoint.method !== 'GET';
  return [
    'VALIDATION',
    ...(endpoint.access === 'public' ? [] : (['SIGN_IN_REQUIRED', 'FORBIDDEN'] as const)),
    ...(endpoint.fresh ? (['FRESH_SIGN_IN_REQUIRED', 'SECOND_FACTOR_REQUIRED'] as const) : []),
    ...(unsafe && !endpoint.callback ? (['CROSS_SITE'] as const) : []),
    ...(endpoint.idempotent ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH', 'IN_PROGRESS'] as const) : []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

function parametersOf(endpoint: Endpoint): Json[] {
  const named = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    const json = schema ? schemaOf(schema, 'input') : {};
    const required = (json.required as string[] | undefined) ?? [];
    return Object.entries((json.properties as Json | undefined) ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 255 } };
  return [...named(endpoint.params, 'path'), ...named(endpoint.query, 'query'), ...(endpoint.idempotent ? [key] : [])];
}

function requestBodyOf(endpoint: Endpoint): Json {
  const fields = endpoint.body ? schemaOf(endpoint.body, 'input') : { type: 'object' };
  if (endpoint.multipart) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const properties = { ...(fields.properties as Json | undefined), file };
    const required = [...((fields.required as string[] | undefined) ?? []), 'file'];
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { ...fields, properties, required } } },
      },
    };
  }
  if (!endpoint.body) return {};
  const type = endpoint.callback ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema: fields } } } };
}

function successOf(endpoint: Endpoint): Json {
  if (endpoint.bytes) return { description: 'The bytes', content: { 'application/octet-stream': {} } };
  if (!endpoint.response) return { description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } };
}

function problemsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, Set<string>>();
  for (const code of [...commonCodes(endpoint), ...endpoint.errors]) {
    const { status } = ERRORS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), { description: [...codes].join(', '), content }]),
  );
}

/** The service's OpenAPI 3.1 document, made from its endpoint table. */
export function openApiOf(service: string, endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api/${service}${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        security: endpoint.access === 'public' ? [] : [{ session: [] }],
        'x-access': endpoint.access,
        parameters: parametersOf(endpoint),
        ...requestBodyOf(endpoint),
        responses: { [endpoint.status]: successOf(endpoint), ...problemsOf(endpoint) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Diwan: ${service}`, version: '1' },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}
