import { remote } from '@diwan/tooling/rspack.mjs';

export default remote({ dir: import.meta.dirname, area: 'admin' });
