import { describe, expect, it } from '@jest/globals';
import { SUBSCRIPTIONS } from './subscriptions.js';

describe('events', () => {
  it.each(SUBSCRIPTIONS.map((line) => [line.event.name, line] as const))('%s is heard by somebody', (_, line) => {
    expect(line.consumers).not.toEqual([]);
  });
});
