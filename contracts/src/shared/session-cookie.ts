/** The cookie that carries a session's id. The prefix binds it to this host, this path and secure connections (RFC 6265bis). */
export const SESSION_COOKIE = '__Host-sid';

/** The cookie that ties what is under way before a session (a code, a passkey's challenge) to the browser that began it. */
export const PRE_SESSION_COOKIE = '__Host-pre';

/** The cookie by which a browser that somebody signed in with is known again. */
export const DEVICE_COOKIE = '__Host-device';
