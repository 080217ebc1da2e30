# The page, the server and the bots. Tables are in PostgreSQL if DATABASE_URL names one, or else in a file under /data.
FROM node:24-bookworm-slim AS build
WORKDIR /fondaco
COPY . .
RUN npm ci --include=dev && npm run build --workspace @fondaco/web

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4200 METRICS_PORT=9464 FONDACO_DATA=/data MALLOC_ARENA_MAX=1
WORKDIR /fondaco
COPY --from=build --chown=root:root /fondaco /fondaco
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4200 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4200/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A young generation of V8 that is no larger than what a server leaves behind in a moment: by itself it takes 128 MB. The old one is collected
# when it has grown by a fifth: by itself V8 waits until it has grown by half or more. One thread helps with that.
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--v8-pool-size=1", "tools/start.mjs"]
