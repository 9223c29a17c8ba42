import './react-mode.js';
import http from 'node:http';
import { createApp } from './app.js';
import { readConfig, SHELL_FOLDER } from './config.js';
import { createLog } from './operation/log.js';
import { loadRenderer } from './pages/renderer.js';
import { stopGently } from './stop-gently.js';

const config = (() => {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
})();
const log = createLog(config.LOG_LEVEL);
const { renderer, facts } = await loadRenderer(SHELL_FOLDER);
const server = http.createServer(createApp({ config, log, renderer, shell: facts }));

// Uploads may take minutes; headers may not. Kept connections outlive those of common load balancers.
server.requestTimeout = 600_000;
server.headersTimeout = 15_000;
server.keepAliveTimeout = 65_000;
server.listen(config.PORT, config.HOST, () =>
  log.info({ event: 'ready', port: config.PORT, origin: config.PUBLIC_ORIGIN }),
);
stopGently(server, log);
