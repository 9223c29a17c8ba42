import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../http/all.js';
import { PERMISSIONS } from './permission.js';

describe('permissions', () => {
  const opened = new Set<unknown>(
    Object.values(ENDPOINTS)
      .flat()
      .map(({ access }) => access),
  );
  it.each(PERMISSIONS)('%s opens an endpoint: what cannot be done yet is not promised', (permission) => {
    expect(opened.has(permission)).toBe(true);
  });
});
