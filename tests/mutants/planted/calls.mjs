/* The client, its endpoint families, failures, constants and bounds (A, X, C, Z). */
const client = ['api/client/requests.test', 'api/client/failures.test'];
const endpoints = ['api/contract/endpoints.test'];
const answers = ['api/parseResponse.test'];
const failures = ['texts/failures.test'];
const constants = ['domain/membre.test'];

export default [
  {
    file: 'src/api/client.ts',
    tests: client,
    plant: {
      'A1 twice the time': ['API_TIMEOUT = 10_000', 'API_TIMEOUT = 20_000'],
      'A1 no word on the content': [
        "if (typeof body === 'string') headers['Content-Type'] = 'application/json';",
        '',
      ],
      'A9 a write is tried again': ["endpoint.method === 'GET' && !isAhead ? RETRIES : 0", 'RETRIES'],
      'A6 a file is read as text': [
        'body: file && ok ? await response.blob()',
        'body: file && !ok ? await response.blob()',
      ],
      'A11 the form is sent as text': [
        'if (!endpoint.multipart) return',
        'if (endpoint.multipart !== undefined || true) return',
      ],
      'X2 no answer is an answer': [
        "if (!reply) throw new ApiError({ kind: 'offline', status: 0 });",
        "if (!reply) throw new ApiError({ kind: 'server', status: 0 });",
      ],
    },
  },
  {
    file: 'src/api/http/url.ts',
    tests: client,
    plant: {
      'A13 lists without their brackets': ['`${name}[]=${', '`${name}=${'],
      'A10 ids as they are written': ['return encodeURIComponent(String(value));', 'return String(value);'],
    },
  },
  {
    file: 'src/api/endpoints/auth.ts',
    tests: endpoints,
    plant: {
      'A2 the token is refreshed by another method': [
        "refresh: post('/api/verify-token'",
        "refresh: get('/api/verify-token'",
      ],
      'A3 one reset instead of two': [
        "resetPassword: post('/api/reset-password'",
        "resetPassword: post('/api/auth/reset-password/'",
      ],
    },
  },
  {
    file: 'src/api/endpoints/statistiques.ts',
    tests: endpoints,
    plant: {
      'A4 appointments elsewhere': ["'/api/statistics/appointments/'", "'/api/statistics/rendez-vous/'"],
      'A7 alerts are posted': ['markAlertRead: patch(', 'markAlertRead: post('],
    },
  },
  {
    file: 'src/api/endpoints/membresWrites.ts',
    tests: endpoints,
    plant: { 'A12 the department is put': ['setDepartment: patch(', 'setDepartment: put('] },
  },
  {
    file: 'src/api/endpoints/evenements.ts',
    tests: endpoints,
    plant: {
      'A15 events are unregistered at once': ["'/api/events/{id}/unregister/'", "'/api/events/unregister/'"],
    },
  },
  {
    file: 'src/api/http/parseResponse.ts',
    tests: answers,
    plant: {
      'A14 rows one level deeper are not found': ['[inside(data), data].filter', '[data].filter'],
      'A8 a refusal with status 200 is an answer': ['    if (!isRefusal(part)) continue;', '    continue;'],
    },
  },
  {
    file: 'src/api/errors.ts',
    tests: client,
    plant: {
      'X1 the message of the server is dropped': [
        'message: text(message) ?? text(error)',
        'message: text(error)',
      ],
      'X1 the fields are dropped': ['fields: fieldsOf(errors),', 'fields: {},'],
    },
  },
  {
    file: 'src/texts/failures.ts',
    tests: failures,
    plant: {
      'X3 an unexpected failure is any failure': [
        'failure.message ?? fallback ?? texts.unknown',
        'failure.message ?? fallback ?? texts.noMessage',
      ],
      'X5 an apostrophe of another shape': ["Vous n'êtes pas", 'Vous n’êtes pas'],
      'X9 the server is to blame in other words': [
        "server: 'Erreur interne du serveur'",
        "server: 'Erreur du serveur'",
      ],
    },
  },
  {
    file: 'src/domain/utilisateur.ts',
    tests: constants,
    plant: {
      'C1 shorter passwords': ['PASSWORD_MIN_LENGTH = 8', 'PASSWORD_MIN_LENGTH = 6'],
      'C2 longer names of users': ['USERNAME_MIN_LENGTH = 3', 'USERNAME_MIN_LENGTH = 4'],
    },
  },
  {
    file: 'src/domain/members/email.ts',
    tests: constants,
    plant: { 'C3 an address without a dot': ['@[^\\s@]+\\.[^\\s@]+$/', '@[^\\s@]+$/'] },
  },
  {
    file: 'src/domain/couleur.ts',
    tests: ['domain/couleur.test'],
    plant: { 'C5 light colours from 0.8': ['LIGHTNESS_LIMIT = 0.7', 'LIGHTNESS_LIMIT = 0.8'] },
  },
  {
    file: 'src/domain/palettes.ts',
    tests: ['domain/couleur.test'],
    plant: { 'C6 one colour of the palette is another': ["'#0EA5E9'", "'#0EA5E8'"] },
  },
  {
    file: 'src/domain/events/evenement.ts',
    tests: constants,
    plant: { 'C8 the pause is longer': ['NAME_CHECK_DELAY = 500', 'NAME_CHECK_DELAY = 600'] },
  },
  {
    file: 'src/texts/locale.ts',
    tests: ['texts/formats.test'],
    plant: { 'C12 dates as in Belgium': ["LOCALE = 'fr-FR'", "LOCALE = 'fr-CA'"] },
  },
  {
    file: 'src/domain/forms/formulaire.ts',
    tests: constants,
    plant: {
      'C10 the newest forms first': ["FORM_ORDERING = 'created_at'", "FORM_ORDERING = '-created_at'"],
    },
  },
];
