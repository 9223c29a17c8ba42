import { DEMO_ACCOUNTS } from '@diwan/contracts/demo/accounts';
import { readDemoInbox, writeToDemo } from '@diwan/contracts/messages/demo-inbox/http';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { ApiProblem, type Call } from '@diwan/mf-kit';
import express, { type Request, type Response, Router } from 'express';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { isFromOwnPage } from '../operation/same-origin.js';
import { documentHeaders } from '../operation/security-headers.js';
import type { CallContext } from '../site/service-client.js';
import { COPYING, inboxPage, type Letter } from './demo-inbox.page.js';

/** The accounts that have a second factor. */
const STAFF = DEMO_ACCOUNTS.filter(({ role }) => role !== 'client' && role !== 'contact');

/** The demo's inbox: what would have been sent to people's telephones, and what the authenticators of its staff show. Only mounted on a demo; elsewhere the address does not exist. */
export function demoInboxRoutes(
  client: (context: CallContext) => Call,
  styles: readonly string[],
  publicOrigin: string,
): Router {
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
  const show = async (request: Request, response: Response, letter: Letter) => {
    const messages = await read(request, response);
    if (!messages) return sendProblem(response, 'UNAVAILABLE');
    const codes = await Promise.all(
      STAFF.map(async ({ name, phone }) => {
        const shown = await authenticator(request, response, phone).catch(() => null);
        return { name, phone, code: shown?.code ?? '–' };
      }),
    );
    response.set(documentHeaders(COPYING));
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(inboxPage(messages, codes, letter, styles));
  };
  routes.get('/dev/inbox', (request, response) => {
    const { say, sent } = request.query;
    return show(request, response, {
      text: typeof say === 'string' ? say : '',
      standing: sent === undefined ? 'new' : 'sent',
    });
  });
  routes.post('/dev/inbox', express.urlencoded({ extended: false, limit: '32kb' }), async (request, response) => {
    if (!isFromOwnPage(request, publicOrigin)) return sendProblem(response, 'FORBIDDEN');
    const { from, text, payload } = Object(request.body);
    const call = client({ correlationId: correlationOf(response), address: request.ip ?? '' });
    try {
      await call(writeToDemo, {
        body: { from: String(from ?? ''), text: String(text ?? ''), ...(payload && { payload: String(payload) }) },
      });
    } catch {
      return show(request, response.status(400), { text: String(text ?? ''), standing: 'refused' });
    }
    response.redirect(303, '/dev/inbox?sent');
  });
  return routes;
}
