import type { Endpoint } from '@casefolio/contract/endpoint';
import { outcomes, refusedReply, type Outcome } from '@casefolio/contract/envelope';
import { accessRules } from '@casefolio/domain/access/access';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

type JsonSchema = ReturnType<typeof schemaOf>;

const json = (schema: unknown) => ({ 'application/json': { schema } });

const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length === 0;

function parameters(schema: JsonSchema, place: 'path' | 'query') {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: place === 'path' ? { type: 'integer', minimum: 1 } : property,
  }));
}

/** The codes that an endpoint may answer. */
function outcomesOf(spec: Endpoint): Outcome[] {
  const { who, whose } = accessRules[spec.access];
  return [
    'ok',
    ...(spec.mayAnswer ?? []),
    ...(who === 'anyone' ? [] : (['noSession'] as const)),
    ...(who === 'anyone' && spec.method === 'GET' && !spec.changes ? [] : (['forbidden'] as const)),
    ...(whose !== 'anyone' ? (['missing'] as const) : []),
    ...(isEmpty(schemaOf(spec.body, 'input')) && isEmpty(schemaOf(spec.query, 'input'))
      ? []
      : (['invalidFields'] as const)),
    ...(isEmpty(schemaOf(spec.body, 'input')) ? [] : (['malformed', 'tooLarge', 'unsupportedType'] as const)),
    'tooManyTries',
    'ourFault',
  ];
}

/** Answers by HTTP status; several of our codes may share one. */
function responses(spec: Endpoint) {
  const grouped = Map.groupBy(outcomesOf(spec), (outcome) => outcomes[outcome].http);
  return Object.fromEntries(
    [...grouped].map(([http, group]) => {
      const codes = group.map((outcome) => outcomes[outcome].code);
      const succeeded = http === 200;
      const success = z.object({ status_code: z.literal(codes), data: spec.data });
      return [
        http,
        {
          description: group.map((outcome) => `${outcomes[outcome].code}: ${inWords(outcome)}`).join('; '),
          content: json(succeeded ? schemaOf(success, 'output') : { $ref: '#/components/schemas/Refused' }),
        },
      ];
    }),
  );
}

/** invalidFields → invalid fields */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

function operation(spec: Endpoint) {
  const body = schemaOf(spec.body, 'input');
  return {
    operationId: spec.name,
    summary: spec.summary,
    'x-access': spec.access,
    parameters: [
      ...(spec.creates ? [idempotencyKey] : []),
      ...parameters(schemaOf(spec.params, 'input'), 'path'),
      ...parameters(schemaOf(spec.query, 'input'), 'query'),
    ],
    ...(isEmpty(body) ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: responses(spec),
    security: accessRules[spec.access].who === 'anyone' ? [] : [{ session: [] }],
  };
}

export type OpenApi = ReturnType<typeof openApi>;

/** The whole API as an OpenAPI 3.1 document, made from the endpoints that are really served. */
export function openApi(endpoints: readonly Endpoint[], cookieName: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const spec of endpoints) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(spec) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casefolio',
      version: '1',
      description: 'Every answer is {status_code, data, message?, validation_errors?}.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Refused: schemaOf(refusedReply, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
