"""A small back end for Parvis: members with groups and tags, events and forms, in one file, with Python's own library only.

    python3 backend.py members.db 8080 https://www.example.org

The arguments are the database (made when it is missing), the port, and the origins whose pages may call. The first
account comes from PARVIS_EMAIL and PARVIS_PASSWORD. It listens on this machine only: put a server with TLS before it.
docs/BACKEND.md says what each answer must have.
"""
import hashlib, hmac, json, os, re, secrets, sqlite3, sys, time, unicodedata
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

TEXTS = ("nom", "prenom", "genre", "situation_matrimoniale", "date_naissance", "email", "telephone", "adresse",
         "ville", "profession", "nationalite")
BODY_MAX = 1_000_000
SESSION_SECONDS = 12 * 3600
db = sqlite3.connect(sys.argv[1], check_same_thread=False, isolation_level=None)
db.row_factory = sqlite3.Row
db.create_function("fold", 1, lambda text: unicodedata.normalize("NFD", text or "").encode("ascii", "ignore").decode().lower(), deterministic=True)
db.executescript(f"""
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS accounts (id INTEGER PRIMARY KEY, email TEXT UNIQUE, salt BLOB, hash BLOB);
  CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, account INTEGER REFERENCES accounts, expires REAL);
  CREATE TABLE IF NOT EXISTS groupes (id INTEGER PRIMARY KEY, nom TEXT UNIQUE NOT NULL, description TEXT, color TEXT);
  CREATE TABLE IF NOT EXISTS tags (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL);
  CREATE TABLE IF NOT EXISTS membres (id INTEGER PRIMARY KEY, {" TEXT, ".join(TEXTS)} TEXT, date_inscription TEXT,
    groupe INTEGER REFERENCES groupes ON DELETE SET NULL);
  CREATE TABLE IF NOT EXISTS tagged (membre INTEGER REFERENCES membres ON DELETE CASCADE,
    tag INTEGER REFERENCES tags ON DELETE CASCADE, PRIMARY KEY (membre, tag));
  CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, date TEXT, nom_evenement TEXT, content TEXT);
  CREATE TABLE IF NOT EXISTS roles (id INTEGER PRIMARY KEY, libelle TEXT UNIQUE NOT NULL);
  CREATE TABLE IF NOT EXISTS intervenants (id INTEGER PRIMARY KEY, nom TEXT NOT NULL, prenom TEXT);
  CREATE TABLE IF NOT EXISTS assignments (id INTEGER PRIMARY KEY, evenement INTEGER NOT NULL REFERENCES events ON DELETE CASCADE,
    intervenant INTEGER NOT NULL REFERENCES intervenants ON DELETE CASCADE, role INTEGER NOT NULL REFERENCES roles ON DELETE CASCADE, donnees TEXT);
  CREATE TABLE IF NOT EXISTS formulaires (id INTEGER PRIMARY KEY, identifiant TEXT UNIQUE, nom_du_formulaire TEXT, created_at TEXT, content TEXT);
""")


class Refused(Exception):
    """A status, and the sentence that the user reads."""

    def __init__(self, status, message, errors=None):
        self.status, self.body = status, {"success": False, "message": message, **({"errors": errors} if errors else {})}


def rows(sql, *values): return [dict(row) for row in db.execute(sql, values)]
def scrypt(password, salt): return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)
def digest(token): return hashlib.sha256(token.encode()).hexdigest()


def login(call):
    account = next(iter(rows("SELECT * FROM accounts WHERE email = ?", text_of(call.body, "email"))), None)
    given = scrypt(text_of(call.body, "password"), account["salt"] if account else b"0" * 16)
    if not account or not hmac.compare_digest(given, account["hash"]):
        raise Refused(401, "Adresse e-mail ou mot de passe incorrect.")
    token = secrets.token_urlsafe(32)
    db.execute("INSERT INTO sessions VALUES (?, ?, ?)", (digest(token), account["id"], time.time() + SESSION_SECONDS))
    return {"token": token, "data": {"user": user_of(account)}}


