#!/usr/bin/env bash
# Proves the first start: a fresh clone, only node and npm (and the sh that npm needs) on PATH, an empty npm cache.
# As root it does so as root, as root in a folder that others cannot enter, and as an ordinary user; as anybody else
# it does so as that user. Prints the times of the first and the second start, and fails when anything is left running.
set -euo pipefail
export LC_ALL=C
set -m # each start is a process group of its own, which Ctrl+C is sent to

repository=$(cd "$(dirname "$0")/.." && pwd)
first_start_limit=600
second_start_limit=${SECOND_START_LIMIT:-3}
stop_limit=30
work=$(mktemp -d /tmp/relievo-fresh-XXXXXX)
chmod 755 "$work"
node=$(node -p 'process.execPath')
npm=$(command -v npm)
failures=0
job=

trap 'if [ -n "$job" ]; then kill -KILL -- "-$job" 2>/dev/null || true; fi; rm -rf "$work"' EXIT

mkdir "$work/bin"
ln -s "$node" "$work/bin/node"
ln -s "$(readlink -f "$npm")" "$work/bin/npm"
ln -s "$(command -v sh)" "$work/bin/sh"

fail() {
  echo "  FAILED: $1"
  failures=$((failures + 1))
}

# Tenths of seconds since the moment, in whole numbers, because a shell has no others.
tenths_since() {
  echo $(((${EPOCHREALTIME/./} - ${1/./}) / 100000))
}

seconds() {
  echo "$(($1 / 10)).$(($1 % 10))"
}

# Runs "npm start" in $clone as $user and waits until it says where it runs; sets $job and $taken.
start() {
  local limit=$1 output=$2 began
  local run=(env -i "PATH=$work/bin" "HOME=$home" PORT=0)
  for name in HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS; do
    if [ -n "${!name:-}" ]; then run+=("$name=${!name}"); fi
  done
  if [ -n "$user" ]; then run=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups "${run[@]}"); fi
  began=$EPOCHREALTIME
  : >"$output"
  (cd "$clone" && exec "${run[@]}" npm start) >"$output" 2>&1 </dev/null &
  job=$!
  disown "$job" # its end is no news of the shell's
  until grep -q 'Relievo runs at' "$output"; do
    if ! kill -0 "$job" 2>/dev/null || [ "$(tenths_since "$began")" -ge $((limit * 10)) ]; then
      fail "it did not start within $limit s"
      cat "$output"
      return 1
    fi
    sleep 0.1
  done
  taken=$(tenths_since "$began")
}

# What all of its processes have in their command: the clone, or the place of its database when that lies outside.
learn_place() {
  place=$("$node" -p "JSON.parse(require('fs').readFileSync('$clone/data/postgres.json')).place")
  case $place in
    /*) pattern="$clone|$place" ;;
    *) pattern=$clone ;;
  esac
}

leftovers() {
  pgrep -f -a "$pattern" || true
}

expect_nothing_left() {
  local after=$1 left began
  began=$EPOCHREALTIME
  while left=$(leftovers) && [ -n "$left" ]; do
    if [ "$(tenths_since "$began")" -ge $((stop_limit * 10)) ]; then
      fail "still running after $after: $left"
      leftovers | cut -d" " -f1 | xargs -r kill -KILL || true
      return
    fi
    sleep 0.1
  done
  echo "  nothing is left running after $after ($(seconds "$(tenths_since "$began")") s)"
}

prove() {
  local title=$1
  user=$2 clone=$3
  home=$work/home-$(basename "$clone")
  echo "$title"
  git clone --quiet "$repository" "$clone"
  mkdir "$home"
  if [ -n "$user" ]; then chown -R "$user" "$clone" "$home"; fi

  start "$first_start_limit" "$work/first.log" || return 0
  learn_place
  echo "  first start:  $(seconds "$taken") s"
  local url
  url=$(sed -n 's/.*Relievo runs at \([^ ]*\).*/\1/p' "$work/first.log")
  "$node" -e "fetch('$url/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))" ||
    fail "$url/api/health does not answer"
  kill -INT -- "-$job"
  expect_nothing_left 'Ctrl+C'

  start 120 "$work/second.log" || return 0
  echo "  second start: $(seconds "$taken") s"
  [ "$taken" -lt $((second_start_limit * 10)) ] ||
    fail "the second start took longer than $second_start_limit s"
  kill -KILL "$job"
  expect_nothing_left 'kill -9 of npm'
  job=

  case $place in /*) rm -rf "$place" ;; esac
}

if [ "$(id -u)" = 0 ]; then
  prove 'As root:' '' "$work/root"
  mkdir -m 700 "$work/closed"
  prove 'As root, in a folder that others cannot enter:' '' "$work/closed/clone"
  prove 'As an ordinary user (nobody):' nobody "$work/user"
else
  prove "As $(id -un):" '' "$work/user"
fi

if [ "$failures" -gt 0 ]; then
  echo "$failures failed"
  exit 1
fi
echo 'Every start went well.'
