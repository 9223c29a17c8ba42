import { type AuditRow, LIST_AUDIT } from '@diwan/contracts/http/audit';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { SERVICE_NAME } from '../app/service-name.js';
import { DomainError } from '../http/domain-error.js';
import type { SignedInCaller } from '../http/endpoint.js';
import { HIDDEN_SUBJECTS, type HiddenSubjects } from '../http/hidden-subjects.js';
import { RpcClient } from '../rpc/rpc.js';
import type { AuditEntry } from './audit.js';
import { changesBetween } from './audit-changes.rules.js';

type Query = InputOf<(typeof LIST_AUDIT)[ServiceName]>['query'];

/** Reads the audit log for people: filtered, newest first, with the names of who did it. */
@Injectable()
export class AuditReader {
  constructor(
    @InjectModel('AuditEntry') private readonly entries: Model<AuditEntry>,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly rpc: RpcClient,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Lines that fit and that the caller is not kept away from, and whether there are older ones. Names are missing while identity does not answer. */
  async page(
    { until, since, limit, ...fields }: Query,
    caller: SignedInCaller,
  ): Promise<{ items: AuditRow[]; more: boolean }> {
    const within = { ...(until && { $lte: until }), ...(since && { $gte: since }) };
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const hidden = await this.hiddenSubjects()?.from(caller);
    const filter: QueryFilter<AuditEntry> = {
      ...Object.fromEntries(given),
      ...(Object.keys(within).length > 0 && { at: trusted(within) }),
      // Beside what was asked for, so that asking for a hidden record by its id finds nothing.
      ...(hidden && hidden.length > 0 && { $nor: [{ subjectId: trusted({ $in: [...hidden] }) }] }),
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

  /** Stands in a noun of the service, which the kit cannot import. */
  private hiddenSubjects(): HiddenSubjects | undefined {
    return this.discovery.getProviders().find(({ token }) => token === HIDDEN_SUBJECTS)?.instance;
  }

  private rowOf(entry: AuditEntry, names: Map<string, string>): AuditRow {
    const { seq, at, action, subject, subjectId, personId, onBehalfOf, before, after } = entry;
    const personName = personId === null ? null : (names.get(personId) ?? null);
    const onBehalfOfName = onBehalfOf ? (names.get(onBehalfOf) ?? null) : null;
    const changes = changesBetween(before, after);
    const delegate = onBehalfOf ? { onBehalfOf, onBehalfOfName } : {};
    return { service: this.service, seq, at, action, subject, subjectId, personId, personName, ...delegate, changes };
  }

  private async namesOf(entries: readonly AuditEntry[]): Promise<Map<string, string>> {
    const ids = [
      ...new Set(entries.flatMap(({ personId, onBehalfOf }) => [personId ?? [], onBehalfOf ?? []].flat())),
    ].filter((id) => /^[0-9a-f]{24}$/.test(id));
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
