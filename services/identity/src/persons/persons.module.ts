import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { PersonAnswers } from './person.answers.js';
import { PersonRepository } from './person.repository.js';
import { personSchema } from './person.schema.js';

/** Everybody the house knows: clients, staff and people who only signed up. */
@Module({
  providers: [modelProvider('Person', personSchema), PersonAnswers, PersonRepository],
  exports: [PersonRepository, getModelToken('Person')],
})
export class PersonsModule {}
