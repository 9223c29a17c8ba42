import { confirmSubscription, unsubscribe } from '@diwan/contracts/messages/newsletter/http';
import { ApiProblem, type Call, type FormRequest, type PageRequest, type PageResult } from '@diwan/mf-kit';

/** What a link of a newsletter mail is for. */
export type NewsletterTask = 'confirm' | 'unsubscribe';

/** `ask`: a button to press; nothing happens by opening the link, which scanners do as well (D-066). */
export type NewsletterStep = 'ask' | 'done' | 'invalid' | 'failed';

export interface NewsletterLinkData {
  task: NewsletterTask;
  token: string;
  step: NewsletterStep;
}

const TOKEN = /^[\w-]{20,64}$/;
const ENDPOINTS = { confirm: confirmSubscription, unsubscribe } as const;

/** Does what the button says. Tokens that are not ours or out of date are `invalid`. */
export async function carryOut(call: Call, task: NewsletterTask, token: string): Promise<NewsletterStep> {
  try {
    await call(ENDPOINTS[task], { body: { token } });
    return 'done';
  } catch (error) {
    return error instanceof ApiProblem && error.code === 'NOT_FOUND' ? 'invalid' : 'failed';
  }
}

const load =
  (task: NewsletterTask) =>
  async ({ query }: PageRequest): Promise<PageResult<NewsletterLinkData>> => {
    if (query.get('step') === 'done') return { data: { task, token: '', step: 'done' } };
    const token = query.get('token') ?? '';
    return { data: { task, token, step: TOKEN.test(token) ? 'ask' : 'invalid' } };
  };

const submit =
  (task: NewsletterTask) =>
  async ({ form, query, call }: FormRequest): Promise<PageResult<NewsletterLinkData>> => {
    const token = form.get('token') ?? query.get('token') ?? '';
    const step = TOKEN.test(token) ? await carryOut(call, task, token) : 'invalid';
    const data = { task, token, step };
    if (step === 'done') return { redirect: `/newsletter/${task}?step=done`, data };
    return { status: step === 'failed' ? 503 : 400, data };
  };

export const loadConfirm = load('confirm');
export const submitConfirm = submit('confirm');
export const loadUnsubscribe = load('unsubscribe');
export const submitUnsubscribe = submit('unsubscribe');
