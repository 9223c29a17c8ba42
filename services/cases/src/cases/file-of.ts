import type { ClientView } from '@diwan/service-kit/http/client-view';

/** A client's own file, whole: what every part of a copy of their data is scoped by. */
export const fileOf = (personId: string): ClientView => ({ clientId: personId, caseIds: null, isDelegate: false });
