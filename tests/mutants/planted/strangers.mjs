/*
 * What a page, a visitor or another program may do to a screen (Z), and limits of the reference server that show there.
 */
export default [
  {
    file: 'src/api/http/callHost.ts',
    tests: ['areas/frame/hostHandlers.browser'],
    plant: { 'Z16 a handler of the host that throws is not reported': ['    reportHost(error);\n', ''] },
  },
  {
    file: 'src/session/tokenStore.ts',
    tests: ['session/session.test'],
    plant: {
      'Z10 any token of local storage is used': [
        '(found.hasToken || found.isTried) && found.token',
        'found.token',
      ],
      'Z10 the user of another program is taken away': [
        'if (hasUser()) kept?.removeItem(USER_KEY);',
        'kept?.removeItem(USER_KEY);',
      ],
    },
  },
  {
    file: 'src/backEnds.ts',
    tests: ['e2e/hosts/backEnds.e2e'],
    plant: {
      'Z11 a placeholder may name any back end': [
        '!isPlaceholder || origin === location.origin',
        '!isPlaceholder || origin !== ""',
      ],
    },
  },
  {
    file: 'src/areas/form/answering/useStamp.ts',
    tests: ['areas/form/opening.browser'],
    plant: {
      'Z15 the trap is not sent': ['written ? { tampon, site_web: written } : { tampon }', '{ tampon }'],
      'Z15 a form is sent at once': [
        '    await new Promise((done) => setTimeout(done, at + AGE - performance.now()));\n',
        '',
      ],
    },
  },
  {
    file: 'src/areas/treeRuntime.ts',
    tests: ['areas/frame/treeRuntime.test'],
    plant: { 'Z17 each widget has its own time': ['  byTimeout.set(key, known);\n', ''] },
  },
];
