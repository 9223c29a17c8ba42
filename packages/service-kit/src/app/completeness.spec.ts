import { endpoint } from '@diwan/contracts/http/endpoint';
import { DocumentSharedV1 } from '@diwan/contracts/matters/documents/events';
import { documentNotice } from '@diwan/contracts/matters/documents/questions';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Injectable, Module, type Type } from '@nestjs/common';
import { OnEvent } from '../events/event-inbox.js';
import { Endpoint } from '../http/endpoint.js';
import { Answers } from '../rpc/rpc.js';
import { ignoreEventsOf, startTestService } from '../testing.js';

const one = endpoint({
  service: 'billing',
  method: 'GET',
  path: '/one',
  access: 'public',
  status: 204,
  summary: '',
  errors: [],
});
const two = endpoint({ ...one, path: '/two' });

const start = (
  classes: { controllers?: Type[]; providers?: Type[] },
  declared: Partial<Parameters<typeof startTestService>[0]> = {},
) => {
  class Tested {}
  Module({ ...classes, providers: [...(classes.providers ?? []), ...ignoreEventsOf('billing')] })(Tested);
  return startTestService({ name: 'billing', module: Tested, endpoints: [], ...declared });
};

describe('a service that does not keep its word', () => {
  it('does not start with a route that declares no endpoint', async () => {
    @Controller()
    class Open {
      @Get('/open')
      open() {}
    }
    await expect(start({ controllers: [Open] })).rejects.toThrow('route Open.open declares no endpoint');
  });

  it('does not start with an endpoint that has no handler, or two, or is not declared', async () => {
    @Controller()
    class Ones {
      @Endpoint(one)
      first() {}
      @Endpoint(one)
      second() {}
    }
    await expect(start({ controllers: [Ones] }, { endpoints: [one, two] })).rejects.toThrow(
      /GET \/two has no handler\n.*GET \/one has two handlers/,
    );
    await expect(start({ controllers: [Ones] })).rejects.toThrow('GET /one is handled but not declared');
  });

  it('does not start with an operation that nobody answers, or that it should not answer', async () => {
    await expect(start({}, { operations: [documentNotice] })).rejects.toThrow(
      'operation cases.document-notice.v1 has no handler',
    );
    @Injectable()
    class Eager {
      @Answers(documentNotice)
      answer() {
        return null;
      }
    }
    await expect(start({ providers: [Eager] })).rejects.toThrow('is handled but not declared');
  });

  it('does not start without a handler of an event it subscribed to, or with one of an event it did not', async () => {
    await expect(start({}, { name: 'notifications' })).rejects.toThrow(`event ${DocumentSharedV1.name} has no handler`);
    @Injectable()
    class Curious {
      @OnEvent(DocumentSharedV1)
      handle(): undefined {}
    }
    await expect(start({ providers: [Curious] })).rejects.toThrow('is handled but not declared');
  });
});
