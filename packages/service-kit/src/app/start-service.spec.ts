import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';

/** A service as its own process, built from the kit's own build like every service. */
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

const id = `t_start_${process.pid}`;
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
};

const running = new Set<ReturnType<typeof spawn>>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

function run(changes: Record<string, string>) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...environment, ...changes },
    cwd: import.meta.dirname,
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const line = async (event: string) => {
    for (;;) {
      const found = output.stdout.split('\n').find((text) => text.includes(`"event":"${event}"`));
      if (found) return JSON.parse(found) as Record<string, unknown>;
      await Promise.race([
        once(child.stdout, 'data'),
        exit.then(() => Promise.reject(new Error(JSON.stringify(output)))),
      ]);
    }
  };
  return { child, output, exit, line };
}

describe('a service process', () => {
  it('lists all faults of its environment and exits with 1', async () => {
    const service = run({ PORT: 'x', RPC_SECRET: 'CHANGEME', REDIS_URL: '' });
    expect(await service.exit).toBe(1);
    expect(service.output.stderr).toMatch(
      /PORT: .*\n.*REDIS_URL: is missing\n.*RPC_SECRET: must have at least 32 bytes/,
    );
    expect(service.output.stderr).not.toMatch('CHANGEME');
  });

  it('says once that it is ready, serves, and on SIGTERM stops in order and exits with 0', async () => {
    const service = run({});
    const ready = await service.line('ready');
    const health = await fetch(`http://127.0.0.1:${ready.port}/healthz`);
    expect(health.status).toBe(200);
    await health.text();
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(0);
    expect(service.output.stdout.match(/"event":"ready"/g)).toHaveLength(1);
    expect(service.output.stderr).toBe('');
  });

  it('reports itself as leaving before it closes its door', async () => {
    const service = run({ DRAIN_MS: '1000' });
    const ready = await service.line('ready');
    service.child.kill('SIGTERM');
    await service.line('stopping');
    const health = await fetch(`http://127.0.0.1:${ready.port}/healthz`);
    expect(health.status).toBe(503);
    await health.text();
    expect(await service.exit).toBe(0);
  });

  it('starts without Redis and says that it is down', async () => {
    const service = run({ REDIS_URL: 'redis://127.0.0.1:14299' });
    const ready = await service.line('ready');
    const health = await fetch(`http://127.0.0.1:${ready.port}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'down', stores: { mongodb: 'up', redis: 'down' } });
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(0);
  });

  it('exits with 1 when MongoDB is away, so that its supervisor tries again', async () => {
    const service = run({ MONGODB_URI: 'mongodb://127.0.0.1:14298/?replicaSet=rs0' });
    expect(await service.exit).toBe(1);
    expect(service.output.stdout).toMatch('start.failed');
  });
});
