import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangeOwnPhone } from './change-own-phone.js';
import { DataOfProfile } from './data-of-profile.js';
import { FormerPhoneAnswer } from './former-phone.answer.js';
import { OwnProfiles } from './own-profile.js';
import { ProfileController } from './profile.controller.js';
import { ProofController } from './proof.controller.js';
import { ProveEmail } from './prove-email.js';
import { ProveWhatsapp } from './prove-whatsapp.js';

/** A person’s own contact data. */
@Module({
  imports: [CodesModule, DataPartsModule, PersonsModule, SessionsModule],
  controllers: [ProfileController, ProofController],
  providers: [ChangeOwnPhone, DataOfProfile, FormerPhoneAnswer, OwnProfiles, ProveEmail, ProveWhatsapp],
})
export class ProfileModule {}
