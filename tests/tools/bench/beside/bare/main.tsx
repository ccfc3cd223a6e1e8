import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { isSignedIn, signIn } from './calls';
import { Dashboard } from './Dashboard';
import { Members } from './Members';
import { beginScreen } from './screens';

/*
 * The console's sign-in, dashboard and members, with React and code written for them alone. It has what makes a page
 * quick: one file of code, calls that leave before the screen is rendered, and rows that stay while others load. It has
 * no settings, themes, languages, rights or error messages: it is a lower bound, not an alternative.
 */

function SignIn() {
  const [isRefused, setRefused] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await signIn(Object.fromEntries(new FormData(event.currentTarget)));
      beginScreen('#/dashboard');
      location.hash = '#/dashboard';
    } catch {
      setRefused(true);
    }
  };
  return (
    <form className="sign-in" onSubmit={submit}>
      <h1>Connexion</h1>
      {isRefused && <p role="alert">Identifiants refusés.</p>}
      <label>
        Adresse e-mail
        <input type="email" name="email" autoComplete="username" required />
      </label>
      <label>
        Mot de passe
        <input type="password" name="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Se connecter</button>
    </form>
  );
}

function followHash(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const places = [
  ['#/dashboard', 'Tableau de bord'],
  ['#/community', 'Communauté'],
] as const;

function Navigation({ hash }: { hash: string }) {
  return (
    <nav>
      {places.map(([href, name]) => (
        <a
          key={href}
          href={href}
          aria-current={href === hash ? 'page' : undefined}
          onPointerEnter={() => beginScreen(href)}
          onFocus={() => beginScreen(href)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Console() {
  const hash = useSyncExternalStore(followHash, () => location.hash);
  if (!isSignedIn()) return <SignIn />;
  return (
    <>
      <Navigation hash={hash} />
      <main>{hash === '#/community' ? <Members /> : <Dashboard />}</main>
    </>
  );
}

if (isSignedIn()) beginScreen(location.hash);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Console />);
