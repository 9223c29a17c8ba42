# One microfrontend: docker build -f infra/docker/remote.Dockerfile --build-arg AREA=portal .
ARG NODE=node:22-bookworm-slim

FROM ${NODE} AS build
ARG AREA
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx tsc -b mf-${AREA} && cd mf-${AREA} \
  && npx rspack build --mode production \
  && if [ -f rspack.ssr.config.mjs ]; then npx rspack build --mode production -c rspack.ssr.config.mjs; fi

FROM nginxinc/nginx-unprivileged:1.29-alpine
ARG AREA
COPY infra/docker/remote.nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/mf-${AREA}/dist /usr/share/nginx/html/dist
COPY --from=build /app/mf-${AREA}/dist-ss[r] /usr/share/nginx/html/dist-ssr
EXPOSE 8080
# The one file that every remote is found by, whichever protocol of federation it speaks.
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/dist/remote.json"]
