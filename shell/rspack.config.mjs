import { shell } from '@diwan/tooling/rspack.mjs';

export default shell({ dir: import.meta.dirname });
