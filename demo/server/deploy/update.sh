#!/bin/bash
# Updates Parvis on its host and goes back, for an installation under systemd. docs/OPERATIONS.md, «Upgrade», shows how
# it is set up. Install it where only root writes: install -m 755 demo/server/deploy/update.sh /usr/local/sbin/parvis-update
#
#   parvis-update update [VERSION]       to the newest version (the highest tag v1.2.3), or to a tag, branch or commit
#   parvis-update back [--data] [--yes]  to the version before; asks first. --data: the data of the copy even if the tables
#                                        are the same; --yes: without a question
#
# Fetching, installing and building run as the owner of /opt/parvis, everything that touches the data as the owner of
# PARVIS_DATA. Root only reads the settings, switches the unit and keeps a note of the current step.
#
#   /opt/parvis/source.git   a bare clone; its remote «origin» is where versions come from
#   /opt/parvis/builds/      one folder per version: the day and the number of its commit
#   /opt/parvis/current      the link that the unit starts; «previous» is where `back` leads
#   PARVIS_DATA/sauvegardes/ avant-VERSION.backup: the data before that version; apres-VERSION.backup: before going back

# Texts have the apostrophes of French, and what is in single quotes is meant for other programs.
# shellcheck disable=SC1112,SC2016
set -uo pipefail
export LC_ALL=C.UTF-8

BUILDS=${DEPLOY_BUILDS:-/opt/parvis}
ENV_FILE=${DEPLOY_ENV:-/etc/parvis.env}
UNIT=${DEPLOY_UNIT:-parvis}
# parvis.service doesn't start while STATE/returning exists.
STATE=${DEPLOY_STATE:-/var/lib/parvis-update}
LOCK=${DEPLOY_LOCK:-/run/parvis-update.lock}
# Seconds until a started server must be ready. A large database needs some of them for its tables.
WAIT=${DEPLOY_WAIT:-300}
BUILD_MB=1000
RESERVE_MB=300

LOG=$STATE/update.log
# What the end of this script has to put right: nothing, or a server that it stopped.
STEP=
TRIAL=

say() { printf '%s\n' "$*"; }
die() {
  printf '%s\n' "$*" >&2
  exit 1
}
# The last lines of the log, for the operator to see why.
show_log() { tail -n "${1:-8}" "$LOG" 2>/dev/null | sed 's/^/  | /' >&2; }

# --- Settings -------------------------------------------------------------------------------------------------------

# Prints the settings as lines of shell, read from the file by the rules of systemd.
read_settings() {
  node - "$ENV_FILE" <<'JS'
const text = require('node:fs').readFileSync(process.argv[2], 'utf8');
const found = new Map();
let state = 'start', key = '', value = '', kept = 0;
const store = () => {
  const name = key.trimEnd();
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) found.set(name, value);
  state = 'start'; key = value = ''; kept = 0;
};
const add = (c, isBlank = false) => { value += c; if (!isBlank) kept = value.length; };
const blank = (c) => c === ' ' || c === '\t' || c === '\r';
for (const c of text) {
  if (state === 'start') {
    if (c === '#' || c === ';') state = 'comment';
    else if (c !== '\n' && !blank(c)) { key = c; state = 'key'; }
  } else if (state === 'key') {
    if (c === '\n') { key = ''; state = 'start'; } else if (c === '=') state = 'before'; else key += c;
  } else if (state === 'before') {
    if (c === '\n') store();
    else if (c === "'") state = 'single';
    else if (c === '"') state = 'double';
    else if (c === '\\') state = 'escape';
    else if (!blank(c)) { add(c); state = 'plain'; }
  } else if (state === 'plain') {
    if (c === '\n') { value = value.slice(0, kept); store(); } else if (c === '\\') state = 'escape'; else add(c, blank(c));
  } else if (state === 'escape') { if (c !== '\n') add(c); state = 'plain'; }
  else if (state === 'single') { if (c === "'") state = 'before'; else add(c); }
  else if (state === 'double') { if (c === '"') state = 'before'; else if (c === '\\') state = 'quoted'; else add(c); }
  else if (state === 'quoted') { if ('"\\`$'.includes(c)) add(c); else if (c !== '\n') add(`\\${c}`); state = 'double'; }
  else if (state === 'comment') { if (c === '\\') state = 'skip'; else if (c === '\n') state = 'start'; }
  else if (state === 'skip') state = 'comment';
}
if (state === 'plain') value = value.slice(0, kept);
if (!['start', 'key', 'comment', 'skip'].includes(state)) store();
for (const [name, text] of found) console.log(`export ${name}='${text.replaceAll("'", "'\\''")}'`);
JS
}

