import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { endpoint } from '@diwan/contracts/http/endpoint';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { CORRELATION_HEADER } from '../app/correlation.js';
import { DomainError } from '../http/domain-error.js';
import { Endpoint } from '../http/endpoint.js';
import { InTransaction } from '../store/database.js';
import { eventually, ignoreEventsOf, startTestService, type TestService } from '../testing.js';
import { AuditLog } from './audit.js';
import { AuditAnchor, readAnchors } from './audit-anchor.js';
import { changesBetween } from './audit-changes.rules.js';
import { Refusals } from './refusals.js';

const [forOwners, wrongFactor] = (['/owners', '/factor'] as const).map((at) =>
  endpoint({
    service: 'billing',
    method: 'GET',
    path: at,
    access: at === '/owners' ? 'role:write' : 'signed-in',
    status: 204,
    summary: '',
    errors: ['SECOND_FACTOR_INVALID'],
  }),
) as [ReturnType<typeof endpoint>, ReturnType<typeof endpoint>];

@Controller()
class Doors {
  @Endpoint(forOwners)
  owners(): void {}

  @Endpoint(wrongFactor)
  factor(): never {
    throw new DomainError('SECOND_FACTOR_INVALID');
  }
}
class DoorsModule {}
const listAudit = LIST_AUDIT.billing;

describe('M8: the audit log can be used', () => {
  let service: TestService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'anchors-'));
    const module = { module: DoorsModule, controllers: [Doors], providers: ignoreEventsOf('billing') };
    const env = { AUDIT_ANCHORS: folder };
    service = await startTestService({ name: 'billing', module, env, endpoints: [forOwners, wrongFactor, listAudit] });
    service.rpcAnswers(namesOfPeople, ({ ids }) =>
      ids.map((id) => ({ id, name: `Person ${id.slice(-2)}`, isClient: false, isStaff: true })),
    );
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (query: Record<string, unknown>) =>
    (await service.http(await service.signInAs({ roles: ['admin'] })).call(listAudit, { query })).body;
  const record = (more: { action: string; before?: unknown; after?: unknown; personId?: string }) =>
    service.app.get(InTransaction).run((session) => {
      const caller = { personId: more.personId ?? null };
      return service.app.get(AuditLog).record({ subject: 'thing', subjectId: 't1', ...more, caller }, session);
    });
  const refusalsOf = (personId: string) => read({ personId, action: 'access.refused' });

  it('is read newest first, by person, action, record and time, with names, page by page', async () => {
    const personId = '65f0c0ffee65f0c0ffee65aa';
    for (const action of ['thing.made', 'thing.changed', 'thing.changed']) await record({ action, personId });
    await record({ action: 'thing.swept' });
    const mine = await read({ personId });
    expect(mine.items.map(({ action }: { action: string }) => action)).toEqual([
      'thing.changed',
      'thing.changed',
      'thing.made',
    ]);
    expect(mine.items[0]).toMatchObject({ service: 'billing', personName: 'Person aa', subjectId: 't1' });
    expect((await read({ action: 'thing.swept' })).items).toMatchObject([{ personId: null, personName: null }]);
    expect((await read({ subject: 'thing', subjectId: 't1' })).items).toHaveLength(4);
    const first = await read({ subject: 'thing', limit: 2 });
    expect(first).toMatchObject({ items: { length: 2 }, more: true });
    const since = new Date(Date.now() + 60_000).toISOString();
    expect(await read({ since })).toEqual({ items: [], more: false });
    const rest = await read({ subject: 'thing', until: first.items[1].at });
    expect(rest.more).toBe(false);
    expect(rest.items.at(-1)).toMatchObject({ action: 'thing.made' });
  });

  it('shows which fields changed, and values only of harmless ones', async () => {
    const before = { name: 'Rana Khoury', status: 'new', roles: ['lawyer'], notes: 'x' };
    const after = { name: 'Rana Saab', status: 'won', roles: ['lawyer', 'admin'], notes: 'x' };
    expect(changesBetween(before, after)).toEqual([
      { field: 'name', before: null, after: null },
      { field: 'status', before: 'new', after: 'won' },
      { field: 'roles', before: 'lawyer', after: 'lawyer, admin' },
    ]);
    await record({ action: 'thing.renamed', before, after });
    expect(JSON.stringify(await read({ action: 'thing.renamed' }))).not.toMatch(/Khoury|Saab/);
  });

  it('D-021: says who was refused what, also a wrong second factor', async () => {
    const lawyer = await service.signInAs({ roles: ['lawyer'] });
    expect((await service.http(lawyer).get('/api/billing/owners')).status).toBe(403);
    await service.http(lawyer).get('/api/billing/factor');
    await eventually(async () => {
      const { items } = await refusalsOf(lawyer.personId);
      expect(items).toHaveLength(2);
      expect(items).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            subjectId: 'GET /owners',
            changes: [{ field: 'reason', before: null, after: 'FORBIDDEN' }],
          }),
          expect.objectContaining({ subjectId: 'GET /factor' }),
        ]),
      );
    });
  });

  it('cannot be flooded: the same refusal is written once', async () => {
    const editor = await service.signInAs({ roles: ['editor'] });
    const http = service.http(editor);
    await Promise.all(Array.from({ length: 40 }, () => http.get('/api/billing/owners')));
    await eventually(async () => expect((await refusalsOf(editor.personId)).items).toHaveLength(1));
    // None of the others is still to be written.
    await service.app.get(Refusals).onModuleDestroy();
    expect((await refusalsOf(editor.personId)).items).toHaveLength(1);
  });

  it('refusals of many people at once are each written, with the id of their request', async () => {
    const editors = await Promise.all(Array.from({ length: 45 }, () => service.signInAs({ roles: ['editor'] })));
    const answers = await Promise.all(editors.map((editor) => service.http(editor).get('/api/billing/owners')));
    const ids = answers.map(({ headers }) => headers.get(CORRELATION_HEADER));
    await eventually(async () => {
      const lines = await service.model('AuditEntry').find({ action: 'access.refused' }).lean();
      expect(lines.map(({ correlationId }: { correlationId: string }) => correlationId)).toEqual(
        expect.arrayContaining(ids),
      );
    });
    expect(await service.app.get(AuditLog).verify()).toBeNull();
  });

  it('D-146: heads written down outside of the database show a log that was cut off or written anew', async () => {
    const audit = service.app.get(AuditLog);
    await service.app.get(AuditAnchor).write();
    const anchors = await readAnchors(folder, 'billing');
    const head = await audit.head();
    expect(anchors.get(head?.seq ?? 0)).toBe(head?.hash);
    expect(await audit.verify(anchors)).toBeNull();
    expect((await readFile(path.join(folder, 'billing.jsonl'), 'utf8')).trim().split('\n').length).toBe(anchors.size);

    // Whoever holds the database drops the last line and its trace in the head: the chain itself looks whole.
    const [last, previous] = await service.model('AuditEntry').find().sort({ at: -1, seq: -1 }).limit(2).lean();
    await service.model('AuditEntry').collection.deleteOne({ seq: last.seq });
    await service.model('AuditHead').collection.updateOne({}, { $set: { seq: previous.seq, hash: previous.hash } });
    expect(await audit.verify()).toBeNull();
    expect(await audit.verify(anchors)).toBe(last.seq);
  });
});
