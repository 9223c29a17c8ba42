import type { Contents } from './contents.js';
import type { Route } from './exchange.js';
import { approvalOnWire, contentOnWire } from './wire.js';

/** `/v1/Content`: templates and their approvals. */
export function contentsApi(accountSid: string, contents: Contents): Route[] {
  const one = /^\/v1\/Content\/(HX[0-9a-f]{32})$/;
  const approvals = /^\/v1\/Content\/(HX[0-9a-f]{32})\/ApprovalRequests$/;
  return [
    [
      'POST',
      /^\/v1\/Content$/,
      async (exchange) => exchange.answer(201, contentOnWire(accountSid, contents.create(await exchange.json()))),
    ],
    [
      'GET',
      /^\/v1\/Content$/,
      (exchange) => {
        const shown = contents.all().map((content) => contentOnWire(accountSid, content));
        const meta = { key: 'contents', page: 0, page_size: shown.length, next_page_url: null };
        exchange.answer(200, { contents: shown, meta });
      },
    ],
    ['GET', one, (exchange, sid = '') => exchange.answer(200, contentOnWire(accountSid, contents.get(sid)))],
    [
      'DELETE',
      one,
      (exchange, sid = '') => {
        contents.remove(sid);
        exchange.answer(204);
      },
    ],
    [
      'POST',
      /^\/v1\/Content\/(HX[0-9a-f]{32})\/ApprovalRequests\/whatsapp$/,
      async (exchange, sid = '') => {
        contents.submit(sid, await exchange.json());
        exchange.answer(201, approvalOnWire(contents.get(sid)));
      },
    ],
    [
      'GET',
      approvals,
      (exchange, sid = '') => {
        const url = `https://content.twilio.com/v1/Content/${sid}/ApprovalRequests`;
        exchange.answer(200, { sid, account_sid: accountSid, whatsapp: approvalOnWire(contents.get(sid)), url });
      },
    ],
  ];
}
