import { useEffect, useState } from 'react';
import { forget, take } from './calls';
import { type Member, MemberTable } from './MemberTable';
import { NewMember } from './NewMember';
import { membersPage, whenIdle } from './screens';

interface Page {
  count: number;
  next: string | null;
  results: Member[];
}

/** Keys that follow each other faster are one search; a longer pause would only be felt. */
const PAUSE = 50;

function usePage(number: number, search: string, written: number): Page | undefined {
  const [page, setPage] = useState<Page>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every member written asks for the page again.
  useEffect(() => {
    const abort = new AbortController();
    const load = () =>
      take<Page>(membersPage(number, search), abort.signal).then(
        (given) => abort.signal.aborted || setPage(given),
        () => {},
      );
    const waiting = search ? setTimeout(load, PAUSE) : void load();
    return () => {
      clearTimeout(waiting);
      abort.abort();
    };
  }, [number, search, written]);
  useEffect(() => {
    if (page?.next) return whenIdle(membersPage(number + 1, search));
  }, [page, number, search]);
  return page;
}

/** The rows of the page before stay until the next ones are there. */
export function Members() {
  const [number, setNumber] = useState(1);
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [written, setWritten] = useState(0);
  const [dialog, setDialog] = useState<'form' | 'confirmation'>();
  const page = usePage(number, search, written);
  const tick = (ids: readonly number[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) isTicked ? next.add(id) : next.delete(id);
    setTicked(next);
  };
  const confirm = () => {
    forget();
    setWritten(written + 1);
    setDialog('confirmation');
  };
  return (
    <>
      <h1>Membres</h1>
      <div className="tools">
        <input
          type="search"
          aria-label="Rechercher un membre"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setNumber(1);
          }}
        />
        <button type="button" disabled={ticked.size === 0}>
          Actions groupées
        </button>
        <button type="button" onClick={() => setDialog('form')}>
          Ajouter un membre
        </button>
      </div>
      <p role="status">
        {ticked.size > 0
          ? `${ticked.size} sélectionné`
          : page && `${page.count.toLocaleString('fr')} membres`}
      </p>
      <MemberTable members={page?.results} ticked={ticked} onTick={tick} />
      <p>
        <button type="button" disabled={number === 1} onClick={() => setNumber(number - 1)}>
          Précédent
        </button>{' '}
        Page {number}{' '}
        <button type="button" disabled={!page?.next} onClick={() => setNumber(number + 1)}>
          Suivant
        </button>
      </p>
      {dialog === 'form' && <NewMember onSaved={confirm} onClose={() => setDialog(undefined)} />}
      {dialog === 'confirmation' && <Confirmation onClose={() => setDialog(undefined)} />}
    </>
  );
}

function Confirmation({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
      <h2>Membre créé avec succès !</h2>
      <p>Nouveau membre ajouté avec succès</p>
      <button type="button" onClick={onClose}>
        Compris
      </button>
    </dialog>
  );
}
