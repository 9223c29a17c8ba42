# One service: docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=cases .
ARG NODE=node:22-bookworm-slim

FROM ${NODE} AS build
ARG SERVICE
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx tsc -b services/${SERVICE} \
  && npm prune --omit=dev --workspace services/${SERVICE} --include-workspace-root=false --no-audit --no-fund

FROM ${NODE}
ARG SERVICE
# Programs of the system that the service can use, such as LibreOffice's.
ARG PACKAGES=
RUN if [ -n "$PACKAGES" ]; then apt-get update && apt-get install -y --no-install-recommends $PACKAGES && rm -rf /var/lib/apt/lists/*; fi
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts/package.json ./contracts/
COPY --from=build /app/contracts/dist ./contracts/dist
COPY --from=build /app/packages/service-kit/package.json ./packages/service-kit/
COPY --from=build /app/packages/service-kit/dist ./packages/service-kit/dist
COPY --from=build /app/services/${SERVICE} ./services/${SERVICE}
# A new volume takes the owner of the folder that it is mounted on.
RUN mkdir /app/audit-anchors && chown node:node /app/audit-anchors
WORKDIR /app/services/${SERVICE}
USER node
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
