/** Whether specs run at full size, as under `npm run test:long` (TEST_SIZE=full): everybody at every endpoint, kills and draws by the hundred. */
const IS_FULL = process.env.TEST_SIZE === 'full';

/** How much of something a spec takes: before every landing what is enough to turn red, at full size all of it. */
export const sized = <Size>({ gate, full }: { gate: Size; full: Size }): Size => (IS_FULL ? full : gate);

/**
 * Those who are refused for the same reason: at full size all of them, otherwise one. Which one depends on `name`, so that all endpoints
 * together meet everybody.
 */
export function refusedAlike<Person>(name: string, all: readonly Person[]): Person[] {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const at = sum % Math.max(1, all.length);
  return sized({ gate: all.slice(at, at + 1), full: [...all] });
}
