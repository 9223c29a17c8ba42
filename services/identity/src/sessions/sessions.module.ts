import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionSettingsModule } from '../session-settings/session-settings.module.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { RefreshSessionsWhenRolesChanged } from './refresh-sessions-when-roles-changed.handler.js';
import { SessionAnswers } from './session.answers.js';
import { SessionController } from './session.controller.js';
import { sessionSchema } from './session.schema.js';
import { SessionStore } from './session.store.js';
import { SessionCache } from './session-cache.js';
import { Sessions } from './sessions.service.js';

/** Who is signed in, from where, until when. */
@Module({
  imports: [DevicesModule, PersonsModule, SessionSettingsModule],
  controllers: [SessionController, OwnSessionsController],
  providers: [
    modelProvider('Session', sessionSchema),
    RefreshSessionsWhenRolesChanged,
    SessionAnswers,
    SessionCache,
    SessionStore,
    Sessions,
  ],
  exports: [SessionStore, Sessions],
})
export class SessionsModule {}
