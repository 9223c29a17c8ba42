import { Module } from '@nestjs/common';
import { modelProvider } from '../store/database.js';
import { ForgetNameWhenPersonErased } from './forget-name-when-person-erased.handler.js';
import { People } from './people.service.js';
import { PersonNameSchema } from './person-name.schema.js';

/** Who people are. */
@Module({
  providers: [modelProvider('PersonName', PersonNameSchema), People, ForgetNameWhenPersonErased],
  exports: [People],
})
export class PeopleModule {}
