import type { Exchange, Route } from './exchange.js';
import type { Fault } from './faults.js';
import type { ApprovalStatus, MessageStatus } from './options.js';
import type { Inbound } from './receive-message.js';
import type { TwilioSimulator } from './simulator.js';

/** `/_simulator/…`: what a test in another process orders; the same as the simulator's own methods. */
export function controlApi(simulator: () => TwilioSimulator): Route[] {
  const done = (exchange: Exchange) => exchange.answer(204);
  return [
    [
      'POST',
      /^\/_simulator\/faults$/,
      async (exchange) => {
        simulator().fault((await exchange.json()) as Fault);
        done(exchange);
      },
    ],
    [
      'DELETE',
      /^\/_simulator\/faults$/,
      (exchange) => {
        simulator().mend();
        done(exchange);
      },
    ],
    [
      'POST',
      /^\/_simulator\/inbound$/,
      async (exchange) => {
        const { media, ...inbound } = (await exchange.json()) as unknown as Inbound;
        // Bytes come in base64 here.
        const attached = media?.map(({ bytes, ...one }) => ({
          ...one,
          ...(bytes && { bytes: Buffer.from(String(bytes), 'base64') }),
        }));
        const { sid, status } = await simulator().write({ ...inbound, ...(attached && { media: attached }) });
        exchange.answer(201, { sid, status });
      },
    ],
    [
      'POST',
      /^\/_simulator\/messages\/(\w+)\/press$/,
      async (exchange, messageSid = '') => {
        const { sid, status } = await simulator().press(messageSid, String((await exchange.json()).title));
        exchange.answer(201, { sid, status });
      },
    ],
    [
      'POST',
      /^\/_simulator\/approvals\/(\w+)$/,
      async (exchange, sid = '') => {
        const { status, reason } = await exchange.json();
        simulator().decide(sid, status as ApprovalStatus, String(reason ?? ''));
        done(exchange);
      },
    ],
    [
      'POST',
      /^\/_simulator\/messages\/(\w+)\/status$/,
      async (exchange, sid = '') => {
        const { status, code = null } = await exchange.json();
        exchange.answer(200, {
          answered: await simulator().tell(sid, status as MessageStatus, code as number | null),
        });
      },
    ],
    [
      'POST',
      /^\/_simulator\/clock$/,
      async (exchange) => {
        simulator().advance(Number((await exchange.json()).ms));
        done(exchange);
      },
    ],
    ['GET', /^\/_simulator\/messages$/, (exchange) => exchange.answer(200, simulator().messages())],
  ];
}
