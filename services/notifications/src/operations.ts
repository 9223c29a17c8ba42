import { sendCode } from '@diwan/contracts/rpc/notifications';

/** Questions that notifications answers. */
export const notificationsOperations = [sendCode];
