/** Injection token of the running service's name. */
export const SERVICE_NAME = Symbol('service name');