def logout(call):
    db.execute("DELETE FROM sessions WHERE hash = ?", (digest(call.token),))
    return {"success": True}


def user_of(account): return {"id": account["id"], "name": account["email"], "email": account["email"]}


def text_of(body, key, limit=255):
    value = body.get(key)
    if value is None: return ""
    if not isinstance(value, str) or len(value) > limit: raise Refused(422, "Valeur refusée.", {key: "Texte trop long ou mal formé."})
    return value.strip()


def member_of(row):
    """A member as Parvis reads it: group and tags are objects."""
    groupe = rows("SELECT * FROM groupes WHERE id = ?", row.pop("groupe"))
    tags = rows("SELECT tags.* FROM tags JOIN tagged ON tag = id WHERE membre = ? ORDER BY name", row["id"])
    return {**row, "groupe_actuel": groupe[0] if groupe else None, "departement_actuel": None, "etape_actuelle": [], "tags": tags, "enfants": [], "conjoint": None}


def members(call):
    """One page. Every word of the search must match; any of the chosen groups, and any of the chosen tags."""
    size, page = min(call.number("page_size", 10), 500), call.number("page", 1)
    where, values = ["1"], []
    for word in call.text("search").split():
        where.append("(instr(fold(nom), fold(?)) OR instr(fold(prenom), fold(?)) OR instr(fold(email), fold(?)))")
        values += [word] * 3
    for key, sql in (("groupes", "groupe IN (%s)"), ("tags", "id IN (SELECT membre FROM tagged WHERE tag IN (%s))"), ("etapes", "0 AND 0 IN (%s)")):
        if ids := call.query.get(f"{key}[]"):
            where.append(sql % ",".join("?" * len(ids)))
            values += ids
    found = f"FROM membres WHERE {' AND '.join(where)}"
    count = rows(f"SELECT count(*) n {found}", *values)[0]["n"]
    results = rows(f"SELECT * {found} ORDER BY fold(nom), fold(prenom), id LIMIT ? OFFSET ?", *values, size, (page - 1) * size)
    address = lambda number: f"{call.path}?page={number}" if 1 <= number <= -(-count // size) else None
    return {"count": count, "next": address(page + 1), "previous": address(page - 1), "results": [member_of(row) for row in results]}


def one(table, id):
    found = rows(f"SELECT * FROM {table} WHERE id = ?", id)
    if not found: raise Refused(404, "Cet élément n’existe plus.")
    return found[0]


def save_member(call, id=None):
    values = {key: text_of(call.body, key) for key in TEXTS}
    if not values["nom"]: raise Refused(422, "Le nom est obligatoire.", {"nom": "Ce champ est obligatoire."})
    if id is None:
        marks = ", ".join("?" * (len(TEXTS) + 1))
        id = db.execute(f"INSERT INTO membres ({', '.join(TEXTS)}, date_inscription) VALUES ({marks})", (*values.values(), date.today().isoformat())).lastrowid
    else:
        one("membres", id)
        db.execute(f"UPDATE membres SET {', '.join(f'{key} = ?' for key in TEXTS)} WHERE id = ?", (*values.values(), id))
    return {"success": True, "data": member_of(one("membres", id))}


def save_row(table, keys):
    def save(call, id=None):
        values = {key: text_of(call.body, key) for key in keys}
        if not values[keys[0]]: raise Refused(422, "Le nom est obligatoire.", {keys[0]: "Ce champ est obligatoire."})
        try:
            if id is None:
                id = db.execute(f"INSERT INTO {table} ({', '.join(keys)}) VALUES ({', '.join('?' * len(keys))})", tuple(values.values())).lastrowid
            else:
                db.execute(f"UPDATE {table} SET {', '.join(f'{key} = ?' for key in keys)} WHERE id = ?", (*values.values(), id))
        except sqlite3.IntegrityError:
            raise Refused(422, "Ce nom existe déjà.", {keys[0]: "Ce nom existe déjà."})
        return one(table, id)
    return save


def remove(table):
    def run(call, id):
        one(table, id)
        db.execute(f"DELETE FROM {table} WHERE id = ?", (id,))
        return {"success": True}
    return run


def put_into(sql):
    def run(call, id=None):
        tags = call.body.get("tags_ids", [id])
        for member in call.body["membre_ids"]:
            for tag in tags: db.execute(sql, (int(tag), int(member)))
        return {"success": True}
    return run


def page_of(call, results, usual):
    """A page of a list that is short enough to be read whole."""
    size, number = call.number("page_size", usual), call.number("page", 1)
    last = -(-len(results) // size)
    address = lambda each: f"{call.path}?page={each}" if 1 <= each <= last else None
    return {"count": len(results), "next": address(number + 1), "previous": address(number - 1), "results": results[(number - 1) * size:number * size]}


def required(body, key):
    """A text that may not be empty."""
    value = text_of(body, key)
    if not value: raise Refused(422, "Ce champ est obligatoire.", {key: "Ce champ est obligatoire."})
    return value


EVENT_KEYS = ("nom_evenement", "lieu", "date", "heure_debut", "heure_fin", "is_recurrent", "recurence_data")
FORM_KEYS = ("nom_du_formulaire", "description", "form_extend", "form_static", "champs")


def event_of(row): return {**json.loads(row["content"]), "id": row["id"]}


def events(call):
    """By date. A series belongs to a list that ends after it began: Parvis finds its days itself."""
    start, end = call.text("date_from"), call.text("date_to") or "9999"
    found = [event_of(row) for row in rows("SELECT * FROM events ORDER BY date, id")]
    kept = [each for each in found if each["date"][:10] <= end and (each.get("is_recurrent") or each["date"][:10] >= start)]
    if call.text("is_recurrent"): kept = [each for each in kept if bool(each.get("is_recurrent")) == (call.text("is_recurrent") == "true")]
    search = call.text("search").casefold()
    return page_of(call, [each for each in kept if search in each["nom_evenement"].casefold()], 100)


def event(call, id): return event_of(one("events", id))
def event_name(call): return {"exists": bool(rows("SELECT 1 FROM events WHERE nom_evenement = ?", call.text("nom_evenement")))}


def save_event(call, id=None):
    name, day = required(call.body, "nom_evenement"), required(call.body, "date")
    content = json.dumps({key: call.body.get(key) for key in EVENT_KEYS})
    if id is None: id = db.execute("INSERT INTO events (date, nom_evenement, content) VALUES (?, ?, ?)", (day, name, content)).lastrowid
    else:
        one("events", id)
        db.execute("UPDATE events SET date = ?, nom_evenement = ?, content = ? WHERE id = ?", (day, name, content, id))
    return {"success": True, "data": event(call, id)}


def assignments(call, id):
    one("events", id)
    return [{"id": row["id"], "evenement": id, "intervenant": one("intervenants", row["intervenant"]), "role_intervenant": one("roles", row["role"]), "donnees": json.loads(row["donnees"])}
            for row in rows("SELECT * FROM assignments WHERE evenement = ? ORDER BY id", id)]


def assign(call, id):
    """POST adds one, PUT replaces all. Nothing is written unless every speaker and role exists."""
    one("events", id)
    added = call.body["assignments"] if call.command == "PUT" else [call.body]
    values = [(id, one("intervenants", each["intervenant"])["id"], one("roles", each["role_intervenant"])["id"], json.dumps(each.get("donnees") or {})) for each in added]
    if call.command == "PUT": db.execute("DELETE FROM assignments WHERE evenement = ?", (id,))
    db.executemany("INSERT INTO assignments (evenement, intervenant, role, donnees) VALUES (?, ?, ?, ?)", values)
    return {"success": True}


def all_roles(): return rows("SELECT *, (SELECT count(*) FROM assignments WHERE role = roles.id) evenements_count FROM roles ORDER BY fold(libelle)")
def roles(call): return page_of(call, all_roles(), 10)
def used_roles(call): return sorted(all_roles(), key=lambda role: -role["evenements_count"])[:call.number("limit", 10)]


def speakers(call):
    """Exact matches of «first name last name» come first."""
    search = call.text("search").casefold()
    named = [(f"{row['prenom']} {row['nom']}".strip().casefold(), row) for row in rows("SELECT * FROM intervenants ORDER BY fold(nom), fold(prenom)")]
    return page_of(call, [row for name, row in sorted(named, key=lambda pair: pair[0] != search) if search in name], 10)


def form_of(row): return {**json.loads(row["content"]), "id": row["id"], "identifiant": row["identifiant"], "created_at": row["created_at"]}
def forms(call): return page_of(call, [form_of(row) for row in rows("SELECT * FROM formulaires ORDER BY created_at, id")], 5)
def form(call, id): return form_of(one("formulaires", id))


def save_form(call, id=None):
    name = required(call.body, "nom_du_formulaire")
    content = {key: call.body.get(key) for key in FORM_KEYS}
    content["champs"] = [{**each, "id": at + 1} for at, each in enumerate(content["champs"])]
    if id is None:
        values = (secrets.token_hex(6), name, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), json.dumps(content))
        id = db.execute("INSERT INTO formulaires (identifiant, nom_du_formulaire, created_at, content) VALUES (?, ?, ?, ?)", values).lastrowid
    else:
        one("formulaires", id)
        db.execute("UPDATE formulaires SET nom_du_formulaire = ?, content = ? WHERE id = ?", (name, json.dumps(content), id))
    return {"success": True, "data": form(call, id)}


def groups(call): return {"groupes": rows("SELECT *, (SELECT count(*) FROM membres WHERE groupe = groupes.id) membres_count FROM groupes ORDER BY nom")}
def tags(call): return rows("SELECT * FROM tags ORDER BY name")
def member(call, id): return member_of(one("membres", id))
def people(call): return [{"id": row["id"], "name": f"{row['nom']} {row['prenom']}".strip(), "email": row["email"]} for row in rows("SELECT * FROM membres ORDER BY fold(nom), fold(prenom)")]
def group_members(call, id): return {"membres": [member_of(row) for row in rows("SELECT * FROM membres WHERE groupe = ?", id)]}


CALLS = {
    "POST /api/login": login, "POST /api/logout": logout, "GET /api/verify-token": lambda call: {"user": user_of(call.account)},
    "GET /api/membres/": members, "GET /api/membres/filtres_combines/": members, "GET /api/membres/membres_simples/": people,
    "GET /api/membres/{id}/": member, "GET /api/membres/{id}/membre_avec_relations/": member,
    "POST /api/membres/": save_member, "PUT /api/membres/{id}/": save_member, "DELETE /api/membres/{id}/": remove("membres"),
    "POST /api/membres/taged_multiple/": put_into("INSERT OR IGNORE INTO tagged (tag, membre) VALUES (?, ?)"),
    "GET /api/groupes/statistiques/": groups, "GET /api/groupes/": groups, "GET /api/groupes/{id}/membres/": group_members,
    "POST /api/groupes/": save_row("groupes", ("nom", "description", "color")), "PUT /api/groupes/{id}/": save_row("groupes", ("nom", "description", "color")),
    "DELETE /api/groupes/{id}/": remove("groupes"), "POST /api/groupes/{id}/insert_membre/": put_into("UPDATE membres SET groupe = ? WHERE id = ?"),
    "GET /api/tags/tous_les_tags/": tags, "GET /api/tags/": tags, "POST /api/tags/": save_row("tags", ("name",)),
    "PUT /api/tags/{id}/": save_row("tags", ("name",)), "DELETE /api/tags/{id}/": remove("tags"),
    "GET /api/departements/statistiques/": lambda call: {"departements": []}, "GET /api/etapes/tous_les_etapes/": lambda call: [],
    "GET /api/events/": events, "GET /api/events/check-name/": event_name, "GET /api/events/{id}/": event,
    "POST /api/events/": save_event, "PUT /api/events/{id}/": save_event, "DELETE /api/events/{id}/": remove("events"),
    "GET /api/events/{id}/assignments/": assignments, "POST /api/events/{id}/assignments/": assign, "PUT /api/events/{id}/assignments/": assign,
    "GET /api/roles-intervenants/": roles, "GET /api/roles-intervenants/most-used/": used_roles, "POST /api/roles-intervenants/": save_row("roles", ("libelle",)),
    "GET /api/roles-intervenants/{id}/": lambda call, id: one("roles", id), "PUT /api/roles-intervenants/{id}/": save_row("roles", ("libelle",)), "DELETE /api/roles-intervenants/{id}/": remove("roles"),
    "GET /api/intervenants/": speakers, "POST /api/intervenants/": save_row("intervenants", ("nom", "prenom")),
    "GET /api/formulaires/": forms, "GET /api/formulaires/{id}/avec_champs/": form,
    "POST /api/formulaires/": save_form, "PUT /api/formulaires/{id}/": save_form, "DELETE /api/formulaires/{id}/": remove("formulaires"),
}


class Handler(BaseHTTPRequestHandler):
    def text(self, key): return self.query.get(key, [""])[0]

    def number(self, key, default): return max(1, int(self.text(key))) if self.text(key).isdigit() else default

    def answer(self):
        parts = urlsplit(self.path)
        self.path, self.query = parts.path, parse_qs(parts.query)
        self.token = self.headers.get("Authorization", "").removeprefix("Token ")
        numbers = re.findall(r"/(\d{1,15})/", self.path)
        name = f"{self.command} {re.sub(r'/[0-9]+/', '/{id}/', self.path)}"
        call, self.account = CALLS.get(name), None
        found = rows("SELECT accounts.* FROM sessions JOIN accounts ON account = id WHERE sessions.hash = ? AND expires > ?", digest(self.token), time.time())
        if found: self.account = found[0]
        elif call not in (login, logout): raise Refused(401, "Veuillez vous connecter.")
        if not call: raise Refused(404, "Cette adresse n’existe pas.")
        length = int(self.headers.get("Content-Length") or 0)
        if length > BODY_MAX: raise Refused(413, "Cet envoi est trop grand.")
        self.body = json.loads(self.rfile.read(length) or b"{}")
        return call(self, *map(int, numbers))

    def handle_call(self):
        try: status, body = 200, self.answer()
        except Refused as refused: status, body = refused.status, refused.body
        except sqlite3.IntegrityError: status, body = 422, {"success": False, "message": "Cet élément n’existe plus."}
        except (ValueError, TypeError, KeyError, AttributeError): status, body = 400, {"success": False, "message": "La demande est mal formée."}
        if status == 200 and self.command == "POST" and self.path == "/api/membres/": status = 201
        self.send(status, json.dumps(body).encode())

    def send(self, status, content=b""):
        self.send_response(status)
        if self.headers.get("Origin") in sys.argv[3:]:
            for name, value in (("Origin", self.headers["Origin"]), ("Methods", "GET, POST, PUT, PATCH, DELETE"), ("Headers", "Authorization, Content-Type")):
                self.send_header(f"Access-Control-Allow-{name}", value)
        for name, value in (("Vary", "Origin"), ("Content-Type", "application/json; charset=utf-8"), ("Content-Length", str(len(content)))): self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def do_OPTIONS(self): self.send(204)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_call


def first_account(email, password):
    if rows("SELECT 1 FROM accounts"): return
    salt = secrets.token_bytes(16)
    db.execute("INSERT INTO accounts (email, salt, hash) VALUES (?, ?, ?)", (email, salt, scrypt(password, salt)))


if __name__ == "__main__":
    first_account(os.environ["PARVIS_EMAIL"], os.environ["PARVIS_PASSWORD"])
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), Handler)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
