import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { closeGently } from './close-gently.js';

/** A service as its own process. */
const program = `
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { baseConfig, readConfig } from '@diwan/service-kit/app/config';
import { startService } from '@diwan/service-kit/app/start-service';
import { ignoreEventsOf } from '@diwan/service-kit/testing';
class Empty {}
Module({ providers: ignoreEventsOf('billing') })(Empty);
await startService({ name: 'billing', module: Empty, config: readConfig(baseConfig), endpoints: [] });
`;

const id = `t_stop_${process.pid}`;
const environment = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test',
  PORT: '0',
  RPC_PORT: '0',
  MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
  REDIS_URL: process.env.TEST_REDIS_URL ?? '',
  DATABASE_PREFIX: `${id}_`,
  REDIS_PREFIX: `${id}:`,
  RPC_SECRET: 'test-secret-between-services-0123456789',
  SESSION_SECRET: 'test-session-secret-0123456789-0123456789',
  PUBLIC_ORIGIN: 'https://diwan.test',
  // A busy machine may keep a client silent for a while.
  DRAIN_MS: '5000',
};
const CLIENTS = 30;
/** A busy machine may take longer than half a second between two lines of a spec. */
const FAREWELL_MS = 5000;

/**
 * What a request came to: its status, or the code of the failure. A new connection that waits in the system's queue when the door closes is
 * reset by the system instead of refused: nobody has let it in either.
 */
function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, agent, path: '/healthz' }, async (response) => {
      try {
        for await (const _ of response);
        resolve(String(response.statusCode));
      } catch (error) {
        resolve((error as NodeJS.ErrnoException).code ?? 'broken');
      }
    });
    request.on('error', ({ code = 'broken' }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNRESET' && !request.reusedSocket ? 'ECONNREFUSED' : code),
    );
  });
}

/** People do not all press at once. */
// biome-ignore lint/plugin: it spreads the load; nothing rests on how long it is
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 20));

/** Asks over connections that are kept alive, until `end`, which tells every different answer. */
function load(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const answers = new Set<string>();
  let served = 0;
  let going = true;
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (; going; await pause()) {
      answers.add(await ask(port, agent));
      served += 1;
    }
  });
  const end = async () => {
    going = false;
    await Promise.all(clients);
    agent.destroy();
    return [...answers].sort();
  };
  return { answers, served: () => served, end };
}

it('F-5: a service that is told to stop under load cuts off nobody: all are served, then told so, then not let in', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: environment,
    cwd: import.meta.dirname,
  });
  try {
    const exit = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    while (!said.includes('"event":"ready"')) await once(child.stdout, 'data');
    const { answers, served, end } = load(Number(/"port":(\d+)/.exec(said)?.[1]));
    await eventually(() => expect(served()).toBeGreaterThan(10 * CLIENTS));
    expect([...answers]).toEqual(['200']);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await end()).toEqual(['200', '503', 'ECONNREFUSED']);
  } finally {
    child.kill('SIGKILL');
  }
});

it('F-5: what was begun is finished, also what comes over a connection that was kept alive', async () => {
  const begun: ServerResponse[] = [];
  const server = createServer((_request, response) => begun.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const hasBegun = (count: number) => eventually(() => expect(begun).toHaveLength(count));
  const first = ask(port, agent);
  await hasBegun(1);
  begun[0]?.end('done');
  expect(await first).toBe('200');
  const before = ask(port, new Agent());
  await hasBegun(2);
  const closed = closeGently(server, FAREWELL_MS);
  await eventually(() => expect(server.listening).toBe(false), { everyMs: 1 });
  const during = ask(port, agent);
  await hasBegun(3);
  for (const response of begun.slice(1)) response.end('done');
  expect(await Promise.all([before, during])).toEqual(['200', '200']);
  await closed;
  expect(await ask(port, agent)).toBe('ECONNREFUSED');
});
