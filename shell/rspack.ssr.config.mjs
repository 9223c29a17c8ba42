import { server } from '@diwan/tooling/rspack.mjs';

export default server({ dir: import.meta.dirname, entry: './src/ssr.tsx' });
