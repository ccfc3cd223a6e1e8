#!/bin/bash
# Stands for systemd in the tests of demo/server/deploy/update.sh: starts and stops the real server as its own user, with
# the settings of the file. Its caller sets HOST_FOLDER, SERVER_UID and the DEPLOY_… variables.
set -u
pid_file=$HOST_FOLDER/server.pid
is_running() { [ -f "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; }
printf '%s\n' "$*" >>"$HOST_FOLDER/systemctl.log"
case "$1 ${*: -1}" in
'show parvis') echo "$DEPLOY_BUILDS/current" ;;
'is-active parvis') if is_running; then echo active; elif [ -f "$pid_file" ]; then echo failed; else echo inactive; fi ;;
'is-active parvis-backup.service') cat "$HOST_FOLDER/backup-state" 2>/dev/null || echo inactive ;;
'start parvis')
  if is_running; then exit 0; fi
  # The unit's AssertPathExists=.
  [ ! -e "$DEPLOY_STATE/returning" ] || exit 1
  mapfile -t settings < <(grep '^[A-Z]' "$DEPLOY_ENV")
  cd "$DEPLOY_BUILDS/current" || exit 1
  setsid setpriv --reuid="$SERVER_UID" --regid="$SERVER_UID" --clear-groups -- \
    env -i PATH="$PATH" HOME=/ "${settings[@]}" node dist/server/main.js >>"$HOST_FOLDER/server.log" 2>&1 </dev/null &
  echo $! >"$pid_file"
  ;;
'stop parvis')
  if is_running; then
    kill -TERM "$(cat "$pid_file")"
    while is_running; do sleep 0.05; done
  fi
  rm -f "$pid_file"
  ;;
daemon-reload*) ;;
'enable '*) exec bash "$0" start parvis ;;
*) exit 2 ;;
esac