# Takes the settings from the file alone, not from root's own environment.
load_settings() {
  unset DATABASE_URL HOST PORT TZ "${!PARVIS_@}"
  eval "$SETTINGS"
}

# The value of one setting, without the others in this shell.
setting() (
  load_settings
  printf '%s' "${!1:-}"
)

# --- Users ----------------------------------------------------------------------------------------------------------

# become USER GROUP COMMAND… : ends with this script, however that ends. The lock's descriptor (9) stays here.
become() {
  local groups=--init-groups
  getent passwd "$1" >/dev/null || groups=--clear-groups
  exec setpriv --pdeathsig=KILL --reuid="$1" --regid="$2" "$groups" -- "${@:3}" 9>&-
}

as_builder() (
  cd "$BUILDS" || exit 1
  HOME=$BUILDS become "$BUILD_UID" "$BUILD_GID" "$@"
)

# become_server FOLDER COMMAND… : the same as the owner of the data. NAME=value before the command changes a setting.
become_server() {
  load_settings
  cd "$1" || exit 1
  shift
  umask 077
  HOME=$DATA become "$DATA_UID" "$DATA_GID" env "$@"
}
as_server() (become_server "$@")

# --- Checks ---------------------------------------------------------------------------------------------------------

check_host() {
  [ "$(id -u)" = 0 ] || die "À lancer par root : sudo parvis-update $COMMAND"
  local program
  for program in node npm git setpriv flock systemctl; do
    command -v "$program" >/dev/null || die "Le programme $program n’est pas installé."
  done
  [ -d "$BUILDS/source.git" ] || die "Il n’y a pas de clone $BUILDS/source.git : voir « Upgrade » dans docs/OPERATIONS.md."
  BUILD_UID=$(stat -c %u "$BUILDS") BUILD_GID=$(stat -c %g "$BUILDS")
  [ "$BUILD_UID" != 0 ] || die "$BUILDS appartient à root, et rien ne doit être construit par root : chown -R parvis-build: $BUILDS"
  install -d -m 700 "$STATE" || die "Le dossier $STATE ne peut pas être créé."
}

