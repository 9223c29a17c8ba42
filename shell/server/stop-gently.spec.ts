import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Log } from './operation/log.js';
import { stopGently } from './stop-gently.js';
import { eventually } from './testing/eventually.js';

/** What a request came to: its status and whether the connection is kept, or the code of the failure. */
const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const request = get({ port, agent }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'broken'));
  });

it('F-5: a front door that is told to stop finishes what it began, serves kept connections once more, and lets nobody new in', async () => {
  const begun: ServerResponse[] = [];
  const hasBegun = (count: number) => eventually(() => expect(begun).toHaveLength(count));
  const server = createServer((_request, response) => begun.push(response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const exited = new Promise<number>((resolve) =>
    stopGently(server, { info: () => undefined } as unknown as Log, resolve),
  );
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = ask(port, kept);
  await hasBegun(1);
  begun[0]?.end('done');
  expect(await first).toBe('200 keep-alive');
  const running = ask(port, new Agent());
  await hasBegun(2);
  process.emit('SIGTERM', 'SIGTERM');
  while (server.listening) await new Promise(setImmediate);
  const [again, late] = [ask(port, kept), ask(port, new Agent())];
  await hasBegun(3);
  for (const response of begun.slice(1)) response.end('done');
  expect(await Promise.all([running, again, late])).toEqual(['200 close', '200 close', 'ECONNREFUSED']);
  expect(await exited).toBe(0);
});
