import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';

/** Whether a request comes with a session, valid or not. */
export const isSignedIn = (cookie: string | undefined): boolean => cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
