import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnProfiles } from './own-profile.js';
import { ProfileController } from './profile.controller.js';
import { ProveWhatsapp } from './prove-whatsapp.js';

/** A person’s own contact data. */
@Module({
  imports: [CodesModule, PersonsModule, SessionsModule],
  controllers: [ProfileController],
  providers: [OwnProfiles, ProveWhatsapp],
})
export class ProfileModule {}
