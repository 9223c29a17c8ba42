import type { RequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { RequestTemplatesRecord } from './request-templates.schema.js';
import { SHIPPED_TEMPLATES } from './shipped-templates.js';

/** The firm's lists of what is asked of clients: what it wrote, or what the product comes with. */
@Injectable()
export class FirmTemplates {
  constructor(
    @InjectModel('RequestTemplates') private readonly rows: Model<RequestTemplatesRecord>,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  async current(session?: ClientSession): Promise<RequestTemplates> {
    const row = await this.rows.findById('firm', null, { session }).lean<RequestTemplatesRecord>();
    return row ? { templates: row.templates, version: row.version } : { templates: SHIPPED_TEMPLATES, version: 0 };
  }

  /** Whoever saw an older version is told instead of overwriting it (D-129). Throws DomainError CONFLICT, VALIDATION (two with one id). */
  async set(caller: SignedInCaller, { templates, version }: RequestTemplates): Promise<RequestTemplates> {
    if (new Set(templates.map(({ id }) => id)).size < templates.length)
      throw new DomainError('VALIDATION', { fieldErrors: { templates: 'invalid' } });
    const next = { templates, version: version + 1 };
    await this.inTransaction
      .run(async (session) => {
        const before = await this.current(session);
        if (before.version !== version) throw new DomainError('CONFLICT');
        await this.rows.updateOne({ _id: 'firm' }, { $set: next }, { session, upsert: true });
        const change = { action: 'request-templates.changed', subject: 'request-templates', subjectId: 'firm' };
        await this.audit.record({ ...change, before, after: next, caller }, session);
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
      });
    return next;
  }
}
