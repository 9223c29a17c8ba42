const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What the services take for an address of e-mail; they decide. */
export const isEmail = (email: string): boolean => EMAIL.test(email) && email.length <= 254;
