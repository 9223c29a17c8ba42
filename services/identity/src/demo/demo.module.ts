import { Module } from '@nestjs/common';
import { PersonsModule } from '../persons/persons.module.js';
import { DemoAuthenticatorController } from './demo-authenticator.controller.js';

/** The authenticator of the demo accounts. */
@Module({ imports: [PersonsModule], controllers: [DemoAuthenticatorController] })
export class DemoModule {}
