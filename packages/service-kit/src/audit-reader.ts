import { type AuditRow, LIST_AUDIT } from '@diwan/contracts/http/audit';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { AuditEntry } from './audit.js';
import { changesBetween } from './audit-changes.rules.js';
import { DomainError } from './domain-error.js';
import { RpcClient } from './rpc.js';
import { SERVICE_NAME } from './service-name.js';

type Query = InputOf<(typeof LIST_AUDIT)[ServiceName]>['query'];

/** Reads the audit log for people: filtered, newest first, with the names of who did it. */
@Injectable()
export class AuditReader {
  constructor(
    @InjectModel('AuditEntry') private readonly entries: Model<AuditEntry>,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly rpc: RpcClient,
  ) {}

  /** Lines that fit, and whether there are older ones. Names are missing while identity does not answer. */
  async page({ until, since, limit, ...fields }: Query): Promise<{ items: AuditRow[]; more: boolean }> {
    const within = { ...(until && { $lte: until }), ...(since && { $gte: since }) };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const filter: QueryFilter<AuditEntry> = {
      ...Object.fromEntries(given),
      ...(Object.keys(within).length > 0 && { at: trusted(within) }),
    };
    const found = await this.entries
      .find(filter)
      .sort({ at: -1, seq: -1 })
      .limit(limit + 1)
      .lean<AuditEntry[]>();
    const entries = found.slice(0, limit);
    const names = await this.namesOf(entries);
    return { items: entries.map((entry) => this.rowOf(entry, names)), more: found.length > limit };
  }

  private rowOf(entry: AuditEntry, names: Map<string, string>): AuditRow {
    const { seq, at, action, subject, subjectId, personId, before, after } = entry;
    const personName = personId === null ? null : (names.get(personId) ?? null);
    const changes = changesBetween(before, after);
    return { service: this.service, seq, at, action, subject, subjectId, personId, personName, changes };
  }

  private async namesOf(entries: readonly AuditEntry[]): Promise<Map<string, string>> {
    const ids = [...new Set(entries.flatMap(({ personId }) => personId ?? []))].filter((id) =>
      /^[0-9a-f]{24}$/.test(id),
    );
    if (ids.length === 0) return new Map();
    try {
      const people = await this.rpc.ask(namesOfPeople, { ids });
      return new Map(people.map(({ id, name }) => [id, name]));
    } catch (fault) {
      if (!(fault instanceof DomainError) || fault.code !== 'UNAVAILABLE') throw fault;
      return new Map();
    }
  }
}
