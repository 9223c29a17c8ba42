import type { PayloadOf } from '@diwan/contracts/events/event';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AuditLog } from '../audit/audit.js';
import type { Deed } from '../deeds/deed.js';
import { OnEvent } from '../events/event-inbox.js';
import type { ClientMoveRecord } from './client-move.schema.js';
import { ClientParts, type Writing } from './client-part.js';

type Merge = PayloadOf<typeof ClientsMergedV1>;

/**
 * Moves all that nouns of a service keep of a client to another record of the same client, in one transaction, and back. The row of the
 * merge stands for it: an event that comes twice, or after the one that takes it back, changes nothing.
 */
@Injectable()
export class MoveClientParts {
  constructor(
    @InjectModel('ClientMove') private readonly moves: Model<ClientMoveRecord>,
    private readonly parts: ClientParts,
    private readonly audit: AuditLog,
  ) {}

  @OnEvent(ClientsMergedV1)
  async merge(merge: Merge): Promise<Deed<void> | undefined> {
    if (await this.moves.findById(merge.mergeId).lean()) return undefined;
    const way = { from: merge.mergedId, to: merge.keptId };
    const writings: [string, Writing<unknown[]>][] = [];
    for (const [name, part] of this.parts.all()) writings.push([name, await part.move(way)]);
    return {
      commit: async (session) => {
        if (await this.moves.findById(merge.mergeId, null, { session }).lean()) return;
        const parts: ClientMoveRecord['parts'] = [];
        for (const [name, write] of writings) parts.push({ name, items: await write(session) });
        await this.moves.create([{ _id: merge.mergeId, state: 'moved', parts }], { session });
        await this.note('client.parts-moved', merge, parts, session);
      },
    };
  }

  @OnEvent(ClientMergeUndoneV1)
  async undo(merge: Merge): Promise<Deed<void> | undefined> {
    const record = await this.moves.findById(merge.mergeId).lean<ClientMoveRecord>();
    if (record?.state === 'undone') return undefined;
    const way = { from: merge.mergedId, to: merge.keptId };
    const writings: Writing<void>[] = [];
    for (const { name, items } of record?.parts ?? []) {
      const part = this.parts.all().get(name);
      if (part) writings.push(await part.restore(items, way));
    }
    return {
      commit: async (session) => {
        const now = await this.moves.findById(merge.mergeId, null, { session }).lean<ClientMoveRecord>();
        if (now?.state === 'undone') return;
        if (now && !record) throw new Error('the merge was carried out while it was taken back');
        for (const write of writings) await write(session);
        const state = { $set: { state: 'undone' as const } };
        await this.moves.updateOne({ _id: merge.mergeId }, state, { session, upsert: true });
        await this.note('client.parts-restored', merge, record?.parts ?? [], session);
      },
    };
  }

  /** What a merge moved, by kind; null while it was not heard of. */
  async of(mergeId: string): Promise<{ state: ClientMoveRecord['state']; moved: ClientRecordCount[] } | null> {
    const record = await this.moves.findById(mergeId).lean<ClientMoveRecord>();
    if (!record) return null;
    const moved = record.parts.flatMap(({ name, items }) => {
      const kind = this.parts.all().get(name)?.kind;
      return kind ? [{ kind, count: items.length }] : [];
    });
    return { state: record.state, moved };
  }

  private async note(
    action: string,
    { keptId, mergedId, by }: Merge,
    parts: ClientMoveRecord['parts'],
    session: ClientSession,
  ): Promise<void> {
    const after = { mergedId, ...Object.fromEntries(parts.map(({ name, items }) => [name, items.length])) };
    const line = { action, subject: 'client', subjectId: keptId, after, caller: { personId: by } };
    await this.audit.record(line, session);
  }
}
