import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { ImagesModule } from '../images/images.module.js';
import { OfficeModule } from '../office/office.module.js';
import { SearchModule } from '../search/search.module.js';
import { AttorneyController } from './attorney.controller.js';
import { AttorneyPresenter } from './attorney.presenter.js';
import { AttorneyRepository } from './attorney.repository.js';
import { AttorneySchema } from './attorney.schema.js';
import { AttorneyAccountAnswer } from './attorney-account.answer.js';
import { AttorneyAccounts } from './attorney-accounts.js';
import { AttorneyEditingController } from './attorney-editing.controller.js';
import { EditAttorneys } from './edit-attorneys.js';

/** Profiles of the firm's lawyers. */
@Module({
  imports: [ChangesModule, ImagesModule, OfficeModule, SearchModule],
  controllers: [AttorneyController, AttorneyEditingController],
  providers: [
    modelProvider('Attorney', AttorneySchema),
    AttorneyAccountAnswer,
    AttorneyAccounts,
    AttorneyPresenter,
    AttorneyRepository,
    EditAttorneys,
  ],
  exports: [AttorneyRepository],
})
export class AttorneysModule {}
