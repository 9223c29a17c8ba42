import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listCaseTimeline, listClientTimeline, listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { TimelineRepository } from '../timeline/timeline.repository.js';
import { toClientTimelineEntry, toOwnTimelineEntry, toTimelineEntry } from './case-timeline.presenter.js';
import { kindsShownTo } from './kinds-shown-to.js';

/** What happened in a case, or in all of a client's: all of it for staff who reach them, what is shown to them for its clients (D-074). */
@Controller()
export class CaseTimelineController {
  constructor(
    private readonly cases: CaseRepository,
    private readonly timelines: TimelineRepository,
    private readonly people: People,
  ) {}

  @Endpoint(listCaseTimeline)
  async ofCase(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listCaseTimeline>,
  ): Promise<ResponseOf<typeof listCaseTimeline>> {
    const scope = staffScope(caller);
    if (!(await this.cases.one(scope, params.id))) throw new DomainError('NOT_FOUND');
    const { items, next } = await this.timelines.ofCases([params.id], scope.highDocuments, query);
    const names = await this.people.namesOf(items.flatMap(({ by }) => by ?? []));
    return { items: items.map((record) => toTimelineEntry(record, names)), next };
  }

  @Endpoint(listClientTimeline)
  async ofClient(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listClientTimeline>,
  ): Promise<ResponseOf<typeof listClientTimeline>> {
    const scope = staffScope(caller);
    const titles = await this.cases.titlesOfClient(scope, params.id);
    const { items, next } = await this.timelines.ofCases([...titles.keys()], scope.highDocuments, query);
    const names = await this.people.namesOf(items.flatMap(({ by }) => by ?? []));
    return { items: items.map((record) => toClientTimelineEntry(record, names, titles)), next };
  }

  @Endpoint(listOwnTimeline)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnTimeline>,
  ): Promise<ResponseOf<typeof listOwnTimeline>> {
    const view = clientView(caller, 'cases');
    const own = await this.cases.ownCases(view);
    const titles = new Map(own.map(({ _id, title }) => [String(_id), title]));
    if (query.caseId && !titles.has(query.caseId)) throw new DomainError('NOT_FOUND');
    const caseIds = query.caseId ? [query.caseId] : [...titles.keys()];
    const { items, next } = await this.timelines.shownTo(view.clientId, caseIds, {
      ...query,
      kinds: kindsShownTo(caller),
    });
    return { items: items.map((record) => toOwnTimelineEntry(record, titles)), next };
  }
}
