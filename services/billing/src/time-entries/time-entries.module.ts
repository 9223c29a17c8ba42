import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { BillingRatesModule } from '../billing-rates/billing-rates.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { ServiceTypesModule } from '../service-types/service-types.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BillableHours } from './billable-hours.js';
import { ChangeTime } from './change-time.js';
import { ClientTimeController } from './client-time.controller.js';
import { MoveTime } from './move-time.js';
import { RecordTime } from './record-time.js';
import { SuggestTimeWhenClientAnswered } from './suggest-time-when-client-answered.handler.js';
import { SuggestTimeWhenWorkDone } from './suggest-time-when-work-done.handler.js';
import { TimeEntryController } from './time-entry.controller.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimeEntrySchema } from './time-entry.schema.js';
import { TimeEntryViews } from './time-entry-views.js';
import { TimeFields } from './time-fields.js';
import { TimeLists } from './time-lists.js';
import { TimeSuggestionRepository } from './time-suggestion.repository.js';
import { TimeSuggestionSchema } from './time-suggestion.schema.js';
import { TimeSuggestions } from './time-suggestions.js';
import { TimeTermsOfClients } from './time-terms.js';
import { TimeTermsSchema } from './time-terms.schema.js';
import { UnbilledTime } from './unbilled-time.js';

/**
 * Time that was worked: recorded, approved, billed. `UnbilledTime` is the door of invoices, `BillableHours` that of the client's card; reports
 * follow entries and show them as their own list does.
 */
@Module({
  imports: [BillingRatesModule, LegalCasesModule, PeopleModule, ServiceTypesModule, WallsModule],
  controllers: [ClientTimeController, TimeEntryController],
  providers: [
    modelProvider('TimeEntry', TimeEntrySchema),
    modelProvider('TimeSuggestion', TimeSuggestionSchema),
    modelProvider('TimeTerms', TimeTermsSchema),
    BillableHours,
    ChangeTime,
    MoveTime,
    RecordTime,
    SuggestTimeWhenClientAnswered,
    SuggestTimeWhenWorkDone,
    TimeEntryRepository,
    TimeEntryViews,
    TimeFields,
    TimeLists,
    TimeSuggestionRepository,
    TimeSuggestions,
    TimeTermsOfClients,
    UnbilledTime,
  ],
  exports: [
    BillableHours,
    RecordTime,
    TimeEntryRepository,
    TimeEntryViews,
    TimeSuggestionRepository,
    TimeTermsOfClients,
    UnbilledTime,
  ],
})
export class TimeEntriesModule {}
