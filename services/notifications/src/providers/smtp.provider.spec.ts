import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { OutgoingMessage } from '../messages/message.js';
import { SmtpProvider } from './smtp.provider.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Step = 'RCPT' | 'END';

/** A small SMTP server; `answers` replaces its answer to a step, null cuts the connection there. */
async function setup(answers: Partial<Record<Step, string | null>> = {}) {
  const mails: string[] = [];
  const reply = (socket: Socket, step: Step, fallback: string) => {
    const answer = step in answers ? answers[step] : fallback;
    if (answer === null || answer === undefined) socket.destroy();
    else socket.write(`${answer}\r\n`);
  };
  const server = createServer((socket) => {
    let mail: string | null = null;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail !== null) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        mail = null;
        reply(socket, 'END', '250 kept');
      } else if (text.startsWith('DATA')) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('RCPT')) reply(socket, 'RCPT', '250 ok');
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { mails, provider: new SmtpProvider(`smtp://127.0.0.1:${port}`, 'Diwan <office@diwan.example>') };
}

const message: OutgoingMessage = {
  to: 'nour@example.org',
  template: 'newsletter_confirmation',
  language: 'en',
  variables: {
    link: 'https://diwan.example/c?token=1',
    unsubscribe: 'https://diwan.example/u?token=2',
    firm: 'Karam Law',
  },
  headers: { 'List-Unsubscribe': '<https://diwan.example/u?token=2>' },
  dedupeKey: 'notice-1',
};

describe('SMTP', () => {
  it('gets a plain mail with subject, text and headers', async () => {
    const { provider, mails } = await setup();
    expect(await provider.send(message)).toMatchObject({ outcome: 'accepted' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: nour@example\.org\r$/m);
    expect(mails[0]).toMatch(/^Subject: Please confirm your subscription\r$/m);
    expect(mails[0]).toMatch(/^List-Unsubscribe: <https:\/\/diwan\.example\/u\?token=2>\r$/m);
    expect(mails[0]).toMatch('text/plain');
  });

  it('cannot be made to write to others by an address with line breaks', async () => {
    const { provider, mails } = await setup();
    await provider.send({ ...message, to: 'a@example.org\r\nBcc: victim@example.org' });
    expect(mails.join()).not.toMatch(/^Bcc:/m);
  });

  it.each([
    [{ RCPT: '550 nobody' }, { outcome: 'refused', retry: false, reason: 'smtp_550' }],
    [{ RCPT: '550 nobody' }, { noSuchMailbox: true }],
    [{ RCPT: '550 5.1.1 nobody' }, { noSuchMailbox: true }],
    [{ RCPT: '550 5.2.1 disabled' }, { noSuchMailbox: true }],
    [{ RCPT: '550 5.7.1 you are blocked' }, { outcome: 'refused', retry: false, noSuchMailbox: false }],
    [{ RCPT: '552 5.2.2 full' }, { outcome: 'refused', retry: false, noSuchMailbox: false }],
    [{ END: '554 we do not like the text' }, { outcome: 'refused', retry: false, noSuchMailbox: false }],
    [{ RCPT: '451 later' }, { outcome: 'refused', retry: true, reason: 'smtp_451' }],
    [{ END: null }, { outcome: 'unclear' }],
  ])('sorts refusals from doubt (case %#)', async (answers, expected) => {
    const { provider } = await setup(answers);
    expect(await provider.send(message)).toMatchObject(expected);
  });

  it('that cannot be reached certainly has nothing', async () => {
    const provider = new SmtpProvider('smtp://127.0.0.1:14295', 'x@diwan.example');
    expect(await provider.send(message)).toMatchObject({ outcome: 'refused', retry: true });
  });
});
