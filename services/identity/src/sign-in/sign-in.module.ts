import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ArrivalsModule } from '../arrivals/arrivals.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { AdmitPhone } from './admit-phone.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';
import { SignUp } from './sign-up.js';
import { TicketRepository } from './ticket.repository.js';
import { TicketSchema } from './ticket.schema.js';

/** Signing in and up by phone and code. */
@Module({
  imports: [ArrivalsModule, CodesModule, DevicesModule, PersonsModule],
  controllers: [SignInController],
  providers: [modelProvider('Ticket', TicketSchema), AdmitPhone, SignIn, SignUp, TicketRepository],
  exports: [AdmitPhone],
})
export class SignInModule {}
