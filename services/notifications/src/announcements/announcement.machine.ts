import { movesBy } from '@diwan/service-kit/deeds/machine';

/** Whom an announcement has come to: clients first, then subscribers, then nobody is left. */
export const ANNOUNCEMENT_STAGES = ['clients', 'subscribers', 'done'] as const;
export type AnnouncementStage = (typeof ANNOUNCEMENT_STAGES)[number];

const move = movesBy({
  clients: ['clients', 'subscribers'],
  subscribers: ['subscribers', 'done'],
  done: [],
} as const satisfies Record<AnnouncementStage, readonly AnnouncementStage[]>);

/** After a part of a stage: more of it are left, or it is through. */
export const AFTER_PART = {
  clients: { more: move(['clients'], 'clients'), through: move(['clients'], 'subscribers') },
  subscribers: { more: move(['subscribers'], 'subscribers'), through: move(['subscribers'], 'done') },
} as const;
