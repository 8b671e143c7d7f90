import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { problemsOf } from '../support/refusals.ts';
import type { Answer } from '../support/client.ts';
import { callsOf, type Call, type OpenApiDocument } from './openapi-document.ts';

export type CheckAnswer = (call: Call, answer: Answer) => string[];

/**
 * Returns a function that compares an answer with the OpenAPI document and returns the differences:
 * none when the answer is as the document describes.
 */
export function createCheckAnswer(document: OpenApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'document', components: document.components });
  const headersOf = new Map(
    callsOf(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, { headers = {} }]) => [
        `${operationId} ${status}`,
        Object.keys(headers).filter((name) => headers[name]?.required),
      ]),
    ),
  );
  const validators = new Map<string, { type: string; fits: ValidateFunction } | undefined>(
    callsOf(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, { content }]) => {
        const [type, { schema }] = Object.entries(content ?? {})[0] ?? ['', {}];
        const fits = schema && ajv.compile(pointToDocument(schema));
        return [`${operationId} ${status}`, fits && { type: sentAs(type), fits }] as const;
      }),
    ),
  );
  return ({ operationId }, answer) => {
    const { status, headers, body } = answer;
    const key = `${operationId} ${status}`;
    if (!validators.has(key)) return [`${status} is not documented: ${JSON.stringify(body)}`];
    const problems = problemsOf(answer);
    const promised = headersOf.get(key) ?? [];
    const mayBeStored = promised.includes('Cache-Control');
    if (!mayBeStored && headers.get('cache-control') !== 'no-store')
      problems.push('it may be stored');
    for (const name of promised) {
      if (!headers.has(name)) problems.push(`${name} is missing`);
    }
    const documented = validators.get(key);
    if (!documented) return body === '' ? problems : [...problems, 'it should have no body'];
    const { type, fits } = documented;
    if (headers.get('content-type') !== type) {
      problems.push(`it is sent as ${headers.get('content-type')}`);
    }
    if (!fits(body)) problems.push(`${ajv.errorsText(fits.errors)}: ${JSON.stringify(body)}`);
    return problems;
  };
}

const sentAs = (type: string) =>
  type === 'application/json' ? 'application/json; charset=utf-8' : type;

/**
 * Makes the references of a schema point to the document that was added to Ajv under the id
 * 'document'.
 */
function pointToDocument(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'),
  ) as object;
}
