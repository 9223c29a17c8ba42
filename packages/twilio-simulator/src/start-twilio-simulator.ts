import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentsApi } from './contents.api.js';
import { Contents } from './contents.js';
import { controlApi } from './control.api.js';
import { Exchange, route } from './exchange.js';
import { Faults } from './faults.js';
import { Limits } from './limits.js';
import { MessageStore } from './message-store.js';
import { mediaApi, messagesApi } from './messages.api.js';
import type { SimulatorOptions } from './options.js';
import { ReceiveMessage } from './receive-message.js';
import type { MessageRecord } from './records.js';
import { REFUSALS, Refusal } from './refusals.js';
import { linesOf, quickRepliesOf } from './rendering.js';
import { SendMessage } from './send-message.js';
import type { TwilioSimulator } from './simulator.js';
import { TellStatus } from './tell-status.js';
import { Webhook } from './webhook.js';

/** Starts a server that speaks as much of Twilio's API as its official client needs from us, with rules and faults of WhatsApp. */
export async function startTwilioSimulator(options: SimulatorOptions): Promise<TwilioSimulator> {
  const { accountSid, authToken, statuses = ['sent', 'delivered'], statusDelayMs: delayMs = 0 } = options;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  let origin = '';
  const messages = new MessageStore();
  const contents = new Contents(now, options.approval ?? 'approved');
  const faults = new Faults();
  const limits = new Limits(now, options.tier ?? Number.POSITIVE_INFINITY, options.perSecond ?? 80);
  const webhook = new Webhook(authToken, options.reach ?? {});
  const tell = new TellStatus({ accountSid, statuses, delayMs }, now, limits, webhook);
  const sendMessage = new SendMessage(now, messages, contents, faults, limits, tell);
  const inbound = { accountSid, inboundUrl: options.inboundUrl, keepsOptOuts: options.keepsOptOuts ?? true };
  const receive = new ReceiveMessage(inbound, now, () => origin, messages, limits, webhook);

  const open = mediaApi(messages);
  const guarded = [
    ...messagesApi(accountSid, messages, sendMessage),
    ...contentsApi(accountSid, contents),
    ...controlApi(() => simulator),
  ];
  const password = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const concurrency = options.concurrency ?? Number.POSITIVE_INFINITY;
  let underWay = 0;

  const serve = async (exchange: Exchange): Promise<void> => {
    if (await route(open, exchange)) return;
    if (exchange.request.headers.authorization !== password) throw REFUSALS.unauthorized();
    if (underWay > concurrency) throw REFUSALS.tooMany();
    if (!(await route(guarded, exchange))) throw REFUSALS.notFound();
  };
  const server = createServer((request, response) => {
    const exchange = new Exchange(request, response);
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    serve(exchange).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 20500, String(error));
      const { status, code, message } = refusal;
      const more_info = `https://www.twilio.com/docs/errors/${code}`;
      exchange.answer(status, { status, code, message, more_info });
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const contentOf = ({ contentSid }: MessageRecord) => (contentSid === null ? undefined : contents.find(contentSid));
  const simulator: TwilioSimulator = {
    origin,
    fault: (fault) => faults.add(fault),
    mend: () => faults.clear(),
    write: (written) => receive.run(written),
    press: (sid, title) => {
      const message = messages.get(sid);
      const content = contentOf(message);
      const button = content && quickRepliesOf(content, message.contentVariables).find((one) => one.title === title);
      if (!button) throw new Error(`the message has no button ${title}`);
      return receive.run({ ...answering(message), button: { text: title, payload: button.payload } });
    },
    choose: (sid, title) => {
      const message = messages.get(sid);
      const content = contentOf(message);
      const line = content && linesOf(content).find((one) => one.title === title);
      if (!line) throw new Error(`the message has no line ${title}`);
      return receive.run({ ...answering(message), listReply: line });
    },
    decide: (sid, status, reason) => contents.decide(sid, status, reason),
    tell: (sid, status, code = null) => tell.tellNow(messages.get(sid), status, code),
    advance: (ms) => {
      ahead += ms;
    },
    limitTier: (people) => {
      limits.tier = people;
    },
    messages: () => messages.list({ to: null, from: null, after: null, before: null }),
    lost: () => webhook.lost,
    stop: async () => {
      await tell.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return simulator;
}

/** From whom to whom an answer to a message of ours goes. */
function answering({ sid, from, to }: MessageRecord) {
  const number = (address: string) => address.replace(/^whatsapp:/, '');
  return { from: number(to), to: number(from), repliesTo: sid };
}
