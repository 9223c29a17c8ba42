import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { ClientMergeRepository } from '../client-merges/client-merge.repository.js';
import { DataCopyRepository } from '../data-copies/data-copy.repository.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { searchKeys } from '../persons/search-keys.js';
import { StaffInvitationRepository } from '../staff-invitations/staff-invitation.repository.js';

/** Takes out of the store what is erased of a person. */
@Injectable()
export class ErasedPeople {
  constructor(
    @InjectModel('Person') private readonly people: Model<PersonRecord>,
    private readonly merges: ClientMergeRepository,
    private readonly copies: DataCopyRepository,
    private readonly delegations: DelegationRepository,
    private readonly invitations: StaffInvitationRepository,
  ) {}

  /**
   * `whole`: the account goes too; otherwise name and phone stay with the file, and what else is said of them goes. With them go the accounts
   * that were merged into theirs, and what those merges noted. Answers all accounts that are gone.
   */
  async clear(id: Types.ObjectId, whole: boolean, session: ClientSession): Promise<Types.ObjectId[]> {
    const accounts = await this.merges.accountsOf(id, session);
    await this.merges.forget(accounts, session);
    for (const one of accounts) await this.clearOne(one, whole, session);
    return whole ? accounts : [];
  }

  private async clearOne(id: Types.ObjectId, whole: boolean, session: ClientSession): Promise<void> {
    await this.copies.removeAll(id, session);
    if (!whole) return this.clearContact(id, session);
    await this.delegations.removeAll(id, session);
    const person = await this.people.findById(id, null, { session }).lean<PersonRecord>();
    if (person?.roles.length === 0) await this.invitations.removeAt(person.phone, session);
    // Nobody of staff is erased this way, whatever became of them since they asked.
    await this.people.deleteOne({ _id: id, roles: trusted({ $size: 0 }) }, { session });
  }

  private async clearContact(id: Types.ObjectId, session: ClientSession): Promise<void> {
    const person = await this.people.findById(id, null, { session }).lean<PersonRecord>();
    if (person === null) return;
    const contact = {
      formerPhone: null,
      email: null,
      provenEmail: null,
      address: null,
      whatsappNumber: null,
      provenWhatsapp: null,
    };
    const keys = searchKeys({ ...person, names: person.client?.names, email: null });
    const client = person.client && { 'client.emergencyContact': null, 'client.searchKeys': keys };
    await this.people.updateOne({ _id: id }, { $set: { ...contact, ...client }, $inc: { version: 1 } }, { session });
  }
}
