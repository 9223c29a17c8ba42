import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { PersonsModule } from '../persons/persons.module.js';
import { SessionSettingsModule } from '../session-settings/session-settings.module.js';
import { DataOfSessions } from './data-of-sessions.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { RefreshSessionsWhenRolesChanged } from './refresh-sessions-when-roles-changed.handler.js';
import { SessionAnswers } from './session.answers.js';
import { SessionController } from './session.controller.js';
import { SessionSchema } from './session.schema.js';
import { SessionStore } from './session.store.js';
import { SessionCache } from './session-cache.js';
import { Sessions } from './sessions.service.js';

/** Who is signed in, from where, until when. */
@Module({
  imports: [DataPartsModule, DevicesModule, PersonsModule, SessionSettingsModule],
  controllers: [SessionController, OwnSessionsController],
  providers: [
    modelProvider('Session', SessionSchema),
    DataOfSessions,
    RefreshSessionsWhenRolesChanged,
    SessionAnswers,
    SessionCache,
    SessionStore,
    Sessions,
  ],
  exports: [SessionStore, Sessions],
})
export class SessionsModule {}
