import { useEffect, useState } from 'react';
import { take } from './calls';
import { Curve, type Point, type Share, Shares } from './charts';
import { dashboardCalls, membersPage, whenIdle } from './screens';

function useAnswer<T>(path: string): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    const abort = new AbortController();
    take<T>(path, abort.signal).then(
      (given) => abort.signal.aborted || setAnswer(given),
      () => {},
    );
    return () => abort.abort();
  }, [path]);
  return answer;
}

const countNames: Readonly<Record<string, string>> = {
  groups: 'Nombre de groupes',
  departments: 'Nombre de départements',
  users: 'Nombre d’utilisateurs',
  members: 'Nombre de membres',
};

function Counts() {
  const counts = useAnswer<{ data: Record<string, number> }>(dashboardCalls.counts)?.data;
  return (
    <dl className="counts">
      {Object.entries(countNames).map(([key, name]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{counts?.[key]?.toLocaleString('fr')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Dashboard() {
  const groups = useAnswer<{ data: { groupes: Share[] } }>(dashboardCalls.groups)?.data.groupes;
  const departments = useAnswer<{ data: { departements: Share[] } }>(dashboardCalls.departments);
  const evolution = useAnswer<{ data: Point[] }>(dashboardCalls.evolution)?.data;
  useEffect(() => whenIdle(membersPage(1)), []);
  return (
    <>
      <h1>Tableau de bord</h1>
      <Counts />
      <div className="panels">
        <section className="panel">
          <h2>Groupes</h2>
          <div className="share">{groups && <Shares shares={groups} />}</div>
        </section>
        <section className="panel">
          <h2>Départements</h2>
          <div className="share">{departments && <Shares shares={departments.data.departements} />}</div>
        </section>
      </div>
      <section className="panel">
        <h2>Évolution des membres</h2>
        <div className="curve">{evolution && <Curve points={evolution} />}</div>
      </section>
    </>
  );
}
