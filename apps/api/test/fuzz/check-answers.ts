import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { problemsOf } from '../support/refusals.ts';
import type { Answer } from '../support/client.ts';
import { callsOf, type Call, type OpenApiDocument } from './openapi-document.ts';

export type CheckAnswer = (call: Call, answer: Answer) => string[];

/**
 * Returns a function that says what is wrong with an answer, held to the document: nothing, if the
 * answer keeps all that the document promises.
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
  const validators = new Map<string, ValidateFunction | undefined>(
    callsOf(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, { content }]) => {
        const schema = content && pointToDocument(content['application/json'].schema);
        return [`${operationId} ${status}`, schema && ajv.compile(schema)] as const;
      }),
    ),
  );
  return ({ operationId }, answer) => {
    const { status, headers, body } = answer;
    const key = `${operationId} ${status}`;
    if (!validators.has(key)) return [`${status} is not documented: ${JSON.stringify(body)}`];
    const problems = problemsOf(answer);
    if (headers.get('cache-control') !== 'no-store') problems.push('it may be stored');
    for (const name of headersOf.get(key) ?? []) {
      if (!headers.has(name)) problems.push(`${name} is missing`);
    }
    const validate = validators.get(key);
    if (!validate) return body === '' ? problems : [...problems, 'it should have no body'];
    if (headers.get('content-type') !== 'application/json; charset=utf-8') {
      problems.push(`it is sent as ${headers.get('content-type')}`);
    }
    if (!validate(body))
      problems.push(`${ajv.errorsText(validate.errors)}: ${JSON.stringify(body)}`);
    return problems;
  };
}

/** Makes each reference into the document one into the schema that was added. */
function pointToDocument(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'),
  ) as object;
}
