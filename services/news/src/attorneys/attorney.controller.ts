import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getAttorney, getAttorneyCard, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { isEntered } from '@diwan/contracts/site/office/office-profile';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Inject, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import type { NewsConfig } from '../config.js';
import { OfficeProfiles } from '../office/office-profiles.js';
import { AttorneyPresenter } from './attorney.presenter.js';
import { AttorneyRepository } from './attorney.repository.js';
import { contactCard } from './contact-card.rules.js';

/** Lawyers' profiles for visitors. */
@Controller()
export class AttorneyController {
  constructor(
    private readonly attorneys: AttorneyRepository,
    private readonly presenter: AttorneyPresenter,
    private readonly profiles: OfficeProfiles,
    @Inject(CONFIG) private readonly config: NewsConfig,
  ) {}

  @Endpoint(listAttorneys)
  async list(): Promise<ResponseOf<typeof listAttorneys>> {
    return this.presenter.forVisitors(await this.attorneys.published());
  }

  @Endpoint(getAttorney)
  async one(@Input() { params }: InputOf<typeof getAttorney>): Promise<ResponseOf<typeof getAttorney>> {
    const record = await this.attorneys.bySlug(params.slug);
    const [attorney] = record ? await this.presenter.forVisitors([record]) : [];
    if (!attorney) throw new DomainError('NOT_FOUND');
    return attorney;
  }

  @Endpoint(getAttorneyCard)
  async card(
    @Input() { params, query }: InputOf<typeof getAttorneyCard>,
    @Response() response: ExpressResponse,
  ): Promise<void> {
    const record = await this.attorneys.bySlug(params.slug);
    if (!record) throw new DomainError('NOT_FOUND');
    const profile = await this.profiles.current();
    const firm = isEntered(profile) ? profile : null;
    const card = contactCard(record, firm, query.language, this.config.PUBLIC_ORIGIN);
    response.set({
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${record.slug}.vcf"`,
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(card);
  }
}
