import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import { ApiProblem } from './api-problem.js';

/** What a handler is told of a request that the fake `fetch` received. */
export interface FakeRequest {
  method: string;
  /** Path below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Answers of the fake services by `METHOD /service/path` (`:name` matches one part). The value is the JSON answer, or a problem. */
export type FakeApi = Record<string, (request: FakeRequest) => unknown>;

/** Throws the problem that a service would answer with. */
export function answerProblem(
  code: ErrorCode,
  more: { fieldErrors?: Record<string, string>; retryAfterSeconds?: number } = {},
): never {
  throw new ApiProblem({ code, status: ERRORS[code].status, reference: 'a1b2c3', ...more });
}

/** Plays `fetch` for the client: finds the handler and answers like a service. */
export async function answer(
  api: FakeApi,
  requests: FakeRequest[],
  input: string,
  init: RequestInit,
): Promise<Response> {
  const url = new URL(input, 'https://diwan.example');
  const request: FakeRequest = {
    method: init.method ?? 'GET',
    path: url.pathname.replace(/^\/api/, ''),
    query: url.searchParams,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    headers: new Headers(init.headers),
  };
  requests.push(request);
  const handler = Object.entries(api).find(([route]) => matches(route, request))?.[1];
  if (!handler) throw new Error(`No fake answer for ${request.method} ${request.path}`);
  try {
    const body = await handler(request);
    return body === undefined ? jsonAnswer(204, undefined) : jsonAnswer(200, body);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { code, status, reference, fieldErrors, retryAfterSeconds } = problem;
    return jsonAnswer(status, {
      code,
      status,
      reference,
      fieldErrors,
      retryAfterSeconds,
      detail: code,
      title: code,
      type: 'about:blank',
    });
  }
}

/** Just what the client reads of an answer; test environments lack the real class. */
const jsonAnswer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, headers: new Headers(), json: async () => body }) as unknown as Response;

/** Whether a request is one of `METHOD /service/path`. */
export function matches(route: string, { method, path }: FakeRequest): boolean {
  const [wantedMethod, wantedPath = ''] = route.split(' ');
  const pattern = new RegExp(`^${wantedPath.replace(/:\w+/g, '[^/]+')}$`);
  return wantedMethod === method && pattern.test(path);
}
