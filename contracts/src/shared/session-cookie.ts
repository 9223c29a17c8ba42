/** The cookie that carries a session's id. The prefix binds it to this host, this path and secure connections (RFC 6265bis). */
export const SESSION_COOKIE = '__Host-sid';
