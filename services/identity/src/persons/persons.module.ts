import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { FactorRepository } from './factor.repository.js';
import { MergedSignIns } from './merged-sign-ins.js';
import { PersonAnswers } from './person.answers.js';
import { PersonRepository } from './person.repository.js';
import { PersonSchema } from './person.schema.js';

/** Everybody the house knows: clients, staff and people who only signed up. */
@Module({
  providers: [modelProvider('Person', PersonSchema), FactorRepository, MergedSignIns, PersonAnswers, PersonRepository],
  exports: [FactorRepository, MergedSignIns, PersonRepository, getModelToken('Person')],
})
export class PersonsModule {}
