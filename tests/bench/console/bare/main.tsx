import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from './ask';
import { Members } from './Members';

/*
 * Shows the console's data with plain React: a form, figures, three charts and a table, by plain fetch. It has no
 * design, no checks, no cache, no router, and neither accessibility nor error handling. It is a lower bound, not an
 * alternative.
 */

function SignIn() {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    const { data } = await ask<{ data: { token: string } }>('login', { body: credentials });
    localStorage.setItem('authToken', data.token);
    location.hash = '#/dashboard';
  };
  return (
    <form onSubmit={submit}>
      <input type="email" name="email" aria-label="E-mail" />
      <input type="password" name="password" aria-label="Mot de passe" />
      <button type="submit">Se connecter</button>
    </form>
  );
}

interface Share {
  id: number;
  nom: string;
  color: string | null;
  membres_count: number;
}

interface Figures {
  counts: Record<string, number>;
  groupes: Share[];
  departements: Share[];
  evolution: { date: string; value: number }[];
}

async function askFigures(): Promise<Figures> {
  const [counts, groups, departments, evolution] = await Promise.all([
    ask<{ data: Figures['counts'] }>('statistics/dashboard'),
    ask<{ data: { groupes: Share[] } }>('groupes/statistiques/'),
    ask<{ data: { departements: Share[] } }>('departements/statistiques/'),
    ask<{ data: Figures['evolution'] }>('membres/evolution-membres/?period=daily'),
  ]);
  const { groupes } = groups.data;
  return {
    counts: counts.data,
    groupes,
    departements: departments.data.departements,
    evolution: evolution.data,
  };
}

function Dashboard() {
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    askFigures().then(setFigures);
  }, []);
  if (!figures) return <p>…</p>;
  return (
    <>
      <dl>
        {Object.entries(figures.counts).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('fr')}</dd>
          </div>
        ))}
      </dl>
      <Shares shares={figures.groupes} />
      <Shares shares={figures.departements} />
      <Drawing>
        <path
          fill="none"
          stroke="green"
          d={`M${figures.evolution.map(({ value }, at) => `${at * 10},${100 - value / 100}`).join('L')}`}
        />
      </Drawing>
    </>
  );
}

function Shares({ shares }: { shares: Share[] }) {
  return (
    <Drawing>
      {shares.map(({ id, color, membres_count }, at) => (
        <path key={id} fill={color ?? 'gray'} d={`M0,${at * 8}h${membres_count}v6H0z`} />
      ))}
    </Drawing>
  );
}

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" width="400" height="100">
    {children}
  </svg>
);

function followHash(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function Console() {
  const hash = useSyncExternalStore(followHash, () => location.hash);
  if (!localStorage.getItem('authToken')) return <SignIn />;
  return (
    <>
      <nav>
        <a href="#/dashboard">Tableau de bord</a> <a href="#/community">Communauté</a>
      </nav>
      {hash === '#/community' ? <Members /> : <Dashboard />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console />);
