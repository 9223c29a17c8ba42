/** Parts of addresses whose next segment is a key: a document's link, a calendar's private address, the code of a bill. Who reads logs shall not hold it. */
const BEFORE_A_KEY = /\/(shared|calendars|verify|verifications)\/[^/]+/g;

/** A path as logs may keep it. */
export const hideSecrets = (path: string): string => path.replace(BEFORE_A_KEY, '/$1/[hidden]');
