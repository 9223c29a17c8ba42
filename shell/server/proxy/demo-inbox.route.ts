import { DEMO_ACCOUNTS } from '@diwan/contracts/demo/accounts';
import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { ApiProblem, type Call } from '@diwan/mf-kit';
import { type Request, type Response, Router } from 'express';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { documentHeaders } from '../operation/security-headers.js';
import { escapeMarkup } from '../pages/escape.js';
import type { CallContext } from '../site/service-client.js';

type DemoMessages = ResponseOf<typeof readDemoInbox>;

/** The accounts that have a second factor. */
const STAFF = DEMO_ACCOUNTS.filter(({ role }) => role !== 'client' && role !== 'contact');

/** The demo's inbox: what would have been sent to people's telephones, and what the authenticators of its staff show. Only mounted on a demo; elsewhere the address does not exist. */
export function demoInboxRoutes(client: (context: CallContext) => Call, styles: readonly string[]): Router {
  const routes = Router();
  const read = (request: Request, response: Response) => {
    const call = client({ correlationId: correlationOf(response), address: request.ip ?? '' });
    const { to } = request.query;
    return call(readDemoInbox, { query: typeof to === 'string' ? { to } : {} }).catch(() => null);
  };
  routes.get('/dev/inbox.json', async (request, response) => {
    const messages = await read(request, response);
    if (!messages) return sendProblem(response, 'UNAVAILABLE');
    response.setHeader('Cache-Control', 'no-store');
    response.json(messages);
  });
  const authenticator = (request: Request, response: Response, phone: string) =>
    client({ correlationId: correlationOf(response), address: request.ip ?? '' })(demoAuthenticator, {
      query: { phone },
    });
  routes.get('/dev/authenticator.json', async (request, response) => {
    const { phone } = request.query;
    response.setHeader('Cache-Control', 'no-store');
    try {
      response.json(await authenticator(request, response, typeof phone === 'string' ? phone : ''));
    } catch (error) {
      sendProblem(response, error instanceof ApiProblem && error.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'UNAVAILABLE');
    }
  });
  routes.get('/dev/inbox', async (request, response) => {
    const messages = await read(request, response);
    if (!messages) return sendProblem(response, 'UNAVAILABLE');
    const codes = await Promise.all(
      STAFF.map(async ({ name, phone }) => {
        const shown = await authenticator(request, response, phone).catch(() => null);
        return { name, phone, code: shown?.code ?? '–' };
      }),
    );
    response.set(documentHeaders(''));
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(inboxPage(messages, codes, styles));
  });
  return routes;
}

/** A member of the demo's staff with the code that their authenticator shows. */
interface ShownCode {
  name: string;
  phone: string;
  code: string;
}

function inboxPage(messages: DemoMessages, codes: readonly ShownCode[], styles: readonly string[]): string {
  const staff = codes.map(
    ({ name, phone, code }) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td><bdi dir="ltr">${phone}</bdi></td><td><code>${code}</code></td></tr>`,
  );
  const rows = messages.map((message) => {
    const facts = [message.template, message.status, message.createdAt].map(escapeMarkup).join(' · ');
    return [
      `<li class="ui-card"><p class="ui-eyebrow"><bdi dir="ltr">${escapeMarkup(message.to)}</bdi> · ${facts}</p>`,
      `<p class="shell-inbox__body" lang="${message.language}" dir="auto">${escapeMarkup(message.body)}</p></li>`,
    ].join('');
  });
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Demo inbox</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/shell/${file}">`),
    '</head><body><main class="ui-section ui-section--compact"><div class="ui-section__inner"><h1>Demo inbox</h1>',
    '<p class="ui-section__lead">Messages that this demo would have sent. Reload to see new ones.</p>',
    '<h2>Authenticator of the staff</h2>',
    '<p>The second factor of the demo staff. A code works once and for about a minute; reload for the next one.</p>',
    `<table class="ui-table"><thead><tr><th scope="col">Name</th><th scope="col">Phone</th><th scope="col">Code</th></tr></thead><tbody>${staff.join('')}</tbody></table>`,
    '<h2>Messages</h2>',
    `<ul class="shell-inbox">${rows.join('') || '<li>No messages yet.</li>'}</ul></div></main></body></html>`,
  ].join('');
}
