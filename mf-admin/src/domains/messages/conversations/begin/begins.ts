import type { Permission } from '@diwan/contracts/shared/permission';

/** Whoever works on cases begins a conversation; who answers requests only answers. */
export const BEGINS = 'case:read' satisfies Permission;
