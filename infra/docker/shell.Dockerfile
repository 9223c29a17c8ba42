# The front door: docker build -f infra/docker/shell.Dockerfile .
ARG NODE=node:22-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx tsc -b shell shell/tsconfig.server.json && cd shell \
  && npx rspack build --mode production && npx rspack build --mode production -c rspack.ssr.config.mjs \
  && cd .. && npm prune --omit=dev --workspace shell --include-workspace-root=false --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts/package.json ./contracts/
COPY --from=build /app/contracts/dist ./contracts/dist
COPY --from=build /app/packages/ui/package.json ./packages/ui/
COPY --from=build /app/packages/ui/dist ./packages/ui/dist
COPY --from=build /app/packages/mf-kit/package.json ./packages/mf-kit/
COPY --from=build /app/packages/mf-kit/dist ./packages/mf-kit/dist
COPY --from=build /app/shell ./shell
# The server-side bundles of remotes are kept here between requests; finished pages, from one start to the next.
RUN mkdir -p /app/shell/.cache /app/shell/.kept && chown node:node /app/shell/.cache /app/shell/.kept
WORKDIR /app/shell
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist-server/main.js"]
