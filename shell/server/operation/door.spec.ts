import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { openFrontDoor } from '../testing/front-door.js';
import { sendRaw } from '../testing/raw-http.js';
import { witness } from '../testing/witness.js';

/** What the services are told of a visitor whose web server in front says so and so. */
async function addressTold(trusted: string, forwardedFor: string | undefined): Promise<unknown> {
  const { service, seen } = witness();
  const door = await openFrontDoor(service, { TRUSTED_PROXIES: trusted });
  await door.get('/api/chatbot/leads', forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor });
  await door.close();
  return seen[0]?.headers['x-forwarded-for'];
}

describe('M6, D-094: the address that limits are counted for', () => {
  it.each([
    ['each visitor has their own behind a web server that is trusted', 'loopback', '198.51.100.7', '198.51.100.7'],
    ['what a visitor claims before that is not believed', 'loopback', '9.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['two web servers in a row', 'loopback, 10.0.0.0/8', '9.9.9.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['nobody is trusted unless it is set', '', '198.51.100.7', '127.0.0.1'],
    ['without a web server in front', 'loopback', undefined, '127.0.0.1'],
  ])('%s', async (_case, trusted, forwardedFor, told) => {
    expect(await addressTold(trusted, forwardedFor)).toBe(told);
  });
});

/** Opens connections that say nothing. */
async function idleConnections(origin: string, count: number): Promise<net.Socket[]> {
  const sockets = Array.from({ length: count }, () => net.connect(Number(new URL(origin).port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const stillOpen = (sockets: readonly net.Socket[]) => sockets.filter(({ destroyed }) => !destroyed);
/** Asks over a connection of its own. */
const robots = (origin: string) => sendRaw(origin, 'GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

describe('L8: connections of one address', () => {
  it('are limited, and those that end make room again', async () => {
    const door = await openFrontDoor(witness().service, { CONNECTIONS_PER_ADDRESS: '20' });
    const sockets = await idleConnections(door.origin, 25);
    await eventually(() => expect(stillOpen(sockets)).toHaveLength(20));
    expect(await robots(door.origin)).not.toMatch(/ 200 /);
    expect(stillOpen(sockets)).toHaveLength(20);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect(await robots(door.origin)).toMatch(/ 200 /));
    await door.close();
  });

  it('are not counted for a web server in front, which speaks for many', async () => {
    const door = await openFrontDoor(witness().service, { CONNECTIONS_PER_ADDRESS: '20', TRUSTED_PROXIES: 'loopback' });
    const sockets = await idleConnections(door.origin, 25);
    // It came after them, and has been let in.
    expect(await robots(door.origin)).toMatch(/ 200 /);
    expect(stillOpen(sockets)).toHaveLength(25);
    for (const socket of sockets) socket.destroy();
    await door.close();
  });
});
