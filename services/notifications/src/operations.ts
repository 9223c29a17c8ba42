import { sendCode } from '@diwan/contracts/messages/codes/questions';

/** Questions that notifications answers. */
export const notificationsOperations = [sendCode];
