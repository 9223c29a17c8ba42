import { Readable } from 'node:stream';
import type { Exchange, Route } from './exchange.js';
import type { MessageStore } from './message-store.js';
import type { MediaRecord } from './records.js';
import { REFUSALS } from './refusals.js';
import type { SendMessage } from './send-message.js';
import { mediaOnWire, messageOnWire } from './wire.js';

const PAGE = 50;
const PIECE = Buffer.alloc(64 * 1024);

/** `/2010-04-01/Accounts/…`: messages and their media. */
export function messagesApi(accountSid: string, messages: MessageStore, sendMessage: SendMessage): Route[] {
  const account = `/2010-04-01/Accounts/${accountSid}`;
  const at = (rest: string) => new RegExp(`^${account}/Messages${rest}$`);
  const shown = (sid: string) => messageOnWire(accountSid, messages.get(sid));
  const mediaOf = (sid: string, mediaSid: string): MediaRecord => {
    const media = messages.get(sid).media.find((one) => one.sid === mediaSid);
    if (!media) throw REFUSALS.notFound();
    return media;
  };

  const create = async (exchange: Exchange) => {
    const sent = await sendMessage.run(await exchange.form());
    if (sent === null || sent.answer === 'cut') return exchange.request.socket.destroy();
    if (sent.answer === 'created') exchange.answer(201, messageOnWire(accountSid, sent.message));
  };
  const list = (exchange: Exchange) => {
    const { searchParams: query } = exchange.url;
    const time = (name: string) => (query.has(name) ? Date.parse(query.get(name) ?? '') : null);
    const wanted = { to: query.get('To'), from: query.get('From') };
    const all = messages.list({ ...wanted, after: time('DateSent>'), before: time('DateSent<') });
    const size = Number(query.get('PageSize') ?? PAGE);
    const page = Number(query.get('Page') ?? 0);
    const rest = new URLSearchParams(query);
    rest.set('Page', String(page + 1));
    const more = all.length > (page + 1) * size;
    exchange.answer(200, {
      messages: all.slice(page * size, (page + 1) * size).map((message) => messageOnWire(accountSid, message)),
      page,
      page_size: size,
      next_page_uri: more ? `${account}/Messages.json?${rest}` : null,
    });
  };
  const listMedia = (exchange: Exchange, sid: string) => {
    const message = messages.get(sid);
    const listed = message.media.map((media) => mediaOnWire(accountSid, message, media));
    exchange.answer(200, { media_list: listed, page: 0, page_size: PAGE, next_page_uri: null });
  };

  return [
    ['POST', at('\\.json'), create],
    ['GET', at('\\.json'), list],
    ['GET', at('/(\\w+)\\.json'), (exchange, sid = '') => exchange.answer(200, shown(sid))],
    [
      'DELETE',
      at('/(\\w+)\\.json'),
      (exchange, sid = '') => {
        messages.remove(sid);
        exchange.answer(204);
      },
    ],
    ['GET', at('/(\\w+)/Media\\.json'), (exchange, sid = '') => listMedia(exchange, sid)],
    [
      'GET',
      at('/(\\w+)/Media/(\\w+)\\.json'),
      (exchange, sid = '', mediaSid = '') =>
        exchange.answer(200, mediaOnWire(accountSid, messages.get(sid), mediaOf(sid, mediaSid))),
    ],
    // The bytes stand elsewhere, at an address that needs no password.
    [
      'GET',
      at('/(\\w+)/Media/(\\w+)'),
      ({ response }, sid = '', mediaSid = '') => {
        mediaOf(sid, mediaSid);
        response.writeHead(307, { Location: `/media/${sid}/${mediaSid}` }).end();
      },
    ],
  ];
}

/** `/media/…`: the bytes of attachments. */
export function mediaApi(messages: MessageStore): Route[] {
  const give = ({ response }: Exchange, sid = '', mediaSid = '') => {
    const media = messages.get(sid).media.find((one) => one.sid === mediaSid);
    if (!media) throw REFUSALS.notFound();
    response.writeHead(200, { 'Content-Type': media.contentType, 'Content-Length': media.size });
    const stream = media.bytes ? Readable.from([media.bytes]) : Readable.from(zeros(media.size));
    response.once('close', () => stream.destroy());
    stream.pipe(response);
  };
  return [['GET', /^\/media\/(\w+)\/(\w+)$/, give]];
}

function* zeros(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length));
}
