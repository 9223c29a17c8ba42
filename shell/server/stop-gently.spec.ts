import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Log } from './operation/log.js';
import { stopGently } from './stop-gently.js';

/** What a request came to: its status and whether the connection is kept, or the code of the failure. */
const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const request = get({ port, agent }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'broken'));
  });

it('F-5: a front door that is told to stop finishes what it began, serves kept connections once more, and lets nobody new in', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('done'), 300));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const exited = new Promise<number>((resolve) =>
    stopGently(server, { info: () => undefined } as unknown as Log, resolve),
  );
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(port, kept)).toBe('200 keep-alive');
  const running = ask(port, new Agent());
  await delay(50);
  process.emit('SIGTERM', 'SIGTERM');
  await delay(50);
  expect(await Promise.all([running, ask(port, kept), ask(port, new Agent())])).toEqual([
    '200 close',
    '200 close',
    'ECONNREFUSED',
  ]);
  expect(await exited).toBe(0);
});
