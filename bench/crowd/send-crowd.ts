import * as z from 'zod/mini';

const Request = z.object({
  method: z._default(z.string(), 'GET'),
  path: z.string(),
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z.optional(z.string()),
});
type Request = z.output<typeof Request>;

/**
 * A crowd that asks a booking system for the same places at once. In the texts of `request`,
 * `{name}` stands for the value that each of the `people` has under that name.
 */
export const Crowd = z.object({
  origin: z.url(),
  places: z.int().check(z.positive()),
  people: z.array(z.record(z.string(), z.string())).check(z.minLength(1)),
  request: Request,
  /** The statuses of an answer that gives a place. */
  accepted: z._default(z.array(z.int()), [200, 201]),
  /** Where the system shows who has a place: each match of `pattern` in the answer is one. */
  held: z.optional(z.object({ request: Request, pattern: z.string() })),
});
export type Crowd = z.output<typeof Crowd>;

export interface Outcome {
  /** The number of answers by their status; 'no answer' where there was none. */
  answers: Map<string, number>;
  accepted: number;
  /** The places that the system says are taken; null where it was not asked. */
  held: number | null;
  /** The milliseconds until the first and until the last answer. */
  firstMs: number;
  lastMs: number;
}

/** Sends one request for each of the people, all at once. */
export async function sendCrowd({
  origin,
  people,
  request,
  accepted,
  held,
}: Crowd): Promise<Outcome> {
  const answers = new Map<string, number>();
  const times: number[] = [];
  const begun = performance.now();
  const statuses = await Promise.all(
    people.map(async (person) => {
      const status = await send(origin, request, person).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => undefined,
      );
      times.push(performance.now() - begun);
      const name = status === undefined ? 'no answer' : String(status);
      answers.set(name, (answers.get(name) ?? 0) + 1);
      return status;
    }),
  );
  return {
    answers,
    accepted: statuses.filter((status) => status !== undefined && accepted.includes(status)).length,
    held: held ? await countHeld(origin, held) : null,
    firstMs: Math.min(...times),
    lastMs: Math.max(...times),
  };
}

async function countHeld(origin: string, held: NonNullable<Crowd['held']>): Promise<number> {
  const answer = await send(origin, held.request, {});
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`Who has a place was answered ${answer.status}: ${text.slice(0, 200)}`);
  return [...text.matchAll(new RegExp(held.pattern, 'g'))].length;
}

function send(origin: string, request: Request, person: Record<string, string>): Promise<Response> {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => person[name] ?? whole);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    fill(value),
  ]);
  return fetch(origin + fill(request.path), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(request.body !== undefined && { body: fill(request.body) }),
  });
}
