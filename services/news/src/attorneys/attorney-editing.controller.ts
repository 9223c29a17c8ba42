import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  archiveAttorney,
  changeAttorney,
  createAttorney,
  type EditedAttorney,
  getEditedAttorney,
  listAttorneyAccounts,
  listEditedAttorneys,
  orderAttorneys,
  publishAttorney,
  setAttorneyAccount,
} from '@diwan/contracts/site/attorneys/editing.http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { AttorneyPresenter } from './attorney.presenter.js';
import { AttorneyRepository } from './attorney.repository.js';
import type { AttorneyRecord } from './attorney.schema.js';
import { AttorneyAccounts } from './attorney-accounts.js';
import { EditAttorneys } from './edit-attorneys.js';

/** Lawyers' profiles for those who edit them. */
@Controller()
export class AttorneyEditingController {
  constructor(
    private readonly attorneys: AttorneyRepository,
    private readonly edit: EditAttorneys,
    private readonly presenter: AttorneyPresenter,
    private readonly accounts: AttorneyAccounts,
  ) {}

  @Endpoint(listEditedAttorneys)
  async list(): Promise<ResponseOf<typeof listEditedAttorneys>> {
    return this.inOrder(await this.attorneys.all());
  }

  @Endpoint(getEditedAttorney)
  async one(@Input() { params }: InputOf<typeof getEditedAttorney>): Promise<EditedAttorney> {
    return this.shown(await this.attorneys.one(params.id));
  }

  @Endpoint(createAttorney)
  async create(
    @Input() { body }: InputOf<typeof createAttorney>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<EditedAttorney>> {
    return presented(await this.edit.create(body, caller), (record) => this.shown(record));
  }

  @Endpoint(changeAttorney)
  async change(
    @Input() { params, body }: InputOf<typeof changeAttorney>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedAttorney> {
    return this.shown(await this.edit.change(params.id, body, caller));
  }

  @Endpoint(publishAttorney)
  async publish(
    @Input() { params, body }: InputOf<typeof publishAttorney>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedAttorney> {
    return this.shown(await this.edit.publish(params.id, body, caller));
  }

  @Endpoint(archiveAttorney)
  async archive(
    @Input() { params, body }: InputOf<typeof archiveAttorney>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedAttorney> {
    return this.shown(await this.edit.archive(params.id, body, caller));
  }

  @Endpoint(setAttorneyAccount)
  async setAccount(
    @Input() { params, body }: InputOf<typeof setAttorneyAccount>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedAttorney> {
    return this.shown(await this.edit.setAccount(params.id, body, caller));
  }

  @Endpoint(listAttorneyAccounts)
  listAccounts(): Promise<ResponseOf<typeof listAttorneyAccounts>> {
    return this.accounts.all();
  }

  @Endpoint(orderAttorneys)
  async order(
    @Input() { body }: InputOf<typeof orderAttorneys>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof orderAttorneys>> {
    return this.inOrder(await this.edit.order(body, caller));
  }

  private async shown(record: AttorneyRecord | null): Promise<EditedAttorney> {
    const [attorney] = record ? await this.presenter.forStaff([record]) : [];
    if (!attorney) throw new DomainError('NOT_FOUND');
    return attorney;
  }

  private async inOrder(records: readonly AttorneyRecord[]): Promise<EditedAttorney[]> {
    const shown = await this.presenter.forStaff(records);
    return [...shown.filter(({ archived }) => !archived), ...shown.filter(({ archived }) => archived)];
  }
}
