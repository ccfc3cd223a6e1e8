/* Sign-in, session and the frame around every screen (L, S). */
const login = ['areas/login/login.browser'];
const session = ['session/session.test'];
const shell = ['areas/console/console.browser'];

export default [
  {
    file: 'src/areas/login/LoginForm.tsx',
    tests: login,
    plant: {
      'L4 the password may be missing': ['label={texts.password} required', 'label={texts.password}'],
      'L7 nothing is said while signing in': ['busyLabel={texts.submitting}', 'busyLabel=""'],
    },
  },
  {
    file: 'src/areas/login/AccountForm.tsx',
    tests: login,
    plant: {
      'L3 L18 any text is an address': ['type="email"', 'type="text"'],
      'L16 typing leaves the error': ['onInput={state.error ? session.clearError : undefined}', ''],
    },
  },
  {
    file: 'src/ui/form/fields/PasswordField.tsx',
    tests: login,
    plant: { 'L5 the eye shows nothing': ["type={isShown ? 'text' : 'password'}", 'type="password"'] },
  },
  {
    file: 'src/areas/login/SignInScreen.tsx',
    tests: login,
    plant: {
      'L8 the forgotten password says the mail is sent': [
        "onForgotten={() => goTo('reset')}",
        "onForgotten={() => goTo('sent')}",
      ],
      'L16 the error of the sign-in follows to the reset': ['    session.clearError();\n', ''],
      'L21 no way back from the reset': [
        "onSent={() => goTo('sent')}\n            onBack={() => goTo('login')}",
        "onSent={() => goTo('sent')}\n            onBack={() => goTo('reset')}",
      ],
    },
  },
  {
    file: 'src/areas/login/ErrorBanner.tsx',
    tests: login,
    plant: { 'L9 the banner is not announced': [' role="alert"', ''] },
  },
  {
    file: 'src/areas/login/account.ts',
    tests: login,
    plant: {
      'L11 spaces of a password are cut': [
        'password: textOf(password),',
        'password: textOf(password).trim(),',
      ],
    },
  },
  {
    file: 'src/areas/login/ResetForm.tsx',
    tests: login,
    plant: {
      'L20 nothing is said while the reset is sent': ['busyLabel={texts.sendingLink}', 'busyLabel=""'],
    },
  },
  {
    file: 'src/areas/login/ResetSent.tsx',
    tests: login,
    plant: { 'L25 no way back from the confirmation': [' onClick={onBack}', ''] },
  },
  {
    file: 'src/areas/login/texts.ts',
    tests: login,
    plant: {
      'L2 another subtitle': ['votre espace de gestion', 'l’espace de gestion'],
      'L19 the reset button promises less': ["sendLink: 'Envoyer le lien'", "sendLink: 'Envoyer'"],
      'L24 the confirmation names no mailbox': ['Vérifiez votre boîte mail pour', 'Attendez'],
    },
  },
  {
    file: 'src/api/endpoints/auth.ts',
    tests: login,
    plant: { 'L22 the other reset call is used': ["'/api/auth/reset-password/'", "'/api/reset-password/'"] },
  },
  {
    file: 'src/session/storedKeys.ts',
    tests: login,
    plant: { 'L13 the token has another key': ["TOKEN_KEY = 'authToken'", "TOKEN_KEY = 'token'"] },
  },
  {
    file: 'src/session/session.ts',
    tests: login,
    plant: {
      'L10 the fallback of the reset at sign-in': ["attempt('loginFailed'", "attempt('resetFailed'"],
      'L12 the user beside the data wins': [
        '{ ...beside, ...data }',
        '{ ...data, ...beside, user: beside.user }',
      ],
      'L26 the fallback of the sign-in at the reset': ["'resetFailed',", "'loginFailed',"],
      'S9 a failed sign-out is not logged': ["      report('signing out', error);\n", ''],
    },
  },
  {
    file: 'src/session/session.ts',
    tests: session,
    plant: {
      'S1 the stored user is known before the check': [
        'let state = LOADING;',
        'let state: SessionState = { ...LOADING, user: store.user() };',
      ],
      'S5 the stored user stays after a check': [
        'store.save(token, answer.user);\n      enter(answer.user, answer);\n    } catch',
        'store.save(token, answer.user);\n      enter(store.user(), {});\n    } catch',
      ],
      'S6 a failed check is not logged': ["      report('the check of the session', error);\n", ''],
      'S7 signing out does not call the server': [
        'await client.call((await loadCalls()).logout, {});',
        'await loadCalls();',
      ],
      'S8 a failed sign-out keeps the token': [
        "      report('signing out', error);\n",
        "      report('signing out', error);\n      return set({ busy: false });\n",
      ],
      'S10 signing out is not busy': [
        'logout(): Promise<void> {\n    set({ busy: true });',
        'logout(): Promise<void> {',
      ],
      'S11 a 401 changes nothing': [
        'if (isHosted || refused === token) leave(true);',
        'if (isHosted) leave(true);',
      ],
    },
  },
  {
    file: 'src/session/session.ts',
    tests: ['areas/frame/roles.browser'],
    plant: {
      'S12 users of one role are kept out': [
        "set({ status: 'signed-in', user, capabilities",
        "set({ status: (user as { role?: string })?.role === 'lecteur' ? 'signed-out' : 'signed-in', user, capabilities",
      ],
    },
  },
  {
    file: 'src/api/client.ts',
    tests: ['api/client/requests.test', 'api/client/failures.test'],
    plant: { 'S13 the token has another scheme': ['`Token ${token}`', '`Bearer ${token}`'] },
  },
  {
    file: 'src/ui/state/Splash.tsx',
    tests: ['areas/frame/widget.browser', 'ui/parts.browser'],
    plant: { 'S3 the splash says nothing': ['      <p>{texts.loading}</p>\n', ''] },
  },
  {
    file: 'src/areas/frame/signIn/SignInGate.tsx',
    tests: ['areas/frame/widget.browser', 'areas/login/login.browser', 'areas/console/console.browser'],
    plant: {
      'L1 the screen stays in sight of who is signed out': [
        '<div key={visit} ref={screen} hidden={!isOpen}>',
        '<div key={visit} ref={screen}>',
      ],
      'S8 what was open stays after a chosen sign-out': [
        'return isExpired && owner !== undefined ?',
        'return owner !== undefined ?',
      ],
    },
  },
  {
    file: 'src/areas/frame/signIn/useFocusAfterSignIn.ts',
    tests: ['areas/console/console.browser', 'areas/login/login.browser'],
    plant: {
      'L15 the focus is lost after signing in': ['requestAnimationFrame(() => goOn(widget))', 'void widget'],
    },
  },
  {
    file: 'src/areas/console/screens.ts',
    tests: ['areas/console/consoleScreens.test'],
    plant: {
      'S26 the first link leads to the hub': ["{ to: '/dashboard', text", "{ to: '/apps', text"],
      'S30 a record is not under its section': [
        'here === link || here.startsWith(`${link}/`)',
        'here === link',
      ],
    },
  },
  {
    file: 'src/areas/console/screens.ts',
    tests: shell,
    plant: { 'S22 the root leads to the members': ["HOME = '/dashboard'", "HOME = '/community'"] },
  },
  {
    file: 'src/areas/console/texts.ts',
    tests: shell,
    plant: {
      'S27 the members under another word': ["'COMMUNAUTÉ'", "'MEMBRES'"],
      'S33 the way out under another word': ["signOut: 'Déconnexion'", "signOut: 'Quitter'"],
    },
  },
  {
    file: 'src/areas/console/NavBar.tsx',
    tests: shell,
    plant: { 'S30 no link is the active one': ["aria-current={isUnder(to, path) ? 'page' : undefined}", ''] },
  },
  {
    file: 'src/areas/console/UserMenu.tsx',
    tests: shell,
    plant: {
      'S31 the menu has the same name for every user': ['label={name}', 'label="Utilisateur"'],
      'S32 the settings lead nowhere': [
        'onSelect={() => navigate(SETTINGS)}',
        'onSelect={() => navigate("/apps")}',
      ],
    },
  },
  {
    file: 'src/areas/console/ConsoleArea.tsx',
    tests: shell,
    plant: { 'S23 an unknown path stays': ['<Redirect to={HOME} />', 'null'] },
  },
  {
    file: 'src/areas/members/area.ts',
    tests: ['areas/members/record/states.browser'],
    plant: { 'S19 the detail needs an id': ['/details/:id?', '/details/:id'] },
  },
  {
    file: 'src/areas/members/useScreens.ts',
    tests: ['areas/members/record/states.browser', 'areas/members/edit/edit.browser'],
    plant: {
      'S34 the edit screen of a record goes back to the list': [
        "screen.screen === 'edit' ? detailPath(screen.id)",
        "screen.screen === 'edit' ? memberRoutes.list",
      ],
    },
  },
  {
    file: 'src/ui/tokens.css',
    tests: shell,
    plant: { 'S36 nearly the brand colour': ['#76c12c', '#76b12c'] },
  },
];
