# The site as a container: `docker build -t docs . && docker run -p 8080:8080 docs`, then http://localhost:8080.
# nginx runs without root, answers by the rules that the build wrote, and writes to /tmp only, so that the container can
# be run with --read-only --tmpfs /tmp.

# Debian, with git: pages say when they were last changed.
FROM node:24 AS build
WORKDIR /site
# The path below which the site is published, such as /docs-site/.
ARG SITE_BASE=/
ENV SITE_BASE=$SITE_BASE
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
# The trust lists in data/trust-lists are built in: run `npm run trust:update` first if the build calls them old.
COPY . .
RUN npm run build
RUN sh container/prepare.sh dist /image

FROM nginx:stable-alpine
COPY container/nginx.conf /etc/nginx/nginx.conf
COPY container/start.sh /usr/local/bin/start-site
COPY --from=build /image/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /image/site /srv/site
USER nginx
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT []
CMD ["sh", "/usr/local/bin/start-site"]
