import { plainRemote } from '@diwan/tooling/rspack.mjs';

export default plainRemote({ dir: import.meta.dirname, area: 'public' });
