import { randomBytes } from 'node:crypto';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { createGrant } from '@diwan/contracts/matters/documents/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccessLog, onBehalf } from '../accesses/access-log.js';
import type { DenialReason } from '../accesses/denial.js';
import { DenyAccess } from '../accesses/deny-access.js';
import { DocumentRepository } from '../documents/document.repository.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DocumentReach } from '../documents/document-reach.js';
import { fileOf } from '../documents/file-of.js';
import { isUsedUp } from '../documents/readers.js';
import { RenditionRepository } from '../renditions/rendition.repository.js';
import type { RenditionRecord } from '../renditions/rendition.schema.js';
import { maskPhone } from '../watermark/mark.js';
import { AccessDecisions, type Deed } from './access-decisions.js';
import { GrantRepository } from './grant.repository.js';
import type { GrantRecord } from './grant.schema.js';

/** How long a grant serves bytes: 120 s. */
const LIFETIME_MS = 120_000;
const GRANT_BYTES = 16;

type Wish = Pick<GrantRecord, 'documentId'> & Deed & { fileVersion: number | undefined };

/**
 * Answers a wish to reach a document. Decision, count, log row and grant are one transaction (D-093, D-095): no bytes without a
 * row, no row of a client without a count. What staff open is logged and not counted. A refused wish is logged in a transaction
 * of its own.
 */
@Injectable()
export class OpenGrant {
  constructor(
    private readonly documentReach: DocumentReach,
    private readonly documents: DocumentRepository,
    private readonly grants: GrantRepository,
    private readonly renditions: RenditionRepository,
    private readonly accessLog: AccessLog,
    private readonly denyAccess: DenyAccess,
    private readonly people: People,
    private readonly accessDecisions: AccessDecisions,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError: the codes of the endpoint. */
  async run(
    caller: SignedInCaller,
    documentId: string,
    { action, marked = false, fileVersion }: InputOf<typeof createGrant>['body'],
  ): Promise<ResponseOf<typeof createGrant>> {
    if (caller.secondFactor === 'needed') throw new DomainError('SECOND_FACTOR_REQUIRED');
    const wish = { documentId, fileVersion, action, marked };
    const document = await this.wanted(caller, wish);
    const { decision } = await this.accessDecisions.run(caller, document, wish);
    if (!decision.allowed) return this.denyAccess.run(caller, documentId, action, decision.reason);
    const rendition = decision.mark ? await this.renditionFor(caller, document) : null;
    const outcome = await this.inTransaction.run((session) => this.grant(caller, wish, rendition, session));
    if (typeof outcome === 'string') return this.denyAccess.run(caller, documentId, action, outcome);
    return {
      id: outcome._id,
      url: `/api/cases/grants/${outcome._id}/content`,
      expiresAt: outcome.expiresAt.toISOString(),
    };
  }

  /** Grants, or names the reason why not; then nothing was written. */
  private async grant(
    caller: SignedInCaller,
    wish: Wish,
    rendition: RenditionRecord | null,
    session: ClientSession,
  ): Promise<GrantRecord | DenialReason> {
    const { action } = wish;
    const document = await this.wanted(caller, wish, session);
    const { standing, decision } = await this.accessDecisions.run(caller, document, wish);
    if (!decision.allowed) return decision.reason;
    // The policy may ask for the mark since the first look; the next try will know.
    if (decision.mark && !rendition) throw new DomainError('UNAVAILABLE');
    const { personId, address } = caller;
    if (standing === 'client' && !(await this.countOpening(caller, document, session))) return 'limit_reached';
    const grant = this.newGrant(caller, document, action, rendition?._id ?? null);
    await this.accessLog.add(
      document,
      {
        personId,
        ...onBehalf(caller),
        action,
        outcome: 'granted',
        reason: null,
        severity: null,
        grantId: grant._id,
        markCode: rendition?.code ?? null,
        address,
        at: grant.issuedAt,
      },
      session,
    );
    await this.grants.insert(grant, session);
    return grant;
  }

  /** Counts what a client, or a delegate for them, opens; false when that is more than the policy allows (D-095). */
  private async countOpening(
    caller: SignedInCaller,
    document: DocumentRecord,
    session: ClientSession,
  ): Promise<boolean> {
    const { clientId, isDelegate } = clientView(caller, 'documents');
    if (isUsedUp(document, clientId)) return false;
    // What a delegate opens is not what the client has seen.
    const openedAt = isDelegate ? null : this.clock.now();
    await this.documents.countOpening(String(document._id), { clientId, openedAt }, session);
    return true;
  }

  /**
   * The document with the wished file; an earlier one is there for staff only. Throws DomainError NOT_FOUND; in every way that an
   * attempt may fail it counts, so that none tells an existing document from an unknown one.
   */
  private async wanted(
    caller: SignedInCaller,
    { documentId, fileVersion, action }: Wish,
    session?: ClientSession,
  ): Promise<DocumentRecord> {
    const present = await this.documents.one(documentId, session);
    const document = present && fileOf(present, fileVersion ?? present.fileVersion);
    const standing =
      present && fileVersion !== undefined ? await this.documentReach.standing(caller, present) : 'staff';
    if (document && standing === 'staff') return document;
    if (session) throw new DomainError('NOT_FOUND');
    if (standing === 'outsider') return this.denyAccess.run(caller, documentId, action, 'foreign');
    return this.denyAccess.unknown(caller);
  }

  private newGrant(
    caller: SignedInCaller,
    document: DocumentRecord,
    action: GrantRecord['action'],
    renditionId: string | null,
  ): GrantRecord {
    const issuedAt = this.clock.now();
    return {
      _id: randomBytes(GRANT_BYTES).toString('base64url'),
      documentId: String(document._id),
      fileVersion: document.fileVersion,
      personId: caller.personId,
      sessionKey: caller.sessionKey,
      action,
      renditionId,
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + LIFETIME_MS),
    };
  }

  /** The marked copy for whoever asks; only noted here, and made when its bytes are asked for. */
  private async renditionFor(caller: SignedInCaller, document: DocumentRecord): Promise<RenditionRecord> {
    const { personId } = caller;
    const { name, phone } = await this.people.reach(personId);
    return this.renditions.forPerson(document, { personId, name, maskedPhone: maskPhone(phone) }, this.clock.now());
  }
}
