import type { DeskFeature } from '../../../frame/feature.js';

/** The timer in the frame. */
export default {
  pages: [],
  tools: [{ name: 'timer', permission: 'time:write', tool: () => import('./timer-tool.js') }],
} satisfies DeskFeature;
