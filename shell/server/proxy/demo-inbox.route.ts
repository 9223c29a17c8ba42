import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { readDemoInbox } from '@diwan/contracts/http/notifications';
import type { Call } from '@diwan/mf-kit';
import { type Request, type Response, Router } from 'express';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { documentPolicy } from '../operation/security-headers.js';
import { escapeMarkup } from '../pages/escape.js';
import type { CallContext } from '../site/service-client.js';

type DemoMessages = ResponseOf<typeof readDemoInbox>;

/** The demo's inbox: what would have been sent to people's telephones. Only mounted on a demo; elsewhere the address does not exist. */
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
  routes.get('/dev/inbox', async (request, response) => {
    const messages = await read(request, response);
    if (!messages) return sendProblem(response, 'UNAVAILABLE');
    documentPolicy(response);
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(inboxPage(messages, styles));
  });
  return routes;
}

function inboxPage(messages: DemoMessages, styles: readonly string[]): string {
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
    `<ul class="shell-inbox">${rows.join('') || '<li>No messages yet.</li>'}</ul></div></main></body></html>`,
  ].join('');
}