check_settings() {
  [ -r "$ENV_FILE" ] || die "Le fichier de réglages $ENV_FILE n’existe pas."
  SETTINGS=$(read_settings) || die "Le fichier $ENV_FILE ne peut pas être lu."
  DATA=$(setting PARVIS_DATA)
  [ -n "$DATA" ] || die "PARVIS_DATA manque dans $ENV_FILE. Par exemple : PARVIS_DATA=/var/lib/parvis"
  case $DATA in
  /*) ;;
  *) die "PARVIS_DATA=$DATA est un chemin relatif : chaque version aurait ses propres données. Indiquez un chemin absolu dans $ENV_FILE." ;;
  esac
  DATA=$(realpath -m "$DATA")
  case $DATA/ in
  "$(realpath -m "$BUILDS")"/*) die "PARVIS_DATA=$DATA est dans $BUILDS, qui appartient aux versions du programme. Déplacez les données, par exemple dans /var/lib/parvis." ;;
  esac
  [ "$(setting PARVIS_SAUVEGARDE)" != non ] || die "PARVIS_SAUVEGARDE=non : sans copie, il n’y aurait pas de retour. Enlevez ce réglage de $ENV_FILE."
  [ -d "$DATA" ] || die "Le dossier $DATA n’existe pas : install -d -o parvis -g parvis -m 700 $DATA"
  DATA_UID=$(stat -c %u "$DATA") DATA_GID=$(stat -c %g "$DATA")
  [ "$DATA_UID" != 0 ] || die "$DATA appartient à root : chown -R parvis:parvis $DATA"
  DATABASE=$(setting DATABASE_URL)
  PORT=$(setting PORT)
  [ "$PORT" != 0 ] || die "PORT=0 : l’adresse du serveur n’est pas connue d’avance. Indiquez un port dans $ENV_FILE."
  HOST=$(setting HOST)
  case ${HOST:=127.0.0.1} in 0.0.0.0 | '::') HOST=127.0.0.1 ;; esac
  KEPT=$DATA/sauvegardes
}

check_unit() {
  local folder
  folder=$(systemctl show --property=WorkingDirectory --value "$UNIT")
  [ "$folder" = "$BUILDS/current" ] || die "Le service $UNIT démarre dans « ${folder} », et non dans $BUILDS/current : installez demo/server/deploy/parvis.service."
  case $(systemctl is-active "$UNIT-backup.service") in
  activating | active) die "Une sauvegarde est en cours ($UNIT-backup.service). Recommencez quand elle est finie." ;;
  esac
}

take_lock() {
  exec 9>"$LOCK" || die "Le fichier $LOCK ne peut pas être créé."
  flock --nonblock 9 || die "Une autre mise à jour, ou un retour, est en cours : rien n’a été fait."
}

# need_room FOLDER MEGABYTES
need_room() {
  local free
  free=$(df -Pm "$1" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$2" ] || die "Il n’y a pas assez de place dans $1 : il faut $2 Mo, $free Mo sont libres. Rien n’a été changé."
}

is_build() { [[ $1 =~ ^[0-9]{8}-[0-9a-f]{12}$ ]]; }
# The build that a link names; nothing where there is none.
linked() {
  local name
  name=$(basename "$(readlink "$BUILDS/$1" 2>/dev/null)")
  if is_build "$name" && [ -f "$BUILDS/builds/$name/dist/server/main.js" ]; then printf '%s' "$name"; fi
}
# A link is replaced in one step, so there is always one.
link() { as_builder sh -c 'rm -f "$1.new" && ln -s "builds/$2" "$1.new" && mv -T "$1.new" "$1"' sh "$1" "$2"; }

# --- Steps that can be interrupted ------------------------------------------------------------------------------------

# note NAME TEXT
note() { printf '%s\n' "$2" >"$STATE/$1.new" && mv "$STATE/$1.new" "$STATE/$1"; }

remove_trial() { as_server / rm -rf "$DATA/essai"; }

stop_server() {
  WAS=$(systemctl is-active "$UNIT")
  note step "arrêt $WAS" || die "La note $STATE/step ne peut pas être écrite. Rien n’a été changé."
  STEP=stopped
  systemctl stop "$UNIT" 9>&- || die "Le service $UNIT ne s’arrête pas."
}

# Whatever ends this script between stopping and switching: the server that ran before runs again.
on_exit() {
  local code=$?
  trap '' INT TERM HUP
  [ -z "$TRIAL" ] || kill -KILL "$TRIAL" 2>/dev/null
  if [ "$STEP" = stopped ]; then
    remove_trial
    if [ "$WAS" = active ]; then
      if systemctl start "$UNIT" 9>&-; then say 'Le serveur d’avant est redémarré.'; else say "Le serveur d’avant ne redémarre pas : journalctl -u $UNIT"; fi
    fi
    rm -f "$STATE/step"
  fi
  exit "$code"
}

# Puts right what a killed run left.
recover() {
  remove_trial
  [ ! -d "$BUILDS/builds" ] || as_builder sh -c 'rm -rf builds/.part-*'
  if [ -f "$STATE/returning" ]; then
    [ "$COMMAND" = back ] || die "Un retour a été interrompu : parvis-update back le termine. Rien n’a été fait."
    return
  fi
  [ -f "$STATE/step" ] || return
  local step what from
  read -r step what from <"$STATE/step"
  case "$step $what" in
  "bascule $(linked current)")
    ! is_build "$from" || link previous "$from"
    say "Une mise à jour a été interrompue après la bascule : la version $(linked current) est en place. parvis-update back revient à celle d’avant."
    ;;
  "retour $(linked current)")
    as_builder rm -f previous
    say "Un retour a été interrompu après la bascule : la version $(linked current) est en place."
    ;;
  *) say "Une mise à jour ou un retour a été interrompu avant la bascule : rien n’a changé, la version $(linked current) est en place." ;;
  esac
  [ "$what" = inactive ] || systemctl start "$UNIT" 9>&- || die "Le serveur ne démarre pas : journalctl -u $UNIT"
  rm -f "$STATE/step"
}

# --- The server -----------------------------------------------------------------------------------------------------

# Asks a server's health address. Ends with 0 for 200, with 1 for another answer, with 2 without any.
ask() {
  node -e '
    const [host, port, path] = process.argv.slice(1);
    fetch(`http://${host.includes(":") ? `[${host}]` : host}:${port}${path}`, { signal: AbortSignal.timeout(5000) })
      .then((answer) => process.exit(answer.status === 200 ? 0 : 1), () => process.exit(2));
  ' "$1" "$2" "$3" 9>&-
}

# Waits for /readyz. await_ready HOST PORT IS_ALIVE… : the command that says whether the server still runs.
# Sets ANSWERED once it answered anything: then a visitor may have been served.
await_ready() {
  local host=$1 port=$2 end=$((SECONDS + WAIT)) code
  shift 2
  while [ $SECONDS -lt $end ]; do
    ask "$host" "$port" /readyz
    code=$?
    [ $code = 2 ] || ANSWERED=yes
    [ $code != 0 ] || return 0
    "$@" 2>/dev/null || return 1
    sleep 0.5
  done
  printf 'Pas de réponse de /readyz après %s s.\n' "$WAIT" >>"$LOG"
  return 1
}

is_active() { [ "$(systemctl is-active "$UNIT")" = active ]; }

start_server() {
  ANSWERED=
  systemctl start "$UNIT" 9>&- && await_ready "$HOST" "${PORT:-4173}" is_active
}

# --- Fetch and build ------------------------------------------------------------------------------------------------

fetch() {
  say 'Recherche de la version…'
  as_builder git --git-dir=source.git fetch --quiet --prune --tags origin '+refs/heads/*:refs/heads/*' >>"$LOG" 2>&1 || {
    show_log
    die 'Les versions ne peuvent pas être cherchées. Rien n’a été changé.'
  }
  WANTED=${WANTED:-$(as_builder git --git-dir=source.git tag --list 'v[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | grep -v -- - | head -n 1)}
  [ -n "$WANTED" ] || die 'Il n’y a pas de version (v1.2.3) dans le dépôt. Nommez une branche ou un commit : parvis-update update main'
  COMMIT=$(as_builder git --git-dir=source.git rev-parse --verify --quiet --end-of-options "$WANTED^{commit}") ||
    die "La version « ${WANTED} » n’existe pas dans le dépôt. Rien n’a été changé."
  NEW=$(as_builder git --git-dir=source.git show --no-patch --format=%cd --date=format:%Y%m%d "$COMMIT")-${COMMIT:0:12}
  is_build "$NEW" || die "La version « ${WANTED} » ne peut pas être lue. Rien n’a été changé."
}

build() {
  if [ -f "$BUILDS/builds/$NEW/dist/server/update.js" ]; then
    say "La version $WANTED ($NEW) est déjà construite."
    return
  fi
  need_room "$BUILDS" "$BUILD_MB"
  say "Construction de $WANTED ($NEW), quelques minutes ; le serveur continue…"
  # The folder gets its name once it is complete.
  as_builder bash -c '
    set -e -o pipefail
    umask 022
    part=builds/.part-$1
    rm -rf "builds/$1"
    mkdir -p "$part"
    git --git-dir=source.git archive "$2" | tar -x -C "$part"
    (cd "$part" && npm ci --no-audit --no-fund && npm run build -- --only=cdn,demo,server)
    for file in main data update; do test -s "$part/dist/server/$file.js"; done
    mv "$part" "builds/$1"
  ' bash "$NEW" "$COMMIT" >>"$LOG" 2>&1 && return
  as_builder sh -c 'rm -rf builds/.part-*'
  show_log 15
  die "La version $WANTED n’a pas pu être construite (tout : $LOG). Le serveur n’a pas été touché."
}

# --- Copy and trial ---------------------------------------------------------------------------------------------------

has_data() { [ -n "$DATABASE" ] || [ -d "$DATA/pg" ]; }
copy_of() { printf '%s/avant-%s.backup' "$KEPT" "$1"; }
# What a backup says in its first line: the version of its tables.
tables_of_copy() { as_server / zcat "$1" 2>/dev/null | head -n 1 | cut -d '"' -f 4; }
tables_now() { as_server "$BUILDS/builds/$1" node dist/server/update.js tables 2>>"$LOG"; }

# save BUILD FILE: a backup by that build, which knows the tables. A build that refuses sample data lists --demo.
save() {
  local demo=() usage
  usage=$(as_server "$BUILDS/builds/$1" node dist/server/data.js 2>&1)
  [[ $usage != *--demo* ]] || demo=(--demo)
  as_server / mkdir -p "$KEPT" &&
    as_server "$BUILDS/builds/$1" node dist/server/data.js backup "$2" --force "${demo[@]}" >>"$LOG" 2>&1 &&
    forget "$2"
}
# A copy on the disk of the data is no backup: the server, which tells that backups are late, doesn't count it.
forget() {
  as_server / sh -c 'if [ -f "$2" ]; then grep -vF "\"$1\"" "$2" >"$2.new"; mv "$2.new" "$2"; fi' sh "$1" "$KEPT/faites.jsonl"
}

# Reads the copy back with the new version and starts it on that, where no user can reach it. The data themselves are not
# touched, and there is no mail in the copy and no mail server in the settings.
try_new() {
  local port
  say "Essai de la nouvelle version${COPY:+ sur la copie}, à une autre adresse…"
  local settings=(DATABASE_URL= PARVIS_DATA="$DATA/essai" PARVIS_SMTP= PARVIS_MAILS= PARVIS_DEMO=0 HOST=127.0.0.1 PARVIS_LOG=off PARVIS_GRACE=1)
  remove_trial
  as_server / mkdir "$DATA/essai" || return 1
  if [ -n "$COPY" ]; then
    as_server "$BUILDS/builds/$NEW" "${settings[@]}" node dist/server/data.js restore "$COPY" >>"$LOG" 2>&1 || return 1
  fi
  port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
  # This process becomes the server itself, so it ends with this script however that ends.
  become_server "$BUILDS/builds/$NEW" "${settings[@]}" PORT="$port" node dist/server/main.js >>"$LOG" 2>&1 &
  TRIAL=$!
  local result=0
  await_ready 127.0.0.1 "$port" kill -0 "$TRIAL" || result=1
  kill -TERM "$TRIAL" 2>/dev/null
  wait "$TRIAL" 2>/dev/null
  TRIAL=
  remove_trial
  return $result
}

# --- Update -----------------------------------------------------------------------------------------------------------

# Keeps this version and the one before, each with the copies that belong to it.
tidy() {
  local path name
  for path in "$BUILDS"/builds/*; do
    name=$(basename "$path")
    [ "$name" = "$NEW" ] || [ "$name" = "$OLD" ] || as_builder rm -rf "builds/$name"
  done
  for path in "$KEPT"/avant-*.backup "$KEPT"/apres-*.backup; do
    name=$(basename "$path" .backup)
    case ${name#*-} in "$NEW" | "$OLD" | '*') ;; *) as_server / rm -f "$path" ;; esac
  done
}

# return_folder FOLDER: the folder that the start of the new version copied before it changed the tables. Nothing was
# stored since, and unlike a backup it has the sessions and the waiting mails.
return_folder() {
  as_server / sh -c 'rm -rf "$1/retour" && mkdir "$1/retour" && mv "$2" "$1/retour/pg"' sh "$DATA" "$1" &&
    note returning "3 $NEW $OLD" && return_data "$NEW" "$OLD" 3
}

# The new version ended without an answer: back to the one before, with the data as they were.
return_by_itself() {
  [ -n "$OLD" ] || die "La version $WANTED ne démarre pas, et il n’y en a pas d’avant : journalctl -u $UNIT"
  systemctl stop "$UNIT" 9>&-
  local tables LOST=
  tables=$(tables_of_copy "$COPY")
  if [ -n "$COPY" ] && [ "$(tables_now "$NEW")" != "$tables" ]; then
    as_server "$BUILDS/builds/$NEW" node dist/server/update.js written "$COPY" >>"$LOG" 2>&1 ||
      die "La version $WANTED ne démarre pas, et ce qui a été enregistré depuis la copie est à regarder. Le serveur est arrêté. Pour revenir : parvis-update back"
    local folder=$KEPT/pg-$tables
    if [ -z "$DATABASE" ] && as_server / test "$folder" -nt "$COPY"; then
      (return_folder "$folder")
    else
      LOST=' Mais chacun doit se reconnecter, les messages en attente ne partiront pas, les adresses d’agenda sont à refaire.'
      (return_data "$NEW" "$OLD")
    fi || die "Le serveur est arrêté. Pour revenir à la version d’avant : parvis-update back"
  fi
  link current "$OLD" || die "Le lien $BUILDS/current ne peut pas être changé. Le serveur est arrêté."
  if [ -n "$BEFORE" ]; then link previous "$BEFORE"; else as_builder rm -f previous; fi
  rm -f "$STATE/step"
  start_server || die "Ni la version $WANTED ni celle d’avant ne démarrent : journalctl -u $UNIT"
  die "La version $WANTED ne démarre pas ici : elle n’a jamais répondu, personne n’avait été servi. La version d’avant ($OLD) est en place, et rien de ce qui était enregistré n’est perdu.$LOST"
}

update() {
  : >"$LOG" || die "Le journal $LOG ne peut pas être écrit."
  OLD=$(linked current) BEFORE=$(linked previous)
  fetch
  if [ "$NEW" = "$OLD" ]; then
    say "La version $WANTED ($NEW) est déjà en place."
    return
  fi
  build
  local size=0
  [ ! -d "$DATA/pg" ] || size=$(du -sm "$DATA/pg" | cut -f 1)
  need_room "$DATA" $((2 * size + RESERVE_MB))
  COPY=
  say 'Arrêt du serveur…'
  stop_server
  local tables=
  if has_data; then
    tables=$(tables_now "$NEW") || {
      show_log
      die 'Les données ne peuvent pas être lues, donc il n’y aurait pas de copie. Rien n’a été changé.'
    }
  fi
  if [ -n "$tables" ]; then
    COPY=$(copy_of "$NEW")
    say 'Copie des données…'
    save "${OLD:-$NEW}" "$COPY" || {
      show_log
      die "La copie n’a pas pu être faite (place libre : $(df -Pm "$DATA" | awk 'NR == 2 { print $4 }') Mo dans $DATA). Rien n’a été changé."
    }
  fi
  try_new || {
    show_log
    die "La version $WANTED ne démarre pas sur la copie des données (tout : $LOG). Elle n’a pas été mise en place, les données n’ont pas été touchées."
  }
  say 'Bascule…'
  { note step "bascule $NEW $OLD" && link current "$NEW"; } || die "Le lien $BUILDS/current ne peut pas être changé. Rien n’a été changé."
  STEP=
  [ -z "$OLD" ] || link previous "$OLD"
  say 'Démarrage de la nouvelle version…'
  if ! start_server; then
    [ -n "$ANSWERED" ] || return_by_itself
    die "La version $WANTED est en place mais n’est pas prête après $WAIT s : journalctl -u $UNIT. Des personnes peuvent avoir été servies, donc rien n’est défait sans vous : parvis-update back"
  fi
  rm -f "$STATE/step"
  tidy
  say "La version $WANTED ($NEW) est en place et répond."
  [ -z "$COPY" ] || say "Copie des données d’avant : $COPY"
  [ -z "$OLD" ] || say 'Pour revenir à la version d’avant : parvis-update back'
  cmp -s "$0" "$BUILDS/current/demo/server/deploy/update.sh" ||
    say "Ce programme a changé lui aussi : install -m 755 $BUILDS/current/demo/server/deploy/update.sh $0"
}

# --- Going back -------------------------------------------------------------------------------------------------------

# return_data FROM TO: puts the copy from before FROM in the place of the data. What is there now is kept in a file first.
# Killed at any point, it is finished by `back`; until then the unit doesn't start.
return_data() {
  local from=$1 to=$2 stage=${3:-1} copy after
  copy=$(copy_of "$from") after=$KEPT/apres-$from.backup
  if [ "$stage" = 1 ]; then
    say 'Mise de côté des données actuelles…'
    note returning "1 $from $to" || die "La note $STATE/returning ne peut pas être écrite. Rien n’a été changé."
    save "$from" "$after" || {
      rm -f "$STATE/returning"
      show_log
      die 'Les données actuelles n’ont pas pu être mises de côté. Rien n’a été changé.'
    }
  fi
  say 'Remise en place de la copie…'
  if [ -n "$DATABASE" ]; then
    note returning "2 $from $to"
    STEP=
    { as_server "$BUILDS/builds/$from" node dist/server/update.js empty &&
      as_server "$BUILDS/builds/$to" node dist/server/data.js restore "$copy" --force; } >>"$LOG" 2>&1 || {
      show_log
      die "La copie n’a pas pu être restaurée, le serveur reste arrêté. Les données sont dans $copy (avant) et $after (maintenant). Écartez la cause, puis : parvis-update back"
    }
  else
    if [ "$stage" != 3 ]; then
      note returning "2 $from $to"
      # People who were erased since stay erased: the list is beside the database.
      { as_server / sh -c 'rm -rf "$1/retour" && mkdir "$1/retour" && if [ -f "$1/effacements.jsonl" ]; then cp "$1/effacements.jsonl" "$1/retour/"; fi' sh "$DATA" &&
        as_server "$BUILDS/builds/$to" PARVIS_DATA="$DATA/retour" node dist/server/data.js restore "$copy"; } >>"$LOG" 2>&1 || {
        as_server / rm -rf "$DATA/retour"
        rm -f "$STATE/returning"
        show_log
        die 'La copie n’a pas pu être relue. Rien n’a été changé.'
      }
      note returning "3 $from $to" || die "La note $STATE/returning ne peut pas être écrite. Rien n’a été changé."
    fi
    STEP=
    as_server / sh -c 'cd "$1" && if [ -d retour/pg ]; then if [ -d pg ]; then mv pg retour/pg.ancien; fi; mv retour/pg pg; fi && rm -rf retour' sh "$DATA" ||
      die "Les dossiers de $DATA n’ont pas pu être échangés, le serveur reste arrêté. Écartez la cause, puis : parvis-update back"
  fi
  link current "$to" || die "Le lien $BUILDS/current ne peut pas être changé, le serveur reste arrêté. Écartez la cause, puis : parvis-update back"
  rm -f "$STATE/returning"
}

confirm() {
  [ -z "$YES" ] || return 0
  printf '%s [oui/non] ' "$1"
  local answer=
  read -r -t 600 answer
  [ "$answer" = oui ] || die 'Rien n’a été changé.'
}

finish_back() {
  as_builder rm -f previous
  STEP=
  rm -f "$STATE/step"
  start_server || die "La version $1 est en place mais ne démarre pas : journalctl -u $UNIT"
  say "La version $1 est en place et répond."
}

back() {
  : >"$LOG" || die "Le journal $LOG ne peut pas être écrit."
  if [ -f "$STATE/returning" ]; then
    local stage from to
    read -r stage from to <"$STATE/returning"
    { is_build "$from" && is_build "$to"; } || die "La note $STATE/returning ne peut pas être lue."
    say 'Un retour a été interrompu : il est terminé maintenant…'
    systemctl stop "$UNIT" 9>&-
    # Until the data are exchanged, a failure starts the version that is there.
    [ "$stage" = 3 ] || { [ "$stage" = 2 ] && [ -n "$DATABASE" ]; } || WAS=active STEP=stopped
    return_data "$from" "$to" "$stage"
    finish_back "$to"
    say "Les données d’avant le retour sont dans $KEPT/apres-$from.backup jusqu’à la prochaine mise à jour."
    return
  fi
  OLD=$(linked current)
  local previous code
  previous=$(linked previous)
  [ -n "$previous" ] || die 'Il n’y a pas de version d’avant à laquelle revenir.'
  COPY=$(copy_of "$OLD")
  as_server / test -f "$COPY" || die "La copie $COPY manque : sans elle, le retour n’est pas sûr. Rien n’a été changé."
  say 'Arrêt du serveur, pour compter ce qui a été enregistré…'
  stop_server
  as_server "$BUILDS/builds/$OLD" node dist/server/update.js written "$COPY" 2>>"$LOG"
  code=$?
  [ $code = 0 ] || [ $code = 10 ] || {
    show_log
    die 'Ce qui a été enregistré depuis la copie ne peut pas être compté. Rien n’a été changé.'
  }
  if [ -z "$WITH_DATA" ] && [ "$(tables_now "$OLD")" = "$(tables_of_copy "$COPY")" ]; then
    say 'Les tables sont les mêmes dans les deux versions : toutes les données restent, rien n’est perdu.'
    confirm "Revenir à la version $previous ?"
    say 'Bascule…'
    { note step "retour $previous" && link current "$previous"; } || die "Le lien $BUILDS/current ne peut pas être changé. Rien n’a été changé."
    finish_back "$previous"
    return
  fi
  [ $code = 0 ] || say "Cela ne sera plus dans Parvis après le retour ; un fichier le garde : $KEPT/apres-$OLD.backup"
  say 'Chacun devra se reconnecter, les messages en attente ne partiront pas, les adresses d’agenda sont à refaire.'
  confirm "Revenir à la version $previous et aux données de la copie ?"
  note step "retour $previous" || die "La note $STATE/step ne peut pas être écrite. Rien n’a été changé."
  return_data "$OLD" "$previous"
  finish_back "$previous"
  say "Les données d’avant le retour sont dans $KEPT/apres-$OLD.backup jusqu’à la prochaine mise à jour."
}

# --- Command line -----------------------------------------------------------------------------------------------------

usage() { die 'parvis-update update [VERSION]
parvis-update back [--data] [--yes]'; }

COMMAND=${1:-} WANTED='' WITH_DATA='' YES='' WAS=''
[ $# -eq 0 ] || shift
for argument in "$@"; do
  case $COMMAND:$argument in
  back:--data) WITH_DATA=yes ;;
  back:--yes) YES=yes ;;
  update:-*) usage ;;
  update:*)
    [ -z "$WANTED" ] || usage
    WANTED=$argument
    ;;
  *) usage ;;
  esac
done
case $COMMAND in update | back) ;; *) usage ;; esac

check_host
take_lock
check_settings
check_unit
trap on_exit EXIT
trap 'exit 130' INT TERM HUP
recover
"$COMMAND"
