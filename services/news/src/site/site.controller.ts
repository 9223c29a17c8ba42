import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { getAttorney, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { getPage } from '@diwan/contracts/site/pages/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { AttorneyPresenter } from '../attorneys/attorney.presenter.js';
import { AttorneyRepository } from '../attorneys/attorney.repository.js';
import { toPublicFact } from '../references/to-public-fact.js';
import { SearchIndex } from '../search/search-index.js';
import { Addresses } from './addresses.js';
import { OfficeProfiles } from './office-profiles.js';
import { factIdsOf, faqIdsOf } from './page-references.rules.js';
import { SiteRepository } from './site.repository.js';

/** Content of the public site. */
@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteRepository,
    private readonly profiles: OfficeProfiles,
    private readonly attorneys: AttorneyRepository,
    private readonly presenter: AttorneyPresenter,
    private readonly search: SearchIndex,
    private readonly addresses: Addresses,
  ) {}

  @Endpoint(getOfficeProfile)
  profile(): Promise<ResponseOf<typeof getOfficeProfile>> {
    return this.profiles.current();
  }

  @Endpoint(setOfficeProfile)
  setProfile(
    @Input() { body }: InputOf<typeof setOfficeProfile>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOfficeProfile>> {
    return this.profiles.replace(body, caller);
  }

  @Endpoint(getPage)
  async page(@Input() { query }: InputOf<typeof getPage>): Promise<ResponseOf<typeof getPage>> {
    const record = await this.site.page(query.slug, query.language);
    if (!record) throw new DomainError('NOT_FOUND');
    const faqs = await this.site.faqs(faqIdsOf(record.page));
    const facts = await this.site.facts(factIdsOf(record.page, faqs));
    return { page: record.page, faqs, facts: facts.map(toPublicFact), updatedAt: record.updatedAt.toISOString() };
  }

  @Endpoint(listAttorneys)
  async lawyers(): Promise<ResponseOf<typeof listAttorneys>> {
    return this.presenter.forVisitors(await this.attorneys.published());
  }

  @Endpoint(getAttorney)
  async lawyer(@Input() { params }: InputOf<typeof getAttorney>): Promise<ResponseOf<typeof getAttorney>> {
    const record = await this.attorneys.bySlug(params.slug);
    const [attorney] = record ? await this.presenter.forVisitors([record]) : [];
    if (!attorney) throw new DomainError('NOT_FOUND');
    return attorney;
  }

  @Endpoint(searchSite)
  find(@Input() { query }: InputOf<typeof searchSite>): Promise<ResponseOf<typeof searchSite>> {
    return this.search.find(query.q, query.language);
  }

  @Endpoint(listAddresses)
  all(): Promise<ResponseOf<typeof listAddresses>> {
    return this.addresses.list();
  }
}
