import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { People } from './people.service.js';
import { PersonNameSchema } from './person-name.schema.js';

/** Who people are. */
@Module({
  providers: [modelProvider('PersonName', PersonNameSchema), People],
  exports: [People],
})
export class PeopleModule {}
